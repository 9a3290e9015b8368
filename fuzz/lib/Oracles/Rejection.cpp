//===- Rejection.cpp - pipelines that report an error -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class Rejection : public PipelineOracle {
public:
  Rejection() : PipelineOracle("rejected") {}

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &pipeline) const override {
    if (pipeline.compiled || pipeline.isLeftOut || pipeline.subject.invalidIR)
      return std::nullopt;
    return pipeline.compileStep + ": " + pipeline.compileError;
  }
  void describe(const Interpretation &, const PipelineEvidence &pipeline,
                Verdict &verdict) const override {
    verdict.phase = getPhaseOfStep(pipeline.compileStep);
    verdict.message = verdict.detail;
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeRejection() {
  return std::make_unique<Rejection>();
}
