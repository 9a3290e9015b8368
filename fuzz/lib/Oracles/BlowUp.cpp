//===- BlowUp.cpp - compilations that take or make too much -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class SlowCompile : public CompilationOracle {
public:
  SlowCompile() : CompilationOracle("slow-compile") {}

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &pipeline) const override {
    const CompileCost &cost = pipeline.cost;
    if (auto detail = judgeStep("subject", cost.subject, cost.operationsBefore))
      return detail;
    return judgeStep("lowering", cost.lowering, cost.operationsLowered);
  }

private:
  static std::optional<std::string>
  judgeStep(const char *step, uint64_t nanoseconds, unsigned operations) {
    uint64_t allowance = CompileCost::getAllowance(operations);
    if (nanoseconds <= allowance)
      return std::nullopt;
    return llvm::formatv("{0}: {1:F1} s of processor time for {2} operations, "
                         "which explain {3:F1} s",
                         step, nanoseconds / 1e9, operations, allowance / 1e9)
        .str();
  }
};

class IRGrowth : public CompilationOracle {
public:
  IRGrowth() : CompilationOracle("ir-growth") {}

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &pipeline) const override {
    const CompileCost &cost = pipeline.cost;
    if (cost.operationsAfter <=
        CompileCost::getAllowedOperations(cost.operationsBefore))
      return std::nullopt;
    return llvm::formatv("{0} operations become {1}", cost.operationsBefore,
                         cost.operationsAfter)
        .str();
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeSlowCompile() {
  return std::make_unique<SlowCompile>();
}

std::unique_ptr<Oracle> oracles::makeIRGrowth() {
  return std::make_unique<IRGrowth>();
}
