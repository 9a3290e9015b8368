//===- TimeLeft.cpp - how much time a task still needs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TimeLeft.h"

#include "../Support/Files.h"
#include "../Support/Process.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cmath>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

/// Reads which share of a task is done from a progress line such as `[3/10]` or
/// `3 of 10:`; returns 0 if the line has none.
static double getShareDone(StringRef word) {
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
                                            StringRef word) {
  double share = getShareDone(word);
  double left = share > 0 ? elapsed * (1 - share) / share
                          : std::abs(task.expected - elapsed);
  return std::clamp(left, 0.0, std::max(0.0, task.limit - elapsed));
}

std::string padlab::nightly::describeSecondsLeft(double seconds) {
  constexpr double minute = 60;
  if (seconds < minute)
    return "less than a minute";
  return formatv("about {0} min", std::llround(seconds / minute));
}

double padlab::nightly::estimateSecondsLeft(ArrayRef<TaskProgress> left,
                                            int cores) {
  double work = 0, longest = 0;
  for (const TaskProgress &progress : left) {
    const Task &task = *progress.task;
    double seconds =
        progress.isRunning()
            ? estimateSecondsLeft(task, progress.elapsed, progress.word)
            : task.expected;
    longest = std::max(longest, seconds);
    work += seconds * (task.quiet ? cores : std::min(task.cores, cores));
  }
  return std::max(longest, work / cores);
}

std::string padlab::nightly::readLastWord(const Plan &plan, StringRef id) {
  std::string word = readLastLine(plan.getTaskDir(id) + "/log");
  return llvm::all_of(word, llvm::isPrint) ? word : "";
}

std::string padlab::nightly::describeProgress(const Plan &plan,
                                              ArrayRef<TaskProgress> left,
                                              int cores) {
  constexpr size_t maxNames = 8;
  std::vector<std::string> running;
  std::string word;
  size_t count = 0;
  for (const TaskProgress &progress : left) {
    if (!progress.isRunning())
      continue;
    if (++count <= maxNames)
      running.push_back(progress.task->id);
    word = progress.word;
  }
  if (count > maxNames)
    running.push_back(std::to_string(count - maxNames) + " more");
  return formatv("{0} of {1} tasks, {2} left: {3}{4}{5}",
                 plan.tasks.size() - left.size(), plan.tasks.size(),
                 describeSecondsLeft(estimateSecondsLeft(left, cores)),
                 llvm::join(running, ", "), word.empty() ? "" : ": ", word);
}

ProgressLine::ProgressLine() : isTerminal(::isatty(2)), begin(getSeconds()) {}

bool ProgressLine::isDue() {
  constexpr double often = 1, seldom = 30;
  if (getSeconds() - lastShown < (isTerminal ? often : seldom))
    return false;
  lastShown = getSeconds();
  return true;
}

void ProgressLine::show(StringRef line) const {
  constexpr size_t width = 150;
  if (isTerminal)
    llvm::errs() << "\r\033[K" << stamp() << line.take_front(width);
  else
    tell(line.str());
}

void ProgressLine::tell(const std::string &line) const {
  clear();
  llvm::errs() << stamp() << line << '\n';
}

void ProgressLine::clear() const {
  if (isTerminal)
    llvm::errs() << "\r\033[K";
}

std::string ProgressLine::stamp() const {
  unsigned seconds = getSeconds() - begin;
  return formatv("[{0,2}:{1}] ", seconds / 60,
                 llvm::format_decimal(seconds % 60, 2))
      .str();
}
