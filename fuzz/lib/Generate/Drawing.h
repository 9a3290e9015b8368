//===- Drawing.h - choices that all generators make alike -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which emitters a case favours, and which of the values that exist is used.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_DRAWING_H
#define PADLAB_LIB_GENERATE_DRAWING_H

#include "padlab/fuzz/Choices.h"

#include "llvm/ADT/SmallVector.h"

#include <algorithm>

namespace padlab::generate {

/// How often each of `emitters` is drawn in one case, which favours some
/// (`favour` times their own weight) and never uses others. The first is always
/// possible.
template <typename Emitter>
llvm::SmallVector<unsigned> drawWeights(Choices &choices,
                                        llvm::ArrayRef<Emitter> emitters,
                                        unsigned favour) {
  llvm::SmallVector<unsigned> weights;
  for (const Emitter &emitter : emitters)
    weights.push_back(emitter.weight * choices.pick({1u, 0u, 1u, favour}));
  weights.front() += 1;
  return weights;
}

/// A number below `count`, which is positive; small ones are likelier: the
/// smaller of two draws.
inline uint64_t drawRecent(Choices &choices, uint64_t count) {
  uint64_t first = choices.draw(count);
  return std::min(first, choices.draw(count));
}

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_DRAWING_H
