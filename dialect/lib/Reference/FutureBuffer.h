//===- FutureBuffer.h - what may share the buffer of a tensor -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `bufferization.to_buffer` gives the *future* buffer of a tensor, which other
/// tensors of the function may share once it is bufferized. Bufferization keeps
/// tensors apart, but knows nothing of the uses of that buffer. The rules here
/// hold for every way to bufferize, whether or not the operations'
/// bufferization models are registered.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_FUTUREBUFFER_H
#define PADLAB_DIALECT_LIB_REFERENCE_FUTUREBUFFER_H

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

namespace padlab::reference {

struct FutureBuffer {
  /// The tensor has other `to_buffer`s of this type, so that CSE may merge them.
  bool hasEqual = false;
  /// The tensors that may share it have other `to_buffer`s than these.
  bool hasOthers = false;
  /// An operation that may compute its result in the buffer, or null. If there
  /// is one, the buffer's contents depend on which operations bufferization
  /// performs in place.
  mlir::Operation *writer = nullptr;
};

/// Looks through the function of `op`, whatever the order of execution.
FutureBuffer findFutureBuffer(mlir::bufferization::ToBufferOp op);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_FUTUREBUFFER_H
