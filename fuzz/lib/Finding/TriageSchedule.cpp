//===- TriageSchedule.cpp - what triage does next -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TriageSchedule.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;

/// The share of the time for defects that take long.
static constexpr double slowShare = 0.1;
/// So many rounds later for each that was reduced before.
static constexpr size_t roundsPerReduction = 2;

TriageSchedule::TriageSchedule(const RawDefects &defects) : defects(defects) {
  for (auto [index, defect] : llvm::enumerate(defects.getOrder()))
    add({index, "", "", {}}, defect.round);
}

void TriageSchedule::add(TriageTask task, size_t round) {
  RawDefect::Place place = defects.getOrder()[task.defect].getPlaceIn(round);
  (isSlow(task) ? slow : others).insert({place, added++, std::move(task)});
}

std::optional<TriageTask> TriageSchedule::take(double secondsPassed) {
  bool isTimeForSlow = !slowRuns && slowSeconds < slowShare * secondsPassed;
  bool takesSlow = !slow.empty() && (others.empty() || isTimeForSlow);
  std::set<Entry> &from = takesSlow ? slow : others;
  if (from.empty())
    return std::nullopt;
  TriageTask task = std::move(from.extract(from.begin()).value().task);
  slowRuns |= takesSlow;
  return task;
}

void TriageSchedule::finish(const TriageTask &task, double seconds) {
  if (!isSlow(task))
    return;
  slowRuns = false;
  slowSeconds += seconds;
}

void TriageSchedule::postpone(TriageTask task, size_t reducedBefore) {
  size_t round = defects.getOrder()[task.defect].round;
  add(std::move(task), round + roundsPerReduction * reducedBefore);
}
