//===- OpTable.h - operations that all generators share ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The table of operations that compute with scalars, or with vectors and
/// tensors element by element: how each is built, for which operands it is
/// defined, and what range its result has. To add an operation, add a row to
/// OpTable.def, and use its name in the code that draws operations. The table
/// has operations with one or two operands and without required attributes.
/// Generators create others, such as `math.fma`, themselves.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_OPTABLE_H
#define PADLAB_LIB_GENERATE_OPTABLE_H

#include "mlir/IR/Builders.h"
#include "llvm/IR/ConstantRange.h"

namespace padlab::generate {

enum class ArithOp : unsigned {
#define PADLAB_INTEGER(NAME, INDEX, DOMAIN, RANGE) NAME,
#define PADLAB_OTHER(NAME, OP) NAME,
#include "OpTable.def"
};

/// The operands for which an operation is defined. Total: all. Shift: amounts
/// below the width. Division: divisors other than zero. SignedDivision:
/// divisors other than zero for which the quotient does not overflow.
enum class Domain { Total, Shift, Division, SignedDivision };

struct ArithEntry {
  Domain domain;
  unsigned numOperands;
  mlir::Operation *(*create)(mlir::OpBuilder &, mlir::Location,
                             mlir::ValueRange operands);
  bool (*matches)(mlir::Operation *);
  /// Only operations on integers have these two functions: `createIndex`
  /// creates the counterpart in the dialect `index`; `getRange` computes the
  /// range of the result.
  mlir::Operation *(*createIndex)(mlir::OpBuilder &, mlir::Location,
                                  mlir::ValueRange operands) = nullptr;
  llvm::ConstantRange (*getRange)(const llvm::ConstantRange &lhs,
                                  const llvm::ConstantRange &rhs) = nullptr;
};

const ArithEntry &getArithEntry(ArithOp op);
/// Returns the entry of an existing operation; null if the table has none.
const ArithEntry *findArithEntry(mlir::Operation *op);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPTABLE_H
