//===- PadConsumers.h - what reads a padded tensor --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADCONSUMERS_H
#define PADLAB_CODEGEN_PADCONSUMERS_H

#include "PadFusionForms.h"

namespace padlab {

/// One dimension of a pad whose amounts of padding are constant.
struct PaddedDim {
  /// If this is false, source and result are equal in this dimension, and the
  /// fields below are not set.
  bool isPadded = false;
  /// The position in the result at which the source begins; negative if the
  /// source is cropped.
  int64_t low = 0;
  int64_t source = 0, result = 0;
};

/// How a loop of a consumer is split: the iterations from `from` to `to` - 1,
/// the middle part, read only the source. The extent is negative if it is
/// unknown; such a loop is not split.
struct LoopSplit {
  int64_t from = 0, to = 0, extent = -1;
  bool isSplit() const { return from > 0 || to < extent; }
};

/// A structured operation that reads a padded tensor.
struct PadConsumer {
  mlir::linalg::LinalgOp op;
  /// The numbers of the operands that are the padded tensor, or a box of it.
  llvm::SmallVector<unsigned, 2> operands;
  llvm::SmallVector<LoopSplit> loops;
};

/// How all consumers of a pad are split.
struct PadConsumersPlan {
  llvm::SmallVector<PaddedDim> dims;
  llvm::SmallVector<PadConsumer> consumers;
};

/// Plans the split of all consumers of `pad`. If the function returns nothing,
/// `refusal` says why; the refusal's source is `None` if the pad's users are
/// neither structured operations nor slices, or if only extents of the pad and
/// its slices are queried.
std::optional<PadConsumersPlan>
planPadConsumers(mlir::tensor::PadOp pad, PadFusionRefusal &refusal,
                 const PadFusionOptions &options);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADCONSUMERS_H
