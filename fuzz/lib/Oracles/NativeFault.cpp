//===- NativeFault.cpp - native code that dies or does not end -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class NativeFault : public PipelineOracle {
public:
  NativeFault(llvm::StringLiteral kind, RunResult::Status status)
      : PipelineOracle(kind), status(status) {}
  /// A program that takes long may have to: nobody knows of one that is too
  /// much for the reference.
  bool judgesUndefined() const override {
    return status != RunResult::Status::Hang;
  }

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &pipeline) const override {
    const RunResult *run = findRun(pipeline, status);
    if (!run)
      return std::nullopt;
    return "native code: " + run->message;
  }
  void describe(const Interpretation &, const PipelineEvidence &pipeline,
                Verdict &verdict) const override {
    verdict.message = verdict.detail;
  }

private:
  RunResult::Status status;
};

} // namespace

std::unique_ptr<Oracle> oracles::makeNativeCrash() {
  return std::make_unique<NativeFault>(llvm::StringLiteral("crash"),
                                       RunResult::Status::Crash);
}

std::unique_ptr<Oracle> oracles::makeNativeHang() {
  return std::make_unique<NativeFault>(llvm::StringLiteral("hang"),
                                       RunResult::Status::Hang);
}
