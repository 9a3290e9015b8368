//===- Oracles.cpp - the registered oracles -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

#include "padlab/codegen/PassList.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/InterleavedRange.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {
struct Oracle {
  constexpr Oracle(const PipelineOracle &pipelines) : pipelines(&pipelines) {}
  constexpr Oracle(Scope scope, JudgeCase *judgeCase)
      : scope(scope), judgeCase(judgeCase) {}
  Scope getScope() const { return pipelines ? pipelines->scope : scope; }

  /// Null if it judges cases as a whole.
  const PipelineOracle *pipelines = nullptr;
  Scope scope = Scope::All;
  JudgeCase *judgeCase = nullptr;
};
} // namespace

/// The oracles in the order in which their verdicts are reported: those that
/// explain most come first.
static constexpr Oracle allOracles[] = {
    {Scope::All, judgeDefinedness},
    invalidIR,
    {Scope::Truths, judgeMisreading},
    introducedUB,
    falseClaim,
    nativeCrash,
    nativeHang,
    outOfBounds,
    useAfterFree,
    doubleFree,
    poison,
    value,
    {Scope::All, judgeDisagreement},
    check,
    leak,
    {Scope::All, judgeRoundTrip},
    nondeterminism,
    slowCompile,
    irGrowth,
    rejection,
};

static void judgePipelines(const PipelineOracle &oracle,
                           const Evidence &evidence,
                           std::vector<Verdict> &verdicts) {
  bool judgesCompilation = oracle.scope == Scope::Compilations;
  for (const PipelineEvidence &pipeline : evidence.pipelines) {
    if (pipeline.sharesWith && !judgesCompilation)
      continue;
    Reading reading = judgesCompilation
                          ? Reading::None
                          : readOutput(evidence.reference, pipeline);
    auto add = [&](std::string detail, bool interpreted) {
      Verdict &verdict = verdicts.emplace_back();
      verdict.kind = oracle.kind.str();
      verdict.pipeline = pipeline.pipeline->name;
      verdict.detail = std::move(detail);
      verdict.interpreted = interpreted;
      if (!interpreted)
        verdict.pass = pipeline.misreader.empty()
                           ? getPassArgument(pipeline.subject.pass).str()
                           : pipeline.misreader;
      verdict.phase = interpreted ? Phase::Subject : oracle.phase;
      if (interpreted)
        if (auto difference = findReadDifference(evidence.reference, pipeline))
          setValues(*difference, verdict);
      if (oracle.describe)
        oracle.describe(evidence.reference, pipeline, verdict);
    };
    if (oracle.judgeReading && reading == oracle.reading)
      if (auto detail = oracle.judgeReading(evidence.reference, pipeline))
        add(std::move(*detail), /*interpreted=*/true);
    if (isDecided(reading) || !oracle.judgePipeline)
      continue;
    if (auto detail = oracle.judgePipeline(evidence.reference, pipeline))
      add(std::move(*detail), /*interpreted=*/false);
  }
}

std::vector<std::string> oracles::listQuotedNames(llvm::StringRef message) {
  llvm::SmallVector<llvm::StringRef> parts;
  message.split(parts, '\'');
  std::vector<std::string> names;
  for (size_t quoted = 1; quoted < parts.size(); quoted += 2)
    if (!llvm::is_contained(names, parts[quoted]))
      names.push_back(parts[quoted].str());
  return names;
}

void oracles::setValues(const Difference &difference, Verdict &verdict) {
  verdict.place = "result " + std::to_string(difference.result);
  llvm::raw_string_ostream os(verdict.place);
  if (!difference.index.empty())
    os << llvm::interleaved_array(difference.index);
  verdict.expected = difference.expected;
  verdict.actual = difference.actual;
}

bool oracles::endedWell(const PipelineEvidence &pipeline) {
  return !pipeline.runs.empty() &&
         llvm::all_of(pipeline.runs, [](const RunResult &run) {
           return run.status == RunResult::Status::Ok;
         });
}

bool oracles::isOutcome(const RunResult &run) {
  return run.status == RunResult::Status::Ok ||
         run.status == RunResult::Status::Error;
}

std::optional<std::string>
oracles::findWrongEnd(const Interpretation &reference, const RunResult &run) {
  bool stops = run.status == RunResult::Status::Error;
  if (!isOutcome(run) || stops != reference.isDefined())
    return std::nullopt;
  return stops
             ? "expected results, actual: stops with the error '" +
                   run.message + "'"
             : "expected the error '" + reference.reason + "', actual: returns";
}

const RunResult *oracles::findRun(const PipelineEvidence &pipeline,
                                  RunResult::Status status) {
  const auto *run = llvm::find_if(pipeline.runs, [&](const RunResult &run) {
    return run.status == status;
  });
  return run == pipeline.runs.end() ? nullptr : run;
}

RuntimeValue oracles::maskPoison(const RuntimeValue &value,
                                 const RuntimeValue &reference) {
  if (const auto *scalar = std::get_if<Element>(&reference))
    return scalar->isPoison() ? reference : value;
  const auto *tensor = std::get_if<TensorValue>(&reference);
  RuntimeValue masked = value;
  auto *target = std::get_if<TensorValue>(&masked);
  if (!tensor || !target || target->getShape() != tensor->getShape())
    return masked;
  for (int64_t i = 0, e = tensor->getNumElements(); i < e; ++i)
    if (tensor->isPoison(i))
      target->set(i, Element::poison(tensor->getElementType()));
  return masked;
}

