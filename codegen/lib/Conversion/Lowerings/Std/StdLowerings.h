//===- StdLowerings.h - std in today's dialects -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One function for each operation of `std`, by family. Types stay as they are:
/// what today's dialects lack of them (layout maps, memory spaces, transfers
/// ...) is the business of the passes that follow.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_STD_STDLOWERINGS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_STD_STDLOWERINGS_H

#include "padlab/dialect/Std/Std.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"

#include <functional>

namespace padlab {

using StdResults = llvm::SmallVector<mlir::Value, 2>;

/// By operation, the function that builds what replaces it, before it, and
/// gives the values that replace its results.
class StdLowerings {
public:
  template <typename Op>
  void add(StdResults (*lowering)(mlir::OpBuilder &, Op)) {
    functions[mlir::TypeID::get<Op>()] = [lowering](mlir::OpBuilder &b,
                                                    mlir::Operation *op) {
      return lowering(b, llvm::cast<Op>(op));
    };
  }

  /// Null for what stays.
  const std::function<StdResults(mlir::OpBuilder &, mlir::Operation *)> *
  find(mlir::Operation *op) const {
    auto it = functions.find(op->getName().getTypeID());
    return it == functions.end() ? nullptr : &it->second;
  }

private:
  llvm::DenseMap<mlir::TypeID, std::function<StdResults(mlir::OpBuilder &,
                                                        mlir::Operation *)>>
      functions;
};

/// Branches, calls, returns, constants.
void addControlLowerings(StdLowerings &lowerings);
/// Buffers, their elements, transfers.
void addMemoryLowerings(StdLowerings &lowerings);
/// Tensors and vectors as a whole: dim, extract_element, splat, casts, loads
/// and stores of all elements.
void addAggregateLowerings(StdLowerings &lowerings);
/// Arithmetic, comparison, selection.
void addElementwiseLowerings(StdLowerings &lowerings);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_STD_STDLOWERINGS_H
