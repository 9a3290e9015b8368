//===- padlab-check.cpp - generated cases, checked by all pipelines -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "padlab/codegen/Variant.h"
#include "padlab/fuzz/Check.h"
#include "padlab/fuzz/FusionTable.h"

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-check";

static CheckOptions options;

static const std::string targetHelp =
    "What to generate: " + listFuzzTargets() + " (default: pad)";
static TextOption targetName("target", targetHelp, cl::init("pad"));
static Setting<uint64_t> seed("seed", "Seed of the first case (default: 1)",
                              options.seed, cl::init(1));
static Setting<uint64_t> count("count", "Number of cases (default: 1000)",
                               options.count);
static Option<unsigned>
    batch("batch", "Cases per compilation (default: 12; with --sample, 96)");
static Setting<unsigned> jobs("jobs", "Number of processes (default: 1)",
                              options.jobs);
static ListOption
    pipelines("pipelines",
              "Pipelines to compare (default: the target's). Each is "
              "PIPELINE[@CPU][:LOWERING][:O0..O3][=WEIGHT]; ./padlab run "
              "--list-pipelines lists the names of pipelines and lowerings, "
              "and --sample explains WEIGHT",
              cl::value_desc("A,B,..."));
static ListOption
    places("on",
           "Run each of the pipelines with each of these: "
           "CPU[:LOWERING][:O0..O3][=WEIGHT]; --sample explains WEIGHT",
           cl::value_desc("C,D,..."));
static Setting<unsigned>
    sample("sample",
           "For each case, draw N of the pipelines, or of their variants with "
           "--on (default: run all of them). Those with a larger WEIGHT "
           "(default: 1) are drawn more often. Equal seeds give equal draws",
           options.sample, cl::value_desc("N"));
static Setting<unsigned> nativeShare(
    "native-share",
    "Compile only one case in N to native code (default: 8; with --pipelines, "
    "1). In the others, only the reference runs the output of the passes under "
    "test; docs/contracts.md says what is always compiled",
    options.nativeEvery, cl::value_desc("N"));
static Flag trustedOnly(
    "trusted-only",
    "Compare only the pipelines that must be right: unfused and fused");
static Setting<std::string> stateDir("state",
                                     "Keep the defects in DIR/incoming",
                                     options.stateDir, cl::value_desc("DIR"));
static Flag fusionTable(
    "fusion-table",
    "Compare nothing, but count which pads are fused, and why others are not");
static Flag asJSON("json", "Print one JSON object");

static ExitCode printFusionTable(const FuzzTarget &target) {
  FusionTable table = countFusions(target, options.seed, options.count);
  if (asJSON)
    llvm::outs() << json::Value(table.toJSON()) << '\n';
  else
    llvm::outs() << table.str();
  return table.failures ? ExitCode::Defect : ExitCode::Agree;
}

/// Returns the variants that the command line asks for.
static Expected<std::vector<std::string>>
selectPipelines(const FuzzTarget &target) {
  std::vector<std::string> names = splitVariants(pipelines);
  if (trustedOnly)
    names.insert(names.begin(), {"unfused", "fused"});
  // An empty list stands for the target's pipelines and its extra variants,
  // which are drawn.
  if (places.empty())
    return names;
  if (names.empty())
    names = target.pipelines;
  return crossVariants(names, splitVariants(places));
}

static ExitCode run() {
  options.target = findFuzzTarget(targetName);
  if (!options.target)
    return fail("no fuzz target is named '" + targetName + "' (" +
                listFuzzTargets() + ")");
  if (fusionTable)
    return printFusionTable(*options.target);
  auto names = selectPipelines(*options.target);
  if (!names)
    return fail(names.takeError());
  options.pipelines = std::move(*names);
  if ((batch == 0 && batch.getNumOccurrences()) || options.jobs == 0)
    return fail("--batch and --jobs must be positive");
  if (options.nativeEvery == 0 && nativeShare.getNumOccurrences())
    return fail("--native-share must be positive");
  // With sampling, few cases have the same CPU and optimization level, so that
  // a batch needs more cases to fill each compilation.
  options.batch = batch ? batch : options.sample ? 96 : 12;
  Expected<CheckResult> result = runCheck(options);
  if (!result)
    return fail(result.takeError());
  if (asJSON)
    llvm::outs() << json::Value(result->toJSON()) << '\n';
  else
    llvm::outs() << result->str();
  return result->getExitCode();
}

int main(int argc, char **argv) {
  return runTool(
      argc, argv,
      "Generates cases and checks each with several pipelines.\nPrints the "
      "funnel: how many cases were generated, how many of them are valid and "
      "defined, and\nhow many were changed by the passes under test and "
      "compared.\nExit codes: 0 the pipelines agree, 1 a defect of any kind "
      "(mismatch, crash, ...), 2 bad usage,\n3 more than 1 % of the programs "
      "are undefined, 4 a pipeline could not compile a case,\n70 a defect of "
      "padlab itself. The exit code is the first of 70, 1, 2, 4, 3, 0 that "
      "occurred.\nExamples:\n./padlab check --target=pad --count=500\n./padlab "
      "check --target=passes --count=500 --seed=7\n",
      run);
}
