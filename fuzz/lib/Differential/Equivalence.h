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

/// Returns a copy in one of the forms that the text does not distinguish. Every
/// attribute that has a default value is set, and none is `false`, because an
/// optional one may be false by default or absent.
mlir::OwningOpRef<mlir::ModuleOp> normalize(mlir::ModuleOp module);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_EQUIVALENCE_H
