//===- TimeLeft.cpp - how long a task still takes --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TimeLeft.h"

#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cmath>

using namespace padlab;

/// The share of a task that is done, as its last word has it; 0 where that does
/// not say so.
static double getShareDone(llvm::StringRef word) {
  unsigned number = 0, all = 0;
  bool isBracketed = word.consume_front("[");
  if (word.consumeInteger(10, number) ||
      !word.consume_front(isBracketed ? "/" : " of ") ||
      word.consumeInteger(10, all) ||
      !word.starts_with(isBracketed ? "]" : ":") || number < 1 || number > all)
    return 0;
  return (number - 1.0) / all;
}

double padlab::nightly::estimateSecondsLeft(const Task &task, double elapsed,
                                            llvm::StringRef word) {
  double share = getShareDone(word);
  double left = share > 0 ? elapsed * (1 - share) / share
                          : std::abs(task.expected - elapsed);
  return std::clamp(left, 0.0, std::max(0.0, task.limit - elapsed));
}

std::string padlab::nightly::describeSecondsLeft(double seconds) {
  constexpr double minute = 60;
  if (seconds < minute)
    return "less than a minute";
  return llvm::formatv("about {0} min", std::llround(seconds / minute));
}
