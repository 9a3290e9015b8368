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

  /// Null if the oracle judges cases as a whole.
  const PipelineOracle *pipelines = nullptr;
  Scope scope = Scope::All;
  JudgeCase *judgeCase = nullptr;
};
} // namespace

/// The oracles in the order in which their verdicts are reported: verdicts that
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
    unsteadyBuffers,
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

static void judgePipeline(const PipelineOracle &oracle,
                          const Interpretation &reference,
                          const PipelineEvidence &pipeline, Reading reading,
                          std::vector<Verdict> &verdicts) {
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
      if (auto difference = findReadDifference(reference, pipeline))
        setValues(*difference, verdict);
    if (oracle.describe)
      oracle.describe(reference, pipeline, verdict);
  };
  if (oracle.judgeReading && reading == oracle.reading)
    if (auto detail = oracle.judgeReading(reference, pipeline))
      add(std::move(*detail), /*interpreted=*/true);
  if (isDecided(reading) || !oracle.judgePipeline)
    return;
  if (auto detail = oracle.judgePipeline(reference, pipeline))
    add(std::move(*detail), /*interpreted=*/false);
}

/// `readings` has one reading for each pipeline of `evidence`.
static void judgePipelines(const PipelineOracle &oracle,
                           const Evidence &evidence,
                           llvm::ArrayRef<Reading> readings,
                           std::vector<Verdict> &verdicts) {
  bool judgesCompilation = oracle.scope == Scope::Compilations;
  for (auto [pipeline, reading] : llvm::zip_equal(evidence.pipelines, readings))
    if (judgesCompilation || !pipeline.sharesWith)
      judgePipeline(oracle, evidence.reference, pipeline,
                    judgesCompilation ? Reading::None : reading, verdicts);
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

/// Returns a copy of `value` that is poison wherever `reference` is.
static RuntimeValue maskPoison(const RuntimeValue &value,
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

llvm::SmallVector<RuntimeValue>
oracles::maskAll(llvm::ArrayRef<RuntimeValue> results,
                 llvm::ArrayRef<RuntimeValue> reference) {
  if (results.size() != reference.size())
    return llvm::SmallVector<RuntimeValue>(results);
  llvm::SmallVector<RuntimeValue> masked;
  for (auto [value, expected] : llvm::zip_equal(results, reference))
    masked.push_back(maskPoison(value, expected));
  return masked;
}

std::optional<Difference>
oracles::compareRuns(llvm::ArrayRef<RuntimeValue> reference,
                     const PipelineEvidence &pipeline) {
  if (pipeline.runs.size() < 2 || !endedWell(pipeline) ||
      pipeline.runs.front().results.size() != reference.size())
    return std::nullopt;
  return compare(maskAll(pipeline.runs.front().results, reference),
                 pipeline.runs.back().results);
}

/// The number of elements above which a tensor is not printed, because nobody
/// could compare two such tensors by eye. The verdict still has the difference.
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

/// Returns the run that shows the defect best: the first one that wrongly stops
/// or does not stop, else the first one whose results are wrong, else the first
/// one with results.
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

/// Prints the results or, if the program stopped, its error.
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

/// Returns the number of the pipeline whose values are shown: that of the first
/// defect or, if no verdict is a defect, the first one on whose program native
/// code and the reference disagree. Returns nothing if there is no such
/// pipeline.
static std::optional<size_t> findShown(const Evidence &evidence,
                                       llvm::ArrayRef<Reading> readings,
                                       const CaseReport &report) {
  const Verdict *defect = report.getDefect();
  for (auto [number, pipeline, reading] :
       llvm::enumerate(evidence.pipelines, readings))
    if (defect ? pipeline.pipeline->name == defect->pipeline
               : reading == Reading::Misread)
      return number;
  return std::nullopt;
}

static void addValues(const Evidence &evidence,
                      llvm::ArrayRef<Reading> readings, CaseReport &report) {
  std::optional<size_t> number = findShown(evidence, readings, report);
  if (!evidence.reference.isTruth() || (!number && !report.getDefect()))
    return;
  const PipelineEvidence *shown =
      number ? &evidence.pipelines[*number] : nullptr;
  Reading reading = number ? readings[*number] : Reading::None;
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

/// Whether the reference ran the case itself, and neither native code nor any
/// subject's output was run.
static bool isLeftOut(const Evidence &evidence) {
  return !evidence.pipelines.empty() &&
         llvm::all_of(evidence.pipelines, [](const PipelineEvidence &pipeline) {
           return !pipeline.interpretation &&
                  (pipeline.isLeftOut || pipeline.sharesWith);
         });
}

CaseReport padlab::judge(const Evidence &evidence) {
  auto readings = llvm::map_to_vector(
      evidence.pipelines, [&](const PipelineEvidence &pipeline) {
        return readOutput(evidence.reference, pipeline);
      });
  CaseReport report;
  report.stops = evidence.reference.status == Interpretation::Status::Error;
  for (const Oracle &oracle : allOracles) {
    if (oracle.getScope() == Scope::Truths && !evidence.reference.isTruth())
      continue;
    if (oracle.judgeCase)
      oracle.judgeCase(evidence, report.verdicts);
    else
      judgePipelines(*oracle.pipelines, evidence, readings, report.verdicts);
  }
  // A compiler's message may have several lines; only its first line is kept.
  for (Verdict &verdict : report.verdicts)
    for (std::string *text : {&verdict.detail, &verdict.message})
      text->resize(std::min(text->find('\n'), text->size()));
  if (report.verdicts.empty())
    report.verdicts.push_back(
        {isLeftOut(evidence) ? "left-out" : "agree", "",
         evidence.reference.isDefined()
             ? ""
             : "stops with the error '" + evidence.reference.reason + "'"});
  // Summaries count comparisons with the truth, so a case without a truth gets
  // none.
  if (evidence.reference.isTruth())
    for (const PipelineEvidence &pipeline : evidence.pipelines)
      report.pipelines.push_back(summarize(evidence, pipeline));
  addValues(evidence, readings, report);
  return report;
}
