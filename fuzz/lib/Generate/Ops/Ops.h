//===- Ops.h - the operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To generate one more operation: one file here with a function that emits it
/// from what exists so far, and one line in Ops.def.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_OPS_OPS_H
#define PADLAB_LIB_GENERATE_OPS_OPS_H

#include "../ProgramBuilder.h"

namespace padlab::generate {

struct OpEmitter {
  /// False (and nothing more than arguments and constants emitted) when nothing
  /// fits it.
  bool (*emit)(ProgramBuilder &program);
  llvm::StringLiteral name;
  /// A mask of `Kind` (Transforms/Payload.h): the subjects of passes that ask
  /// for one of these are given it; 0: none.
  unsigned kinds;
  /// How often it is drawn, relative to the others: where anything may stand,
  /// as a producer of what is padded, between a producer and its pad, as a pad,
  /// and in target `tensor`. 0: never.
  unsigned anywhere, producer = 0, between = 0, pad = 0, tensor = 0;
  /// A loop or a branch: its share is that of the feature `control`.
  bool isControl = false;
  /// Upstream does not bufferize it, which blocks the way to all lower levels.
  bool staysOnTensors = false;
};

llvm::ArrayRef<OpEmitter> getOpEmitters();

#define PADLAB_OP(FUNCTION, ...) bool FUNCTION(ProgramBuilder &program);
#define PADLAB_TENSOR_OP(...)
#include "Ops.def"

/// How often each of them is drawn in one case.
llvm::SmallVector<unsigned> drawOpWeights(Choices &choices,
                                          const Features &features,
                                          unsigned OpEmitter::*weight);

/// A tensor with elements, of at least this rank, that may be copied once more.
std::optional<TrackedTensor> pickCopyable(ProgramBuilder &program,
                                          unsigned minRank);

bool emitMatmul(ProgramBuilder &program);
/// One that reads `source`; false where none fits.
bool emitWindowOver(ProgramBuilder &program, const TrackedTensor &source);
/// Forms that some transform takes, with extents that it takes: one place, or
/// those of a tile.
bool emitUnitWindow(ProgramBuilder &program);
bool emitWinogradWindow(ProgramBuilder &program);
bool emitFhwcWindow(ProgramBuilder &program);
bool emitImg2colWindow(ProgramBuilder &program);
bool emitSimpleDepthwiseWindow(ProgramBuilder &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_OPS_H
