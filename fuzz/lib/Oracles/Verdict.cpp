//===- Verdict.cpp - what an oracle says of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Verdict.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace padlab;

const std::vector<VerdictKind> &padlab::getVerdictKinds() {
  using Kind = VerdictKind;
  using Script = ScriptKind;
  constexpr unsigned value = Kind::WrongValue;
  constexpr unsigned damage = Kind::LeavesDamage;
  // Never destroyed, because a fuzz loop stores its last defects while its
  // process ends.
  static const auto &kinds = *new std::vector<VerdictKind>{
      {"agree", "every pipeline computes what the reference computes",
       ExitCode::Agree},
      {"left-out", "the reference ran the program, and nothing else did",
       ExitCode::Agree},
      {"mismatch",
       "a result differs from the reference",
       ExitCode::Defect,
       value | Kind::ChangesMeaning,
       /*rank=*/0,
       {Script::Value, Script::Memory},
       {},
       "changes the result of a program"},
      {"poison",
       "a defined result is poison, or depends on uninitialized memory",
       ExitCode::Defect,
       value | Kind::ChangesMeaning,
       /*rank=*/0,
       {Script::Value, Script::Memory},
       {},
       "makes a result depend on uninitialized memory"},
      {"introduces-ub",
       "a subject introduces undefined behaviour into a defined program",
       ExitCode::Defect,
       value | damage | Kind::ChangesMeaning | Kind::SaysMessage |
           Kind::SeenByReference,
       /*rank=*/0,
       // Native code may show the effect of what the reference calls undefined.
       {Script::Value, Script::Memory},
       {},
       "introduces undefined behavior into a program"},
      {"out-of-bounds",
       "native code touches memory outside of its buffers",
       ExitCode::Defect,
       value | damage | Kind::ChangesMeaning,
       /*rank=*/0,
       {Script::Memory, Script::Value},
       {},
       "makes a program access memory out of bounds"},
      {"check-failed",
       "an assertion inside the program does not hold",
       ExitCode::Defect,
       value,
       /*rank=*/0,
       {},
       {},
       "makes an assertion fail"},
      {"false-claim",
       "an interface says of an operation's extents what is not so",
       ExitCode::Defect,
       Kind::SaysMessage | Kind::NoValues | Kind::ChangesMeaning,
       /*rank=*/0,
       {},
       {},
       "is told a wrong extent by an interface"},
      // If a pass leaves dangling values, one process crashes on them and
      // another reports invalid IR. So both scripts are tried.
      {"crash",
       "the compiler or its native code dies",
       ExitCode::Defect,
       damage | Kind::SaysMessage | Kind::PatternSaysAll | Kind::NoEnd |
           Kind::NoValues,
       /*rank=*/1,
       {Script::Compile, Script::Invalid},
       {Script::Memory},
       "crashes"},
      // Native code has no script: scripts do not wait for code that does not
      // end.
      {"hang",
       "the compiler or its native code does not end",
       ExitCode::Defect,
       damage | Kind::NoEnd | Kind::NoValues,
       Kind::slowRank,
       {Script::Compile},
       {},
       "does not end"},
      {"disagreement",
       "two pipelines differ on a program that the reference cannot run",
       ExitCode::Defect,
       value | Kind::ComparesPipelines,
       /*rank=*/0,
       {},
       {},
       "changes the result of a program"},
      {"use-after-free",
       "native code touches a buffer that it has freed",
       ExitCode::Defect,
       value | damage,
       /*rank=*/0,
       {Script::Memory, Script::Value},
       {},
       "makes a program use memory that it has freed"},
      {"double-free",
       "native code frees a buffer twice, or one not its own",
       ExitCode::Defect,
       value | damage,
       /*rank=*/0,
       {Script::Memory, Script::Value},
       {},
       "makes a program free memory twice"},
      {"leak",
       "a pipeline that deallocates does not free every buffer",
       ExitCode::Defect,
       0,
       /*rank=*/2,
       {},
       {},
       "makes a program leak memory"},
      {"invalid-ir",
       "a pass claims success and leaves an invalid program",
       ExitCode::Defect,
       damage | Kind::SaysMessage | Kind::PatternSaysAll | Kind::NoValues,
       /*rank=*/1,
       {Script::Invalid},
       {},
       "succeeds, but leaves a program that does not verify"},
      {"round-trip",
       "printed or written, a program is not read back the same",
       ExitCode::Defect,
       Kind::Examined,
       /*rank=*/2,
       {Script::RoundTrip},
       {},
       "leaves a program that is not read back as it was printed"},
      {"nondeterminism",
       "compiled twice, a program gives two results",
       ExitCode::Defect,
       Kind::Examined,
       /*rank=*/2,
       {Script::Repeat},
       {},
       "gives another program each time"},
      {"slow-compile",
       "compilation takes far longer than the size explains",
       ExitCode::Defect,
       0,
       Kind::slowRank,
       {},
       {},
       "takes far longer than the size of the program explains"},
      {"ir-growth",
       "the program grows far beyond what its size explains",
       ExitCode::Defect,
       0,
       Kind::slowRank,
       {},
       {},
       "makes a program grow far beyond its size"},
      {"rejected",
       "a pipeline reports an error",
       ExitCode::NotCompiled,
       Kind::SaysMessage | Kind::Refusal | Kind::NoValues,
       /*rank=*/3,
       {Script::Compile},
       {},
       "fails on a valid program"},
      {"undefined", "the program has undefined behaviour: it proves nothing",
       ExitCode::Undefined},
      {"unsupported", "the reference has no kernel for an operation",
       ExitCode::NotCompiled},
      {"too-long", "the reference reached its step limit",
       ExitCode::NotCompiled},
      {"unavailable", "no code for a variant that the case names runs here",
       ExitCode::NotCompiled},
      {"unreadable", "the text is not a case", ExitCode::BadInput},
      {"internal", "padlab itself failed", ExitCode::Internal},
  };
  return kinds;
}

