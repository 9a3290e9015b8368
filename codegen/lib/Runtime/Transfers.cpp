//===- Transfers.cpp - asynchronous transfers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Implements padlab_dma_start and so on. By its specification, a transfer may
/// move data at any time between its start and its end. The poison pattern of a
/// run decides whether data is moved immediately or only when the program waits
/// for the transfer. So two runs with different patterns detect programs that
/// depend on the time of the move.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Runtime.h"

#include "RuntimeState.h"

#include <cstdio>
#include <cstring>
#include <deque>
#include <vector>

using namespace padlab::runtime;

namespace {

struct Move {
  const void *from;
  void *to;
  uint64_t bytes;
};

struct Transfer {
  uint64_t tag;
  int64_t numElements;
  std::vector<Move> moves;
};

/// Returns the transfers that have not ended, in the order in which they were
/// started. The list is never destroyed.
std::deque<Transfer> &getPending() {
  static auto *pending = new std::deque<Transfer>;
  return *pending;
}

/// Whether elements are moved when they are announced. This is so if the poison
/// pattern is even: a case is run with two patterns, an even one and an odd
/// one.
bool arrivesAtStart() { return (getPoison() & 1) == 0; }

} // namespace

void padlab::runtime::resetTransfers() { getPending().clear(); }

extern "C" void padlab_dma_start(uint64_t tag, int64_t numElements) {
  Busy busy;
  getPending().push_back({tag, numElements, {}});
}

extern "C" void padlab_dma_element(const void *from, void *to, uint64_t bytes) {
  Busy busy;
  if (arrivesAtStart())
    std::memmove(to, from, bytes);
  else
    getPending().back().moves.push_back({from, to, bytes});
}

extern "C" void padlab_dma_wait(uint64_t tag, int64_t numElements) {
  {
    Busy busy;
    std::deque<Transfer> &pending = getPending();
    for (auto it = pending.begin(); it != pending.end(); ++it) {
      if (it->tag != tag || it->numElements != numElements)
        continue;
      for (const Move &move : it->moves)
        std::memmove(move.to, move.from, move.bytes);
      pending.erase(it);
      return;
    }
  }
  char message[128];
  std::snprintf(message, sizeof(message),
                "dma_wait: no transfer of %lld elements was started with this "
                "tag",
                static_cast<long long>(numElements));
  padlab_error(message);
}
