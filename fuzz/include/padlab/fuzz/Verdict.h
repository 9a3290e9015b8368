//===- Verdict.h - what an oracle says of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Oracles give verdicts, never a bare boolean. Each verdict has a kind, and
/// there may always be more kinds. To add an oracle, see
/// fuzz/lib/Oracles/Oracles.h. To add a kind of verdict, add a row to the table
/// in fuzz/lib/Oracles/Verdict.cpp. If oracles judge the new kind by an
/// observation that only this kind needs, DefectTest::examine
/// (fuzz/lib/Blame/DefectTest.cpp) must make that observation, too; otherwise
/// no pass can be blamed.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_VERDICT_H
#define PADLAB_FUZZ_VERDICT_H

#include "padlab/dialect/ExitCode.h"
#include "padlab/fuzz/Names.h"

#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <vector>

namespace padlab {

/// The phase, on the way from a case's text to its results, in which a case
/// shows a defect.
enum class Phase {
  Unknown,
  Parse,
  Verify,
  Subject,
  Lowering,
  CodeGeneration,
  Run,
};
/// Returns a name such as `code-generation`; empty for `Unknown`.
StringRef getName(Phase phase);
/// Returns `Unknown` for a name that is not a phase.
Phase findPhase(StringRef name);
/// Returns the phase of a step of `CompileResult`, or of a step of a subject.
Phase getPhaseOfStep(StringRef step);

/// How LLVM's own tools show a defect, see fuzz/lib/Finding/Scripts.cpp.
enum class ScriptKind {
  Value,     ///< Runs `repro.mlir` with and without the pass, compares results.
  Memory,    ///< Runs both; AddressSanitizer checks every access.
  Compile,   ///< Compiles `repro.mlir` with and without the pass.
  Invalid,   ///< Verifies what the pass makes of `repro.mlir`.
  RoundTrip, ///< Writes what the pass makes of `repro.mlir`, and reads it.
  Repeat,    ///< Applies the pass to `repro.mlir` several times.
  Padlab,    ///< Asks `padlab diff`.
};

/// A registered kind of verdict, with the properties that verdicts of this kind
/// have.
struct VerdictKind {
  enum Trait : unsigned {
    /// The program does something wrong when native code or the reference runs
    /// it; where this shows does not tell which pass caused it.
    WrongValue = 1 << 0,
    /// The faulty code may have written to memory that it does not own.
    LeavesDamage = 1 << 1,
    /// To show the defect, the trusted pipeline must run, too, beside the
    /// verdict's own pipeline.
    ComparesPipelines = 1 << 2,
    /// An `Examination` (Evidence.h) finds the defect.
    Examined = 1 << 3,
    /// The reference may see the defect in the program that a pass leaves.
    ChangesMeaning = 1 << 4,
    /// The message differs between defects, and not only between cases of one
    /// defect.
    SaysMessage = 1 << 5,
    /// If the guilty pattern is known, it alone identifies the defect: the
    /// program does not matter.
    PatternSaysAll = 1 << 6,
    /// A step crashed or did not end, so that the step that ran last is guilty.
    NoEnd = 1 << 7,
    /// A pipeline refuses the program. This is not a defect by itself: its
    /// cause is searched only on request.
    Refusal = 1 << 8,
    /// There are no values to show, mostly because the defect concerns only the
    /// compiler.
    NoValues = 1 << 9,
    /// The reference sees the defect in the output of a subject. Native code of
    /// this output may do anything.
    SeenByReference = 1 << 10,
  };

  std::string name;        ///< `mismatch`
  std::string description; ///< One line.
  ExitCode exitCode;
  unsigned traits = 0; ///< Bits of `Trait`.
  /// In triage, the groups of different kinds take turns; in each turn, kinds
  /// with a lower rank come first.
  unsigned rank = 2;
  /// The scripts that can show a defect of this kind, the best first; and, if
  /// the kind is `NoEnd`, those for a defect that native code shows.
  std::vector<ScriptKind> scripts = {}, scriptsOfNative = {};
  /// The predicate of a sentence about the guilty pass: `changes the result of
  /// a program`.
  std::string deed = {};

