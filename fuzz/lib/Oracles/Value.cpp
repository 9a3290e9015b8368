//===- Value.cpp - results against the reference -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class Value : public PipelineOracle {
public:
  Value() : PipelineOracle("mismatch") {}

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &reference,
                const PipelineEvidence &pipeline) const override {
    for (const RunResult &run : pipeline.runs)
      if (auto wrong = findWrongEnd(reference, run))
        return wrong;
    // Results that change from run to run are the poison oracle's.
    if (!reference.isDefined() || !endedWell(pipeline))
      return std::nullopt;
    auto difference = compare(reference.results, pipeline.runs.front().results,
                              pipeline.pipeline->exactness);
    if (!difference || compareRuns(reference.results, pipeline))
      return std::nullopt;
    return difference->str();
  }

  std::optional<std::string>
  judgeReading(Reading reading, const Interpretation &reference,
               const PipelineEvidence &pipeline) const override {
    if (reading != Reading::Differs)
      return std::nullopt;
    return describeReading(reference, pipeline);
  }

  void describe(const Interpretation &reference,
                const PipelineEvidence &pipeline,
                Verdict &verdict) const override {
    if (verdict.interpreted || !reference.isDefined() || !endedWell(pipeline))
      return;
    if (auto difference =
            compare(reference.results, pipeline.runs.front().results,
                    pipeline.pipeline->exactness))
      setValues(*difference, verdict);
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeValue() {
  return std::make_unique<Value>();
}
