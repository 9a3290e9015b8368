//===- Relaxation.h - functions with relaxed floats -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass `padlab-relax-floats` marks functions, and gives their operations
/// the fast-math flags that a licence permits. A licence (`Licence`) says which
/// roundings a pipeline may change. Lowerings keep the permitted flags in
/// marked functions, and remove all other fast-math flags (docs/inexact.md).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_RELAXATION_H
#define PADLAB_CODEGEN_RELAXATION_H

#include "padlab/dialect/ErrorBound.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace padlab {

/// The mark of functions whose floats may be rounded differently.
inline constexpr llvm::StringLiteral relaxedAttr = "pad.relaxed";

/// The licence by which code of marked functions is compiled and judged.
/// Pipelines that contain `padlab-relax-floats` declare this licence.
inline constexpr Licence relaxedLicence = {/*sums=*/true, /*expUlps=*/2};

/// Whether `op` is in a marked function, or is itself a marked function.
inline bool isRelaxed(mlir::Operation *op) {
  auto function = mlir::dyn_cast<mlir::FunctionOpInterface>(op);
  if (!function)
    function = op->getParentOfType<mlir::FunctionOpInterface>();
  return function && function->hasAttr(relaxedAttr);
}

/// Whether the lowering has relaxed forms for `type`.
inline bool hasRelaxedForm(mlir::Type type) {
  return type.isF32() || type.isF64();
}

} // namespace padlab

#endif // PADLAB_CODEGEN_RELAXATION_H
