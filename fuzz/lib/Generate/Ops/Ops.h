//===- Ops.h - the operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To generate a further operation, add a function to a file of this folder
/// that emits it from existing values, and a line to Ops.def.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_OPS_OPS_H
#define PADLAB_LIB_GENERATE_OPS_OPS_H

#include "../ProgramBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace padlab::generate {

struct OpEmitter {
  /// Emits the operation and returns true. Returns false if no existing values
  /// fit the operation, or if the limits of the case forbid it. It may then
  /// have emitted arguments and operations that compute an operand, but not the
  /// operation itself.
  bool (*emit)(ProgramBuilder &program);
  llvm::StringLiteral name;
  /// A mask of `Kind` (Transforms/Payload.h), or 0. If a pass needs one of
  /// these kinds, programs for the pass mostly get this operation or another
  /// one of such a kind.
  unsigned kinds;
  /// The weights relative to other emitters: anywhere, as a producer of a pad,
  /// between a producer and its pad, as a pad, and in target `tensor`. A weight
  /// of 0 means never, except that drawOpWeights never gives all emitters the
  /// weight 0, and that some programs of target `tensor` also compute.
  unsigned anywhere, producer = 0, between = 0, pad = 0, tensor = 0;
  /// Whether the operation is a loop or a branch; the feature `control` says
  /// how often these are drawn.
  bool isControl = false;
  /// Whether small programs for a focus below tensors do without the operation,
  /// mostly because upstream cannot bufferize it.
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

/// Picks a tensor of at least this rank that has elements. Returns nullopt if
/// there is none, or if the program has no room for another tensor of its size.
std::optional<TrackedTensor> pickCopyable(ProgramBuilder &program,
                                          unsigned minRank);

bool emitMatmul(ProgramBuilder &program);
/// Emits a convolution or pooling of `source`. Returns false if no such
/// operation fits.
bool emitWindowOver(ProgramBuilder &program, const TrackedTensor &source);

// Each of these emits a convolution or pooling in the form and with the extents
// that one transform requires, such as extents of 1 or those of a Winograd
// tile.
bool emitUnitWindow(ProgramBuilder &program);
bool emitWinogradWindow(ProgramBuilder &program);
bool emitFhwcWindow(ProgramBuilder &program);
bool emitImg2colWindow(ProgramBuilder &program);
bool emitSimpleDepthwiseWindow(ProgramBuilder &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_OPS_H
