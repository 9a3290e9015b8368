//===- OutOfBounds.cpp - native code that leaves its buffers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class OutOfBounds : public PipelineOracle {
public:
  OutOfBounds() : PipelineOracle("out-of-bounds") {}

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &pipeline) const override {
    const RunResult *run = findRun(pipeline, RunResult::Status::OutOfBounds);
    return run ? std::optional(run->message) : std::nullopt;
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeOutOfBounds() {
  return std::make_unique<OutOfBounds>();
}
