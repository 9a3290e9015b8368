//===- FindingStates.cpp - what is known of a finding ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FindingStates.h"

#include "padlab/codegen/GuardNames.h"
#include "padlab/fuzz/Attribution.h"
#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/DefectKey.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace padlab;

Expected<FindingStates> FindingStates::load(const std::string &corpusDir) {
  FindingStates states;
  auto decisions = KnownFindings::load(corpusDir + "/known-findings.json");
  if (!decisions)
    return decisions.takeError();
  states.decisions = std::move(*decisions);
  std::string catalogue = corpusDir + "/defects";
  if (!fs::is_directory(catalogue))
    return states;
  auto records = readCatalogue(catalogue);
  if (!records)
    return records.takeError();
  for (CauseRecord &record : *records)
    states.causes.emplace(record.name, std::move(record));
  return states;
}

namespace {
/// How a defect shows. `Meaning` stands for wrong values, false claims, wrong
/// accesses to memory and undefined behaviour.
enum class Sort { Meaning, MalformedIR, Stop, Other };
} // namespace

static Sort getSort(StringRef kind) {
  if (llvm::is_contained({"crash", "hang"}, kind))
    return Sort::Stop;
  if (kind == "invalid-ir")
    return Sort::MalformedIR;
  return hasTrait(kind, VerdictKind::ChangesMeaning) ||
                 llvm::is_contained({"use-after-free", "double-free"}, kind)
             ? Sort::Meaning
             : Sort::Other;
}

/// Returns whether findings of two kinds may come from the same mistake. For
/// example, the same malformed IR may be refused by the verifier, or make a
/// later pass crash.
static bool areAlike(StringRef kind, StringRef other) {
  Sort sort = getSort(kind), otherSort = getSort(other);
  return kind == other ||
         (sort != Sort::Other && otherSort != Sort::Other &&
          (sort == Sort::Meaning) == (otherSort == Sort::Meaning));
}

static bool showsAs(const CauseRecord &record, StringRef kind) {
  return areAlike(kind, record.kind) ||
         llvm::any_of(record.alsoKinds, [&](const std::string &other) {
           return areAlike(kind, other);
         });
}

/// Returns whether the record's mistake may cause a finding of this kind that
/// vanishes under the record's guard on a pattern. Findings of another mistake
/// of the same pattern vanish, too: a pattern that computes wrong values for
/// some operations may crash on others. Hence the kind must be of the same sort
/// as a kind of the record, or one of the two sorts must be `Other`.
static bool mayShowAs(const CauseRecord &record, StringRef kind) {
  Sort sort = getSort(kind);
  auto mayBe = [&](StringRef other) {
    Sort otherSort = getSort(other);
    return sort == Sort::Other || otherSort == Sort::Other || sort == otherSort;
  };
  return mayBe(record.kind) || llvm::any_of(record.alsoKinds, mayBe);
}

/// Returns whether `name` is `prefix`, or begins with it and a dot.
static bool isWithin(StringRef name, StringRef prefix) {
  return name.consume_front(prefix) && (name.empty() || name.front() == '.');
}

/// Returns whether the guard withholds what was blamed. For a guard on any
/// pass, this is `fold`, because `fold` methods run in all passes. For other
/// guards, returns true if no pass was blamed. If a transform script runs the
/// pass, the transform operation is blamed.
static bool blamesGuilty(const DefectKey &key, const Guard &guard,
                         const CauseRecord &record) {
  if (guard.name == Guard::anyPass)
    return key.pass == "fold";
  if (key.pass.empty())
    return true;
  // If the record's pattern was blamed, the pass does not matter: the pattern
  // is guilty in every pass that has it, and a pipeline of passes may have been
  // blamed in place of the pass.
  Blame blame;
  blame.setPatternName(key.pattern);
  if (!record.guilty.pattern.empty() &&
      isPatternName(record.guilty.pattern, blame.pattern))
    return true;
  StringRef transform = record.guilty.transform,
            blamed = StringRef(key.pattern).split(':').first;
  return isOfPass(guard, key.pass) &&
         (transform.empty() || !blamed.starts_with("transform.") ||
          isWithin(transform, blamed) ||
          llvm::is_contained(record.guilty.alsoTransforms, blamed));
}

