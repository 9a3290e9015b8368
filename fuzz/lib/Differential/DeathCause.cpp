//===- DeathCause.cpp - why padlab's own code died of a case --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeathCause.h"

#include "../Support/Message.h"
#include "Acceptance.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;
using Stage = CasePart::Stage;

bool padlab::mayComeFromDamage(const WorkerReply &death) {
  return death.status != WorkerReply::Status::Done &&
         death.getActivity(Activity::Step) == oracleStep;
}

//===----------------------------------------------------------------------===//
// The child
//===----------------------------------------------------------------------===//

std::string CasePart::encode() const {
  json::Object fields{{"lastStage", static_cast<int64_t>(lastStage)}};
  return Message{std::move(fields), {variant}}.encode();
}

std::optional<CasePart> CasePart::decode(StringRef bytes) {
  std::optional<Message> message = Message::decode(bytes);
  auto stage = message ? message->fields.getInteger("lastStage") : std::nullopt;
  if (!stage)
    return std::nullopt;
  return CasePart{static_cast<Stage>(*stage), message->getText(0).str()};
}

/// Returns those variants of `choice` that the case has, and that `part` asks
/// for.
static VariantChoice selectVariants(ArrayRef<Variant> variants,
                                    const Case &theCase, const CasePart &part,
                                    const VariantChoice &choice) {
  Acceptance acceptance(theCase);
  VariantChoice selected;
  for (auto [place, variant] : llvm::enumerate(variants))
    if ((choice.empty() || llvm::is_contained(choice, place)) &&
        (part.variant.empty() || part.variant == variant.pipeline.name) &&
        acceptance.accepts(variant.pipeline))
      selected.push_back(place);
  return selected;
}

std::string padlab::checkPart(Differential &differential, const Case &theCase,
                              const CasePart &part,
                              const VariantChoice &choice) {
  VariantChoice selected =
      selectVariants(differential.getVariants(), theCase, part, choice);
  Stage stage = differential.setLastStage(part.lastStage);
  unsigned every = differential.setNativeEvery(1);
  CaseReport report = differential.check(theCase, selected);
  differential.setNativeEvery(every);
  differential.setLastStage(stage);
  Message answer{report.toJSON(), {}};
  for (unsigned place : selected)
    answer.texts.push_back(differential.getVariants()[place].pipeline.name);
  return answer.encode();
}

//===----------------------------------------------------------------------===//
// The parent
//===----------------------------------------------------------------------===//

/// Returns the report on a part whose child survived; else nullopt.
static std::optional<CaseReport> readReport(const WorkerReply &reply) {
  if (reply.status != WorkerReply::Status::Done)
    return std::nullopt;
  std::optional<Message> answer = Message::decode(reply.text);
  return answer ? CaseReport::fromJSON(std::move(answer->fields))
                : std::nullopt;
}

/// Lists the variants of a case of which a part was done.
static std::vector<std::string> listVariants(const WorkerReply &reply) {
  std::vector<std::string> names;
  if (std::optional<Message> answer = Message::decode(reply.text))
    for (StringRef name : answer->texts)
      names.push_back(name.str());
  return names;
}

static bool showsWrongValue(const CaseReport &report) {
  return llvm::any_of(report.verdicts, [](const Verdict &verdict) {
    return verdict.has(VerdictKind::WrongValue);
  });
}

static bool hasSubject(StringRef name) {
  std::optional<Variant> variant = findVariant(name);
  return variant && variant->pipeline.hasSubject();
}

/// Makes the report on a death in padlab's own code to which `variant` alone
/// has led.
static CaseReport blameVariant(const WorkerReply &death, std::string variant,
                               PartChecker check) {
  bool isSubject = hasSubject(variant) &&
                   mayComeFromDamage(check({Stage::Subjects, variant}));
  std::string when = isSubject ? "after the subject: " : "after native code: ";
  Verdict crash = reportDeath(death).verdicts.front();
  crash.kind = "crash";
  crash.pipeline = std::move(variant);
  crash.phase = isSubject ? Phase::Subject : Phase::Run;
  crash.pass = isSubject ? "" : nativeCodePass;
  crash.detail = when + crash.detail;
  crash.message = when + crash.message;
  // The place where damaged memory was used says nothing about the defect.
  crash.function = crash.caller = "";
  return CaseReport::of(std::move(crash));
}

CaseReport padlab::findDeathCause(const CaseReport &death, PartChecker check) {
  WorkerReply idle = check({Stage::Reference});
  if (!readReport(idle))
    return death;
  std::optional<CaseReport> wrong;
  std::optional<std::pair<WorkerReply, std::string>> fatal;
  for (const std::string &variant : listVariants(idle)) {
    WorkerReply reply = check({Stage::NativeCode, variant});
    if (mayComeFromDamage(reply)) {
      if (!fatal)
        fatal.emplace(std::move(reply), variant);
      continue;
    }
    std::optional<CaseReport> report = readReport(reply);
    if (!report && reply.status != WorkerReply::Status::Done)
      report = reportDeath(reply);
    if (report && report->mayHaveLeftDamage())
      return *report;
    if (report && !wrong && showsWrongValue(*report))
      wrong = std::move(report);
  }
  if (wrong)
    return *wrong;
  if (fatal)
    return blameVariant(fatal->first, std::move(fatal->second), check);
  return death;
}
