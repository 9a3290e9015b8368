//===- BlameRecord.cpp - what was found guilty, as text -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Blame.h"

using namespace padlab;

std::string Blame::str() const {
  if (pass.empty())
    return "unknown";
  return pattern.empty() ? pass : pass + " / " + pattern;
}

std::string Blame::describe() const {
  if (pass.empty())
    return "unknown: " + (unknown.empty() ? "not searched for yet" : unknown);
  return unknown.empty() ? str() : str() + ", as it says itself: " + unknown;
}

llvm::json::Object Blame::toJSON() const {
  llvm::json::Object object;
  object["pass"] = pass;
  object["pattern"] = pattern;
  object["application"] = static_cast<int64_t>(application);
  object["step"] = step;
  object["reference"] = reference;
  object["victim"] = victim;
  object["unknown"] = unknown;
  return object;
}

Blame Blame::fromJSON(const llvm::json::Object &object) {
  Blame blame;
  blame.pass = object.getString("pass").value_or("").str();
  blame.pattern = object.getString("pattern").value_or("").str();
  blame.application = object.getInteger("application").value_or(0);
  blame.step = object.getString("step").value_or("").str();
  blame.reference = object.getString("reference").value_or("").str();
  blame.victim = object.getString("victim").value_or("").str();
  blame.unknown = object.getString("unknown").value_or("").str();
  return blame;
}