  /// The rank of kinds whose defects take long to triage.
  static constexpr unsigned slowRank = 4;
  bool isDefect() const { return exitCode == ExitCode::Defect; }
  bool has(Trait trait) const { return traits & trait; }
};

/// The judgement of one oracle on one pipeline of a case. All data that tools
/// need is in fields; `detail` is for people.
struct Verdict {
  std::string kind;     ///< Name of a registered kind.
  std::string pipeline; ///< The variant. Empty: it is about the case itself.
  std::string detail;   ///< One line: what differs, where, why.
  /// The guilty pass, as far as it is known: the one that failed or was running
  /// (perhaps a stage such as `lowering` or `native code`). For a wrong value,
  /// a fuzzer that has time searches for it (`findGuiltyPass`).
  std::string pass = {};
  /// The guilty operation of the script, if the pass runs one.
  std::string operation = {};
  Phase phase = Phase::Unknown;
  /// The message of the compiler, the verifier, the runtime or the reference,
  /// one line.
  std::string message = {};
  /// The pattern that was running when the compiler died.
  std::string pattern = {};
  /// The function of the compiler in which it crashed and, if many different
  /// crashes end in that function, the function that called it.
  std::string function = {}, caller = {};
  /// The operations that the message names.
  std::vector<std::string> operations = {};
  /// The first position with a wrong value, the expected value, and the actual
  /// one.
  std::string place = {}, expected = {}, actual = {};
  /// Whether the reference found the defect in the output of the subject;
  /// native code need not show it.
  bool interpreted = false;

  /// Prints `mismatch upstream-fused: result 0[1, 2]: expected 3, actual 5`.
  std::string str() const;
  /// Whether its kind is registered and has the trait.
  bool has(VerdictKind::Trait trait) const;
  /// Whether the compiler did not end. A hang of native code is something else,
  /// and has another time limit.
  bool isCompilerHang() const;
  json::Object toJSON() const;
};
/// Reads verdicts of older versions, too (VerdictJSON.cpp).
bool fromJSON(const json::Value &value, Verdict &verdict, json::Path path);

const std::vector<VerdictKind> &getVerdictKinds();
const VerdictKind *findVerdictKind(StringRef name);
/// Whether the kind `name` is registered and has the trait.
bool hasTrait(StringRef name, VerdictKind::Trait trait);

/// The steps that a case passed in one pipeline. The funnel counts them.
struct PipelineSummary {
  std::string pipeline;
  /// Whether the subject fired (`SubjectResult::fired`), whether its native
  /// code was compiled and compared, and whether the reference interpreted the
  /// subject's output.
  bool fired = false, compiled = false, compared = false, interpreted = false;
};

/// All that is known of a case after it was run with all variants. It is passed
/// from process to process as JSON.
struct CaseReport {
  std::vector<Verdict> verdicts; ///< Never empty: at least `agree`.
  std::vector<PipelineSummary> pipelines;
  /// The reference's results as text, and those of the first disagreeing
  /// pipeline. They are set only if there is a defect, because printing costs
  /// more than comparing; or if native code and the reference read one program
  /// differently: then these are their two readings.
  std::vector<std::string> expected, actual;
  /// Whether the program, according to the reference, stops itself with an
  /// error: an outcome on which the pipelines must agree.
  bool stops = false;
  /// The causes whose guards met something in a subject (and withheld it,
  /// unless they only count), if any guards were active.
  std::vector<std::string> guardsMet;

  /// Makes a report with a single verdict.
  static CaseReport of(Verdict verdict);

  /// Whether the case is known to be defined: the reference gave it results or
  /// an error, and some pipeline applied to it. If a compiler or native code
  /// died or did not end, the case counts as defined, because only defined
  /// cases are compiled.
  bool isDefined() const;
  /// Returns the first defect, or null.
  const Verdict *getDefect() const;
  ExitCode getExitCode() const;
  /// Whether the process may have written to wrong memory. Such a process may
  /// go on, and crash only later, in the middle of another case.
  bool mayHaveLeftDamage() const;
  /// Whether all verdicts come from the reference, the verifier or a subject
  /// that refuses the program, and so were known before any native code was
  /// made. Then no case whose code damaged the process later can have caused
  /// them.
  bool isKnownBeforeNativeCode() const;
  /// Prints one line: every verdict, or `agree (unfused, fused)`.
  std::string str() const;
  json::Object toJSON() const;
  static std::optional<CaseReport> fromJSON(const json::Value &value);
};

} // namespace padlab

#endif // PADLAB_FUZZ_VERDICT_H
