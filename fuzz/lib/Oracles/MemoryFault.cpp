//===- MemoryFault.cpp - native code that misuses memory -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class MemoryFault : public PipelineOracle {
public:
  MemoryFault(llvm::StringLiteral kind, RunResult::Status status)
      : PipelineOracle(kind), status(status) {}
  bool judgesUndefined() const override { return true; }

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &pipeline) const override {
    const RunResult *run = findRun(pipeline, status);
    return run ? std::optional(run->message) : std::nullopt;
  }

private:
  RunResult::Status status;
};

} // namespace

std::unique_ptr<Oracle> oracles::makeOutOfBounds() {
  return std::make_unique<MemoryFault>(llvm::StringLiteral("out-of-bounds"),
                                       RunResult::Status::OutOfBounds);
}

std::unique_ptr<Oracle> oracles::makeUseAfterFree() {
  return std::make_unique<MemoryFault>(llvm::StringLiteral("use-after-free"),
                                       RunResult::Status::UseAfterFree);
}

std::unique_ptr<Oracle> oracles::makeDoubleFree() {
  return std::make_unique<MemoryFault>(llvm::StringLiteral("double-free"),
                                       RunResult::Status::DoubleFree);
}
