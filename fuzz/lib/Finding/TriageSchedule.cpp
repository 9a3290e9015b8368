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
/// The time that one of these defects may take, because each run that blame or
/// reduction makes of a hang lasts up to the limit of a case.
static constexpr double slowTaskSeconds = 60;
/// The share of the time for asking which known causes explain defects.
static constexpr double explainingShare = 0.4;
/// If a task waits for N reductions, it is due N times this many rounds later.
static constexpr size_t roundsPerReduction = 2;

TriageSchedule::TriageSchedule(const RawDefects &defects) : defects(defects) {
  for (auto [index, defect] : llvm::enumerate(defects.getOrder()))
    add({index, TriageTask::Step::Explain, "", "", {}}, 0);
}

void TriageSchedule::add(TriageTask task, size_t reductionsLater) {
  const RawDefect &defect = defects.getOrder()[task.defect];
  RawDefect::Place place =
      defect.getPlaceIn(defect.round + roundsPerReduction * reductionsLater);
  std::set<Entry> &to = isSlow(task)                             ? slow
                        : task.step == TriageTask::Step::Explain ? unexplained
                                                                 : others;
  to.insert({place, added++, std::move(task)});
}

std::optional<TriageTask> TriageSchedule::take(double secondsPassed,
                                               double secondsLeft) {
  bool isTimeForSlow = !slowRuns && slowSeconds < slowShare * secondsPassed &&
                       secondsLeft >= slowTaskSeconds;
  bool takesSlow = !slow.empty() &&
                   ((others.empty() && unexplained.empty()) || isTimeForSlow);
  bool explains =
      !unexplained.empty() &&
      (others.empty() || secondsOfExplaining < explainingShare * secondsPassed);
  std::set<Entry> &from = takesSlow ? slow : explains ? unexplained : others;
  if (from.empty())
    return std::nullopt;
  TriageTask task = std::move(from.extract(from.begin()).value().task);
  slowRuns |= takesSlow;
  return task;
}

void TriageSchedule::finish(const TriageTask &task, double seconds) {
  if (isSlow(task)) {
    slowRuns = false;
    slowSeconds += seconds;
  } else if (task.step == TriageTask::Step::Explain) {
    secondsOfExplaining += seconds;
  }
}

std::vector<TriageTask> TriageSchedule::takeRest() {
  std::vector<TriageTask> rest;
  for (std::set<Entry> *tasks : {&unexplained, &others, &slow}) {
    for (const Entry &entry : *tasks)
      rest.push_back(entry.task);
    tasks->clear();
  }
  return rest;
}
