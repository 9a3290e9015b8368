//===- Pieces.cpp - a loop in pieces for a pool -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pieces.h"

using namespace padlab::runtime;

namespace {

/// The maximal number of pieces per worker. It is more than one, so that a
/// worker that starts late can do fewer pieces than others.
constexpr int64_t piecesOfWorker = 4;

/// A loop, cut into pieces whose lengths differ by at most one.
struct Pieces {
  LoopBody body;
  void *data;
  int64_t count, pieces;
  int64_t numDone = 0;

  int64_t getBegin(int64_t piece) const {
    int64_t longer = count % pieces;
    return piece * (count / pieces) + (piece < longer ? piece : longer);
  }
};

} // namespace

static void runPiece(void *data, int64_t piece) {
  auto &all = *static_cast<Pieces *>(data);
  if (piece < 0 || piece >= all.pieces)
    return;
  all.body(all.data, all.getBegin(piece), all.getBegin(piece + 1));
  __atomic_fetch_add(&all.numDone, 1, __ATOMIC_RELEASE);
}

bool padlab::runtime::runInPool(const padlab_pool &pool, LoopBody body,
                                void *data, int64_t count, int64_t least) {
  int64_t pieces = count / (least < 1 ? 1 : least);
  if (pieces / piecesOfWorker > pool.workers)
    pieces = piecesOfWorker * pool.workers;
  if (pieces < 2 || pool.workers < 2) {
    body(data, 0, count);
    return true;
  }
  Pieces all = {body, data, count, pieces};
  return pool.parallel_for(pool.context, runPiece, &all, pieces) == 0 &&
         __atomic_load_n(&all.numDone, __ATOMIC_ACQUIRE) == pieces;
}
