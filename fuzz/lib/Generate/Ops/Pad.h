//===- Pad.h - parts of tensor.pad -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_OPS_PAD_H
#define PADLAB_LIB_GENERATE_OPS_PAD_H

#include "../ProgramBuilder.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace padlab::generate {

struct PadAmounts {
  llvm::SmallVector<mlir::OpFoldResult, 5> low, high;
  llvm::SmallVector<int64_t, 5> lowNumbers;
  Extents extents; ///< Extents of the result.
  /// Whether every execution of the pad has these amounts.
  bool isFixed = true;
};

/// Picks amounts for a source of these extents: zero, positive or negative,
/// static or dynamic.
PadAmounts pickPadAmounts(ProgramBuilder &program, const Extents &source);

/// Picks a tensor to be padded: mostly the result of a structured operation,
/// directly or through a slice, a cast, a reshape or another pad. Returns
/// nullopt if there is none, or if the case may not grow.
std::optional<TrackedTensor> pickPadSource(ProgramBuilder &program);

/// Pads `source` with a value of any kind and makes the result known.
TrackedTensor buildPad(ProgramBuilder &program, const TrackedTensor &source,
                       const PadAmounts &amounts);

/// Emits a padding value before the pad; returns null if it is to be computed
/// inside.
mlir::Value emitPadValueOutside(ProgramBuilder &program, mlir::Type type);

/// Emits the value of a border point, at the end of the pad's region.
/// `interior` is a point of the result that holds an element of the source, if
/// there is one: there the computation may be undefined.
mlir::Value emitPadValueInside(ProgramBuilder &program, mlir::Type type,
                               mlir::ValueRange point,
                               std::optional<llvm::ArrayRef<int64_t>> interior);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_PAD_H
