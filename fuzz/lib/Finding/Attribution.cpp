//===- Attribution.cpp - which causes a program shows ------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Attribution.h"

#include "padlab/codegen/GuardNames.h"
#include "padlab/codegen/Variant.h"
#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace padlab;

namespace {

using Causes = std::vector<std::string>;

/// Runs one case, which shows one defect, while different guards are active.
class Experiments {
public:
  Experiments(DefectProbe &probe, StringRef text, const Verdict &defect,
              const Causes &guarded)
      : probe(probe), text(text), defect(defect), guarded(guarded) {}

  /// Whether the program is right under the guards of `causes`, and each of
  /// these guards withheld something. A guard that withheld nothing did not
  /// make the program right: the defect may show only sometimes.
  bool isRight(const Causes &causes);
  /// Returns the causes whose guards would withhold something in a run without
  /// active guards. If there are none, perhaps because that run crashes,
  /// returns those whose guards withhold something while all guards are active.
  Causes findMet();
  /// For a crash, adds the causes whose guards withhold something while the
  /// guards of `met` are not active: a guard that withholds a step may hide
  /// what a later step does wrong. For other defects nothing is added: where
  /// `findMet` only counts, it withholds nothing, and so hides nothing.
  Causes addHidden(Causes met);
  /// Removes each cause without whose guard the program is still right.
  Causes reduce(Causes causes);

private:
  DefectProbe &probe;
  StringRef text;
  const Verdict &defect;
  const Causes &guarded;
};

} // namespace

static Causes
listGuarded(llvm::function_ref<bool(const Guard &guard)> isAsked) {
  std::set<std::string> names;
  for (const Guard &guard : getGuards())
    if (isAsked(guard))
      names.insert(guard.cause.str());
  return {names.begin(), names.end()};
}

/// Whether a pipeline refuses the program only because the guards of `met`
/// withheld a pass that it needs. A pipeline with passes of its own needs them
/// to lower the program. A pipeline whose passes come from the case needs only
/// those that the trusted lowering cannot replace. If the defect itself is that
/// the same pass refuses the program, the guards are not the reason.
static bool lacksPass(const Verdict &left, const Verdict &defect,
                      const Causes &met) {
  std::optional<Variant> variant = findVariant(defect.pipeline);
  bool wasRefused =
      defect.has(VerdictKind::Refusal) && defect.pass == left.pass;
  return left.has(VerdictKind::Refusal) && !wasRefused && variant &&
         llvm::any_of(met, variant->pipeline.subjectFromCase
                               ? hasGuardOfOnlyLowering
                               : hasPassGuard);
}

/// Whether the defect stopped the compiler, and the only complaint that is left
/// is that the program which the subject leaves cannot be run: its entry cannot
/// be called, because it has sparse tensors; or the trusted lowering refuses
/// the program, because a reduced sequence need not have the conversions that a
/// program of TOSA needs.
static bool onlyLacksRest(const Verdict &left, const Verdict &defect) {
  if (!left.has(VerdictKind::Refusal) || !defect.has(VerdictKind::NoValues) ||
      defect.has(VerdictKind::Refusal))
    return false;
  if (left.phase == Phase::Subject)
    return left.pass.empty();
  bool stoppedSubject =
      defect.phase == Phase::Subject || defect.phase == Phase::Verify;
  return left.phase == Phase::Lowering && stoppedSubject;
}

/// Whether the report can tell that the defect is gone. If the defect stopped
/// the compiler, the program's results need not be known for that: an entry may
/// return a sparse tensor, which the reference cannot hand out.
static bool isTelling(const CaseReport &report, const Verdict &defect) {
  return report.isDefined() ||
         (defect.has(VerdictKind::NoValues) &&
          llvm::any_of(report.verdicts, [](const Verdict &verdict) {
            return verdict.kind == "unsupported";
          }));
}

/// Whether nothing is wrong any more while the guards of `causes` are active.
/// `met` receives those causes whose guards withhold something.
static bool mendAll(DefectProbe &probe, StringRef text, const Verdict &defect,
                    ArrayRef<std::string> causes, Causes &met) {
  CaseReport report =
      probe.checkGuarded(text, defect, causes, ActiveGuards::Mode::Withhold);
  met = report.guardsMet;
  const Verdict *left = selectDefect(report);
  return isTelling(report, defect) && (!left || lacksPass(*left, defect, met) ||
                                       onlyLacksRest(*left, defect));
}

bool padlab::isRightUnder(DefectProbe &probe, StringRef text,
                          const Verdict &defect, ArrayRef<std::string> causes) {
  Causes met;
  return mendAll(probe, text, defect, causes, met) &&
         llvm::all_of(causes, [&](const std::string &cause) {
           return llvm::is_contained(met, cause);
         });
}

bool Experiments::isRight(const Causes &causes) {
  return padlab::isRightUnder(probe, text, defect, causes);
}

Causes Experiments::findMet() {
  Causes met =
      probe.checkGuarded(text, defect, guarded, ActiveGuards::Mode::Count)
          .guardsMet;
  if (!met.empty())
    return met;
  return probe.checkGuarded(text, defect, guarded, ActiveGuards::Mode::Withhold)
      .guardsMet;
}

Causes Experiments::addHidden(Causes met) {
  if (met.empty() || defect.kind != "crash")
    return met;
  Causes others;
  llvm::copy_if(guarded, std::back_inserter(others),
                [&](const std::string &cause) {
                  return !llvm::is_contained(met, cause);
                });
  llvm::append_range(
      met,
      probe.checkGuarded(text, defect, others, ActiveGuards::Mode::Withhold)
          .guardsMet);
  llvm::sort(met);
  return met;
}

