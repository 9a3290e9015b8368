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
  /// Whether every execution of the pad uses the amounts in `lowNumbers`. False
  /// if the amounts change, for example from one iteration to the next.
  bool isFixed = true;
};

/// Picks amounts for a source with these extents. Each amount is zero, positive
/// or negative, and static or dynamic.
PadAmounts pickPadAmounts(ProgramBuilder &program, const Extents &source);

/// Picks a tensor to be padded. It is mostly the result of a structured
/// operation, or is derived from such a result by a slice, a cast, a reshape or
/// another pad. If there is no such tensor, it is any other. Returns nullopt if
/// there is none at all, or if the case has no room for another one.
std::optional<TrackedTensor> pickPadSource(ProgramBuilder &program);

/// Pads `source` with a value of any kind, and adds the result to the values of
/// the program.
TrackedTensor buildPad(ProgramBuilder &program, const TrackedTensor &source,
                       const PadAmounts &amounts);

/// Emits a padding value before the pad. Returns null if the region of the pad
/// is to compute the value instead.
mlir::Value emitPadValueOutside(ProgramBuilder &program, mlir::Type type);

/// Emits the padding value for the position `point` at the end of the pad's
/// region. `interior`, if given, is a position in the result that always holds
/// an element of the source. Because the pad needs no padding value there, the
/// computation may be undefined at that position.
mlir::Value emitPadValueInside(ProgramBuilder &program, mlir::Type type,
                               mlir::ValueRange point,
                               std::optional<llvm::ArrayRef<int64_t>> interior);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_PAD_H
