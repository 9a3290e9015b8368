//===- SparseBody.h - how sparsification reads a body -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_GUARDS_SPARSEBODY_H
#define PADLAB_CODEGEN_LIB_GUARDS_SPARSEBODY_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace padlab::guards {

/// Describes a value in the body of a linalg.generic: how upstream's `Merger`
/// classifies it, and which of that is true.
struct SparseExpression {
  /// The coordinates at which the value may differ from zero. Tensors without a
  /// sparse level neither add nor exclude coordinates.
  enum class Coordinates { Any, Stored, All };

  /// Whether sparsification can compute the value.
  bool isBuilt = false;
  bool isInvariant = false;
  /// Whether the value is a constant other than zero.
  bool isNonzero = false;
  /// Whether the value depends on a tensor with an encoding.
  bool isOfSparse = false;
  /// Whether `isSingleCondition` says that the value changes the entries of the
  /// output and adds none.
  bool isTakenForUpdate = false;
  /// Whether the value is computed from an entry of the output wherever it is
  /// computed, apart from values for missing entries.
  bool isUpdate = false;
  Coordinates coordinates = Coordinates::Any;
};

/// Describes the value that the body yields for the first result.
SparseExpression describeYieldedValue(mlir::linalg::GenericOp generic);

} // namespace padlab::guards

#endif // PADLAB_CODEGEN_LIB_GUARDS_SPARSEBODY_H
