//===- GroupProgress.cpp - how far a run is, and how long it takes --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GroupProgress.h"

#include "padlab/bench/Harness.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;

GroupProgress &GroupProgress::get() {
  static GroupProgress progress;
  return progress;
}

void GroupProgress::expect(llvm::StringRef group, llvm::StringRef benchmark) {
  llvm::StringRef pattern = filter;
  bool isNegative = pattern.consume_front("-");
  if (!pattern.empty() && pattern != "all" &&
      llvm::Regex(pattern).match(benchmark) == isNegative)
    return;
  groups.insert(group.str());
}

static std::string formatDuration(double seconds) {
  int64_t whole = std::llround(seconds);
  if (whole < 60)
    return llvm::formatv("{0} s", whole);
  return llvm::formatv("{0} min {1} s", whole / 60, whole % 60);
}

std::string GroupProgress::format(llvm::StringRef group) const {
  std::string left;
  if (measured != 0)
    left = formatDuration(seconds / measured *
                          (groups.size() - std::min(done, groups.size()))) +
           " left: ";
  return llvm::formatv("[{0}/{1}] {2}{3}", done + 1, groups.size(), left,
                       group);
}

void GroupProgress::print(llvm::StringRef group) {
  std::string line = format(group);
  if (!llvm::sys::Process::StandardErrIsDisplayed()) {
    llvm::errs() << line << '\n';
    return;
  }
  size_t columns = llvm::sys::Process::StandardErrColumns();
  if (columns > 1)
    line.resize(std::min(line.size(), columns - 1));
  llvm::errs() << "\r\x1b[K" << line;
  isLineOpen = true;
}

void GroupProgress::begin(llvm::StringRef group) {
  print(group);
  begun = readMonotonicClock();
}

void GroupProgress::end() {
  seconds += readMonotonicClock() - begun;
  ++measured;
  ++done;
  finish();
}

void GroupProgress::skip(llvm::StringRef) { ++done; }

void GroupProgress::finish() {
  if (isLineOpen)
    llvm::errs() << "\r\x1b[K";
  isLineOpen = false;
}
