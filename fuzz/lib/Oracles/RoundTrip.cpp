//===- RoundTrip.cpp - programs that storing changes ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

/// Checks both the case and the subjects' outputs.
class RoundTrip : public Oracle {
public:
  llvm::StringRef getName() const override { return "round-trip"; }
  bool judgesUndefined() const override { return true; }
  void judge(const Evidence &evidence,
             std::vector<Verdict> &verdicts) const override {
    auto add = [&](const Examination &examination, llvm::StringRef pipeline) {
      if (!examination.roundTrip.empty())
        verdicts.push_back({"round-trip", pipeline.str(), examination.roundTrip,
                            "", "", Phase::Parse});
    };
    add(evidence.examination, "");
    for (const PipelineEvidence &pipeline : evidence.pipelines)
      add(pipeline.examination, pipeline.pipeline->name);
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeRoundTrip() {
  return std::make_unique<RoundTrip>();
}
