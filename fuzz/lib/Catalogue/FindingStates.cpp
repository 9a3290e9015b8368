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

llvm::Expected<FindingStates>
FindingStates::load(const std::string &corpusDir) {
  FindingStates states;
  auto decisions = KnownFindings::load(corpusDir + "/known-findings.json");
  if (!decisions)
    return decisions.takeError();
  states.decisions = std::move(*decisions);
  std::string catalogue = corpusDir + "/defects";
  if (!llvm::sys::fs::is_directory(catalogue))
    return states;
  auto records = readCatalogue(catalogue);
  if (!records)
    return records.takeError();
  for (CauseRecord &record : *records)
    states.causes.emplace(record.name, std::move(record));
  return states;
}

/// Whether two kinds may be the same mistake. Wrong values, accesses out of
/// bounds and undefined behaviour according to the reference form one group;
/// malformed IR is refused by the verifier, or makes a later pass crash or
/// hang.
static bool areAlike(llvm::StringRef kind, llvm::StringRef other) {
  auto isAboutMeaning = [](llvm::StringRef name) {
    return hasTrait(name, VerdictKind::ChangesMeaning) ||
           llvm::is_contained({"use-after-free", "double-free"}, name);
  };
  auto isMalformed = [](llvm::StringRef name) {
    return llvm::is_contained({"crash", "hang", "invalid-ir"}, name);
  };
  return kind == other || (isAboutMeaning(kind) && isAboutMeaning(other)) ||
         (isMalformed(kind) && isMalformed(other));
}

static bool showsAs(const CauseRecord &record, llvm::StringRef kind) {
  return areAlike(kind, record.kind) ||
         llvm::any_of(record.alsoKinds, [&](const std::string &other) {
           return areAlike(kind, other);
         });
}

/// Whether a finding of this kind may be the record's mistake, if a guard on a
/// pattern withheld it. What else a pattern does wrong vanishes under its
/// guard, too: a pattern that gives wrong values for some operations may crash
/// on others, or leave malformed IR. One that crashes by itself leaves none.
/// Other kinds say nothing of that.
static bool mayShowAs(const CauseRecord &record, llvm::StringRef kind) {
  auto stops = [](llvm::StringRef name) {
    return name == "crash" || name == "hang";
  };
  auto isAbout = [&](llvm::StringRef name) {
    return stops(name) || name == "invalid-ir" || areAlike(name, "mismatch");
  };
  auto differs = [&](llvm::StringRef other) {
    return isAbout(other) &&
           (stops(kind) != stops(other) || !areAlike(kind, other));
  };
  return !isAbout(kind) || !differs(record.kind) ||
         !llvm::all_of(record.alsoKinds, differs);
}

/// Whether `name` is `prefix`, or begins with it and a dot.
static bool isWithin(llvm::StringRef name, llvm::StringRef prefix) {
  return name.consume_front(prefix) && (name.empty() || name.front() == '.');
}

/// Whether the guard withholds what was blamed. A folder works within any pass;
/// for a script, the blame names the operation.
static bool blamesGuilty(const DefectKey &key, const Guard &guard,
                         const CauseRecord &record) {
  if (guard.name == Guard::anyPass)
    return key.pass == "fold";
  if (key.pass.empty())
    return true;
  llvm::StringRef transform = record.guilty.transform,
                  blamed = llvm::StringRef(key.pattern).split(':').first;
  return isOfPass(guard, key.pass) &&
         (transform.empty() || !blamed.starts_with("transform.") ||
          isWithin(transform, blamed) ||
          llvm::is_contained(record.guilty.alsoTransforms, blamed));
}

bool FindingStates::isSure(const std::string &cause,
                           const llvm::json::Object &finding) const {
  auto record = causes.find(cause);
  DefectKey key = DefectKey::fromFinding(finding);
  Blame blame;
  blame.setPatternName(key.pattern);
  return llvm::any_of(getGuards(), [&](const Guard &guard) {
    if (guard.cause != cause)
      return false;
    // If another guard of the cause withholds a pass, that guard may have made
    // the difference.
    if (guard.withholds == Guard::Withholds::Pattern)
      return (!hasPassGuard(cause) || isOfPattern(guard, blame.pattern)) &&
             (record == causes.end() || mayShowAs(record->second, key.kind));
    return record != causes.end() && showsAs(record->second, key.kind) &&
           blamesGuilty(key, guard, record->second);
  });
}

bool FindingStates::isAttributed(const llvm::json::Object &finding) const {
  return llvm::any_of(
      Attribution::load(finding).getShown(),
      [&](const std::string &cause) { return isSure(cause, finding); });
}

void FindingStates::apply(llvm::json::Object &finding) const {
  if (!finding.getString("state"))
    finding["state"] = "new";
  auto set = [&](llvm::StringRef state, const std::string &reference,
                 const std::string &reason) {
    // Results of runs take precedence over what the record states.
    if (!finding.get("fixedIn"))
      finding["state"] = state.str();
    finding["reference"] = reference;
    finding["reason"] = reason;
  };
  auto signature = finding.getString("signature").value_or("");
  if (const KnownFinding *decision = findDecision(signature))
    return set(decision->state, decision->reference, decision->reason);
  Attribution shown = Attribution::load(finding);
  if (!shown.isKnown())
    return;
  llvm::StringRef state = "known";
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
