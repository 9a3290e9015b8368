//===- InvalidIR.cpp - programs that do not verify after a pass -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class InvalidIR : public PipelineOracle {
public:
  InvalidIR() : PipelineOracle("invalid-ir", Phase::Verify) {}
  bool judgesUndefined() const override { return true; }

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &pipeline) const override {
    if (!pipeline.subject.invalidIR)
      return std::nullopt;
    const SubjectResult &subject = pipeline.subject;
    return subject.pass.empty()
               ? subject.error
               : "after '" + subject.pass + "': " + subject.error;
  }
  void describe(const Interpretation &, const PipelineEvidence &pipeline,
                Verdict &verdict) const override {
    verdict.message = pipeline.subject.error;
    verdict.operations = listQuotedNames(verdict.message);
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeInvalidIR() {
  return std::make_unique<InvalidIR>();
}
