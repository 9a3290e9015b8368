//===- Probe.cpp - does this program show the defect? -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Differential/ReadyWorker.h"

#include "padlab/fuzz/Incoming.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/ADT/STLExtras.h"

#include <ctime>

using namespace padlab;

const Verdict *padlab::selectDefect(const CaseReport &report) {
  if (const Verdict *defect = report.getDefect())
    return defect;
  for (const Verdict &verdict : report.verdicts)
    if (verdict.has(VerdictKind::Refusal))
      return &verdict;
  return nullptr;
}

StringRef padlab::getPipelineOf(StringRef variant) {
  size_t end = variant.starts_with("{") ? variant.rfind('}') + 1 : 0;
  return variant.take_front(variant.find_first_of("+@:", end));
}

double padlab::getPatience(const Verdict &defect) {
  constexpr double otherSeconds = 5;
  return defect.isCompilerHang() ? hangSeconds : otherSeconds;
}

static bool areSame(const Verdict &a, const Verdict &b) {
  return a.kind == b.kind && a.pipeline == b.pipeline;
}

/// Whether native code gave a wrong value and did no damage, as far as the
/// verdict knows.
static bool isMereValue(const Verdict &verdict) {
  return verdict.has(VerdictKind::WrongValue) &&
         verdict.has(VerdictKind::ChangesMeaning) &&
         !verdict.has(VerdictKind::LeavesDamage);
}

const Verdict *padlab::findAgain(const CaseReport &report,
                                 const Verdict &defect) {
  const Verdict *other = nullptr;
  for (const Verdict &verdict : report.verdicts) {
    if (areSame(verdict, defect))
      return &verdict;
    if (!other && verdict.pipeline == defect.pipeline && isMereValue(verdict) &&
        isMereValue(defect))
      other = &verdict;
  }
  return other;
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
  // All defects are listed: a known one must not hide a new one.
  std::string outcome;
  for (const Verdict &defect : selectDefects(report))
    outcome +=
        (outcome.empty() ? "" : ", ") + defect.kind + " " + defect.pipeline;
  return outcome.empty() ? report.verdicts.front().kind : outcome;
}

Worker &DefectProbe::getWorker(ArrayRef<std::string> pipelines, bool examines,
                               double seconds) {
  std::vector<std::string> names = pipelines.vec();
  bool isChosen = !names.empty();
  if (!isChosen)
    for (const Pipeline &pipeline : getPipelines())
      names.push_back(pipeline.name);
  std::unique_ptr<Worker> &worker =
      workers[{pipelines.vec(), examines, seconds}];
  if (!worker) {
    DifferentialOptions options;
    options.examineEvery = examines;
    options.meetsOwnVariants = !isChosen;
    WorkerLimits limits;
    limits.processorSecondsPerRequest = seconds;
    worker = std::make_unique<Worker>(
        makeReadyDifferentialFactory(compiler, names, options), limits);
  }
  return *worker;
}

double DefectProbe::getProcessorSeconds() const {
  double seconds =
      double(std::clock()) / CLOCKS_PER_SEC + blamer.getProcessorSeconds();
  for (const auto &[key, worker] : workers)
    seconds += worker->getProcessorSeconds();
  return seconds;
}

void DefectProbe::replaceDamaged(Worker &worker, const CaseReport &report) {
  if (!report.mayHaveLeftDamage())
    return;
  worker.renew();
  ++renewals;
}

CaseReport DefectProbe::check(StringRef text, ArrayRef<std::string> pipelines,
                              StringRef name, bool examines, double seconds) {
  Worker &worker = getWorker(pipelines, examines, seconds);
  CaseReport report = checkInWorker(worker, text, name);
  replaceDamaged(worker, report);
  return report;
}

CaseReport DefectProbe::checkGuarded(StringRef text, const Verdict &defect,
                                     ArrayRef<std::string> guards,
                                     ActiveGuards::Mode mode) {
  Worker &worker =
      getWorker(getPipelinesOf(defect), defect.has(VerdictKind::Examined),
                getPatience(defect));
  CaseReport report =
      checkInWorker(worker, text, "case", /*choice=*/{}, guards, mode);
  replaceDamaged(worker, report);
  return report;
}

std::vector<std::string> padlab::getPipelinesOf(const Verdict &defect) {
  if (defect.pipeline.empty())
    return {};
  std::vector<std::string> pipelines = {defect.pipeline};
  if (defect.has(VerdictKind::ComparesPipelines))
    pipelines.insert(pipelines.begin(), getPipelines().front().name);
  return pipelines;
}

/// Whether both verdicts name the same kind, pipeline, pass, operation and
/// message.
static bool saySame(const Verdict &a, const Verdict &b) {
  return areSame(a, b) && a.pass == b.pass && a.operation == b.operation &&
         normalizeMessage(a, {}) == normalizeMessage(b, {});
}

/// Whether `found`, the reference's verdict on a smaller program, may be the
/// reason for `defect`, in which native code touched memory that it must not
/// touch.
static bool isReasonOf(const Verdict &found, const Verdict &defect) {
  return found.pipeline == defect.pipeline && found.interpreted &&
         found.has(VerdictKind::SeenByReference) &&
         defect.has(VerdictKind::WrongValue) &&
         defect.has(VerdictKind::LeavesDamage);
}

/// Returns the verdict of `report` that may be the sought defect, or null.
static const Verdict *findSought(const CaseReport &report,
                                 const SoughtDefect &sought) {
  const Verdict &defect = sought.verdict;
  if (const Verdict *again = findAgain(report, defect)) {
    // Another reason means another defect, even if the same pass is guilty.
    bool hasReason =
        defect.has(VerdictKind::SeenByReference) && !defect.detail.empty();
    return hasReason &&
                   normalizeMessage(*again, {}) != normalizeMessage(defect, {})
               ? nullptr
               : again;
  }
  if (defect.has(VerdictKind::SeenByReference) || sought.blame.pass.empty())
    return nullptr;
  for (const Verdict &verdict : report.verdicts)
    if (isReasonOf(verdict, defect))
      return &verdict;
  return nullptr;
}

bool DefectProbe::shows(StringRef text, SoughtDefect &sought) {
  const Verdict &defect = sought.verdict;
  const std::string &trusted = getPipelines().front().name;
  bool isValue = defect.has(VerdictKind::WrongValue);
  // Runs only the pipelines that the defect needs, or all if it names none. A
  // wrong value also needs the trusted pipeline.
  std::vector<std::string> pipelines = getPipelinesOf(defect);
  if (isValue && pipelines.size() == 1 && pipelines.front() != trusted)
    pipelines.insert(pipelines.begin(), trusted);
  CaseReport report =
      check(text, pipelines, "case", defect.has(VerdictKind::Examined),
            getPatience(defect));
  if (report.stops != sought.stops)
    return false;
  const Verdict *found = findSought(report, sought);
  if (!found)
    return false;
  // If the verdict names its pass, no search is needed.
  if (!isValue && !defect.pass.empty())
    return saySame(*found, defect);
  // If the trusted pipeline gives wrong values, too, this pipeline's wrong
  // values prove nothing about its own passes.
  if (isValue && defect.pipeline != trusted &&
      llvm::any_of(report.verdicts, [&](const Verdict &verdict) {
        return verdict.pipeline == trusted &&
               verdict.has(VerdictKind::WrongValue);
      }))
    return false;
  bool isKindSame = found->kind == defect.kind;
  if (!sought.blame.pass.empty() &&
      !blamer.isExplainedBy(text, isKindSame ? defect : *found, sought.blame))
    return false;
  if (!isKindSame)
    sought.verdict = *found;
  return true;
}
