//===- FindingStates.cpp - what is known of a finding ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FindingStates.h"

#include "padlab/codegen/Guards.h"
#include "padlab/fuzz/Attribution.h"
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

/// Whether a wrong value, an access out of bounds and what the reference calls
/// undefined may be the same mistake, seen in several ways.
static bool isAboutMeaning(llvm::StringRef kind) {
  return hasTrait(kind, VerdictKind::ChangesMeaning) ||
         llvm::is_contained({"use-after-free", "double-free"}, kind);
}

static bool areAlike(llvm::StringRef kind, llvm::StringRef other) {
  return kind == other || (isAboutMeaning(kind) && isAboutMeaning(other));
}

bool FindingStates::isSure(const std::string &cause,
                           const llvm::json::Object &finding) const {
  const Guard *guard = findGuard(cause);
  if (!guard || guard->withholds == Guard::Withholds::Pattern)
    return guard;
  auto record = causes.find(cause);
  if (record == causes.end())
    return false;
  DefectKey key = DefectKey::fromFinding(finding);
  if (guard->name == Guard::anyPass && key.pass != "fold")
    return false;
  const std::string &function = record->second.guilty.function;
  return areAlike(key.kind, record->second.kind) &&
         (key.kind != "crash" || function.empty() || key.function.empty() ||
          llvm::StringRef(key.function).contains(function) ||
          llvm::StringRef(function).contains(key.function));
}

void FindingStates::apply(llvm::json::Object &finding) const {
  if (!finding.getString("state"))
    finding["state"] = "new";
  auto set = [&](llvm::StringRef state, const std::string &reference,
                 const std::string &reason) {
    // What runs showed comes before what people knew then.
    if (!finding.get("fixedIn"))
      finding["state"] = state;
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
  bool isKnown = false;
  for (const std::string &cause : shown.getShown()) {
    isKnown |= isSure(cause, finding);
    auto record = causes.find(cause);
    if (record == causes.end() || !record->second.decision)
      continue;
    if (record->second.decision->state == "no-defect")
      state = "false-alarm";
    reason += " " + record->second.decision->because;
  }
  if (isKnown)
    return set(state, "", reason);
  set("new", "",
      "It may show " + shown.str() +
          " of corpus/defects: it is right where that whole pass is withheld, "
          "and fails in another way than the cause.");
}
