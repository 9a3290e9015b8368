//===- SpotReasons.cpp - reasons for blind spots --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/BlindSpots.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace padlab;

static constexpr StringLiteral axes[] = {"dialect",   "operation", "body",
                                         "attribute", "element",   "pass",
                                         "option",    "form"};

static constexpr StringLiteral reasonSchema = "padlab-blind-spot-reasons-1";

bool SpotReason::explains(const Spot &spot) const {
  return globs[0].match(spot.axis) && globs[1].match(spot.of) &&
         globs[2].match(spot.with);
}

/// Whether `object` has exactly the fields of `names`, each a text.
static bool hasFields(const json::Object &object, ArrayRef<StringLiteral> names,
                      json::Path path) {
  for (const auto &[key, value] : object)
    if (!llvm::is_contained(names, StringRef(key))) {
      path.field(key).report("unknown field");
      return false;
    }
  for (StringRef name : names)
    if (!object.getString(name)) {
      path.field(name).report("missing, or no text");
      return false;
    }
  return true;
}

/// The maximal number of alternatives that the braces of a glob expand to.
static constexpr size_t maxAlternatives = 1024;

static bool addGlob(SpotReason &reason, StringRef text, json::Path path) {
  Expected<llvm::GlobPattern> glob =
      llvm::GlobPattern::create(text, maxAlternatives);
  if (!glob) {
    llvm::consumeError(glob.takeError());
    path.report("no glob");
    return false;
  }
  reason.globs.push_back(std::move(*glob));
  return true;
}

namespace padlab {
// json::fromJSON of containers finds this by argument-dependent look-up.
static bool fromJSON(const json::Value &value, SpotReason &reason,
                     json::Path path) {
  const json::Object *object = value.getAsObject();
  if (!object) {
    path.report("expected object");
    return false;
  }
  if (!hasFields(*object, {"axis", "of", "with", "because"}, path))
    return false;
  reason = {object->getString("axis")->str(),
            object->getString("of")->str(),
            object->getString("with")->str(),
            object->getString("because")->str(),
            {}};
  if (!llvm::is_contained(axes, StringRef(reason.axis))) {
    path.field("axis").report("expected an axis");
    return false;
  }
  if (StringRef(reason.because).trim().empty()) {
    path.field("because").report("expected a reason");
    return false;
  }
  return addGlob(reason, reason.axis, path.field("axis")) &&
         addGlob(reason, reason.of, path.field("of")) &&
         addGlob(reason, reason.with, path.field("with"));
}
} // namespace padlab

Expected<std::vector<SpotReason>> padlab::parseReasons(StringRef text,
                                                       StringRef name) {
  auto fail = [&](Error error) {
    return createStringError(
        name + ": " +
        StringRef(llvm::toString(std::move(error))).split('\n').first);
  };
  auto value = json::parse(text);
  if (!value)
    return fail(value.takeError());
  json::Path::Root root("reasons");
  json::Path path(root);
  const json::Object *object = value->getAsObject();
  std::vector<SpotReason> reasons;
  if (!object || object->size() != 2 || !object->get("reasons") ||
      object->getString("schema") != reasonSchema)
    path.report("expected \"schema\": \"padlab-blind-spot-reasons-1\" and "
                "\"reasons\"");
  else if (json::fromJSON(*object->get("reasons"), reasons,
                          path.field("reasons")))
    return reasons;
  return fail(root.getError());
}

const SpotReason *padlab::findReason(ArrayRef<SpotReason> reasons,
                                     const Spot &spot) {
  const auto *found = llvm::find_if(
      reasons, [&](const SpotReason &r) { return r.explains(spot); });
  return found == reasons.end() ? nullptr : found;
}

SpotReport padlab::explainSpots(const SpotCounts &counts,
                                ArrayRef<SpotReason> reasons) {
  SpotReport report;
  report.explained.resize(reasons.size());
  std::vector<bool> fits(reasons.size());
  for (const auto &[spot, programs] : counts.seen) {
    const SpotReason *reason = findReason(reasons, spot);
    if (reason)
      fits[reason - reasons.begin()] = true;
    if (programs != 0)
      continue;
    if (reason)
      ++report.explained[reason - reasons.begin()];
    else
      report.blind.push_back(spot);
  }
  for (size_t i = 0; i < reasons.size(); ++i)
    if (!fits[i])
      report.stale.push_back(i);
  return report;
}