bool FindingStates::isSure(const std::string &cause,
                           const json::Object &finding) const {
  auto record = causes.find(cause);
  DefectKey key = DefectKey::fromFinding(finding);
  Blame blame;
  blame.setPatternName(key.pattern);
  return llvm::any_of(getGuards(), [&](const Guard &guard) {
    if (guard.cause != cause)
      return false;
    // All guards of a cause are tried together. If one of them withholds a
    // whole pass, it may be the one that made the defect vanish. So a guard on
    // a pattern then counts only if its pattern was blamed.
    if (guard.withholds == Guard::Withholds::Pattern)
      return (!hasPassGuard(cause) || isOfPattern(guard, blame.pattern)) &&
             (record == causes.end() || mayShowAs(record->second, key.kind));
    return record != causes.end() && showsAs(record->second, key.kind) &&
           blamesGuilty(key, guard, record->second);
  });
}

/// Returns whether the guard withholds the pattern, pass, `fold` method or
/// transform operation that was blamed. If no pattern was blamed, a guard on
/// any pattern counts, too.
static bool withholdsBlamed(const Guard &guard, const CauseRecord *record,
                            const DefectKey &key, StringRef pattern) {
  if (guard.withholds == Guard::Withholds::Pattern)
    return pattern.empty() || isOfPattern(guard, pattern);
  return record && !key.pass.empty() && blamesGuilty(key, guard, *record);
}

/// Keeps only the causes for which `fits` is true; if there are none, keeps
/// all.
static void prefer(std::vector<std::string> &causes,
                   llvm::function_ref<bool(const std::string &)> fits) {
  if (llvm::any_of(causes, fits))
    llvm::erase_if(causes,
                   [&](const std::string &cause) { return !fits(cause); });
}

Attribution FindingStates::getShown(const json::Object &finding) const {
  Attribution shown = Attribution::load(finding);
  DefectKey key = DefectKey::fromFinding(finding);
  Blame blame;
  blame.setPatternName(key.pattern);
  auto getRecord = [&](const std::string &cause) {
    auto record = causes.find(cause);
    return record == causes.end() ? nullptr : &record->second;
  };
  prefer(shown.causes,
         [&](const std::string &cause) { return isSure(cause, finding); });
  prefer(shown.causes, [&](const std::string &cause) {
    return llvm::any_of(getGuards(), [&](const Guard &guard) {
      return guard.cause == cause &&
             withholdsBlamed(guard, getRecord(cause), key, blame.pattern);
    });
  });
  prefer(shown.causes, [&](const std::string &cause) {
    const CauseRecord *record = getRecord(cause);
    return record && record->kind == key.kind;
  });
  return shown;
}

bool FindingStates::isAttributed(const json::Object &finding) const {
  return llvm::any_of(
      Attribution::load(finding).getShown(),
      [&](const std::string &cause) { return isSure(cause, finding); });
}

void FindingStates::apply(json::Object &finding) const {
  if (!finding.getString("state"))
    finding["state"] = "new";
  auto set = [&](StringRef state, const std::string &reference,
                 const std::string &reason) {
    // If a run has found that the defect is fixed, the state stays so.
    if (!finding.get("fixedIn"))
      finding["state"] = state.str();
    finding["reference"] = reference;
    finding["reason"] = reason;
  };
  auto signature = finding.getString("signature").value_or("");
  if (const KnownFinding *decision = findDecision(signature))
    return set(decision->state, decision->reference, decision->reason);
  Attribution shown = getShown(finding);
  if (!shown.isKnown())
    return;
  shown.store(finding);
  StringRef state = "known";
  std::string reason = "It shows " + shown.str() + " of corpus/defects.";
  for (const std::string &cause : shown.getShown()) {
    auto record = causes.find(cause);
    if (record == causes.end() || !record->second.decision)
      continue;
    if (record->second.decision->state == "no-defect")
      state = "false-alarm";
    reason += " " + record->second.decision->because;
  }
  if (isAttributed(finding))
    return set(state, "", reason);
  set("new", "",
      "It may show " + shown.str() +
          " of corpus/defects: it is right under that guard, and fails in "
          "another way than the cause.");
}
