//===- BlameRecord.cpp - what was found guilty, as text -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Blame.h"

using namespace padlab;

std::string Blame::getPatternName() const {
  return operation + (operation.empty() || pattern.empty() ? "" : ": ") +
         pattern;
}

void Blame::setPatternName(StringRef name) {
  operation.clear();
  pattern = name.str();
  // Only names of script operations begin with this prefix; names of patterns
  // do not.
  if (!name.starts_with("transform."))
    return;
  auto [first, second] = name.split(": ");
  operation = first.str();
  pattern = second.str();
}

std::string Blame::str() const {
  if (pass.empty())
    return "unknown";
  std::string name = getPatternName();
  return name.empty() ? pass : pass + " / " + name;
}

std::string Blame::describe() const {
  if (pass.empty())
    return "unknown: " + (unknown.empty() ? "not searched for yet" : unknown);
  return unknown.empty() ? str() : str() + ", as it says itself: " + unknown;
}

json::Object Blame::toJSON() const {
  json::Object object;
  object["pass"] = pass;
  object["pattern"] = getPatternName();
  object["patternOpen"] = isPatternOpen;
  object["phase"] = getName(phase);
  object["application"] = static_cast<int64_t>(application);
  object["step"] = step;
  object["reference"] = reference;
  object["victim"] = victim;
  object["unknown"] = unknown;
  return object;
}

Blame Blame::fromJSON(const json::Object &object) {
  Blame blame;
  blame.pass = object.getString("pass").value_or("").str();
  blame.setPatternName(object.getString("pattern").value_or(""));
  blame.isPatternOpen = object.getBoolean("patternOpen").value_or(false);
  blame.phase = findPhase(object.getString("phase").value_or(""));
  blame.application = object.getInteger("application").value_or(0);
  blame.step = object.getString("step").value_or("").str();
  blame.reference = object.getString("reference").value_or("").str();
  blame.victim = object.getString("victim").value_or("").str();
  blame.unknown = object.getString("unknown").value_or("").str();
  return blame;
}
