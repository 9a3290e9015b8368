//===- CheckTally.cpp - what became of each variant -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Check.h"

#include "llvm/ADT/StringSet.h"

using namespace padlab;

namespace {

struct Column {
  const char *name;
  uint64_t VariantTally::*count;
};

} // namespace

static constexpr Column columns[] = {
    {"drawn", &VariantTally::drawn},
    {"fired", &VariantTally::fired},
    {"interpreted", &VariantTally::interpreted},
    {"compiled", &VariantTally::compiled},
    {"compared", &VariantTally::compared},
    {"defects", &VariantTally::defects}};

void VariantTally::add(const VariantTally &other) {
  for (const Column &column : columns)
    this->*column.count += other.*column.count;
}

json::Object VariantTally::toJSON() const {
  json::Object object;
  for (const Column &column : columns)
    object[column.name] = this->*column.count;
  return object;
}

VariantTally VariantTally::fromJSON(const json::Object &object) {
  VariantTally tally;
  for (const Column &column : columns)
    tally.*column.count = object.getInteger(column.name).value_or(0);
  return tally;
}

void padlab::addReport(VariantTallies &tallies, const CaseReport &report) {
  for (const PipelineSummary &summary : report.pipelines) {
    VariantTally &tally = tallies[summary.pipeline];
    ++tally.drawn;
    tally.fired += summary.fired;
    tally.interpreted += summary.interpreted;
    tally.compiled += summary.compiled;
    tally.compared += summary.compared;
  }
  llvm::StringSet<> guilty;
  for (const Verdict &verdict : report.verdicts) {
    const VerdictKind *kind = findVerdictKind(verdict.kind);
    if (kind && kind->isDefect() && !verdict.pipeline.empty() &&
        guilty.insert(verdict.pipeline).second)
      ++tallies[verdict.pipeline].defects;
  }
}

std::string padlab::printTallies(const VariantTallies &tallies,
                                 ArrayRef<std::string> names) {
  size_t width = 8;
  for (const std::string &name : names)
    width = std::max(width, name.size());
  std::string text("variant");
  text.resize(width, ' ');
  for (const Column &column : columns)
    text += formatv("{0,12}", column.name);
  for (const std::string &name : names) {
    auto it = tallies.find(name);
    const VariantTally tally =
        it == tallies.end() ? VariantTally() : it->second;
    text += "\n" + name + std::string(width - name.size(), ' ');
    for (const Column &column : columns)
      text += formatv("{0,12}", tally.*column.count);
  }
  return text + "\n";
}
