//===- Probe.cpp - does this program show the defect? -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Triage.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;

const Verdict *padlab::selectDefect(const CaseReport &report) {
  if (const Verdict *defect = report.getDefect())
    return defect;
  for (const Verdict &verdict : report.verdicts)
    if (verdict.kind == "rejected")
      return &verdict;
  return nullptr;
}

static bool areSame(const Verdict &a, const Verdict &b) {
  return a.kind == b.kind && a.pipeline == b.pipeline;
}

std::vector<Verdict> padlab::selectDefects(const CaseReport &report) {
  std::vector<Verdict> defects;
  for (const Verdict &verdict : report.verdicts) {
    const VerdictKind *kind = findVerdictKind(verdict.kind);
    if (kind && kind->isDefect() &&
        llvm::none_of(defects, [&](const Verdict &known) {
          return areSame(known, verdict);
        }))
      defects.push_back(verdict);
  }
  if (const Verdict *only = selectDefect(report); only && defects.empty())
    defects.push_back(*only);
  return defects;
}

std::string padlab::describeOutcome(const CaseReport &report) {
  // All defects: what is known must not hide what is new.
  std::string outcome;
  for (const Verdict &defect : selectDefects(report))
    outcome +=
        (outcome.empty() ? "" : ", ") + defect.kind + " " + defect.pipeline;
  return outcome.empty() ? report.verdicts.front().kind : outcome;
}

CaseReport DefectProbe::check(llvm::StringRef text,
                              llvm::ArrayRef<std::string> pipelines,
                              llvm::StringRef name) {
  std::vector<std::string> names = pipelines.vec();
  if (names.empty())
    for (const Pipeline &pipeline : getPipelines())
      names.push_back(pipeline.name);
  std::unique_ptr<Worker> &worker = workers[names];
  if (!worker)
    worker = std::make_unique<Worker>(makeDifferentialFactory(names, target));
  return checkInWorker(*worker, text, name);
}

std::vector<std::string> padlab::getPipelinesOf(const Verdict &defect) {
  std::vector<std::string> pipelines = {defect.pipeline};
  if (const VerdictKind *kind = findVerdictKind(defect.kind);
      kind && kind->comparesPipelines)
    pipelines.insert(pipelines.begin(), getPipelines().front().name);
  return pipelines;
}

bool DefectProbe::shows(llvm::StringRef text, const Verdict &defect, bool stops,
                        const Blame &blame) {
  // Only the guilty pipeline; where no pipeline is named, all of them.
  std::vector<std::string> pipelines;
  if (!defect.pipeline.empty())
    pipelines = getPipelinesOf(defect);
  CaseReport report = check(text, pipelines);
  if (report.stops != stops ||
      llvm::none_of(report.verdicts, [&](const Verdict &verdict) {
        return areSame(verdict, defect);
      }))
    return false;
  if (blame.pass.empty())
    return true;
  Blame now = blamer.find(text, defect);
  return now.pass == blame.pass && now.pattern == blame.pattern;
}
