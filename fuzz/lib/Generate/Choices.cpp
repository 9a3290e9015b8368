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

// The generator splitmix64 (Steele, Lea, Flood 2014).
static uint64_t nextRandom(uint64_t &state) {
  uint64_t z = (state += 0x9E3779B97F4A7C15);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

uint64_t RandomChoices::draw(uint64_t bound) {
  return nextRandom(state) % bound;
}

void RandomChoices::enterSection(unsigned index) {
  // The seed is mixed before the index is added, so that section 1 of seed 1
  // does not equal section 0 of seed 2.
  state = seed;
  state = nextRandom(state) + index;
  state = nextRandom(state);
}

uint64_t ByteChoices::draw(uint64_t bound) {
  uint64_t value = 0;
  for (uint64_t left = bound - 1; left && !rest.empty(); left >>= 8) {
    value = value << 8 | rest.front();
    rest = rest.drop_front();
  }
  return value % bound;
}

void ByteChoices::enterSection(unsigned index) {
  rest = bytes.drop_front(std::min(bytes.size(), index * sectionBytes))
             .take_front(sectionBytes);
}
