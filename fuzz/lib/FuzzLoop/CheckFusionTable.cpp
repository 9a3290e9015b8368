//===- CheckFusionTable.cpp - the table of pad fusion, as text ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FusionTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;

static constexpr const char *sourceNames[numPadSources] = {
    "element-wise", "destination-style", "pad", "no producer"};
static constexpr const char *outcomeNames[numPadOutcomes] = {
    "fused", "by rule", "by cost", "other", "silent"};

namespace {

struct Count {
  const char *name;
  uint64_t FusionTable::*value;
};

} // namespace

static constexpr Count counts[] = {{"programs", &FusionTable::programs},
                                   {"withPad", &FusionTable::withPad},
                                   {"withProducer", &FusionTable::withProducer},
                                   {"fired", &FusionTable::fired},
                                   {"ruledOut", &FusionTable::ruledOut},
                                   {"costly", &FusionTable::costly},
                                   {"nothing", &FusionTable::nothing},
                                   {"failures", &FusionTable::failures}};

void FusionTable::add(const FusionTable &other) {
  for (const Count &count : counts)
    this->*count.value += other.*count.value;
  for (auto [row, otherRow] : llvm::zip_equal(pads, other.pads))
    for (auto [cell, otherCell] : llvm::zip_equal(row, otherRow))
      cell += otherCell;
  for (const auto &[remark, number] : other.refusals)
    refusals[remark] += number;
  llvm::append_range(examples, other.examples);
}

static std::string printShare(StringRef name, uint64_t part, uint64_t whole) {
  return formatv("{0,-48}{1,9}{2,10:P}\n", name, part,
                 whole ? double(part) / whole : 0);
}

static std::string printRow(StringRef name,
                            const std::array<uint64_t, numPadOutcomes> &row) {
  uint64_t all = 0;
  for (uint64_t cell : row)
    all += cell;
  std::string text = formatv("{0,-20}{1,9}", name, all);
  for (uint64_t cell : row)
    text += formatv("{0,9}", cell);
  return text + formatv("{0,10:P}\n", all ? double(row[0]) / all : 0).str();
}

std::string FusionTable::str() const {
  std::string text =
      printShare("programs", programs, programs) +
      printShare("with a pad", withPad, programs) +
      printShare("fusion fired, of those with a pad", fired, withPad) +
      printShare("  not, by rule", ruledOut, withPad) +
      printShare("  not, by cost", costly, withPad) +
      printShare("  not, there is nothing to fuse with", nothing, withPad) +
      printShare("fusion fired, but for cost", fired, withPad - costly) +
      printShare("with a pad that has a producer", withProducer, programs) +
      printShare("fusion fired, of those with a producer", fired, withProducer);
  text += formatv("\n{0,-20}{1,9}", "pads, by source", "all");
  for (const char *name : outcomeNames)
    text += formatv("{0,9}", name);
  text += formatv("{0,10}\n", "fused");
  std::array<uint64_t, numPadOutcomes> all = {}, produced = {};
  for (unsigned source = 0; source != numPadSources; ++source) {
    text += printRow(sourceNames[source], pads[source]);
    for (unsigned outcome = 0; outcome != numPadOutcomes; ++outcome) {
      all[outcome] += pads[source][outcome];
      if (PadSource(source) != PadSource::None)
        produced[outcome] += pads[source][outcome];
    }
  }
  text += printRow("with a producer", produced) + printRow("all", all);
  text += "\nnot fused, by remark\n";
  for (const auto &[remark, number] : refusals)
    text += formatv("{0,9}  {1}\n", number, remark);
  if (failures)
    text += formatv("\n{0} failures\n", failures);
  for (const std::string &example : examples)
    text += "  " + example + "\n";
  return text;
}

json::Object FusionTable::toJSON() const {
  json::Object object;
  for (const Count &count : counts)
    object[count.name] = this->*count.value;
  json::Object sources;
  for (unsigned source = 0; source != numPadSources; ++source) {
    json::Object row;
    for (unsigned outcome = 0; outcome != numPadOutcomes; ++outcome)
      row[outcomeNames[outcome]] = pads[source][outcome];
    sources[sourceNames[source]] = std::move(row);
  }
  object["pads"] = std::move(sources);
  json::Object remarks;
  for (const auto &[remark, number] : refusals)
    remarks[json::fixUTF8(remark)] = number;
  object["refusals"] = std::move(remarks);
  json::Array lines;
  for (const std::string &example : examples)
    lines.push_back(json::fixUTF8(example));
  object["examples"] = std::move(lines);
  return object;
}

FusionTable FusionTable::fromJSON(const json::Object &object) {
  FusionTable table;
  for (const Count &count : counts)
    table.*count.value = object.getInteger(count.name).value_or(0);
  if (const json::Object *sources = object.getObject("pads"))
    for (unsigned source = 0; source != numPadSources; ++source)
      if (const json::Object *row = sources->getObject(sourceNames[source]))
        for (unsigned outcome = 0; outcome != numPadOutcomes; ++outcome)
          table.pads[source][outcome] =
              row->getInteger(outcomeNames[outcome]).value_or(0);
  if (const json::Object *remarks = object.getObject("refusals"))
    for (const auto &[remark, number] : *remarks)
      table.refusals[remark.str()] = number.getAsUINT64().value_or(0);
  if (const json::Array *lines = object.getArray("examples"))
    for (const json::Value &line : *lines)
      table.examples.push_back(line.getAsString().value_or("").str());
  return table;
}
