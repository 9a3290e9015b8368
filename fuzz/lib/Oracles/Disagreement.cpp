//===- Disagreement.cpp - pipelines against one another -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

/// Compares pipelines with each other if the reference has no truth and the
/// program is total. A program that is not known to be defined has no pipelines
/// here.
class Disagreement : public Oracle {
public:
  llvm::StringRef getName() const override { return "disagreement"; }
  bool judgesUndefined() const override { return true; }
  void judge(const Evidence &evidence,
             std::vector<Verdict> &verdicts) const override {
    if (evidence.reference.isTruth())
      return;
    const PipelineEvidence *base = nullptr;
    for (const PipelineEvidence &pipeline : evidence.pipelines) {
      if (!isStable(pipeline))
        continue;
      if (!base)
        base = &pipeline;
      else if (auto difference = findDifference(*base, pipeline))
        verdicts.push_back(
            {"disagreement", pipeline.pipeline->name,
             "with " + base->pipeline->name + ": " + *difference});
    }
  }

private:
  /// Whether the results can be compared: those that depend on uninitialized
  /// memory agree with nothing.
  static bool isStable(const PipelineEvidence &pipeline) {
    return endedWell(pipeline) &&
           !compareRuns(pipeline.runs.front().results, pipeline);
  }
  static std::optional<std::string>
  findDifference(const PipelineEvidence &base, const PipelineEvidence &other) {
    auto difference =
        compare(base.runs.front().results, other.runs.front().results,
                other.pipeline->exactness);
    return difference ? std::optional(difference->str()) : std::nullopt;
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeDisagreement() {
  return std::make_unique<Disagreement>();
}
