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

/// The same operations on the same values, locations apart.
bool areEquivalent(mlir::ModuleOp a, mlir::ModuleOp b);

/// A copy in one of the forms that text does not tell apart. Every attribute
/// that has a default has a value, and none is `false`: an optional one may be
/// so by default, or not be there.
mlir::OwningOpRef<mlir::ModuleOp> normalize(mlir::ModuleOp module);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_EQUIVALENCE_H
