//===- LayerSuite.cpp - layers of networks --------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
///   layers/NETWORK/LAYER/PIPELINE
///
/// Each layer (Layers.h) is a case that upstream's passes make of TOSA.
///
//===----------------------------------------------------------------------===//

#include "../CaseSeries.h"
#include "../Suites.h"
#include "Layers.h"
#include "LowerTosa.h"

using namespace padlab;

static constexpr llvm::StringRef pipelines[] = {"unfused", "upstream-fused",
                                                "fused"};

/// Most calls take milliseconds, so they are slices of their own and need no
/// warm-up.
static CaseTiming getTiming(Tier tier) {
  CaseTiming timing;
  unsigned rounds = tier == Tier::Check ? 3 : tier == Tier::Full ? 15 : 7;
  timing.harness = {tier == Tier::Check ? 0 : 2e-3, rounds, rounds, 0};
  return timing;
}

static llvm::Expected<SuiteCase> getCase(const Layer &layer, Tier tier) {
  Layer small = layer.shrink();
  llvm::Expected<std::string> smallText = lowerTosa(getTosaText(small));
  if (!smallText)
    return smallText.takeError();
  if (tier == Tier::Check)
    return SuiteCase{layer.name, *smallText, *smallText};
  llvm::Expected<std::string> timedText = lowerTosa(getTosaText(layer));
  if (!timedText)
    return timedText.takeError();
  return SuiteCase{layer.name, *timedText, *smallText};
}

static std::vector<MeasuredSeries> measureLayer(const Layer &layer,
                                                const SuiteOptions &options) {
  std::vector<PadContestant> contestants = getPipelineContestants(pipelines);
  llvm::Expected<SuiteCase> texts = getCase(layer, options.tier);
  if (!texts) {
    MeasuredSeries none;
    none.error = llvm::toString(texts.takeError());
    none.wrong = true;
    return std::vector<MeasuredSeries>(contestants.size(), none);
  }
  std::vector<MeasuredSeries> all =
      measureCase(*texts, options, contestants, getTiming(options.tier));
  for (MeasuredSeries &one : all)
    if (!one.seconds.empty() && options.tier != Tier::Check)
      one.counters["multiplications_per_ns"] =
          layer.getMultiplications() / getMedian(one.seconds) * 1e-9;
  return all;
}

static bool isIn(const Layer &layer, Tier tier) {
  return tier == Tier::Full || layer.isNightly;
}

static SeriesRecord getRecord(const Layer &layer) {
  auto [network, name] = llvm::StringRef(layer.name).split('/');
  SeriesRecord record{"layers", layer.name};
  record.axes = {{"network", network.str()},
                 {"layer", name.str()},
                 {"multiplications", std::to_string(layer.getMultiplications()),
                  "multiplications"}};
  return record;
}

void padlab::registerLayerBenchmarks(const SuiteOptions &options) {
  for (const Layer &layer : getLayers()) {
    if (!isIn(layer, options.tier))
      continue;
    SeriesGroup group;
    group.name = "layers/" + layer.name;
    group.record = getRecord(layer);
    for (llvm::StringRef name : pipelines)
      group.contestants.push_back(name.str());
    group.rounds = getTiming(options.tier).harness.maxRounds;
    group.unit = SeriesGroup::Unit::Milliseconds;
    group.measure = [&layer, options] { return measureLayer(layer, options); };
    registerGroup(std::move(group), options);
  }
}

std::vector<std::string> padlab::getLayerPrograms() {
  std::vector<std::string> texts;
  for (const Layer &layer : getLayers())
    texts.push_back(llvm::cantFail(lowerTosa(getTosaText(layer.shrink()))));
  return texts;
}

std::vector<SuiteCase> padlab::getLayerCases(const SuiteOptions &options) {
  std::vector<SuiteCase> cases;
  for (const Layer &layer : getLayers())
    if (isIn(layer, options.tier))
      cases.push_back(llvm::cantFail(getCase(layer, options.tier)));
  return cases;
}
