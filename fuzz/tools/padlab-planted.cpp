//===- padlab-planted.cpp - whether planted faults are noticed -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/PlantedFaults.h"
#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/NeededWorkarounds.h"
#include "padlab/fuzz/Planted.h"

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-planted";

static PlantedOptions ruleOptions;
static FaultOptions faultOptions;
static WorkaroundOptions workaroundOptions;

static Setting<std::string>
    directory("rules", "Folder with the cases of each rule, rule-NN-*.mlir",
              ruleOptions.directory,
              cl::init(getSourceFile("/codegen/test/FusePad/rules")),
              cl::value_desc("DIR"));
static Setting<uint64_t>
    generated("generated",
              "Also check up to N generated cases per rule, until one shows "
              "the violation (default: 0). With --workarounds: N cases for all "
              "workarounds together",
              ruleOptions.generated, cl::value_desc("N"));
static Setting<uint64_t>
    seed("seed",
         "Seed of the first generated case; with --faults it also chooses "
         "which fault is looked for first (default: 1)",
         ruleOptions.seed);
static const std::string targetHelp =
    "What to generate: " + listFuzzTargets() + " (default: pad)";
static TextOption targetName("target", targetHelp, cl::init("pad"));
static const std::string intactHelp =
    "The passes of --broken with no rule broken, for comparison (default: " +
    ruleOptions.intact + ")";
static Setting<std::string> intact("intact", intactHelp, ruleOptions.intact,
                                   cl::value_desc("PASSES"));
static const std::string brokenHelp =
    "The passes under test, with one rule broken: each % is replaced by the "
    "rule's number (default: " +
    ruleOptions.broken + ")";
static Setting<std::string> broken("broken", brokenHelp, ruleOptions.broken,
                                   cl::value_desc("PASSES"));
static TextOption
    faults("faults",
           "Instead plant mistakes in the lowering, all or those named, and "
           "look for each with the variants that a fuzzer would draw",
           cl::value_desc("all|NAME,..."));
static const std::string secondsHelp = formatv(
    "Time limit in seconds per fault (default: {0:F0})", faultOptions.seconds);
static Setting<double> seconds("seconds", secondsHelp, faultOptions.seconds,
                               cl::value_desc("S"));
static Setting<double>
    limit("limit",
          "Time limit in seconds for all faults together (default: none): "
          "faults are skipped if less than --seconds is left",
          faultOptions.limit, cl::value_desc("S"));
static TextOption
    workarounds("workarounds",
                "Instead leave out the workarounds for upstream's defects, one "
                "at a time, and check that the committed program of each then "
                "fails. `table` prints docs/workarounds.md",
                cl::value_desc("all|table|PASS,..."));
static Setting<std::string>
    corpus("corpus",
           "The committed corpus, which has a program for each workaround",
           workaroundOptions.corpus, cl::init(getSourceFile("/corpus")),
           cl::value_desc("DIR"));
static Setting<bool> search("search",
                            "With --workarounds: try each workaround on all "
                            "cases of the corpus, not only on its own program",
                            workaroundOptions.searchesCorpus);
static Flag asJSON("json",
                   "Print one JSON object per rule, fault or workaround");

static ExitCode runFaults(const FuzzTarget *target) {
  faultOptions.target = target;
  faultOptions.seed = ruleOptions.seed;
  SmallVector<StringRef> names;
  StringRef(faults).split(names, ',');
  for (StringRef name : names)
    if (!findPlantedFault(name) && faults != "all")
      return fail("no fault is named '" + name + "'");
    else if (faults != "all")
      faultOptions.faults.push_back(name.str());
  if (faults == "all")
    for (const PlantedFault &fault : target->name == "sparse"
                                         ? ArrayRef(getSparseFaults())
                                         : getPlantedFaults())
      faultOptions.faults.push_back(fault.name.str());
  ExitCode code = ExitCode::Agree;
  auto done = [&](const FaultSearch &search) {
    if (asJSON)
      llvm::outs() << json::Value(search.toJSON()) << '\n';
    if (!search.found)
      code = ExitCode::Defect;
  };
  std::vector<FaultSearch> searches = searchFaults(faultOptions, done);
  if (!asJSON)
    llvm::outs() << printFaults(searches);
  return code;
}

