//===- Funnel.cpp - how many cases get how far -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Funnel.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;

namespace {
struct Step {
  const char *key, *text;
  uint64_t Funnel::*count;
};
} // namespace
static constexpr Step steps[] = {
    {"generated", "generated", &Funnel::generated},
    {"verified", "verified", &Funnel::verified},
    {"defined", "defined", &Funnel::defined},
    {"fired", "subject fired", &Funnel::fired},
    {"interpreted", "interpreted", &Funnel::interpreted},
    {"compiled", "compiled by every pipeline", &Funnel::compiled},
    {"compared", "compared", &Funnel::compared},
};

void Funnel::add(bool verifies, const CaseReport &report) {
  ++generated;
  verified += verifies;
  if (report.isDefined()) {
    ++defined;
    fired += llvm::any_of(report.pipelines,
                          [](const PipelineSummary &p) { return p.fired; });
    interpreted += llvm::any_of(report.pipelines, [](const PipelineSummary &p) {
      return p.interpreted;
    });
    bool survived = !report.pipelines.empty();
    compiled += survived &&
                llvm::all_of(report.pipelines, [](const PipelineSummary &p) {
                  return p.compiled;
                });
    compared += survived &&
                llvm::all_of(report.pipelines, [](const PipelineSummary &p) {
                  return p.compared;
                });
  }
  for (const PipelineSummary &summary : report.pipelines)
    if (summary.compared)
      ++comparedByVariant[summary.pipeline];
  for (const Verdict &verdict : report.verdicts) {
    ++verdicts[verdict.kind];
    if (!verdict.pipeline.empty())
      ++verdictsByPipeline[verdict.kind + " " + verdict.pipeline];
  }
}

void Funnel::add(const Funnel &other) {
  for (const Step &step : steps)
    this->*step.count += other.*step.count;
  for (const auto &[kind, count] : other.verdicts)
    verdicts[kind] += count;
  for (const auto &[kind, count] : other.verdictsByPipeline)
    verdictsByPipeline[kind] += count;
  for (const auto &[variant, count] : other.comparedByVariant)
    comparedByVariant[variant] += count;
}

bool Funnel::has(ExitCode code) const {
  return llvm::any_of(verdicts, [&](const auto &entry) {
    const VerdictKind *kind = findVerdictKind(entry.first);
    return (kind ? kind->exitCode : ExitCode::Internal) == code;
  });
}

std::string Funnel::str() const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::ListSeparator comma;
  for (const Step &step : steps)
    stream << comma << this->*step.count << " " << step.text;
  stream << ":";
  llvm::ListSeparator verdictComma;
  for (const auto &[kind, count] : verdicts)
    stream << verdictComma << " " << count << " " << kind;
  if (!verdictsByPipeline.empty()) {
    llvm::ListSeparator pipelineComma;
    stream << " (";
    for (const auto &[kind, count] : verdictsByPipeline)
      stream << pipelineComma << count << " " << kind;
    stream << ")";
  }
  return text;
}

static json::Object countsToJSON(const Funnel::Counts &counts) {
  json::Object object;
  for (const auto &[name, count] : counts)
    object[name] = count;
  return object;
}

static Funnel::Counts countsFromJSON(const json::Object *object) {
  Funnel::Counts counts;
  if (object)
    for (const auto &[name, count] : *object)
      counts[name.str()] = count.getAsInteger().value_or(0);
  return counts;
}

json::Object Funnel::toJSON() const {
  json::Object counts;
  for (const Step &step : steps)
    counts[step.key] = this->*step.count;
  return json::Object{{"funnel", std::move(counts)},
                      {"verdicts", countsToJSON(verdicts)},
                      {"verdictsByPipeline", countsToJSON(verdictsByPipeline)},
                      {"comparedByVariant", countsToJSON(comparedByVariant)}};
}

std::optional<Funnel> Funnel::fromJSON(const json::Object &object) {
  const json::Object *counts = object.getObject("funnel");
  if (!counts)
    return std::nullopt;
  Funnel funnel;
  for (const Step &step : steps)
    funnel.*step.count = counts->getInteger(step.key).value_or(0);
  funnel.verdicts = countsFromJSON(object.getObject("verdicts"));
  funnel.verdictsByPipeline =
      countsFromJSON(object.getObject("verdictsByPipeline"));
  funnel.comparedByVariant =
      countsFromJSON(object.getObject("comparedByVariant"));
  return funnel;
}
