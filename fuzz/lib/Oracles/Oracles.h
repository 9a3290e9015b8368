//===- Oracles.h - the registered oracles -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To add an oracle, add it to the file that says what it judges, declare it
/// here, and add it to the table in Oracles.cpp. Evidence.h says what it can
/// look at, Verdict.h how to add a kind of verdict.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_ORACLES_ORACLES_H
#define PADLAB_FUZZ_LIB_ORACLES_ORACLES_H

#include "padlab/fuzz/Evidence.h"

namespace padlab::oracles {

/// The result of the reference's run of a subject's output.
enum class Reading {
  None,        ///< It was not run, or the case has no truth.
  Agrees,      ///< It does what the case does.
  Differs,     ///< It gives other results, or ends in another way.
  Poison,      ///< A result that is defined has become poison.
  Undefined,   ///< It has undefined behaviour.
  CheckFailed, ///< An assertion inside does not hold.
  /// The program may be right or wrong: its native code, made by the trusted
  /// lowering, has other results.
  Misread,
};

Reading readOutput(const Interpretation &reference,
                   const PipelineEvidence &pipeline);

/// Whether the reading decides, so that native code is not judged.
inline bool isDecided(Reading reading) {
  return reading != Reading::None && reading != Reading::Agrees;
}

/// Finds a difference between the results of the pipeline's program and those
/// of the case, if both have results.
std::optional<Difference> findReadDifference(const Interpretation &reference,
                                             const PipelineEvidence &pipeline);

/// Describes the fault of a program whose reading is decided, but not
/// `Misread`. Always returns a text; its type is that of `JudgePipeline`.
std::optional<std::string> describeReading(const Interpretation &reference,
                                           const PipelineEvidence &pipeline);

/// Describes how `run` differs from the reference's run of the same program;
/// nothing if they agree. Elements that are poison in `reference`, the run of
/// the case, or in `program` are not compared.
std::optional<std::string> findMisreading(const Interpretation &reference,
                                          const Interpretation &program,
                                          const RunResult &run,
                                          Exactness exactness);
/// Returns the first run of native code that differs from the reference's run
/// of the same program; null if none does.
const RunResult *findMisreadRun(const Interpretation &reference,
                                const PipelineEvidence &pipeline);

/// The detail of a verdict, or nothing if there is no defect.
using Detail = std::optional<std::string>;
using JudgePipeline = Detail(const Interpretation &reference,
                             const PipelineEvidence &pipeline);

/// Selects the cases and pipelines that an oracle judges.
enum class Scope {
  Truths,       ///< Cases on which the reference has a truth.
  All,          ///< All cases; an oracle may judge why there is no truth.
  Compilations, ///< All cases; also pipelines that run another one's code.
};

/// An oracle that judges one pipeline at a time, with at most one verdict of
/// one kind for each. A case without a truth has pipelines only if its program
/// is known to be defined. (A program that stops itself with an error has a
/// truth.)
struct PipelineOracle {
  llvm::StringLiteral kind;
  /// The phase that it judges.
  Phase phase;
  Scope scope;
  /// Judges native code, unless the reading is decided; may be null.
  JudgePipeline *judgePipeline;
  /// Fills in further fields of the verdict. Differences found by
  /// interpretation are already set.
  void (*describe)(const Interpretation &reference,
                   const PipelineEvidence &pipeline,
                   Verdict &verdict) = nullptr;
  /// The reading of a subject's output that may justify a verdict, and the
  /// function that judges it.
  Reading reading = Reading::None;
  JudgePipeline *judgeReading = nullptr;
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

/// Returns `results` with poison in all elements that are poison in
/// `reference`.
llvm::SmallVector<RuntimeValue> maskAll(llvm::ArrayRef<RuntimeValue> results,
                                        llvm::ArrayRef<RuntimeValue> reference);

/// Returns the first run whose status is `status`, or null.
const RunResult *findRun(const PipelineEvidence &pipeline,
                         RunResult::Status status);

/// Finds a difference between two runs with different poison patterns, except
/// in elements that are poison according to the reference.
std::optional<Difference> compareRuns(llvm::ArrayRef<RuntimeValue> reference,
                                      const PipelineEvidence &pipeline);

/// Judges a case as a whole.
using JudgeCase = void(const Evidence &evidence,
                       std::vector<Verdict> &verdicts);

// These oracles are in CaseOracles.cpp.
/// Finds programs that the reference refuses.
JudgeCase judgeDefinedness;
/// Compares pipelines with each other if the reference has no truth and the
/// program is total. A program that is not known to be defined has no pipelines
/// here.
JudgeCase judgeDisagreement;
/// Reports disagreements of the reference and native code on the same program
/// that a subject left: the reference, the trusted lowering or LLVM is wrong.
/// The subject is judged only if it is known which of the three it is
/// (`PipelineEvidence::misreader`).
JudgeCase judgeMisreading;
/// Reports that a case or a subject's output changes when it is stored and read
/// back.
JudgeCase judgeRoundTrip;

// These oracles are in CompilationOracles.cpp.
extern const PipelineOracle invalidIR, rejection, nondeterminism, slowCompile,
    irGrowth;

// These oracles are in RunOracles.cpp.
extern const PipelineOracle value, poison, unsteadyBuffers, introducedUB, check,
    falseClaim, nativeCrash, nativeHang, outOfBounds, useAfterFree, doubleFree,
    leak;

} // namespace padlab::oracles

#endif // PADLAB_FUZZ_LIB_ORACLES_ORACLES_H
