//===- Misreading.cpp - native code against the reference -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

/// Reports disagreements of the reference and native code on the same program
/// that a subject left: the reference, the trusted lowering or LLVM is wrong.
/// The subject is judged only if it is known which of the three it is
/// (`PipelineEvidence::misreader`).
class Misreading : public Oracle {
public:
  llvm::StringRef getName() const override { return "misreading"; }
  void judge(const Evidence &evidence,
             std::vector<Verdict> &verdicts) const override {
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
};

} // namespace

std::unique_ptr<Oracle> oracles::makeMisreading() {
  return std::make_unique<Misreading>();
}
