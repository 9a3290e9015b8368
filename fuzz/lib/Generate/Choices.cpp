//===- Choices.cpp - where decisions come from -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Choices.h"

#include <numeric>

using namespace padlab;

size_t Choices::weighted(llvm::ArrayRef<unsigned> weights) {
  uint64_t total = std::accumulate(weights.begin(), weights.end(), uint64_t(0));
  uint64_t at = draw(total);
  for (size_t i = 0; i < weights.size(); ++i) {
    if (at < weights[i])
      return i;
    at -= weights[i];
  }
  return weights.size() - 1;
}

uint64_t RandomChoices::draw(uint64_t bound) {
  // splitmix64 (Steele, Lea, Flood 2014).
  uint64_t z = (state += 0x9E3779B97F4A7C15);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return (z ^ (z >> 31)) % bound;
}

uint64_t ByteChoices::draw(uint64_t bound) {
  uint64_t value = 0;
  for (uint64_t rest = bound - 1; rest && !bytes.empty(); rest >>= 8) {
    value = value << 8 | bytes.front();
    bytes = bytes.drop_front();
  }
  return value % bound;
}
