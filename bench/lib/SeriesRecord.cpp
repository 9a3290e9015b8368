//===- SeriesRecord.cpp - the fields that describe a series ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/SeriesRecord.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;
namespace json = llvm::json;

void SeriesRecord::setContestant(llvm::StringRef name) {
  contestant = name.str();
  auto [pipeline, cpu] = name.split('@');
  codeFor = cpu.str();
  for (llvm::StringRef other : {"limit", "peer"})
    if (pipeline == other || pipeline.starts_with((other + "-").str()))
      kind = other.str();
  if (pipeline.consume_front("fused-"))
    strategy = pipeline.str();
}

static json::Object toJSON(const SeriesAxis &axis) {
  json::Object object{{"name", axis.name}, {"value", axis.value}};
  double number = 0;
  if (!axis.unit.empty() && !llvm::StringRef(axis.value).getAsDouble(number)) {
    object["value"] = number;
    object["unit"] = axis.unit;
  }
  if (axis.isUsual)
    object["usual"] = true;
  return object;
}

json::Object SeriesRecord::toJSON(llvm::StringRef name) const {
  json::Object object{{"name", name},
                      {"suite", suite},
                      {"workload", workload},
                      {"contestant", contestant},
                      {"kind", kind},
                      {"unit", unit},
                      {"better", largerIsBetter ? "larger" : "smaller"}};
  json::Array list;
  for (const SeriesAxis &axis : axes)
    list.push_back(::toJSON(axis));
  object["axes"] = std::move(list);
  auto addUnlessEmpty = [&](const char *key, const std::string &value) {
    if (!value.empty())
      object[key] = value;
  };
  addUnlessEmpty("role", role);
  addUnlessEmpty("strategy", strategy);
  addUnlessEmpty("codeFor", codeFor);
  addUnlessEmpty("baseline", baseline);
  addUnlessEmpty("checked", checked);
  addUnlessEmpty("figure", figure);
  if (tolerance > 0)
    object["tolerance"] = tolerance;
  return object;
}

static llvm::StringMap<SeriesRecord> &getRecords() {
  static llvm::StringMap<SeriesRecord> records;
  return records;
}

void padlab::describeSeries(llvm::StringRef name, SeriesRecord record) {
  getRecords()[name] = std::move(record);
}

const SeriesRecord *padlab::findSeriesRecord(llvm::StringRef name) {
  auto it = getRecords().find(name);
  return it == getRecords().end() ? nullptr : &it->second;
}

std::string padlab::addRecord(llvm::StringRef row, llvm::StringRef name,
                              llvm::StringRef cpu, llvm::StringRef tier) {
  const SeriesRecord *record = findSeriesRecord(name);
  size_t brace = row.find('{');
  if (!record || brace == llvm::StringRef::npos)
    return row.str();
  json::Object object = record->toJSON(name);
  object["cpu"] = cpu;
  object["tier"] = tier;
  std::string text = row.take_front(brace + 1).str();
  llvm::raw_string_ostream(text)
      << "\n      \"padlab\": " << json::Value(std::move(object)) << ",";
  return text + row.drop_front(brace + 1).str();
}
