//===- padlab-check.cpp - generated cases, checked every way -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Pipeline.h"
#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/Check.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-check options");
static const std::string targetHelp = "What to generate: " + listFuzzTargets();
static cl::opt<std::string> targetName("target", cl::init("pad"),
                                       cl::desc(targetHelp), cl::cat(category));
static cl::opt<uint64_t> seed("seed", cl::init(1),
                              cl::desc("Seed of the first case"),
                              cl::cat(category));
static cl::opt<uint64_t> count("count", cl::init(1000),
                               cl::desc("How many cases"), cl::cat(category));
static cl::opt<unsigned> batch("batch", cl::init(12),
                               cl::desc("Cases a compilation"),
                               cl::cat(category));
static cl::opt<unsigned> jobs("jobs", cl::init(1), cl::desc("Processes"),
                              cl::cat(category));
static cl::list<std::string>
    pipelines("pipelines", cl::CommaSeparated,
              cl::desc("Pipelines to compare (default: the target's)"),
              cl::cat(category));
static cl::opt<bool> trustedOnly("trusted-only",
                                 cl::desc("The pipelines that must be right: "
                                          "unfused and fused"),
                                 cl::cat(category));
static cl::opt<std::string>
    stateDir("state", cl::desc("Keep the defects in DIR/incoming"),
             cl::value_desc("DIR"), cl::cat(category));
static cl::opt<bool> json("json", cl::desc("Print one JSON object"),
                          cl::cat(category));

static int fail(const llvm::Twine &message) {
  llvm::errs() << "padlab-check: error: " << message << '\n';
  return static_cast<int>(ExitCode::BadInput);
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(argc, argv,
                        "Generates cases and checks each every way\n"))
    return static_cast<int>(ExitCode::BadInput);
  CheckOptions options;
  options.target = findFuzzTarget(targetName);
  if (!options.target)
    return fail("no fuzz target is named '" + targetName + "' (" +
                listFuzzTargets() + ")");
  if (trustedOnly)
    options.pipelines = {"unfused", "fused"};
  for (const std::string &name : pipelines) {
    if (!findPipeline(name))
      return fail("no pipeline is named '" + name + "'");
    options.pipelines.push_back(name);
  }
  if (batch == 0 || jobs == 0)
    return fail("--batch and --jobs must be positive");
  options.seed = seed;
  options.count = count;
  options.batch = batch;
  options.jobs = jobs;
  options.stateDir = stateDir;
  llvm::Expected<CheckResult> result = runCheck(options);
  if (!result)
    return fail(llvm::toString(result.takeError()));
  if (json)
    llvm::outs() << llvm::json::Value(result->toJSON()) << '\n';
  else
    llvm::outs() << result->str();
  return exitWith("padlab-check", result->getExitCode());
}