Causes Experiments::reduce(Causes causes) {
  for (size_t i = 0; i < causes.size();) {
    Causes fewer = causes;
    fewer.erase(fewer.begin() + i);
    if (isRight(fewer))
      causes = std::move(fewer);
    else
      ++i;
  }
  return causes;
}

static bool isCoarse(const std::string &cause) {
  const Guard *guard = findGuard(cause);
  return !guard || guard->withholds == Guard::Withholds::Pass;
}

static constexpr StringLiteral causesKey = "causes", causesAreKey = "causesAre",
                               all = "all", alternatives = "alternatives";

void Attribution::store(json::Object &finding) const {
  finding[causesKey] = json::Array(getShown());
  finding[causesAreKey] = isSure() ? all : alternatives;
}

Attribution Attribution::load(const json::Object &finding) {
  Attribution attribution;
  bool isOneOf = finding.getString(causesAreKey) == alternatives;
  Causes &causes = isOneOf ? attribution.causes : attribution.together;
  if (const json::Array *names = finding.getArray(causesKey))
    for (const json::Value &name : *names)
      causes.push_back(name.getAsString().value_or("").str());
  return attribution;
}

std::string Attribution::str() const {
  return causes.empty() ? llvm::join(together, " and ")
                        : llvm::join(causes, " or ");
}

/// Returns those causes among `candidates` whose guard alone makes the program
/// right, as a run shows. A guard on a pattern withholds less than a guard on a
/// whole pass, under which other defects of the pass vanish, too. So causes
/// with a guard on a pass are tried only if no guard on a pattern suffices, or
/// if each cause that suffices also has a guard on a pass, which may be the one
/// that withheld something.
static Causes listEnough(Experiments &experiments, const Causes &candidates) {
  Causes enough;
  for (bool isForCoarse : {false, true})
    for (const std::string &cause : candidates)
      if (isCoarse(cause) == isForCoarse &&
          (!isForCoarse || llvm::all_of(enough, hasPassGuard)) &&
          experiments.isRight({cause}))
        enough.push_back(cause);
  return enough;
}

/// Whether the defect may be absent in another run: native code gave a wrong
/// value, or may have accessed memory outside of the program.
static bool mayBeFlaky(const Verdict &defect) {
  return !defect.interpreted && (defect.has(VerdictKind::WrongValue) ||
                                 defect.has(VerdictKind::LeavesDamage));
}

std::optional<Attribution> padlab::explainDefect(DefectProbe &probe,
                                                 StringRef text,
                                                 const Verdict &defect) {
  Causes guarded = listGuarded([](const Guard &) { return true; });
  Attribution result;
  if (!mendAll(probe, text, defect, guarded, result.met))
    return std::nullopt;
  // If the program is also right without any guard, guards do not explain why.
  if (Causes none; !result.met.empty() && mayBeFlaky(defect) &&
                   mendAll(probe, text, defect, {}, none))
    return result;
  Experiments experiments(probe, text, defect, guarded);
  Causes candidates = experiments.addHidden(result.met);
  if (candidates.size() == 1)
    result.causes = candidates;
  else
    result.causes = listEnough(experiments, candidates);
  if (result.causes.empty())
    result.together = result.met;
  return result;
}

Attribution padlab::attributeWithout(DefectProbe &probe, StringRef text,
                                     const Verdict &defect,
                                     ArrayRef<std::string> lacking) {
  Causes guarded = listGuarded([&](const Guard &guard) {
    return !llvm::is_contained(lacking, guard.cause);
  });
  Experiments experiments(probe, text, defect, guarded);
  Attribution result;
  result.met = experiments.findMet();
  // A program on which the compiler dies while all guards are active may still
  // be compiled while one of them is.
  Causes candidates = experiments.addHidden(result.met);
  if (candidates.empty() && defect.kind == "crash")
    candidates = guarded;
  result.causes = listEnough(experiments, candidates);
  if (result.causes.empty() && result.met.size() > 1 &&
      experiments.isRight(result.met))
    result.together = experiments.reduce(result.met);
  return result;
}

std::vector<std::string> padlab::listLostCauses(const Attribution &reduced,
                                                const Attribution &raw) {
  if (reduced.isKnown() || llvm::any_of(raw.getShown(), hasPassGuard))
    return {};
  // If several causes are alternatives, one of them is enough.
  return raw.causes.empty() ? raw.together : Causes{raw.causes.front()};
}

Attribution padlab::attributeDefect(DefectProbe &probe, StringRef text,
                                    const Verdict &defect) {
  return attributeWithout(probe, text, defect, /*lacking=*/{});
}

Expected<Attribution> padlab::attributeFinding(DefectProbe &probe,
                                               StringRef findingsDir,
                                               const StoredRecord &finding,
                                               bool again) {
  Attribution attribution = Attribution::load(finding.object);
  if (!again && attribution.isKnown())
    return attribution;
  attribution =
      attributeDefect(probe, finding.read("case.mlir"), finding.getVerdict());
  if (Error error =
          editFinding(findingsDir, finding.signature,
                      [&](json::Object &object) { attribution.store(object); }))
    return std::move(error);
  return attribution;
}

std::string padlab::printAttribution(StringRef name, const Verdict &defect,
                                     const Attribution &attribution) {
  std::string what;
  if (attribution.isKnown())
    what = "shows " + attribution.str();
  else if (attribution.met.empty())
    what = "shows no cause that has a guard";
  else
    what = "shows another cause than " + llvm::join(attribution.met, ", ") +
           ", whose guards met something";
  return formatv("{0}: {1} {2}: {3}\n", name, defect.kind, defect.pipeline,
                 what);
}
