//===- Counters.cpp - where the signals of feedback go -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Counters.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

#include <cstring>
#include <sys/mman.h>

using namespace padlab;

#define EXTRA_COUNTERS                                                         \
  __attribute__((section("__libfuzzer_extra_counters"), used,                  \
                 aligned(pageBytes)))

namespace padlab::feedback {
EXTRA_COUNTERS uint8_t features[featureCounters];
EXTRA_COUNTERS uint8_t actions[actionCounters];
EXTRA_COUNTERS uint8_t functions[functionCounters];
volatile unsigned selected = FeedbackNone;
} // namespace padlab::feedback

namespace {
struct SignalName {
  FeedbackSignal signal;
  llvm::StringLiteral name;
};
} // namespace
static constexpr SignalName signalNames[] = {
    {FeedbackFeatures, "features"},
    {FeedbackActions, "actions"},
    {FeedbackFunctions, "functions"},
};

std::optional<unsigned> padlab::parseFeedbackSignals(llvm::StringRef text) {
  if (text == "all")
    return FeedbackAll;
  if (text == "none")
    return FeedbackNone;
  unsigned signals = FeedbackNone;
  llvm::SmallVector<llvm::StringRef> words;
  text.split(words, ',');
  for (llvm::StringRef word : words) {
    const SignalName *found =
        llvm::find_if(signalNames, [&](auto &s) { return s.name == word; });
    if (found == std::end(signalNames))
      return std::nullopt;
    signals |= found->signal;
  }
  return signals;
}

std::string padlab::toFeedbackText(unsigned signals) {
  llvm::SmallVector<llvm::StringRef> words;
  for (const SignalName &entry : signalNames)
    if (signals & entry.signal)
      words.push_back(entry.name);
  return words.empty() ? "none" : llvm::join(words, ",");
}

void padlab::selectFeedback(unsigned signals) { feedback::selected = signals; }

llvm::MutableArrayRef<uint8_t>
padlab::getFeedbackCounters(FeedbackSignal signal) {
  switch (signal) {
  case FeedbackFeatures:
    return feedback::features;
  case FeedbackActions:
    return feedback::actions;
  case FeedbackFunctions:
    return feedback::functions;
  default:
    return {};
  }
}

bool padlab::shareFeedback() {
  static const bool shared = llvm::all_of(signalNames, [](const SignalName &s) {
    llvm::MutableArrayRef<uint8_t> bytes = getFeedbackCounters(s.signal);
    return mmap(bytes.data(), bytes.size(), PROT_READ | PROT_WRITE,
                MAP_SHARED | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == bytes.data();
  });
  return shared;
}

void padlab::clearFeedbackCounters() {
  for (const SignalName &entry : signalNames) {
    llvm::MutableArrayRef<uint8_t> bytes = getFeedbackCounters(entry.signal);
    std::memset(bytes.data(), 0, bytes.size());
  }
}
