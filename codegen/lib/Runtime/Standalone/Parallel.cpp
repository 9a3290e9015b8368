//===- Parallel.cpp - loops of several threads, in applications -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stop.h"

#include "padlab/codegen/Application.h"
#include "padlab/codegen/RuntimeThreads.h"

#include "../Pieces.h"

/// The pool that calls of this thread use. If they use no pool, `parallel_for`
/// is null.
static thread_local padlab_pool pool = {nullptr, nullptr, 1};

extern "C" void padlab_pool_use(const struct padlab_pool *used) {
  pool = used ? *used : padlab_pool{nullptr, nullptr, 1};
}

extern "C" void padlab_parallel_for(padlab::runtime::LoopBody body, void *data,
                                    int64_t count, int64_t least) {
  if (count < 1)
    return;
  if (!pool.parallel_for)
    return body(data, 0, count);
  if (!padlab::runtime::runInPool(pool, body, data, count, least))
    padlab::runtime::stopRun(PADLAB_POOL_FAILED);
}
