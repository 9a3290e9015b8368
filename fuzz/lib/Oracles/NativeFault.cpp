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

/// Judges native code that faults or does not end.
class NativeFault : public PipelineOracle {
public:
  NativeFault(llvm::StringLiteral kind, RunResult::Status status)
      : PipelineOracle(kind), status(status) {}
  /// A long run may be legitimate: it is unknown how long a program takes that
  /// exceeds the reference's limits.
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
    return isOfMemory() ? run->message : "native code: " + run->message;
  }
  void describe(const Interpretation &, const PipelineEvidence &pipeline,
                Verdict &verdict) const override {
    if (!isOfMemory())
      verdict.message = verdict.detail;
  }

private:
  /// Whether the allocator noticed the fault: its message says all.
  bool isOfMemory() const {
    return status != RunResult::Status::Crash &&
           status != RunResult::Status::Hang;
  }

  RunResult::Status status;
};

} // namespace

static std::unique_ptr<Oracle> makeNativeFault(llvm::StringLiteral kind,
                                               RunResult::Status status) {
  return std::make_unique<NativeFault>(kind, status);
}

std::unique_ptr<Oracle> oracles::makeNativeCrash() {
  return makeNativeFault("crash", RunResult::Status::Crash);
}

std::unique_ptr<Oracle> oracles::makeNativeHang() {
  return makeNativeFault("hang", RunResult::Status::Hang);
}

std::unique_ptr<Oracle> oracles::makeOutOfBounds() {
  return makeNativeFault("out-of-bounds", RunResult::Status::OutOfBounds);
}

std::unique_ptr<Oracle> oracles::makeUseAfterFree() {
  return makeNativeFault("use-after-free", RunResult::Status::UseAfterFree);
}

std::unique_ptr<Oracle> oracles::makeDoubleFree() {
  return makeNativeFault("double-free", RunResult::Status::DoubleFree);
}