const VerdictKind *padlab::findVerdictKind(llvm::StringRef name) {
  for (const VerdictKind &kind : getVerdictKinds())
    if (kind.name == name)
      return &kind;
  return nullptr;
}

bool padlab::hasTrait(llvm::StringRef name, VerdictKind::Trait trait) {
  const VerdictKind *kind = findVerdictKind(name);
  return kind && kind->has(trait);
}

bool Verdict::has(VerdictKind::Trait trait) const {
  return hasTrait(kind, trait);
}

bool Verdict::isCompilerHang() const {
  return kind == "hang" && phase != Phase::Run;
}

/// Returns the exit code of the verdict's kind; `Internal` for an unknown kind,
/// which is a defect of padlab and must not count as agreement.
static ExitCode getExitCodeOf(const Verdict &verdict) {
  const VerdictKind *kind = findVerdictKind(verdict.kind);
  return kind ? kind->exitCode : ExitCode::Internal;
}

std::string Verdict::str() const {
  std::string text = kind;
  if (!pipeline.empty())
    text += " " + pipeline;
  if (!detail.empty())
    text += ": " + detail;
  return text;
}

CaseReport CaseReport::of(Verdict verdict) {
  CaseReport report;
  report.verdicts.push_back(std::move(verdict));
  return report;
}

const Verdict *CaseReport::getDefect() const {
  for (const Verdict &verdict : verdicts)
    if (getExitCodeOf(verdict) == ExitCode::Defect)
      return &verdict;
  return nullptr;
}

bool CaseReport::isDefined() const {
  return !pipelines.empty() || llvm::any_of(verdicts, [](const Verdict &v) {
    return v.has(VerdictKind::NoEnd);
  });
}

ExitCode CaseReport::getExitCode() const {
  ExitCode code = ExitCode::Agree;
  for (const Verdict &verdict : verdicts)
    code = combine(code, getExitCodeOf(verdict));
  return code;
}

bool CaseReport::mayHaveLeftDamage() const {
  auto ran = [&](llvm::StringRef pipeline) {
    return llvm::any_of(pipelines, [&](const PipelineSummary &summary) {
      return summary.pipeline == pipeline && summary.compiled;
    });
  };
  return llvm::any_of(verdicts, [&](const Verdict &verdict) {
    return verdict.has(VerdictKind::LeavesDamage) &&
           (!verdict.has(VerdictKind::SeenByReference) ||
            ran(verdict.pipeline));
  });
}

bool CaseReport::isKnownBeforeNativeCode() const {
  return llvm::all_of(verdicts, [](const Verdict &verdict) {
    return verdict.interpreted || verdict.phase == Phase::Verify ||
           (verdict.phase == Phase::Subject &&
            verdict.has(VerdictKind::Refusal));
  });
}

std::string CaseReport::str() const {
  std::vector<std::string> parts;
  for (const Verdict &verdict : verdicts)
    parts.push_back(verdict.str());
  std::string text = llvm::join(parts, "; ");
  if (getExitCode() != ExitCode::Agree)
    return text;
  std::vector<llvm::StringRef> compared, interpreted;
  for (const PipelineSummary &summary : pipelines)
    if (summary.compared)
      compared.push_back(summary.pipeline);
    else if (summary.interpreted)
      interpreted.push_back(summary.pipeline);
  text += " (" + llvm::join(compared, ", ");
  if (!interpreted.empty())
    text += (compared.empty() ? "interpreted: " : "; interpreted: ") +
            llvm::join(interpreted, ", ");
  return text + ")";
}
