//===- ListedPasses.cpp - passes as mlir-opt lists them -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Support/RunCommand.h"

#include "padlab/fuzz/BlindSpots.h"
#include "padlab/fuzz/Releases.h"

#include "llvm/ADT/StringExtras.h"

using namespace padlab;

std::vector<ListedPass> padlab::parsePassListing(llvm::StringRef text) {
  std::vector<ListedPass> passes;
  for (llvm::StringRef line : llvm::split(text, '\n')) {
    llvm::StringRef rest = line.ltrim(' ');
    size_t indent = line.size() - rest.size();
    if (!rest.consume_front("-"))
      continue; // A value of an option, or the title.
    rest.consume_front("-");
    std::string name =
        rest.take_until([](char c) { return c == ' ' || c == '='; }).str();
    if (indent == 2)
      passes.push_back({std::move(name), {}});
    else if (!passes.empty())
      passes.back().options.push_back(std::move(name));
  }
  return passes;
}

llvm::Expected<std::vector<ListedPass>> padlab::listPassesOfMlirOpt() {
  auto release = getInstalledRelease();
  if (!release)
    return release.takeError();
  auto outcome =
      processes::runCommand({release->tools + "/mlir-opt", "--list-passes"});
  if (!outcome)
    return outcome.takeError();
  std::vector<ListedPass> passes;
  if (outcome->ok())
    passes = parsePassListing(outcome->out);
  if (passes.empty())
    return llvm::createStringError("%s/mlir-opt lists no passes",
                                   release->tools.c_str());
  return passes;
}