static Error selectWorkarounds() {
  SmallVector<StringRef> names;
  StringRef(workarounds).split(names, ',');
  if (workarounds == "all")
    for (const Workaround &workaround : getWorkarounds())
      workaroundOptions.workarounds.push_back(&workaround);
  else
    for (StringRef name : names)
      if (const Workaround *workaround = findWorkaround(name))
        workaroundOptions.workarounds.push_back(workaround);
      else
        return createStringError("no workaround is named '" + name + "'");
  return Error::success();
}

/// Prints the table of workarounds, or checks for each workaround whether
/// upstream still has the defect for which it was written. If not, the
/// workaround is not needed, which counts as a defect.
static Expected<ExitCode> runWorkarounds(const FuzzTarget *target) {
  if (workarounds == "table") {
    Expected<std::string> table =
        printWorkaroundTable(workaroundOptions.corpus);
    if (!table)
      return table.takeError();
    llvm::outs() << *table;
    return ExitCode::Agree;
  }
  workaroundOptions.target = target;
  workaroundOptions.generated = ruleOptions.generated;
  workaroundOptions.seed = ruleOptions.seed;
  if (Error error = selectWorkarounds())
    return std::move(error);
  auto results = checkWorkarounds(workaroundOptions);
  if (!results)
    return results.takeError();
  for (const NeededWorkaround &result : *results)
    if (asJSON)
      llvm::outs() << json::Value(result.toJSON()) << '\n';
  if (!asJSON)
    llvm::outs() << printWorkarounds(*results);
  return llvm::any_of(*results, std::mem_fn(&NeededWorkaround::isObsolete))
             ? ExitCode::Defect
             : ExitCode::Agree;
}

static ExitCode run() {
  if (!directory.getNumOccurrences())
    ruleOptions.numRules = numPadFusionRules;
  ruleOptions.target = findFuzzTarget(targetName);
  if (!ruleOptions.target)
    return fail("no fuzz target is named '" + targetName + "' (" +
                listFuzzTargets() + ")");
  if (faults.getNumOccurrences())
    return runFaults(ruleOptions.target);
  if (workarounds.getNumOccurrences()) {
    Expected<ExitCode> code = runWorkarounds(ruleOptions.target);
    return code ? *code : fail(code.takeError());
  }
  auto rules = checkPlantedRules(ruleOptions);
  if (!rules)
    return fail(rules.takeError());
  ExitCode code = ExitCode::Agree;
  for (const PlantedRule &rule : *rules) {
    if (asJSON)
      llvm::outs() << json::Value(rule.toJSON()) << '\n';
    if (!rule.isGood())
      code = ExitCode::Defect;
  }
  if (!asJSON)
    llvm::outs() << printPlantedRules(*rules);
  return code;
}

int main(int argc, char **argv) {
  return runTool(
      argc, argv,
      "Breaks the legality rules of pad fusion one by one, and tells whether "
      "the checks notice.\nWith --faults it breaks the lowering instead. With "
      "--workarounds it leaves out the passes that work around defects of "
      "upstream's lowering (docs/workarounds.md), one at a time, and tells "
      "which cases then fail.\nExit codes: 0 everything was noticed; 1 a "
      "broken rule or a fault was not noticed, the intact pass is wrong on a "
      "case, or a workaround is not\nneeded; 2 bad usage, or unreadable "
      "input.\nExamples:\n./padlab "
      "planted\n./padlab planted --generated=1000 --target=pad\n./padlab "
      "planted --faults=all\n./padlab planted --workarounds=all "
      "--generated=1000 --target=tensor\n",
      run);
}
