//===- padlab-check.cpp - generated cases, checked every way -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Variant.h"
#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/Check.h"
#include "padlab/fuzz/FusionTable.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-check options");
static const std::string targetHelp =
    "What to generate: " + listFuzzTargets() + " (default: pad)";
static cl::opt<std::string> targetName("target", cl::init("pad"),
                                       cl::desc(targetHelp), cl::cat(category));
static cl::opt<uint64_t> seed("seed", cl::init(1),
                              cl::desc("Seed of the first case (default: 1)"),
                              cl::cat(category));
static cl::opt<uint64_t> count("count", cl::init(1000),
                               cl::desc("Number of cases (default: 1000)"),
                               cl::cat(category));
static cl::opt<unsigned>
    batch("batch", cl::init(0),
          cl::desc("Cases per compilation (default: 12; with --sample, 96)"),
          cl::cat(category));
static cl::opt<unsigned> jobs("jobs", cl::init(1),
                              cl::desc("Number of processes (default: 1)"),
                              cl::cat(category));
static cl::list<std::string>
    pipelines("pipelines",
              cl::desc("Pipelines to compare (default: the target's). Each is "
                       "PIPELINE[@CPU][:LOWERING][:O0..O3][=WEIGHT]; ./padlab "
                       "run --list-pipelines lists the names of pipelines and "
                       "lowerings, and --sample explains WEIGHT"),
              cl::value_desc("A,B,..."), cl::cat(category));
static cl::list<std::string> places(
    "on",
    cl::desc("Run each of the pipelines with each of these: "
             "CPU[:LOWERING][:O0..O3][=WEIGHT]; --sample explains WEIGHT"),
    cl::value_desc("C,D,..."), cl::cat(category));
static cl::opt<unsigned> sample(
    "sample", cl::init(0),
    cl::desc("For each case, draw N of the pipelines, or of their variants "
             "with --on (default: run all of them). Those with a larger WEIGHT "
             "(default: 1) are drawn more often. Equal seeds give equal draws"),
    cl::value_desc("N"), cl::cat(category));
static cl::opt<unsigned> nativeShare(
    "native-share", cl::init(0),
    cl::desc("Compile only one case in N to native code (default: 8; with "
             "--pipelines, 1). In the others, only the reference runs the "
             "output of the passes under test; docs/contracts.md says what is "
             "always compiled"),
    cl::value_desc("N"), cl::cat(category));
static cl::opt<bool> trustedOnly(
    "trusted-only",
    cl::desc(
        "Compare only the pipelines that must be right: unfused and fused"),
    cl::cat(category));
static cl::opt<std::string>
    stateDir("state", cl::desc("Keep the defects in DIR/incoming"),
             cl::value_desc("DIR"), cl::cat(category));
static cl::opt<bool>
    fusionTable("fusion-table",
                cl::desc("Compare nothing, but count which pads are fused, and "
                         "why others are not"),
                cl::cat(category));
static cl::opt<bool> json("json", cl::desc("Print one JSON object"),
                          cl::cat(category));

static int fail(const llvm::Twine &message) {
  llvm::errs() << "padlab-check: error: " << message << '\n';
  return static_cast<int>(ExitCode::BadInput);
}

static int printFusionTable(const FuzzTarget &target) {
  FusionTable table = countFusions(target, seed, count);
  if (json)
    llvm::outs() << llvm::json::Value(table.toJSON()) << '\n';
  else
    llvm::outs() << table.str();
  return exitWith("padlab-check",
                  table.failures ? ExitCode::Defect : ExitCode::Agree);
}

/// Returns the variants that the command line asks for.
static llvm::Expected<std::vector<std::string>>
selectPipelines(const FuzzTarget &target) {
  std::vector<std::string> names = splitVariants(pipelines);
  if (trustedOnly)
    names.insert(names.begin(), {"unfused", "fused"});
  // An empty list stands for the target's pipelines and drawn extras.
  if (places.empty())
    return names;
  if (names.empty())
    names = target.pipelines;
  return crossVariants(names, splitVariants(places));
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(
          argc, argv,
          "Generates cases and checks each with several pipelines.\n"
          "Prints the funnel: how many cases were generated, how many of them "
          "are valid and defined, and\n"
          "how many were changed by the passes under test and compared.\n"
          "Exit codes: 0 the pipelines agree, 1 a defect of any kind "
          "(mismatch, crash, ...), 2 bad usage,\n"
          "3 more than 1 % of the programs are undefined, 4 a pipeline could "
          "not compile a case,\n"
          "70 a defect of padlab itself. The exit code is the first of 70, 1, "
          "2, 4, 3, 0 that occurred.\n"
          "Examples:\n"
          "./padlab check --target=pad --count=500\n"
          "./padlab check --target=passes --count=500 --seed=7\n"))
    return static_cast<int>(ExitCode::BadInput);
  CheckOptions options;
  options.target = findFuzzTarget(targetName);
  if (!options.target)
    return fail("no fuzz target is named '" + targetName + "' (" +
                listFuzzTargets() + ")");
  if (fusionTable)
    return printFusionTable(*options.target);
  auto names = selectPipelines(*options.target);
  if (!names)
    return fail(llvm::toString(names.takeError()));
  options.pipelines = std::move(*names);
  if ((batch == 0 && batch.getNumOccurrences()) || jobs == 0)
    return fail("--batch and --jobs must be positive");
  if (nativeShare == 0 && nativeShare.getNumOccurrences())
    return fail("--native-share must be positive");
  options.nativeEvery = nativeShare;
  options.seed = seed;
  options.count = count;
  options.sample = sample;
  // With sampling, few cases share CPU and optimization level, so that a batch
  // needs more cases to fill its compilations.
  options.batch = batch ? batch : sample ? 96 : 12;
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
