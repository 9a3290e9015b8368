//===- RunOracles.cpp - oracles on what the code of pipelines does --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

#include "../Support/Operations.h"

#include "padlab/codegen/ShapeClaims.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace padlab;
using namespace padlab::oracles;

/// Returns the message of the first run that ended with `status`.
template <RunResult::Status status>
static Detail judgeEnd(const Interpretation &,
                       const PipelineEvidence &pipeline) {
  const RunResult *run = findRun(pipeline, status);
  return run ? std::optional(run->message) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Results that differ from the reference's
//===----------------------------------------------------------------------===//

static Detail judgeValue(const Interpretation &reference,
                         const PipelineEvidence &pipeline) {
  for (const RunResult &run : pipeline.runs)
    if (auto wrong = findWrongEnd(reference, run))
      return wrong;
  if (!reference.isDefined() || !endedWell(pipeline))
    return std::nullopt;
  auto difference = compare(reference.results, pipeline.runs.front().results,
                            pipeline.pipeline->exactness);
  // The poison oracle judges results that change from run to run.
  if (!difference || compareRuns(reference.results, pipeline))
    return std::nullopt;
  return difference->str();
}

static void describeValue(const Interpretation &reference,
                          const PipelineEvidence &pipeline, Verdict &verdict) {
  if (verdict.interpreted || !reference.isDefined() || !endedWell(pipeline))
    return;
  if (auto difference =
          compare(reference.results, pipeline.runs.front().results,
                  pipeline.pipeline->exactness))
    setValues(*difference, verdict);
}

const PipelineOracle oracles::value = {
    "mismatch",    Phase::Run,       Scope::Truths,  judgeValue,
    describeValue, Reading::Differs, describeReading};

//===----------------------------------------------------------------------===//
// Programs that depend on uninitialized memory
//===----------------------------------------------------------------------===//

static Detail judgePoison(const Interpretation &reference,
                          const PipelineEvidence &pipeline) {
  if (!reference.isDefined())
    return std::nullopt;
  // One of the two runs may be right by chance, so the wrong one is shown.
  for (const RunResult &run : pipeline.runs) {
    auto wrong =
        compare(reference.results, run.results, pipeline.pipeline->exactness);
    if (wrong && compareRuns(reference.results, pipeline))
      return wrong->str() + " (changes with uninitialized memory)";
  }
  return std::nullopt;
}

static void describePoison(const Interpretation &reference,
                           const PipelineEvidence &pipeline, Verdict &verdict) {
  if (verdict.interpreted)
    return;
  for (const RunResult &run : pipeline.runs)
    if (auto wrong = compare(reference.results, run.results,
                             pipeline.pipeline->exactness))
      return setValues(*wrong, verdict);
}

const PipelineOracle oracles::poison = {
    "poison",       Phase::Run,      Scope::Truths,  judgePoison,
    describePoison, Reading::Poison, describeReading};

/// Compares the numbers of buffers that two runs have not freed. They are equal
/// unless uninitialized memory decides whether the program allocates or frees.
/// If results differ, too, the oracle `poison` reports that.
static Detail judgeNumberOfBuffers(const Interpretation &reference,
                                   const PipelineEvidence &pipeline) {
  if (!endedWell(pipeline))
    return std::nullopt;
  int64_t first = pipeline.runs.front().leakedBuffers,
          last = pipeline.runs.back().leakedBuffers;
  if (first == last || compareRuns(reference.results, pipeline))
    return std::nullopt;
  return std::to_string(first) + " buffers are left, and " +
         std::to_string(last) + " with other uninitialized memory";
}

const PipelineOracle oracles::unsteadyBuffers = {
    "poison", Phase::Run, Scope::Truths, judgeNumberOfBuffers};

//===----------------------------------------------------------------------===//
// Undefined behaviour that a subject introduces
//===----------------------------------------------------------------------===//

/// Describes a race: the result is right if parallel loops run forwards, and
/// wrong if they run backwards. This oracle is needed where the reference
/// cannot run the subject's output.
static Detail judgeRace(const Interpretation &reference,
                        const PipelineEvidence &pipeline) {
  if (!pipeline.reversedRun || pipeline.runs.empty() ||
      findMisreading(reference, reference, pipeline.runs.front(),
                     pipeline.pipeline->exactness))
    return std::nullopt;
  auto wrong = findMisreading(reference, reference, *pipeline.reversedRun,
                              pipeline.pipeline->exactness);
  if (!wrong)
    return std::nullopt;
  return "a race: with parallel loops from the last iteration to the first, " +
         *wrong;
}

static void describeRace(const Interpretation &, const PipelineEvidence &,
                         Verdict &verdict) {
  verdict.message = verdict.interpreted ? verdict.detail : "a race";
}

const PipelineOracle oracles::introducedUB = {
    "introduces-ub", Phase::Run,         Scope::Truths,  judgeRace,
    describeRace,    Reading::Undefined, describeReading};

//===----------------------------------------------------------------------===//
// Assertions inside programs, and interfaces that claim wrong extents
//===----------------------------------------------------------------------===//

static Detail readCheck(const Interpretation &reference,
                        const PipelineEvidence &pipeline) {
  if (findShapeClaim(pipeline.interpretation->location))
    return std::nullopt;
  return describeReading(reference, pipeline);
}

/// The oracle judges only cases with a truth, whose own assertions hold.
const PipelineOracle oracles::check = {
    "check-failed", Phase::Run,
    Scope::Truths,  judgeEnd<RunResult::Status::CheckFailed>,
    nullptr,        Reading::CheckFailed,
    readCheck};

static void describeClaim(const Interpretation &,
                          const PipelineEvidence &pipeline, Verdict &verdict) {
  auto claim = findShapeClaim(pipeline.interpretation->location);
  verdict.message = claim->interface.str() + " of " + claim->operation.str();
  verdict.operations = {claim->operation.str()};
}

static Detail readClaim(const Interpretation &,
                        const PipelineEvidence &pipeline) {
  auto claim = findShapeClaim(pipeline.interpretation->location);
  if (!claim)
    return std::nullopt;
  return claim->interface.str() + " of " + claim->operation.str() + ": " +
         pipeline.interpretation->reason;
}

const PipelineOracle oracles::falseClaim = {
    "false-claim", Phase::Subject,       Scope::Truths, nullptr,
    describeClaim, Reading::CheckFailed, readClaim};

//===----------------------------------------------------------------------===//
// Native code that faults or does not end
//===----------------------------------------------------------------------===//

template <RunResult::Status status>
static Detail judgeFault(const Interpretation &reference,
                         const PipelineEvidence &pipeline) {
  Detail message = judgeEnd<status>(reference, pipeline);
  return message ? std::optional("native code: " + *message) : std::nullopt;
}

static void describeFault(const Interpretation &, const PipelineEvidence &,
                          Verdict &verdict) {
  verdict.message = verdict.detail;
}

const PipelineOracle oracles::nativeCrash = {
    "crash", Phase::Run, Scope::All, judgeFault<RunResult::Status::Crash>,
    describeFault};

/// Only cases with a truth are judged: how long other programs may run is
/// unknown.
const PipelineOracle oracles::nativeHang = {"hang", Phase::Run, Scope::Truths,
                                            judgeFault<RunResult::Status::Hang>,
                                            describeFault};

// The allocator detected these faults, and its message describes them.
const PipelineOracle oracles::outOfBounds = {
    "out-of-bounds", Phase::Run, Scope::All,
    judgeEnd<RunResult::Status::OutOfBounds>};

const PipelineOracle oracles::useAfterFree = {
    "use-after-free", Phase::Run, Scope::All,
    judgeEnd<RunResult::Status::UseAfterFree>};

const PipelineOracle oracles::doubleFree = {
    "double-free", Phase::Run, Scope::All,
    judgeEnd<RunResult::Status::DoubleFree>};

//===----------------------------------------------------------------------===//
// Buffers that are never freed
//===----------------------------------------------------------------------===//

/// Whether the program frees memory itself, perhaps in some branches only. Then
/// no deallocation pass is responsible for the buffers that remain.
static bool frees(mlir::ModuleOp module) {
  return hasOperation(module, [](mlir::Operation *op) {
    return mlir::hasEffect<mlir::MemoryEffects::Free>(op);
  });
}

static Detail judgeLeak(const Interpretation &,
                        const PipelineEvidence &pipeline) {
  // Without a deallocation pass, every buffer outlives the call by design.
  const Lowering *lowering = findLowering(pipeline.pipeline->lowering);
  if (!lowering || !endedWell(pipeline) ||
      !llvm::StringRef(lowering->passes).contains("deallocation") ||
      (pipeline.subject.module && frees(*pipeline.subject.module)))
    return std::nullopt;
  int64_t leaked = pipeline.runs.front().leakedBuffers;
  if (leaked == 0)
    return std::nullopt;
  return std::to_string(leaked) + " buffers are never freed";
}

const PipelineOracle oracles::leak = {"leak", Phase::Run, Scope::All,
                                      judgeLeak};
