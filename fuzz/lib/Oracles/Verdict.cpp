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
namespace json = llvm::json;

const std::vector<VerdictKind> &padlab::getVerdictKinds() {
  static const std::vector<VerdictKind> kinds = {
      {"agree", "every pipeline computes what the reference computes",
       ExitCode::Agree},
      {"mismatch", "a result differs from the reference", ExitCode::Defect},
      {"poison", "a defined result depends on uninitialized memory",
       ExitCode::Defect},
      {"out-of-bounds", "native code touches memory outside of its buffers",
       ExitCode::Defect},
      {"check-failed", "an assertion inside the program does not hold",
       ExitCode::Defect},
      {"crash", "the compiler or its native code dies", ExitCode::Defect},
      {"hang", "the compiler or its native code does not end",
       ExitCode::Defect},
      {"disagreement",
       "two pipelines differ on a program that the reference cannot run",
       ExitCode::Defect, /*comparesPipelines=*/true},
      {"use-after-free", "native code touches a buffer that it has freed",
       ExitCode::Defect},
      {"double-free", "native code frees a buffer twice, or one not its own",
       ExitCode::Defect},
      {"leak", "a pipeline that deallocates does not free every buffer",
       ExitCode::Defect},
      {"invalid-ir", "a pass claims success and leaves an invalid program",
       ExitCode::Defect},
      {"round-trip", "printed or written, a program is not read back the same",
       ExitCode::Defect},
      {"nondeterminism", "compiled twice, a program gives two results",
       ExitCode::Defect},
      {"slow-compile", "compilation takes far longer than the size explains",
       ExitCode::Defect},
      {"ir-growth", "the program grows far beyond what its size explains",
       ExitCode::Defect},
      {"rejected", "a pipeline reports an error", ExitCode::NotCompiled},
      {"undefined", "the program has undefined behaviour: it proves nothing",
       ExitCode::Undefined},
      {"unsupported", "the reference has no kernel for an operation",
       ExitCode::NotCompiled},
      {"too-long", "the reference reached its step limit",
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

/// An unknown kind is a defect of ours: it must not pass for agreement.
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
    return v.kind == "crash" || v.kind == "hang";
  });
}

ExitCode CaseReport::getExitCode() const {
  ExitCode code = ExitCode::Agree;
  for (const Verdict &verdict : verdicts)
    code = combine(code, getExitCodeOf(verdict));
  return code;
}

bool CaseReport::mayHaveLeftDamage() const {
  return llvm::any_of(verdicts, [](const Verdict &verdict) {
    return llvm::is_contained({"invalid-ir", "crash", "hang", "out-of-bounds",
                               "use-after-free", "double-free"},
                              verdict.kind);
  });
}

std::string CaseReport::str() const {
  std::vector<std::string> parts;
  for (const Verdict &verdict : verdicts)
    parts.push_back(verdict.str());
  std::string text = llvm::join(parts, "; ");
  if (getExitCode() != ExitCode::Agree)
    return text;
  std::vector<llvm::StringRef> compared;
  for (const PipelineSummary &summary : pipelines)
    if (summary.compared)
      compared.push_back(summary.pipeline);
  return text + " (" + llvm::join(compared, ", ") + ")";
}

/// Compilers print what they were given: not every byte of that is UTF-8.
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

json::Object CaseReport::toJSON() const {
  json::Array verdictArray, pipelineArray;
  for (const Verdict &verdict : verdicts)
    verdictArray.push_back(
        json::Object{{"kind", toJSONString(verdict.kind)},
                     {"pipeline", toJSONString(verdict.pipeline)},
                     {"detail", toJSONString(verdict.detail)},
                     {"pass", toJSONString(verdict.pass)}});
  for (const PipelineSummary &summary : pipelines)
    pipelineArray.push_back(
        json::Object{{"pipeline", toJSONString(summary.pipeline)},
                     {"fired", summary.fired},
                     {"compiled", summary.compiled},
                     {"compared", summary.compared}});
  return json::Object{{"verdicts", std::move(verdictArray)},
                      {"pipelines", std::move(pipelineArray)},
                      {"expected", toJSONStrings(expected)},
                      {"actual", toJSONStrings(actual)},
                      {"stops", stops}};
}

/// The mapping functions are found by argument-dependent lookup.
namespace padlab {

static bool fromJSON(const json::Value &value, Verdict &verdict,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("kind", verdict.kind) &&
         map.map("pipeline", verdict.pipeline) &&
         map.map("detail", verdict.detail) &&
         map.mapOptional("pass", verdict.pass);
}

static bool fromJSON(const json::Value &value, PipelineSummary &summary,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("pipeline", summary.pipeline) &&
         map.map("fired", summary.fired) &&
         map.map("compiled", summary.compiled) &&
         map.map("compared", summary.compared);
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
      !report.verdicts.empty())
    return report;
  return std::nullopt;
}
