//===- Oracles.h - the registered oracles -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To add an oracle, add it to the file for the oracles of its kind, declare it
/// here, and add it to the table in Oracles.cpp. Evidence.h says what an oracle
/// can look at; Verdict.h says how to add a kind of verdict. A subject is a
/// pipeline's passes under test. A reading is what the reference finds when it
/// runs (reads) the program that the subject left.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_ORACLES_ORACLES_H
#define PADLAB_FUZZ_LIB_ORACLES_ORACLES_H

#include "padlab/fuzz/Evidence.h"

namespace padlab::oracles {

/// The result of the reference's run of a subject's output, compared with the
/// reference's run of the case.
enum class Reading {
  None,        ///< The reference did not run the output, or the case has no
               ///< truth.
  Agrees,      ///< The output does what the case does.
  Differs,     ///< The output gives other results, or ends in another way.
  Poison,      ///< A result that is defined in the case is poison in the
               ///< output.
  Undefined,   ///< The output has undefined behaviour.
  CheckFailed, ///< An assertion in the output does not hold.
  /// The output may be right or wrong: on the same output, native code that the
  /// trusted lowering made has other results than the reference.
  Misread,
};

Reading readOutput(const Interpretation &reference,
                   const PipelineEvidence &pipeline);

/// Whether the reading already shows a defect, so that native code need not be
/// judged.
inline bool isDecided(Reading reading) {
  return reading != Reading::None && reading != Reading::Agrees;
}

/// Finds a difference between the results of the pipeline's program and those
/// of the case, if both have results.
std::optional<Difference> findReadDifference(const Interpretation &reference,
                                             const PipelineEvidence &pipeline);

/// Describes the fault of a program whose reading is decided and not `Misread`.
/// Always returns a text, but has the type of `JudgePipeline`.
std::optional<std::string> describeReading(const Interpretation &reference,
                                           const PipelineEvidence &pipeline);

/// Describes how the native code's `run` differs from `program`, the
/// reference's run of the same program; returns nothing if they agree. Elements
/// that are poison in `program`, or in `reference`, the reference's run of the
/// case, are not compared.
std::optional<std::string> findMisreading(const Interpretation &reference,
                                          const Interpretation &program,
                                          const RunResult &run,
                                          Exactness exactness);
/// Returns the first run of native code that differs from the reference's run
/// of the same program; null if none differs or if another oracle judges the
/// difference.
const RunResult *findMisreadRun(const Interpretation &reference,
                                const PipelineEvidence &pipeline);

/// The detail of a verdict, or nothing if there is no defect.
using Detail = std::optional<std::string>;
using JudgePipeline = Detail(const Interpretation &reference,
                             const PipelineEvidence &pipeline);

/// Selects the cases and pipelines that an oracle judges.
enum class Scope {
  Truths,       ///< Cases on which the reference has a truth.
  All,          ///< All cases; the oracle may also judge a case without a
                ///< truth.
  Compilations, ///< All cases; also pipelines that share the code of another
                ///< one.
};

/// An oracle that judges one pipeline at a time, and gives at most one verdict
/// on each: on the reading, or on native code. All its verdicts have the same
/// kind. The evidence of a case without a truth has pipelines only if the
/// program is known to be defined. (A program that stops itself with an error
/// has a truth.)
struct PipelineOracle {
  llvm::StringLiteral kind;
  /// The phase of compilation or execution that the oracle judges.
  Phase phase;
  Scope scope;
  /// Judges the compilation or native code, unless the reading is decided
  /// (which does not matter in `Scope::Compilations`); null if the oracle
  /// judges only readings.
  JudgePipeline *judgePipeline;
  /// Fills in further fields of the verdict. Differences found by
  /// interpretation are already set.
  void (*describe)(const Interpretation &reference,
                   const PipelineEvidence &pipeline,
                   Verdict &verdict) = nullptr;
  /// The reading for which `judgeReading` is called, to give the verdict.
  Reading reading = Reading::None;
  JudgePipeline *judgeReading = nullptr;
};

/// Returns the texts that a message of the verifier has in quotes, each once.
/// Most are names of operations.
std::vector<std::string> listQuotedNames(llvm::StringRef message);

/// Stores in `verdict` the place where values differ, and the two values.
void setValues(const Difference &difference, Verdict &verdict);

/// Whether the pipeline's code ran, and every run ended with results.
bool endedWell(const PipelineEvidence &pipeline);

/// Returns whether the run ended with results, or with an error that the
/// program itself reports, so that it can be compared with the reference.
bool isOutcome(const RunResult &run);

/// Describes how the end of `run` is wrong: it returned although the program
/// stops itself with an error, or the other way round. Returns nothing for a
/// run that ended by a fault, which other oracles judge.
std::optional<std::string> findWrongEnd(const Interpretation &reference,
                                        const RunResult &run);

/// Returns `results` with poison in all elements that are poison in
/// `reference`; unchanged if the numbers of results differ. A result of another
/// shape stays unchanged, too.
llvm::SmallVector<RuntimeValue> maskAll(llvm::ArrayRef<RuntimeValue> results,
                                        llvm::ArrayRef<RuntimeValue> reference);

/// Returns the first run whose status is `status`, or null.
const RunResult *findRun(const PipelineEvidence &pipeline,
                         RunResult::Status status);

/// Finds a difference between the first and the last run, which found different
/// contents in uninitialized memory. Elements that are poison in `reference`
/// are not compared.
std::optional<Difference> compareRuns(llvm::ArrayRef<RuntimeValue> reference,
                                      const PipelineEvidence &pipeline);

/// Judges a case as a whole.
using JudgeCase = void(const Evidence &evidence,
                       std::vector<Verdict> &verdicts);

// These oracles are in CaseOracles.cpp.
/// Reports that the reference has no truth for the case, and why.
JudgeCase judgeDefinedness;
/// Compares pipelines with each other if the reference has no truth. The
/// evidence then has pipelines only if the program is known to be defined.
JudgeCase judgeDisagreement;
/// Reports that the reference and native code disagree on the program that a
/// subject left: the reference, the trusted lowering or LLVM is wrong. If it is
/// known which of the three is wrong (`PipelineEvidence::misreader`), this
/// oracle reports nothing, and the other oracles judge the pipeline.
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
