//===- LoopBatches.h - cases checked ahead of libFuzzer ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// libFuzzer asks for one change at a time, and runs the result at once. But
/// cases that share a compilation cost less. So when libFuzzer asks for a
/// change of a case, the loop makes several changes, and checks all of them
/// together. libFuzzer gets the first, and the others when it asks again, even
/// if it then asks for changes of other cases: those cases are changed in the
/// next batch. When libFuzzer runs a case that was checked ahead, the loop
/// shows it the counters that the case has marked.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_LOOPBATCHES_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_LOOPBATCHES_H

#include "padlab/fuzz/Names.h"

#include "LoopBody.h"

#include <deque>

namespace padlab {

/// A case that was checked, and that libFuzzer may not know of yet.
struct CheckedCase {
  /// The bytes that libFuzzer runs.
  std::string input;
  RunAnswer answer;
  /// Whether the input is a case, or a case could be made from it.
  bool hasCase = true;
  /// Whether the child died of this case.
  bool died = false;

  StringRef getText() const {
    return answer.text.empty() ? input : answer.text;
  }
};

/// The wall-clock limit of a request, for all of its cases together. Each case
/// also has a limit of processor time.
inline constexpr unsigned secondsPerRequest = 60;

/// A change that libFuzzer has asked for, with copies of its inputs.
struct AskedChange {
  LoopRequest::Kind kind;
  std::string first, second;

  explicit AskedChange(const LoopRequest &request)
      : kind(request.kind), first(request.first), second(request.second) {}
  LoopRequest toRequest(uint64_t maxSize, uint64_t seed) const {
    return {kind, first, second, {}, maxSize, seed};
  }
};

class LoopBatches {
public:
  void add(CheckedCase checked) { ready.push_back(std::move(checked)); }
  bool isEmpty() const { return ready.empty(); }
  CheckedCase takeFirst();
  /// Hands the first case over to libFuzzer, which will run the text that this
  /// function returns.
  StringRef showFirst();
  StringRef getFirstInput() const { return ready.front().input; }
  /// Returns the case that `showFirst` returned last, if `input` is its text;
  /// otherwise nullopt.
  std::optional<CheckedCase> takeShown(StringRef input);
  /// Takes any case that libFuzzer has not run, if one is left.
  std::optional<CheckedCase> takeUnrun();

  /// Remembers every `changesOfOne`th request that arrives while checked cases
  /// are left. The next batch makes several changes of each remembered case, so
  /// that each case is parsed only once.
  void noteAsked(const LoopRequest &request);
  std::vector<AskedChange> takeAsked() { return std::exchange(asked, {}); }

private:
  static constexpr unsigned changesOfOne = 4;
  std::vector<AskedChange> asked;
  unsigned requests = 0;
  std::deque<CheckedCase> ready;
  std::optional<CheckedCase> shown;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_LOOPBATCHES_H
