//===- Tiers.cpp - which points a tier has --------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tiers.h"

#include "padlab/dialect/LLVMVersion.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;

static const char smoke[] =
#include "Smoke.inc"
    ;
static const char nightly[] =
#include "Nightly.inc"
    ;

/// Leaves out points of programs that this LLVM release refuses.
static std::string selectLines(llvm::StringRef text) {
  std::string lines;
  for (llvm::StringRef line : llvm::split(text, '\n'))
    if (llvm_version::allowsNegativePadding || !line.contains("sign="))
      lines += (line + "\n").str();
  return lines;
}

static std::vector<SweepPoint> parse(llvm::StringRef text,
                                     llvm::StringRef name) {
  llvm::Expected<std::vector<SweepPoint>> points =
      parsePoints(selectLines(text), name);
  if (!points)
    llvm::report_fatal_error(points.takeError(), /*gen_crash_diag=*/false);
  return std::move(*points);
}

/// Whether the size is named by a level of the caches. Sizes that are named in
/// bytes lie below or between those: they are for finding thresholds.
static bool isOfLevel(llvm::StringRef size) { return !size.ends_with("B"); }

/// Whether the committed designs use the value: not `all`, which stands for all
/// contestants, and no size in bytes.
static bool isOne(AxisKind axis, llvm::StringRef value) {
  if (axis == AxisKind::Strategy || axis == AxisKind::Rival)
    return value != "all";
  return axis != AxisKind::Size || isOfLevel(value);
}

/// Whether the value can be measured in a few milliseconds, and without new
/// pages of memory.
static bool isFast(AxisKind axis, llvm::StringRef value) {
  return isOne(axis, value) && value != "DRAM" && value != "L3" &&
         value != "fresh" && value != "cold";
}

static SweepPoint withAll(SweepPoint point) {
  point.set(AxisKind::Strategy, "all");
  point.set(AxisKind::Rival, "all");
  return point;
}

/// Combines every ratio with every other value, and adds the points of Nightly,
/// which cover most other pairs.
static std::vector<SweepPoint> makeFull() {
  std::vector<SweepPoint> points;
  auto add = [&](SweepPoint point) {
    point = withAll(point);
    if (isPossible(point) && !llvm::is_contained(points, point))
      points.push_back(point);
  };
  for (const std::string &ratio : getAxes()[0].values)
    for (const Axis &axis : getAxes())
      for (const std::string &value : axis.values) {
        SweepPoint point;
        point.set(AxisKind::Ratio, ratio);
        if (axis.kind != AxisKind::Ratio)
          point.set(axis.kind, value);
        // Rows of words are padded at the end; a point that no matrix can have
        // gets rank 4.
        if (point.is(AxisKind::Lengths, "ragged")) {
          point.set(AxisKind::Side, "high");
          point.set(AxisKind::Dims, "inner");
        } else if (!isPossible(point)) {
          point.set(AxisKind::Rank, "4");
        }
        add(point);
      }
  for (const SweepPoint &point : parse(nightly, "Nightly.inc"))
    add(point);
  return points;
}

std::vector<SweepPoint> padlab::getTierPoints(Tier tier) {
  switch (tier) {
  case Tier::Check:
  case Tier::Smoke:
    return parse(smoke, "Smoke.inc");
  case Tier::Nightly:
    return parse(nightly, "Nightly.inc");
  case Tier::Full:
    return makeFull();
  }
  llvm_unreachable("unknown tier");
}

std::vector<SweepPoint> padlab::getTuningPoints() {
  auto takes = [](AxisKind axis, llvm::StringRef value) {
    switch (axis) {
    case AxisKind::Strategy:
      return value == "all";
    case AxisKind::Rival:
      return value == "upstream-fused";
    case AxisKind::Size:
      return isOfLevel(value);
    case AxisKind::Value:
      return value != "index";
    case AxisKind::Uses:
      return value == "one";
    case AxisKind::Consumer:
      return value == "none";
    case AxisKind::Sign:
      return value == "pad";
    case AxisKind::Lengths:
      return value == "equal";
    case AxisKind::NoFold:
      return value == "no";
    case AxisKind::Producer:
      return value == "cheap" || value == "none" || value == "expensive" ||
             value == "transpose" || value == "reduction";
    default:
      return true;
    }
  };
  std::vector<SweepPoint> points = coverPairs(/*most=*/1000, takes).points;
  // The two most important axes are covered completely.
  for (const std::string &ratio : getAxes()[size_t(AxisKind::Ratio)].values)
    for (const std::string &size : getAxes()[size_t(AxisKind::Size)].values) {
      SweepPoint point;
      point.set(AxisKind::Ratio, ratio);
      point.set(AxisKind::Size, size);
      point.set(AxisKind::Strategy, "all");
      if (!llvm::is_contained(points, point))
        points.push_back(point);
    }
  return points;
}

/// Each point has three or four series, so there are about 330, plus the 36 of
/// the suite `padding-ratio`.
static constexpr size_t nightlyPoints = 84;
static constexpr size_t smokePoints = 13;

std::optional<std::string> padlab::designTier(Tier tier) {
  if (tier != Tier::Smoke && tier != Tier::Nightly)
    return std::nullopt;
  bool isSmoke = tier == Tier::Smoke;
  // When axes are added, committed points stay, so that their series continue.
  Covering covering = coverPairs(isSmoke ? smokePoints : nightlyPoints,
                                 isSmoke ? isFast : isOne, getTierPoints(tier));
  std::string text = llvm::formatv(
      "R\"(# padlab-bench --design={0}: {1} points, which cover {2} of {3} "
      "pairs of values.\n",
      isSmoke ? "smoke" : "nightly", covering.points.size(), covering.covered,
      covering.pairs);
  for (const SweepPoint &point : covering.points)
    text += point.str() + "\n";
  return text + ")\"\n";
}
