//===- Pieces.h - a loop in pieces for a pool -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PIECES_H
#define PADLAB_CODEGEN_PIECES_H

#include "padlab/codegen/Application.h"

#include <cstdint>

namespace padlab::runtime {

/// Runs the iterations from `first` to `last` - 1 of a loop.
using LoopBody = void (*)(void *data, int64_t first, int64_t last);

/// Runs `count` iterations in `pool`, in pieces of at least `least` iterations.
/// If this makes a single piece or the pool has one worker, the calling thread
/// runs all iterations. Returns false if the pool reports a failure, or has run
/// another number of pieces than requested.
bool runInPool(const padlab_pool &pool, LoopBody body, void *data,
               int64_t count, int64_t least);

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_PIECES_H
