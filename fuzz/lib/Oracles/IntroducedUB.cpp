//===- IntroducedUB.cpp - undefined behaviour by a subject ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class IntroducedUB : public PipelineOracle {
public:
  IntroducedUB() : PipelineOracle("introduces-ub") {}

protected:
  std::optional<std::string>
  judgeReading(Reading reading, const Interpretation &reference,
               const PipelineEvidence &pipeline) const override {
    if (reading != Reading::Undefined)
      return std::nullopt;
    return describeReading(reference, pipeline);
  }

  /// Returns a race whose outcome depends on the order of parallel iterations.
  /// The reference cannot see it because it cannot run the program.
  std::optional<std::string>
  judgePipeline(const Interpretation &reference,
                const PipelineEvidence &pipeline) const override {
    if (!pipeline.reversedRun || pipeline.runs.empty() ||
        findMisreading(reference, reference, pipeline.runs.front(),
                       pipeline.pipeline->exactness))
      return std::nullopt;
    auto wrong = findMisreading(reference, reference, *pipeline.reversedRun,
                                pipeline.pipeline->exactness);
    if (!wrong)
      return std::nullopt;
    return "a race: with parallel loops from the last iteration to the "
           "first, " +
           *wrong;
  }

  void describe(const Interpretation &, const PipelineEvidence &,
                Verdict &verdict) const override {
    verdict.message = verdict.interpreted ? verdict.detail : "a race";
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeIntroducedUB() {
  return std::make_unique<IntroducedUB>();
}
