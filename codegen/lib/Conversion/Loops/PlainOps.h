//===- PlainOps.h - common operations to the LLVM dialect -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's conversion spends ten times as long in its driver as in patterns.
/// So the functions declared here replace, without a driver, common operations
/// that are simple to lower: loops and branches, arithmetic on scalars, loads
/// and stores. Operations with fast-math or exact flags, vectors, or a memref
/// in an unusual place are left to upstream's conversion.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PLAINOPS_H
#define PADLAB_CODEGEN_PLAINOPS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace padlab {

/// Maps the values of a function to their lowered forms, which have types of
/// the LLVM dialect, while some operations are lowered already and others are
/// not. Casts connect these two kinds of operations.
class LoweredValues {
public:
  explicit LoweredValues(const mlir::LLVMTypeConverter &types) : types(types) {}

  /// Returns the lowered form of `value`, which has the type of the LLVM
  /// dialect; a cast of `value` if it is not lowered yet. A value that is
  /// neither an index nor a memref is its own lowered form.
  mlir::Value get(mlir::Value value);
  llvm::SmallVector<mlir::Value> get(mlir::ValueRange values) {
    return llvm::map_to_vector(values, [&](mlir::Value v) { return get(v); });
  }
  /// From now on, `lowered` replaces `old`, which stays until `finish`.
  void replace(mlir::Value old, mlir::Value lowered);
  void erase(mlir::Operation *op) { lowered.insert(op); }
  bool isErased(mlir::Operation *op) const { return lowered.contains(op); }
  /// Lets `finish` erase the arguments that `block` has now.
  void eraseArguments(mlir::Block *block) {
    blocks.push_back({block, block->getNumArguments()});
  }
  /// Whether the lowered form of `value` was already requested.
  bool isAsked(mlir::Value value) const { return known.contains(value); }
  /// Adds casts for the remaining users, and erases the lowered operations.
  void finish();

  const mlir::LLVMTypeConverter &getTypes() const { return types; }

private:
  mlir::Value getLatest(mlir::Value value) const;

  const mlir::LLVMTypeConverter &types;
  /// `known` maps a value to its lowered form, `latest` a lowered form to the
  /// one that has replaced it.
  llvm::DenseMap<mlir::Value, mlir::Value> known, latest;
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>> replaced;
  llvm::SetVector<mlir::Operation *> lowered;
  llvm::SmallVector<std::pair<mlir::Block *, unsigned>> blocks;
};

/// Whether the type is an index, a signless integer, f16, bf16, f32 or f64.
bool isPlainScalar(mlir::Type type);

/// Lowers `scf.for`, `scf.while` and `scf.if` that carry only scalars and
/// memrefs, have no attributes that need another lowering, and are nested only
/// in such operations.
void lowerPlainControl(mlir::func::FuncOp function, LoweredValues &values);

/// Lowers all operations of `function`, which has loops on buffers, that are
/// simple to lower (see the beginning of this file).
void lowerPlainOps(mlir::func::FuncOp function,
                   const mlir::LLVMTypeConverter &types);

} // namespace padlab

#endif // PADLAB_CODEGEN_PLAINOPS_H
