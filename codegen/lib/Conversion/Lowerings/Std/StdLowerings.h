//===- StdLowerings.h - std in today's dialects -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One function for each operation of `std` but `alloc_static`, by family.
/// Types stay as they are: later passes handle properties that today's dialects
/// do not support (layout maps, memory spaces, transfers ...).
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

/// Maps an operation to the function that builds its replacement before it, and
/// returns the values that replace its results.
class StdLowerings {
public:
  template <typename Op>
  void add(StdResults (*lowering)(mlir::OpBuilder &, Op)) {
    functions[mlir::TypeID::get<Op>()] = [lowering](mlir::OpBuilder &b,
                                                    mlir::Operation *op) {
      return lowering(b, llvm::cast<Op>(op));
    };
  }

  /// Returns null for operations that stay.
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

/// Adds lowerings of branches, calls, returns and constants.
void addControlLowerings(StdLowerings &lowerings);
/// Adds lowerings of buffers, their elements, and transfers.
void addMemoryLowerings(StdLowerings &lowerings);
/// Adds lowerings of operations on tensors and vectors as a whole: dim,
/// extract_element, splat, casts, loads and stores of all elements.
void addAggregateLowerings(StdLowerings &lowerings);
/// Adds lowerings of arithmetic, comparison and selection.
void addElementwiseLowerings(StdLowerings &lowerings);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_STD_STDLOWERINGS_H
