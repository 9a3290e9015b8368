//===- Parallel.cpp - observed loops of several threads -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A run that the engine observes has only one thread, so that it does the same
/// each time and can be left at any moment. It imitates several threads: a case
/// is run with two poison patterns. With one of them, the loop is cut into
/// ranges of different lengths, which run from the last to the first; with the
/// other, one range has all iterations.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Runtime.h"
#include "padlab/codegen/RuntimeThreads.h"

#include "Arena.h"
#include "Parallel.h"
#include "Pieces.h"
#include "RuntimeState.h"

using namespace padlab::runtime;

const padlab_pool *padlab::runtime::timedPool = nullptr;

/// Runs ranges of one, two and three iterations in turn, backwards.
static void runBackwards(LoopBody body, void *data, int64_t count) {
  constexpr int64_t longest = 3;
  for (int64_t end = count, length = 1; end > 0; end -= length) {
    length = length % longest + 1;
    if (length > end)
      length = end;
    body(data, end - length, end);
  }
}

extern "C" void padlab_parallel_for(LoopBody body, void *data, int64_t count,
                                    int64_t least) {
  if (count < 1)
    return;
  if (timedPool) {
    if (!runInPool(*timedPool, body, data, count, least))
      padlab_error("the pool of threads did not run all of a loop");
    return;
  }
  bool isTimed = Arena::getCurrent();
  if (!isTimed && (getPoison() & 1) == 0)
    runBackwards(body, data, count);
  else
    body(data, 0, count);
}
