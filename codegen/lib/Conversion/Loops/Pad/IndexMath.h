//===- IndexMath.h - index arithmetic that folds ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_PAD_INDEXMATH_H
#define PADLAB_CODEGEN_LIB_CONVERSION_PAD_INDEXMATH_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"

#include "llvm/ADT/DenseMap.h"

namespace padlab {

/// Arithmetic on indices. An index whose value is known at compile time is an
/// attribute, and operations on known indices fold. Other operations are
/// created at the builder's insertion point. Each constant is created only
/// once, at the beginning of `entry`.
class IndexMath {
public:
  IndexMath(mlir::OpBuilder &builder, mlir::Block &entry)
      : builder(builder), entry(entry) {}

  mlir::Block &getEntry() { return entry; }
  void setLoc(mlir::Location newLoc) { loc = newLoc; }

  mlir::OpFoldResult number(int64_t value);
  mlir::Value get(mlir::OpFoldResult index);

  mlir::OpFoldResult add(mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);
  mlir::OpFoldResult sub(mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);
  mlir::OpFoldResult mul(mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);
  /// Divides, rounding towards zero. `rhs` must not be zero.
  mlir::OpFoldResult divide(mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);

  /// Returns the value of `condition` if it is known at compile time; otherwise
  /// nullopt.
  static std::optional<bool> getKnown(mlir::OpFoldResult condition);
  // A condition is an attribute if it is known at compile time; otherwise it is
  // a value of type i1.
  mlir::OpFoldResult equal(mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);
  mlir::OpFoldResult atMost(mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);
  mlir::OpFoldResult both(mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);
  mlir::OpFoldResult either(mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);
  mlir::OpFoldResult select(mlir::OpFoldResult condition,
                            mlir::OpFoldResult yes, mlir::OpFoldResult no);

private:
  mlir::OpBuilder &builder;
  mlir::Block &entry;
  std::optional<mlir::Location> loc;
  llvm::DenseMap<int64_t, mlir::Value> constants;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_PAD_INDEXMATH_H
