//===- Counters.h - where the signals of feedback go -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A counter is one byte in the section that libFuzzer reads as extra counters.
/// libFuzzer's set of features has 2^21 places, and a counter takes 8 of them.
/// With more than 262,144 counters, different counters would share places.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FEEDBACK_COUNTERS_H
#define PADLAB_FUZZ_LIB_FEEDBACK_COUNTERS_H

#include "padlab/fuzz/Feedback.h"

#include "llvm/Support/xxhash.h"

namespace padlab::feedback {

inline constexpr size_t featureCounters = size_t(1) << 15;
inline constexpr size_t actionCounters = size_t(1) << 15;
/// There are no more than needed, because every case takes the time to read and
/// clear all counters. A case marks only one for functions.
inline constexpr size_t functionCounters = size_t(1) << 13;
static_assert(featureCounters + actionCounters + functionCounters < 262144,
              "libFuzzer's features would alias");

/// Each array of counters begins at a page and fills whole pages, so that
/// `shareFeedback` can map the array without anything else.
inline constexpr size_t pageBytes = 4096;
static_assert(featureCounters % pageBytes == 0 &&
              actionCounters % pageBytes == 0 &&
              functionCounters % pageBytes == 0);
extern uint8_t features[featureCounters];
extern uint8_t actions[actionCounters];
extern uint8_t functions[functionCounters];

/// The signals that are selected. The SIGTRAP handler reads this variable.
extern volatile unsigned selected;

/// Marks a counter. How often something occurs in a case is not counted,
/// because libFuzzer would treat each of eight ranges of the number as a
/// feature of its own, and would take most cases for new only because they are
/// longer or shorter than others.
inline void mark(uint8_t &counter) { counter = 1; }

/// The finalizer of splitmix64: async-signal-safe, and the same in every
/// process.
inline uint64_t mix(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

inline uint64_t hash(llvm::StringRef text) { return llvm::xxh3_64bits(text); }
inline uint64_t combine(uint64_t a, uint64_t b) {
  return mix(a * 0x9E3779B97F4A7C15 + b);
}

} // namespace padlab::feedback

#endif // PADLAB_FUZZ_LIB_FEEDBACK_COUNTERS_H
