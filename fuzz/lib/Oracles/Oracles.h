//===- Oracles.h - the registered oracles -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// There is one function per oracle, each in its own file.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_ORACLES_ORACLES_H
#define PADLAB_FUZZ_LIB_ORACLES_ORACLES_H

#include "Reading.h"

namespace padlab::oracles {

/// An oracle that judges one pipeline at a time, with at most one verdict of
/// one kind for each.
class PipelineOracle : public Oracle {
public:
  /// `kind` is both the oracle's name and the kind of its verdicts; `phase` is
  /// the phase that it judges.
  explicit PipelineOracle(llvm::StringLiteral kind, Phase phase = Phase::Run)
      : kind(kind), phase(phase) {}
  llvm::StringRef getName() const final { return kind; }
  void judge(const Evidence &evidence,
             std::vector<Verdict> &verdicts) const final;

protected:
  /// Returns whether a pipeline that runs another one's code is judged, too, by
  /// what its subject did.
  virtual bool judgesShared() const { return false; }
  /// Returns the verdict's detail, or nothing.
  virtual std::optional<std::string>
  judgePipeline(const Interpretation &reference,
                const PipelineEvidence &pipeline) const = 0;
  /// Returns the detail of a verdict that the reference's run of the subject's
  /// output justifies, or nothing. If `reading` is decided, native code is not
  /// judged.
  virtual std::optional<std::string>
  judgeReading(Reading reading, const Interpretation &reference,
               const PipelineEvidence &pipeline) const {
    return std::nullopt;
  }
  /// Fills in further fields of the verdict. Differences found by
  /// interpretation are already set.
  virtual void describe(const Interpretation &reference,
                        const PipelineEvidence &pipeline,
                        Verdict &verdict) const {}

private:
  llvm::StringLiteral kind;
  Phase phase;
};

/// An oracle on how a pipeline was compiled, whatever its code computes. It
/// also judges programs that are not defined, and pipelines that run another
/// one's code.
class CompilationOracle : public PipelineOracle {
public:
  explicit CompilationOracle(llvm::StringLiteral kind)
      : PipelineOracle(kind, Phase::Subject) {}
  bool judgesUndefined() const final { return true; }

protected:
  bool judgesShared() const final { return true; }
};

/// Returns the operations that a message of the verifier names in quotes.
std::vector<std::string> listQuotedNames(llvm::StringRef message);

/// Stores in `verdict` where values differ, and how.
void setValues(const Difference &difference, Verdict &verdict);

/// Whether every run of the pipeline ended with results.
bool endedWell(const PipelineEvidence &pipeline);

/// Returns whether the run ended with results, or with an error that the
/// program itself reports, so that it can be compared with the reference.
bool isOutcome(const RunResult &run);

/// Returns what is wrong with the end of `run`: it returned although the
/// program stops itself, or the other way round. Other oracles judge faults.
std::optional<std::string> findWrongEnd(const Interpretation &reference,
                                        const RunResult &run);

/// Returns a copy of `value` that is poison wherever `reference` is.
RuntimeValue maskPoison(const RuntimeValue &value,
                        const RuntimeValue &reference);

/// Returns the first run whose status is `status`, or null.
const RunResult *findRun(const PipelineEvidence &pipeline,
                         RunResult::Status status);

/// Finds a difference between two runs with different poison patterns, except
/// in elements that are poison according to the reference.
std::optional<Difference> compareRuns(llvm::ArrayRef<RuntimeValue> reference,
                                      const PipelineEvidence &pipeline);

std::unique_ptr<Oracle> makeCheck();
std::unique_ptr<Oracle> makeDefinedness();
std::unique_ptr<Oracle> makeDisagreement();
std::unique_ptr<Oracle> makeDoubleFree();
std::unique_ptr<Oracle> makeFalseClaim();
std::unique_ptr<Oracle> makeIRGrowth();
std::unique_ptr<Oracle> makeIntroducedUB();
std::unique_ptr<Oracle> makeInvalidIR();
std::unique_ptr<Oracle> makeLeak();
std::unique_ptr<Oracle> makeMisreading();
std::unique_ptr<Oracle> makeNativeCrash();
std::unique_ptr<Oracle> makeNativeHang();
std::unique_ptr<Oracle> makeNondeterminism();
std::unique_ptr<Oracle> makeOutOfBounds();
std::unique_ptr<Oracle> makePoison();
std::unique_ptr<Oracle> makeRejection();
std::unique_ptr<Oracle> makeRoundTrip();
std::unique_ptr<Oracle> makeSlowCompile();
std::unique_ptr<Oracle> makeUseAfterFree();
std::unique_ptr<Oracle> makeValue();

} // namespace padlab::oracles

#endif // PADLAB_FUZZ_LIB_ORACLES_ORACLES_H
