//===- Verdict.cpp - the verdicts of oracles -*- C++ -*-===//
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
  using Scripts = std::vector<Script>;
  auto defect = [](std::string name, std::string description, std::string deed,
                   unsigned rank, unsigned traits = 0, Scripts scripts = {},
                   Scripts ofNative = {}) {
    return Kind{name, description, ExitCode::Defect, traits,
                rank, scripts,     ofNative,         deed};
  };
  // The vector is never destroyed, because a fuzz loop stores its last defects
  // while its process exits.
  static const auto &kinds = *new std::vector<VerdictKind>{
      {"agree", "every pipeline computes what the reference computes",
       ExitCode::Agree},
      {"left-out", "the reference ran the program, and nothing else did",
       ExitCode::Agree},
      defect("mismatch", "a result differs from the reference",
             "changes the result of a program", /*rank=*/0,
             value | Kind::ChangesMeaning, {Script::Value, Script::Memory}),
      defect("poison",
             "a defined result is poison, or native code depends on "
             "uninitialized memory",
             "makes a program depend on uninitialized memory", /*rank=*/0,
             value | Kind::ChangesMeaning, {Script::Value, Script::Memory}),
      // The reference reports undefined behaviour. Native code may show its
      // effect, so a verdict on native code may have this kind, too.
      defect("introduces-ub",
             "a subject introduces undefined behaviour into a defined program",
             "introduces undefined behavior into a program", /*rank=*/0,
             value | damage | Kind::ChangesMeaning | Kind::SaysMessage |
                 Kind::SeenByReference,
             {Script::Value, Script::Memory}),
      defect("out-of-bounds",
             "native code touches memory outside of its buffers",
             "makes a program access memory out of bounds", /*rank=*/0,
             value | damage | Kind::ChangesMeaning,
             {Script::Memory, Script::Value}),
      defect("check-failed", "an assertion inside the program does not hold",
             "makes an assertion fail", /*rank=*/0, value),
      defect("false-claim",
             "an interface says of an operation's extents what is not so",
             "is told a wrong extent by an interface", /*rank=*/0,
             Kind::SaysMessage | Kind::NoValues | Kind::ChangesMeaning),
      // If a pass leaves dangling values, one process crashes on them and
      // another reports invalid IR. So the scripts for both are tried.
      defect("crash", "the compiler or its native code dies", "crashes",
             /*rank=*/1,
             damage | Kind::SaysMessage | Kind::PatternSaysAll | Kind::NoEnd |
                 Kind::NoValues,
             {Script::Compile, Script::Invalid}, {Script::Memory}),
      // A hang of native code gets no script, because scripts do not wait for
      // code that does not end.
      defect("hang", "the compiler or its native code does not end",
             "does not end", Kind::slowRank,
             damage | Kind::NoEnd | Kind::NoValues, {Script::Compile}),
      defect("disagreement",
             "two pipelines differ on a program that the reference cannot run",
             "changes the result of a program", /*rank=*/0,
             value | Kind::ComparesPipelines),
      defect("use-after-free", "native code touches a buffer that it has freed",
             "makes a program use memory that it has freed", /*rank=*/0,
             value | damage, {Script::Memory, Script::Value}),
      defect("double-free",
             "native code frees a buffer twice, or one not its own",
             "makes a program free memory twice", /*rank=*/0, value | damage,
             {Script::Memory, Script::Value}),
      defect("leak", "a pipeline that deallocates does not free every buffer",
             "makes a program leak memory", /*rank=*/2),
      defect("invalid-ir",
             "a pass claims success and leaves an invalid program",
             "succeeds, but leaves a program that does not verify", /*rank=*/1,
             damage | Kind::SaysMessage | Kind::PatternSaysAll | Kind::NoValues,
             {Script::Invalid}),
      defect("round-trip",
             "printed or written, a program is not read back the same",
             "leaves a program that is not read back as it was printed",
             /*rank=*/2, Kind::Examined | Kind::NoValues, {Script::RoundTrip}),
      defect("nondeterminism", "compiled twice, a program gives two results",
             "gives another program each time", /*rank=*/2,
             Kind::Examined | Kind::NoValues, {Script::Repeat}),
      defect("slow-compile",
             "compilation takes far longer than the size explains",
             "takes far longer than the size of the program explains",
             Kind::slowRank, Kind::NoValues),
      defect("ir-growth", "the program grows far beyond what its size explains",
             "makes a program grow far beyond its size", Kind::slowRank,
             Kind::NoValues),
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
