//===- FutureBuffer.h - what may share the buffer of a tensor -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `bufferization.to_buffer` returns the buffer that a tensor will have after
/// bufferization, here called its *future* buffer. Other tensors of the
/// function may share that buffer. Bufferization keeps the values of tensors
/// apart, but ignores what else the program does with that buffer. The rules
/// here hold for every way to bufferize, whether or not the operations'
/// bufferization models are registered.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_FUTUREBUFFER_H
#define PADLAB_DIALECT_LIB_REFERENCE_FUTUREBUFFER_H

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

namespace padlab::reference {

struct FutureBuffer {
  /// Whether the tensor has other `to_buffer` operations of the same type, so
  /// that CSE may merge them with this one.
  bool hasEqual = false;
  /// Whether tensors that may share the buffer have other `to_buffer`
  /// operations, which CSE cannot merge with this one.
  bool hasOthers = false;
  /// An operation that may compute its result in the buffer, or a terminator
  /// that may pass unknown tensors with this buffer to a block; null if there
  /// is none. If there is one, the buffer's contents depend on which operations
  /// bufferization performs in place.
  mlir::Operation *writer = nullptr;
};

/// Searches the uses of all tensors that may share the buffer, in the function
/// of `op` and in functions that it calls.
FutureBuffer findFutureBuffer(mlir::bufferization::ToBufferOp op);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_FUTUREBUFFER_H
