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
};

} // namespace

std::unique_ptr<Oracle> oracles::makePoison() {
  return std::make_unique<Poison>();
}
