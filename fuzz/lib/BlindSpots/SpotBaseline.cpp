//===- SpotBaseline.cpp - the committed list of blind spots ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/BlindSpots.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;

static constexpr StringLiteral schema = "padlab-blind-spots-1",
                               seldomMark = "seldom";

//===----------------------------------------------------------------------===//
// As text
//===----------------------------------------------------------------------===//

static json::Array toArray(const Spot &spot) {
  return json::Array{spot.axis, spot.of, spot.with};
}

std::string SpotBaseline::str() const {
  std::string text = formatv(
      "{{\"schema\": \"{0}\", \"rounds\": {1}, \"seed\": {2}, "
      "\"programs\": {3},\n\"passesOfMlirOpt\": {4}, "
      "\"passesWithoutTable\": {5}, \"spots\": [\n",
      schema, rounds, seed, programs, passesOfMlirOpt, passesWithoutTable);
  StringRef separator = "";
  for (const auto &[spot, isSeldom] : spots) {
    json::Array entry = toArray(spot);
    if (isSeldom)
      entry.push_back(seldomMark);
    text += formatv("{0}{1}", separator, json::Value(std::move(entry)));
    separator = ",\n";
  }
  return text + "\n]}\n";
}

/// Reads a spot: three texts, and perhaps the mark that says that it is rare.
/// Returns false if `value` is not a spot.
static bool readSpot(const json::Value &value, std::map<Spot, bool> &spots) {
  const json::Array *entry = value.getAsArray();
  if (!entry || entry->size() < 3 || entry->size() > 4 ||
      !llvm::all_of(*entry, [](const json::Value &field) {
        return field.getAsString().has_value();
      }))
    return false;
  auto field = [&](size_t i) { return (*entry)[i].getAsString()->str(); };
  bool isSeldom = entry->size() == 4;
  spots[{field(0), field(1), field(2)}] = isSeldom;
  return !isSeldom || field(3) == seldomMark;
}

Expected<SpotBaseline> SpotBaseline::parse(StringRef text, StringRef name) {
  auto fail = [&](const Twine &why) {
    return createStringError(name + ": " + why);
  };
  Expected<json::Value> value = json::parse(text);
  if (!value)
    return fail(llvm::toString(value.takeError()));
  const json::Object *object = value->getAsObject();
  if (!object || object->getString("schema") != schema)
    return fail("expected \"schema\": \"" + schema + "\"");
  SpotBaseline baseline;
  auto read = [&](StringRef key, uint64_t &number) {
    std::optional<int64_t> found = object->getInteger(key);
    number = found.value_or(0);
    return found && *found >= 0;
  };
  if (!read("rounds", baseline.rounds) || !read("seed", baseline.seed) ||
      !read("programs", baseline.programs) ||
      !read("passesOfMlirOpt", baseline.passesOfMlirOpt) ||
      !read("passesWithoutTable", baseline.passesWithoutTable))
    return fail("expected the numbers rounds, seed, programs, passesOfMlirOpt "
                "and passesWithoutTable");
  const json::Array *spots = object->getArray("spots");
  if (!spots)
    return fail("expected the list spots");
  for (const json::Value &entry : *spots)
    if (!readSpot(entry, baseline.spots))
      return fail("expected [axis, of, with] or [axis, of, with, \"seldom\"], "
                  "not " +
                  formatv("{0}", entry).str());
  return baseline;
}

json::Object padlab::describeSpots(const SpotCounts &counts,
                                   const SpotReport &report,
                                   ArrayRef<SpotReason> reasons) {
  struct Axis {
    uint64_t entries = 0, seen = 0, blind = 0;
  };
  std::map<std::string, Axis> axes;
  for (const auto &[spot, programs] : counts.seen) {
    ++axes[spot.axis].entries;
    axes[spot.axis].seen += programs != 0;
  }
  json::Array spots, explained;
  for (const Spot &spot : report.blind) {
    ++axes[spot.axis].blind;
    spots.push_back(toArray(spot));
  }
  for (const auto &[reason, count] : llvm::zip_equal(reasons, report.explained))
    explained.push_back(json::Object{
        {"axis", reason.axis}, {"because", reason.because}, {"spots", count}});
  json::Array list;
  for (const auto &[name, axis] : axes)
    list.push_back(
        json::Object{{"axis", name},
                     {"entries", axis.entries},
                     {"seen", axis.seen},
                     {"explained", axis.entries - axis.seen - axis.blind},
                     {"blind", axis.blind}});
  return json::Object{{"schema", schema},
                      {"programs", counts.programs},
                      {"unreadable", counts.unreadable},
                      {"filesLeft", counts.filesLeft},
                      {"passesOfMlirOpt", counts.passesOfMlirOpt},
                      {"passesWithoutTable", counts.passesWithoutTable},
                      {"axes", std::move(list)},
                      {"reasons", std::move(explained)},
                      {"spots", std::move(spots)}};
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

/// If a run is expected to see an entry this many times, the probability that
/// it does not see the entry at all is e^-12.
static constexpr uint64_t surelySeen = 12;

SpotBaseline padlab::makeBaseline(const SpotCounts &counts,
                                  const SpotReport &report,
                                  ArrayRef<SpotReason> reasons, uint64_t rounds,
                                  uint64_t shortRounds, uint64_t seed) {
  SpotBaseline baseline;
  baseline.rounds = rounds;
  baseline.seed = seed;
  baseline.programs = counts.programs;
  baseline.passesOfMlirOpt = counts.passesOfMlirOpt;
  baseline.passesWithoutTable = counts.passesWithoutTable;
  for (const Spot &spot : report.blind)
    baseline.spots[spot] = false;
  for (const auto &[spot, programs] : counts.seen) {
    // Forms are tried one by one, equally often in every run: a shorter run
    // does not see them less often.
    uint64_t share = spot.axis == "form" ? rounds : shortRounds;
    bool isSeldom = programs != 0 && programs * share < surelySeen * rounds;
    if (isSeldom && !findReason(reasons, spot))
      baseline.spots[spot] = true;
  }
  return baseline;
}

/// Returns the operation of a body (`scf.while`, `func.func blocks`).
static std::string getBodyOperation(StringRef body) {
  return body.split(' ').first.str();
}

std::vector<Spot> padlab::findReturned(const SpotReport &report,
                                       const SpotBaseline &baseline) {
  // If an operation was itself a blind spot, the baseline has no pairs with it.
  // So pairs with it that are blind spots now have not returned: the baseline
  // did not know them. The same is true of a dialect and its operations.
  auto wasUnknown = [&](const std::string &operation) {
    std::string dialect = StringRef(operation).split('.').first.str();
    return baseline.spots.count({"operation", operation, ""}) != 0 ||
           baseline.spots.count({"dialect", dialect, ""}) != 0;
  };
  std::vector<Spot> returned;
  for (const Spot &spot : report.blind)
    if (!baseline.spots.count(spot) && !wasUnknown(spot.of) &&
        !(spot.axis == "body" && wasUnknown(getBodyOperation(spot.with))))
      returned.push_back(spot);
  return returned;
}
