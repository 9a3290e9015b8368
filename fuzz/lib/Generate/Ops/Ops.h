//===- Ops.h - the operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To generate a further operation, add a function to a file here that emits
/// it from existing values, and a line in Ops.def.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_OPS_OPS_H
#define PADLAB_LIB_GENERATE_OPS_OPS_H

#include "../ProgramBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace padlab::generate {

struct OpEmitter {
  /// Emits the operation. If nothing fits it, emits at most arguments and
  /// constants, and returns false.
  bool (*emit)(ProgramBuilder &program);
  llvm::StringLiteral name;
  /// A mask of `Kind` (Transforms/Payload.h): programs for passes that need one
  /// of these kinds get this operation; 0 for none.
  unsigned kinds;
  /// The weights relative to the others: anywhere, as a producer of a pad,
  /// between a producer and its pad, as a pad, and in target `tensor`. 0:
  /// never.
  unsigned anywhere, producer = 0, between = 0, pad = 0, tensor = 0;
  /// Whether it is a loop or a branch, whose share is the feature `control`.
  bool isControl = false;
  /// Whether upstream cannot bufferize it, so that lower levels cannot be
  /// reached.
  bool staysOnTensors = false;
};

llvm::ArrayRef<OpEmitter> getOpEmitters();

#define PADLAB_OP(FUNCTION, ...) bool FUNCTION(ProgramBuilder &program);
#define PADLAB_TENSOR_OP(...)
#include "Ops.def"

/// Draws for one case how often each emitter is used.
llvm::SmallVector<unsigned> drawOpWeights(Choices &choices,
                                          const Features &features,
                                          unsigned OpEmitter::*weight);

/// Picks a tensor with elements, of at least this rank, that may be copied once
/// more.
std::optional<TrackedTensor> pickCopyable(ProgramBuilder &program,
                                          unsigned minRank);

bool emitMatmul(ProgramBuilder &program);
/// Emits a convolution or pooling of `source`; returns false if none fits.
bool emitWindowOver(ProgramBuilder &program, const TrackedTensor &source);

// Each of these emits a convolution in the form and with the extents that one
// transform requires, such as extents of 1 or those of a Winograd tile.
bool emitUnitWindow(ProgramBuilder &program);
bool emitWinogradWindow(ProgramBuilder &program);
bool emitFhwcWindow(ProgramBuilder &program);
bool emitImg2colWindow(ProgramBuilder &program);
bool emitSimpleDepthwiseWindow(ProgramBuilder &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_OPS_H
