//===- Child.h - the process that serves a worker -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parent and the child that serves it, the two sides of a worker, share
/// this: the framing of messages, and the page of memory that outlives the
/// child.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_WORKER_CHILD_H
#define PADLAB_FUZZ_LIB_WORKER_CHILD_H

#include "padlab/fuzz/Worker.h"

namespace padlab::worker {

/// Every message begins with its length in 8 bytes. As soon as the child is
/// ready, it sends an empty message.
using Length = uint64_t;
inline constexpr Length maxMessageBytes = Length(1) << 30;

/// A page on which the child notes what it is doing, and which the parent reads
/// after the child's death.
struct ActivityPage {
  static constexpr size_t maxNameBytes = 256;
  char names[numActivities][maxNameBytes];
};

/// The page of this process if it is a worker's child; otherwise null.
extern ActivityPage *currentPage;

/// Makes this process die when its parent dies, ignore the signals that the
/// parent handles (those of the terminal, SIGTERM and SIGPIPE), unblock all
/// others, and dump no core.
void tieToParent(int parent);

/// Serves the requests that come through `socket` until the parent closes it.
/// Everything that the process prints goes to `errorFile`.
[[noreturn]] void serve(const Worker::Factory &factory, int socket,
                        int errorFile, int parent);

/// From now on, this process fills freed memory with bytes that are not a valid
/// pointer. A compiler that reads an erased operation then crashes at once.
/// Otherwise it would mostly find the old contents, and sometimes damage newer
/// ones. With AddressSanitizer, which finds such reads itself, the function
/// does nothing.
void poisonFreedMemory();

} // namespace padlab::worker

#endif // PADLAB_FUZZ_LIB_WORKER_CHILD_H
