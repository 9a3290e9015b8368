//===- Nondeterminism.cpp - compilations that differ -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class Nondeterminism : public CompilationOracle {
public:
  Nondeterminism() : CompilationOracle("nondeterminism") {}

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &pipeline) const override {
    const std::string &found = pipeline.examination.nondeterminism;
    return found.empty() ? std::nullopt : std::optional(found);
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeNondeterminism() {
  return std::make_unique<Nondeterminism>();
}
