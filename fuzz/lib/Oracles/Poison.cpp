//===- Poison.cpp - results against uninitialized memory -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class Poison : public PipelineOracle {
public:
  Poison() : PipelineOracle("poison") {}

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &reference,
                const PipelineEvidence &pipeline) const override {
    if (!reference.isDefined())
      return std::nullopt;
    // One of the two runs may be right by chance: show the wrong one.
    for (const RunResult &run : pipeline.runs) {
      auto wrong =
          compare(reference.results, run.results, pipeline.pipeline->exactness);
      if (wrong && compareRuns(reference.results, pipeline))
        return wrong->str() + " (changes with uninitialized memory)";
    }
    return std::nullopt;
  }

  std::optional<std::string>
  judgeReading(Reading reading, const Interpretation &reference,
               const PipelineEvidence &pipeline) const override {
    if (reading != Reading::Poison)
      return std::nullopt;
    return describeReading(reference, pipeline);
  }

  void describe(const Interpretation &reference,
                const PipelineEvidence &pipeline,
                Verdict &verdict) const override {
    if (verdict.interpreted)
      return;
    for (const RunResult &run : pipeline.runs)
      if (auto wrong = compare(reference.results, run.results,
                               pipeline.pipeline->exactness))
        return setValues(*wrong, verdict);
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makePoison() {
  return std::make_unique<Poison>();
}
