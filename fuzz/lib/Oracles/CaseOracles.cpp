//===- CaseOracles.cpp - oracles that judge a case as a whole -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

//===----------------------------------------------------------------------===//
// Cases without a truth
//===----------------------------------------------------------------------===//

/// Returns the kind of verdict for a status of the reference; empty if the
/// reference has a truth.
static llvm::StringRef getKind(Interpretation::Status status) {
  switch (status) {
  case Interpretation::Status::Defined:
  case Interpretation::Status::Error:
    return "";
  case Interpretation::Status::Undefined:
    return "undefined";
  case Interpretation::Status::CheckFailed:
    return "check-failed";
  case Interpretation::Status::Unsupported:
    return "unsupported";
  case Interpretation::Status::TooLong:
    return "too-long";
  }
  llvm_unreachable("a status of the reference");
}

void oracles::judgeDefinedness(const Evidence &evidence,
                               std::vector<Verdict> &verdicts) {
  const Interpretation &reference = evidence.reference;
  llvm::StringRef kind = getKind(reference.status);
  if (kind.empty())
    return;
  std::string detail = reference.operation;
  if (!detail.empty() && !reference.reason.empty())
    detail += ": ";
  verdicts.push_back({kind.str(), "", detail + reference.reason});
}

//===----------------------------------------------------------------------===//
// Round trips
//===----------------------------------------------------------------------===//

void oracles::judgeRoundTrip(const Evidence &evidence,
                             std::vector<Verdict> &verdicts) {
  auto add = [&](const Examination &examination, llvm::StringRef pipeline) {
    if (!examination.roundTrip.empty())
      verdicts.push_back({"round-trip", pipeline.str(), examination.roundTrip,
                          "", "", Phase::Parse});
  };
  add(evidence.examination, "");
  for (const PipelineEvidence &pipeline : evidence.pipelines)
    add(pipeline.examination, pipeline.pipeline->name);
}

//===----------------------------------------------------------------------===//
// Native code against the reference
//===----------------------------------------------------------------------===//

void oracles::judgeMisreading(const Evidence &evidence,
                              std::vector<Verdict> &verdicts) {
  const Interpretation &reference = evidence.reference;
  for (const PipelineEvidence &pipeline : evidence.pipelines) {
    if (readOutput(reference, pipeline) != Reading::Misread)
      continue;
    const RunResult &run = *findMisreadRun(reference, pipeline);
    Verdict &verdict = verdicts.emplace_back();
    verdict.kind = "internal";
    verdict.pipeline = pipeline.pipeline->name;
    verdict.detail =
        "the reference and native code disagree on what the subject left: " +
        *findMisreading(reference, *pipeline.interpretation, run,
                        pipeline.pipeline->exactness);
    verdict.phase = Phase::Run;
  }
}

//===----------------------------------------------------------------------===//
// Pipelines against one another
//===----------------------------------------------------------------------===//

/// Whether there are results that can be compared: results that depend on
/// uninitialized memory need not agree with any others.
static bool isStable(const PipelineEvidence &pipeline) {
  return endedWell(pipeline) &&
         !compareRuns(pipeline.runs.front().results, pipeline);
}

void oracles::judgeDisagreement(const Evidence &evidence,
                                std::vector<Verdict> &verdicts) {
  if (evidence.reference.isTruth())
    return;
  const PipelineEvidence *base = nullptr;
  for (const PipelineEvidence &pipeline : evidence.pipelines) {
    if (!isStable(pipeline))
      continue;
    if (!base)
      base = &pipeline;
    else if (auto difference = compare(base->runs.front().results,
                                       pipeline.runs.front().results,
                                       pipeline.pipeline->exactness))
      verdicts.push_back(
          {"disagreement", pipeline.pipeline->name,
           "with " + base->pipeline->name + ": " + difference->str()});
  }
}
