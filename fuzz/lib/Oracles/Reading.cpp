//===- Reading.cpp - runs of a subject's output by the reference ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

bool padlab::testsNativeCode(const Pipeline &pipeline, const Target *target) {
  return !pipeline.isUpstream || pipeline.lowering != Pipeline().lowering ||
         (target && !(*target == Target()));
}

std::optional<Difference>
oracles::findReadDifference(const Interpretation &reference,
                            const PipelineEvidence &pipeline) {
  if (!reference.isDefined() || !pipeline.interpretation->isDefined())
    return std::nullopt;
  return compare(reference.results, pipeline.interpretation->results,
                 pipeline.pipeline->exactness);
}

Reading oracles::readOutput(const Interpretation &reference,
                            const PipelineEvidence &pipeline) {
  if (!pipeline.interpretation || !reference.isTruth())
    return Reading::None;
  const Interpretation &program = *pipeline.interpretation;
  if (program.status == Interpretation::Status::Undefined)
    return Reading::Undefined;
  if (program.status == Interpretation::Status::CheckFailed)
    return Reading::CheckFailed;
  if (findMisreadRun(reference, pipeline))
    return Reading::Misread;
  if (program.isDefined() != reference.isDefined())
    return Reading::Differs;
  if (!program.isDefined())
    return Reading::Agrees;
  std::optional<Difference> difference =
      findReadDifference(reference, pipeline);
  if (!difference)
    return Reading::Agrees;
  return difference->isPoison ? Reading::Poison : Reading::Differs;
}

std::optional<std::string>
oracles::describeReading(const Interpretation &reference,
                         const PipelineEvidence &pipeline) {
  const Interpretation &program = *pipeline.interpretation;
  if (!program.isTruth())
    return program.operation + ": " + program.reason;
  RunResult run;
  run.status =
      program.isDefined() ? RunResult::Status::Ok : RunResult::Status::Error;
  run.message = program.reason;
  if (std::optional<std::string> wrong = findWrongEnd(reference, run))
    return wrong;
  return findReadDifference(reference, pipeline)->str();
}

std::optional<std::string>
oracles::findMisreading(const Interpretation &reference,
                        const Interpretation &program, const RunResult &run,
                        Exactness exactness) {
  if (!isOutcome(run))
    return run.message;
  if (std::optional<std::string> wrong = findWrongEnd(program, run))
    return wrong;
  if (!program.isDefined())
    return std::nullopt;
  auto difference = compare(maskAll(program.results, reference.results),
                            run.results, exactness);
  return difference ? std::optional(difference->str()) : std::nullopt;
}

const RunResult *oracles::findMisreadRun(const Interpretation &reference,
                                         const PipelineEvidence &pipeline) {
  if (!pipeline.misreader.empty() || !pipeline.interpretation->isTruth() ||
      testsNativeCode(*pipeline.pipeline, pipeline.target))
    return nullptr;
  // A run that takes too long may be right, and does not show what the program
  // means.
  for (const RunResult &run : pipeline.runs)
    if (run.status != RunResult::Status::Hang &&
        findMisreading(reference, *pipeline.interpretation, run,
                       pipeline.pipeline->exactness))
      return &run;
  return nullptr;
}
