//===- Ways.cpp - counts of compared cases by pipeline, CPU and so on -----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzTotals.h"

#include "padlab/codegen/CPUName.h"
#include "padlab/codegen/Variant.h"

#include "llvm/ADT/MapVector.h"

using namespace padlab;
using namespace padlab::nightly;

namespace {
struct Way {
  uint64_t cases = 0;
  bool runsHere = false;
};
} // namespace

static const char *toText(ExtentForm form) {
  switch (form) {
  case ExtentForm::AsWritten:
    return "as written";
  case ExtentForm::Static:
    return "static";
  case ExtentForm::Dynamic:
    return "dynamic";
  }
  llvm_unreachable("unknown form");
}

json::Array nightly::describeWays(const FuzzTarget &target,
                                  const Funnel::Counts &comparedByVariant) {
  using Key = std::pair<std::string, std::string>;
  llvm::MapVector<Key, Way, std::map<Key, unsigned>> ways;
  std::vector<std::string> names = target.pipelines;
  llvm::append_range(names, target.extras);
  for (const std::string &name : names) {
    std::optional<Variant> variant = findVariant(name);
    if (!variant)
      continue;
    Error error = checkRunsHere(variant->target.cpu);
    bool runsHere = !error;
    llvm::consumeError(std::move(error));
    auto found = comparedByVariant.find(variant->pipeline.name);
    uint64_t cases = found == comparedByVariant.end() ? 0 : found->second;
    StringRef pipeline = name;
    const Key keys[] = {
        {"pipeline", pipeline.take_front(pipeline.find_first_of("+@:=")).str()},
        {"lowering", variant->pipeline.lowering},
        {"level", "O" + std::to_string(variant->target.optLevel)},
        {"CPU", variant->target.cpu},
        {"extents", toText(variant->form)}};
    for (const Key &key : keys) {
      ways[key].cases += cases;
      ways[key].runsHere |= runsHere;
    }
  }
  json::Array list;
  for (const auto &[key, way] : ways)
    list.push_back(json::Object{{"axis", key.first},
                                {"value", key.second},
                                {"cases", way.cases},
                                {"runsHere", way.runsHere}});
  return list;
}
