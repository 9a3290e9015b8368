//===- Child.h - the process that serves a worker -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parts that the two sides of a worker share: the framing of messages and
/// the page that outlives the child.
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

/// The page of this process, if it is a worker's child.
extern ActivityPage *currentPage;

/// Makes this process die when its parent does, and ignore signals of the
/// terminal, which the parent handles.
void tieToParent(int parent);

/// Serves `socket` until the parent closes it. `errorFile` takes everything
/// that is printed.
[[noreturn]] void serve(const Worker::Factory &factory, int socket,
                        int errorFile, int parent);

/// From now on, this process fills freed memory with bytes that are not a valid
/// pointer: a compiler that reads an erased operation crashes there, instead of
/// mostly finding the old contents, and sometimes damaging newer ones.
/// AddressSanitizer checks this itself, so that nothing changes under it.
void poisonFreedMemory();

} // namespace padlab::worker

#endif // PADLAB_FUZZ_LIB_WORKER_CHILD_H