std::optional<Difference>
oracles::compareRuns(llvm::ArrayRef<RuntimeValue> reference,
                     const PipelineEvidence &pipeline) {
  if (pipeline.runs.size() < 2 || !endedWell(pipeline) ||
      pipeline.runs.front().results.size() != reference.size())
    return std::nullopt;
  llvm::SmallVector<RuntimeValue> first;
  for (auto [value, expected] :
       llvm::zip_equal(pipeline.runs.front().results, reference))
    first.push_back(maskPoison(value, expected));
  return compare(first, pipeline.runs.back().results);
}

/// The maximal number of elements that a reader can compare by eye. Beyond this
/// size only the difference is printed.
static constexpr int64_t maxPrintedElements = 1 << 16;

static std::vector<std::string> print(llvm::ArrayRef<RuntimeValue> values) {
  std::vector<std::string> texts;
  for (const RuntimeValue &value : values) {
    const auto *tensor = std::get_if<TensorValue>(&value);
    bool isHuge = tensor && tensor->getNumElements() > maxPrintedElements;
    texts.push_back(isHuge ? std::to_string(tensor->getNumElements()) +
                                 " elements, too many to print"
                           : toString(value));
  }
  return texts;
}

/// Returns the run that shows the defect best: one that wrongly stops or does
/// not stop, or whose results are wrong.
static const RunResult *findWrongRun(const Evidence &evidence,
                                     const PipelineEvidence &pipeline) {
  for (const RunResult &run : pipeline.runs)
    if (findWrongEnd(evidence.reference, run))
      return &run;
  for (const RunResult &run : pipeline.runs)
    if (run.status == RunResult::Status::Ok &&
        compare(evidence.reference.results, run.results,
                pipeline.pipeline->exactness))
      return &run;
  return findRun(pipeline, RunResult::Status::Ok);
}

static std::string describeError(llvm::StringRef message) {
  return ("error: " + message).str();
}

/// Prints the results, or the error instead of them.
static std::vector<std::string> print(const Interpretation &reference) {
  if (!reference.isDefined())
    return {describeError(reference.reason)};
  return print(reference.results);
}
static std::vector<std::string> print(const RunResult &run) {
  if (run.status == RunResult::Status::Error)
    return {describeError(run.message)};
  return print(run.results);
}

/// Returns the pipeline of the first defect or, if there is none, of the first
/// program on which native code and the reference disagree; null if there is
/// neither.
static const PipelineEvidence *findShown(const Evidence &evidence,
                                         const CaseReport &report) {
  const Verdict *defect = report.getDefect();
  for (const PipelineEvidence &pipeline : evidence.pipelines)
    if (defect ? pipeline.pipeline->name == defect->pipeline
               : readOutput(evidence.reference, pipeline) == Reading::Misread)
      return &pipeline;
  return nullptr;
}

static void addValues(const Evidence &evidence, CaseReport &report) {
  const PipelineEvidence *shown = findShown(evidence, report);
  if (!evidence.reference.isTruth() || (!shown && !report.getDefect()))
    return;
  Reading reading =
      shown ? readOutput(evidence.reference, *shown) : Reading::None;
  bool isMisread = reading == Reading::Misread;
  report.expected =
      print(isMisread ? *shown->interpretation : evidence.reference);
  if (isMisread) {
    if (const RunResult *run = findMisreadRun(evidence.reference, *shown))
      report.actual = print(*run);
  } else if (isDecided(reading)) {
    if (shown->interpretation->isTruth())
      report.actual = print(*shown->interpretation);
  } else if (shown) {
    if (const RunResult *run = findWrongRun(evidence, *shown))
      report.actual = print(*run);
  }
}

static PipelineSummary summarize(const Evidence &evidence,
                                 const PipelineEvidence &pipeline) {
  const PipelineEvidence &own =
      pipeline.sharesWith ? evidence.pipelines[*pipeline.sharesWith] : pipeline;
  return {pipeline.pipeline->name, pipeline.subject.fired, own.compiled,
          !own.runs.empty() && llvm::all_of(own.runs, isOutcome),
          pipeline.interpretation.has_value()};
}

/// Whether only the reference ran, and only on the case itself.
static bool isLeftOut(const Evidence &evidence) {
  return !evidence.pipelines.empty() &&
         llvm::all_of(evidence.pipelines, [](const PipelineEvidence &pipeline) {
           return !pipeline.interpretation &&
                  (pipeline.isLeftOut || pipeline.sharesWith);
         });
}

CaseReport padlab::judge(const Evidence &evidence) {
  CaseReport report;
  report.stops = evidence.reference.status == Interpretation::Status::Error;
  for (const Oracle &oracle : allOracles) {
    if (oracle.getScope() == Scope::Truths && !evidence.reference.isTruth())
      continue;
    if (oracle.judgeCase)
      oracle.judgeCase(evidence, report.verdicts);
    else
      judgePipelines(*oracle.pipelines, evidence, report.verdicts);
  }
  // Messages of compilers may have several lines; a detail has one.
  for (Verdict &verdict : report.verdicts)
    for (std::string *text : {&verdict.detail, &verdict.message})
      text->resize(std::min(text->find('\n'), text->size()));
  if (report.verdicts.empty())
    report.verdicts.push_back(
        {isLeftOut(evidence) ? "left-out" : "agree", "",
         evidence.reference.isDefined()
             ? ""
             : "stops with the error '" + evidence.reference.reason + "'"});
  // Summaries count comparisons with the truth, so that a program without one
  // has none.
  if (evidence.reference.isTruth())
    for (const PipelineEvidence &pipeline : evidence.pipelines)
      report.pipelines.push_back(summarize(evidence, pipeline));
  addValues(evidence, report);
  return report;
}
