//===- Check.cpp - assertions inside programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

#include "padlab/codegen/ShapeClaims.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class Check : public PipelineOracle {
public:
  Check() : PipelineOracle("check-failed") {}

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &pipeline) const override {
    // The reference has a truth, so the program's checks hold there.
    const RunResult *run = findRun(pipeline, RunResult::Status::CheckFailed);
    return run ? std::optional(run->message) : std::nullopt;
  }

  std::optional<std::string>
  judgeReading(Reading reading, const Interpretation &reference,
               const PipelineEvidence &pipeline) const override {
    if (reading != Reading::CheckFailed ||
        findShapeClaim(pipeline.interpretation->location))
      return std::nullopt;
    return describeReading(reference, pipeline);
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeCheck() {
  return std::make_unique<Check>();
}
