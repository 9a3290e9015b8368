//===- FalseClaim.cpp - an interface lies about extents ---------*- C++ -*-===//
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

class FalseClaim : public PipelineOracle {
public:
  FalseClaim() : PipelineOracle("false-claim", Phase::Subject) {}

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &) const override {
    return std::nullopt;
  }

  std::optional<std::string>
  judgeReading(Reading reading, const Interpretation &,
               const PipelineEvidence &pipeline) const override {
    if (reading != Reading::CheckFailed)
      return std::nullopt;
    auto claim = findShapeClaim(pipeline.interpretation->location);
    if (!claim)
      return std::nullopt;
    return claim->interface.str() + " of " + claim->operation.str() + ": " +
           pipeline.interpretation->reason;
  }

  void describe(const Interpretation &, const PipelineEvidence &pipeline,
                Verdict &verdict) const override {
    auto claim = findShapeClaim(pipeline.interpretation->location);
    verdict.message = claim->interface.str() + " of " + claim->operation.str();
    verdict.operations = {claim->operation.str()};
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeFalseClaim() {
  return std::make_unique<FalseClaim>();
}
