//===- Equivalence.h - whether two programs are one -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_DIFFERENTIAL_EQUIVALENCE_H
#define PADLAB_FUZZ_LIB_DIFFERENTIAL_EQUIVALENCE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace padlab {

/// Whether both have the same operations on the same values, apart from
/// locations.
bool areEquivalent(mlir::ModuleOp a, mlir::ModuleOp b);

/// Returns the normal form of all programs whose text is the same. Attributes
/// with a default value are set; those that are `false` are removed, because an
/// absent optional attribute may mean the same.
mlir::OwningOpRef<mlir::ModuleOp> normalize(mlir::ModuleOp module);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_EQUIVALENCE_H
