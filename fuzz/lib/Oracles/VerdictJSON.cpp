//===- VerdictJSON.cpp - verdicts and reports as JSON ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;

static constexpr llvm::StringLiteral phaseNames[] = {
    "", "parse", "verify", "subject", "lowering", "code-generation", "run"};

llvm::StringRef padlab::getName(Phase phase) {
  return phaseNames[static_cast<unsigned>(phase)];
}

Phase padlab::findPhase(llvm::StringRef name) {
  const auto *found = llvm::find(phaseNames, name);
  return found == std::end(phaseNames)
             ? Phase::Unknown
             : static_cast<Phase>(found - std::begin(phaseNames));
}

Phase padlab::getPhaseOfStep(llvm::StringRef step) {
  return llvm::is_contained({"assembly", "translation", "codegen"}, step)
             ? Phase::CodeGeneration
             : findPhase(step);
}

/// Converts a text that may not be UTF-8, because compilers print parts of
/// their input.
static json::Value toJSONString(llvm::StringRef text) {
  return json::isUTF8(text) ? json::Value(text.str())
                            : json::Value(json::fixUTF8(text));
}

static json::Array toJSONStrings(const std::vector<std::string> &texts) {
  json::Array array;
  for (const std::string &text : texts)
    array.push_back(toJSONString(text));
  return array;
}

namespace {

/// A field that may be missing. All but `pass` are left out if they are empty.
struct TextField {
  llvm::StringLiteral name;
  std::string Verdict::*value;
};

} // namespace

static constexpr TextField textFields[] = {
    {"pass", &Verdict::pass},         {"operation", &Verdict::operation},
    {"message", &Verdict::message},   {"pattern", &Verdict::pattern},
    {"function", &Verdict::function}, {"caller", &Verdict::caller},
    {"place", &Verdict::place},       {"expected", &Verdict::expected},
    {"actual", &Verdict::actual}};

json::Object Verdict::toJSON() const {
  json::Object object{{"kind", toJSONString(kind)},
                      {"pipeline", toJSONString(pipeline)},
                      {"detail", toJSONString(detail)},
                      {"pass", toJSONString(pass)},
                      {"phase", getName(phase)}};
  if (interpreted)
    object["interpreted"] = true;
  for (const TextField &field : textFields)
    if (const std::string &text = this->*field.value; !text.empty())
      object[field.name] = toJSONString(text);
  if (!operations.empty())
    object["operations"] = toJSONStrings(operations);
  return object;
}

json::Object CaseReport::toJSON() const {
  json::Array verdictArray, pipelineArray;
  for (const Verdict &verdict : verdicts)
    verdictArray.push_back(verdict.toJSON());
  for (const PipelineSummary &summary : pipelines)
    pipelineArray.push_back(
        json::Object{{"pipeline", toJSONString(summary.pipeline)},
                     {"fired", summary.fired},
                     {"compiled", summary.compiled},
                     {"compared", summary.compared},
                     {"interpreted", summary.interpreted}});
  json::Object object{{"verdicts", std::move(verdictArray)},
                      {"pipelines", std::move(pipelineArray)},
                      {"expected", toJSONStrings(expected)},
                      {"actual", toJSONStrings(actual)},
                      {"stops", stops}};
  if (!guardsMet.empty())
    object["guardsMet"] = toJSONStrings(guardsMet);
  return object;
}

/// Parses `signal 11 in PASS / PATTERN, under CALLER, at FUNCTION`.
static void readDeath(Verdict &verdict) {
  llvm::StringRef detail = verdict.detail;
  auto [words, function] = detail.rsplit(", at ");
  verdict.function = function.str();
  auto [ending, caller] = words.split(", under ");
  verdict.caller = function.empty() ? "" : caller.str();
  verdict.message = ending.split(" in ").first.str();
}

/// Fills in fields that verdicts of older versions of padlab lack
/// (reports/schema.md). In these, the detail described the crash, and the pass
/// of a script also named the operation. No other function parses such text.
static void readOldDetail(Verdict &verdict) {
  llvm::StringRef detail = verdict.detail;
  auto [pass, operation] = llvm::StringRef(verdict.pass).split(": ");
  verdict.operation = operation.str();
  verdict.pass = pass.str();
  if (verdict.kind == "crash" || verdict.kind == "hang")
    readDeath(verdict);
  if (detail.starts_with("native code") || verdict.has(VerdictKind::WrongValue))
    verdict.phase = Phase::Run;
  if (verdict.kind == "rejected")
    verdict.message = verdict.detail;
  if (verdict.kind != "invalid-ir")
    return;
  verdict.phase = Phase::Verify;
  verdict.message =
      (detail.starts_with("after '") ? detail.split("': ").second : detail)
          .str();
  verdict.operations = oracles::listQuotedNames(verdict.detail);
}

bool padlab::fromJSON(const json::Value &value, Verdict &verdict,
                      json::Path path) {
  json::ObjectMapper map(value, path);
  std::optional<std::string> phase;
  if (!map || !map.map("kind", verdict.kind) ||
      !map.map("pipeline", verdict.pipeline) ||
      !map.map("detail", verdict.detail) || !map.mapOptional("phase", phase) ||
      !map.mapOptional("interpreted", verdict.interpreted) ||
      !map.mapOptional("operations", verdict.operations))
    return false;
  for (const TextField &field : textFields)
    if (!map.mapOptional(field.name, verdict.*field.value))
      return false;
  if (phase)
    verdict.phase = findPhase(*phase);
  else
    readOldDetail(verdict);
  return true;
}

/// This function is in namespace padlab, where `ObjectMapper` finds it by
/// argument-dependent lookup.
namespace padlab {

static bool fromJSON(const json::Value &value, PipelineSummary &summary,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("pipeline", summary.pipeline) &&
         map.map("fired", summary.fired) &&
         map.map("compiled", summary.compiled) &&
         map.map("compared", summary.compared) &&
         map.mapOptional("interpreted", summary.interpreted);
}

} // namespace padlab

std::optional<CaseReport> CaseReport::fromJSON(const json::Value &value) {
  CaseReport report;
  json::Path::Root root;
  json::ObjectMapper map(value, root);
  if (map && map.map("verdicts", report.verdicts) &&
      map.map("pipelines", report.pipelines) &&
      map.map("expected", report.expected) &&
      map.map("actual", report.actual) && map.map("stops", report.stops) &&
      map.mapOptional("guardsMet", report.guardsMet) &&
      !report.verdicts.empty())
    return report;
  return std::nullopt;
}
