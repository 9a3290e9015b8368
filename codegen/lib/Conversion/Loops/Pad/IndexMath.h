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

/// Arithmetic on indices, which are attributes if their values are known.
/// Operations are created at the builder's insertion point, and each constant
/// once, at the beginning of the function.
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

  /// Returns the value of a condition that is known.
  static std::optional<bool> getKnown(mlir::OpFoldResult condition);
  // Conditions are values of type i1 or, where known, attributes.
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
