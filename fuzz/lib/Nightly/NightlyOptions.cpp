//===- NightlyOptions.cpp - the options of a night -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Nightly.h"
#include "padlab/fuzz/TextTarget.h"

#include "llvm/Support/JSON.h"

using namespace padlab;

std::vector<std::string> padlab::getNightlyTargets() {
  std::vector<std::string> names;
  for (const FuzzTarget &target : getFuzzTargets())
    names.push_back(target.name);
  names.push_back(getTextTarget().name);
  return names;
}

std::vector<std::string> NightlyOptions::listTargets() const {
  return target == allTargets ? getNightlyTargets()
                              : std::vector<std::string>{target};
}

json::Object NightlyOptions::toJSON() const {
  json::Object object{{"target", target},
                      {"state", stateDir},
                      {"corpus", corpusDir},
                      {"tools", toolDir},
                      {"minutes", minutes},
                      {"jobs", jobs},
                      {"seed", static_cast<int64_t>(seed)},
                      {"bench", bench},
                      {"planted", planted},
                      {"triageSeconds", triageSeconds},
                      {"buildDir", buildDir},
                      {"executor", executor}};
  if (!hook.empty())
    object["hook"] = json::fixUTF8(hook);
  if (isOnSlurm()) {
    object["nodes"] = nodes;
    object["partition"] = json::fixUTF8(partition);
    object["account"] = json::fixUTF8(account);
    object["benchNode"] = json::fixUTF8(benchNode);
  }
  return object;
}

NightlyOptions NightlyOptions::fromJSON(const json::Object &object) {
  NightlyOptions options;
  auto text = [&](StringRef key) {
    return object.getString(key).value_or("").str();
  };
  options.target = text("target");
  options.stateDir = text("state");
  options.corpusDir = text("corpus");
  options.toolDir = text("tools");
  options.minutes = object.getNumber("minutes").value_or(0);
  options.jobs = object.getInteger("jobs").value_or(1);
  options.seed = object.getInteger("seed").value_or(0);
  options.bench = object.getBoolean("bench").value_or(false);
  options.planted = object.getBoolean("planted").value_or(false);
  options.triageSeconds = object.getInteger("triageSeconds").value_or(0);
  options.buildDir = text("buildDir");
  options.hook = text("hook");
  options.executor = object.getString("executor").value_or("local").str();
  options.nodes = object.getInteger("nodes").value_or(0);
  options.partition = text("partition");
  options.account = text("account");
  options.benchNode = text("benchNode");
  return options;
}
