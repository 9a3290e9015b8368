//===- NativeInvocation.cpp - a call that is repeated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NativeInvocation.h"

#include "../Runtime/Parallel.h"
#include "NativeResults.h"
#include "Site.h"

#include "padlab/codegen/TimedThreads.h"

#include <unistd.h>

using namespace padlab;

static int64_t timedThreads = 1;

void padlab::setTimedThreads(int64_t threads) { timedThreads = threads; }

/// Returns the pool of this process; null if one thread is to run everything. A
/// forked child makes its own pool, because its parent's threads do not exist
/// in the child.
static const padlab_pool *getTimedPool() {
  static padlab_pool *pool = nullptr;
  static pid_t owner = 0;
  if (timedThreads < 2)
    return nullptr;
  if (!pool || owner != getpid() || pool->workers != timedThreads) {
    // A child must not destroy its parent's pool: it would wait forever for
    // threads that do not exist in the child.
    if (owner == getpid())
      padlab_pool_destroy(pool);
    pool = padlab_pool_create(timedThreads);
    owner = getpid();
  }
  return pool;
}

bool NativeInvocation::passArguments(llvm::ArrayRef<RuntimeValue> inputs) {
  runtime::Arena::Use use(arena);
  slots.assign(signature.getNumSlots(), 0);
  bool passed =
      signature.passArguments(inputs, slots, [](llvm::ArrayRef<char> bytes) {
        return LocalSite().allocate(bytes);
      });
  afterArguments = arena.getMark();
  return passed;
}

void NativeInvocation::invoke() {
  runtime::Arena::Use use(arena);
  arena.resetTo(afterArguments);
  runtime::timedPool = getTimedPool();
  entry(slots.data());
  runtime::timedPool = nullptr;
}

std::optional<llvm::SmallVector<RuntimeValue>>
NativeInvocation::getResults() const {
  llvm::ArrayRef<uint64_t> resultSlots =
      llvm::ArrayRef(slots).drop_front(signature.getNumArgumentSlots());
  std::string reason;
  auto native = NativeResults::get(signature, resultSlots, reason);
  if (!native)
    return std::nullopt;
  LocalSite site;
  if (!native->readDescriptors(site).hasReturned() ||
      !native->makeRoom(reason) || !native->readElements(site).hasReturned())
    return std::nullopt;
  return native->take();
}
