//===- padlab-planted.cpp - are planted faults noticed? -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/PlantedFaults.h"
#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/NeededWorkarounds.h"
#include "padlab/fuzz/Planted.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-planted options");
static cl::opt<std::string>
    directory("rules", cl::init(getSourceFile("/codegen/test/FusePad/rules")),
              cl::desc("Folder with the cases of each rule, rule-NN-*.mlir"),
              cl::value_desc("DIR"), cl::cat(category));
static cl::opt<uint64_t> generated(
    "generated", cl::init(0),
    cl::desc("Also check up to N generated cases per rule, until one shows the "
             "violation (default: 0). With --workarounds: N cases "
             "for all workarounds together"),
    cl::value_desc("N"), cl::cat(category));
static cl::opt<uint64_t>
    seed("seed", cl::init(1),
         cl::desc("Seed of the first generated case; with --faults it also "
                  "chooses which fault is looked for first (default: 1)"),
         cl::cat(category));
static const std::string targetHelp =
    "What to generate: " + listFuzzTargets() + " (default: pad)";
static cl::opt<std::string> targetName("target", cl::init("pad"),
                                       cl::desc(targetHelp), cl::cat(category));
static const std::string intactHelp =
    "The passes of --broken with no rule broken, for comparison (default: " +
    PlantedOptions().intact + ")";
static cl::opt<std::string> intact("intact", cl::init(PlantedOptions().intact),
                                   cl::desc(intactHelp),
                                   cl::value_desc("PASSES"), cl::cat(category));
static const std::string brokenHelp =
    "The passes under test, with one rule broken: each % is replaced by the "
    "rule's number (default: " +
    PlantedOptions().broken + ")";
static cl::opt<std::string> broken("broken", cl::init(PlantedOptions().broken),
                                   cl::desc(brokenHelp),
                                   cl::value_desc("PASSES"), cl::cat(category));
static cl::opt<std::string> faults(
    "faults",
    cl::desc("Instead plant mistakes in the lowering, all or those named, and "
             "look for each with the variants that a fuzzer would draw"),
    cl::value_desc("all|NAME,..."), cl::cat(category));
static const std::string secondsHelp =
    llvm::formatv("Time limit in seconds per fault (default: {0:F0})",
                  FaultOptions().seconds);
static cl::opt<double> seconds("seconds", cl::init(FaultOptions().seconds),
                               cl::desc(secondsHelp), cl::value_desc("S"),
                               cl::cat(category));
static cl::opt<double>
    limit("limit", cl::init(FaultOptions().limit),
          cl::desc("Time limit in seconds for all faults together (default: "
                   "none): faults are skipped if less than --seconds is left"),
          cl::value_desc("S"), cl::cat(category));
static cl::opt<std::string> workarounds(
    "workarounds",
    cl::desc("Instead leave out the workarounds for upstream's defects, one "
             "at a time, and check that the committed program of each then "
             "fails. `table` prints docs/workarounds.md"),
    cl::value_desc("all|table|PASS,..."), cl::cat(category));
static cl::opt<std::string> corpus(
    "corpus", cl::init(getSourceFile("/corpus")),
    cl::desc("The committed corpus, which has a program for each workaround"),
    cl::value_desc("DIR"), cl::cat(category));
static cl::opt<bool>
    search("search",
           cl::desc("With --workarounds: try each workaround on all cases of "
                    "the corpus, not only on its own program"),
           cl::cat(category));
static cl::opt<bool>
    json("json",
         cl::desc("Print one JSON object per rule, fault or workaround"),
         cl::cat(category));

static ExitCode fail(const llvm::Twine &message) {
  llvm::errs() << "padlab-planted: error: " << message << '\n';
  return ExitCode::BadInput;
}

static ExitCode runFaults(const FuzzTarget *target) {
  FaultOptions options;
  options.target = target;
  options.seed = seed;
  options.seconds = seconds;
  options.limit = limit;
  llvm::SmallVector<llvm::StringRef> names;
  llvm::StringRef(faults).split(names, ',');
  for (llvm::StringRef name : names)
    if (!findPlantedFault(name) && faults != "all")
      return fail("no fault is named '" + name + "'");
    else if (faults != "all")
      options.faults.push_back(name.str());
  if (faults == "all")
    for (const PlantedFault &fault : target->name == "sparse"
                                         ? llvm::ArrayRef(getSparseFaults())
                                         : getPlantedFaults())
      options.faults.push_back(fault.name.str());
  ExitCode code = ExitCode::Agree;
  auto done = [&](const FaultSearch &search) {
    if (json)
      llvm::outs() << llvm::json::Value(search.toJSON()) << '\n';
    if (!search.found)
      code = ExitCode::Defect;
  };
  std::vector<FaultSearch> searches = searchFaults(options, done);
  if (!json)
    llvm::outs() << printFaults(searches);
  return code;
}

static llvm::Error selectWorkarounds(WorkaroundOptions &options) {
  llvm::SmallVector<llvm::StringRef> names;
  llvm::StringRef(workarounds).split(names, ',');
  if (workarounds == "all")
    for (const Workaround &workaround : getWorkarounds())
      options.workarounds.push_back(&workaround);
  else
    for (llvm::StringRef name : names)
      if (const Workaround *workaround = findWorkaround(name))
        options.workarounds.push_back(workaround);
      else
        return llvm::createStringError("no workaround is named '" + name + "'");
  return llvm::Error::success();
}

/// Prints the table of workarounds, or checks whether upstream still has the
/// defects that they are for. A workaround that is not needed counts as a
/// defect.
static llvm::Expected<ExitCode> runWorkarounds(const FuzzTarget *target) {
  if (workarounds == "table") {
    llvm::Expected<std::string> table = printWorkaroundTable(corpus);
    if (!table)
      return table.takeError();
    llvm::outs() << *table;
    return ExitCode::Agree;
  }
  WorkaroundOptions options;
  options.corpus = corpus;
  options.searchesCorpus = search;
  options.generated = generated;
  options.seed = seed;
  options.target = target;
  if (llvm::Error error = selectWorkarounds(options))
    return std::move(error);
  auto results = checkWorkarounds(options);
  if (!results)
    return results.takeError();
  for (const NeededWorkaround &result : *results)
    if (json)
      llvm::outs() << llvm::json::Value(result.toJSON()) << '\n';
  if (!json)
    llvm::outs() << printWorkarounds(*results);
  return llvm::any_of(*results, std::mem_fn(&NeededWorkaround::isObsolete))
             ? ExitCode::Defect
             : ExitCode::Agree;
}

static ExitCode run() {
  PlantedOptions options;
  options.directory = directory;
  if (!directory.getNumOccurrences())
    options.numRules = numPadFusionRules;
  options.intact = intact;
  options.broken = broken;
  options.generated = generated;
  options.seed = seed;
  options.target = findFuzzTarget(targetName);
  if (!options.target)
    return fail("no fuzz target is named '" + targetName + "' (" +
                listFuzzTargets() + ")");
  if (faults.getNumOccurrences())
    return runFaults(options.target);
  if (workarounds.getNumOccurrences()) {
    llvm::Expected<ExitCode> code = runWorkarounds(options.target);
    return code ? *code : fail(llvm::toString(code.takeError()));
  }
  auto rules = checkPlantedRules(options);
  if (!rules)
    return fail(llvm::toString(rules.takeError()));
  ExitCode code = ExitCode::Agree;
  for (const PlantedRule &rule : *rules) {
    if (json)
      llvm::outs() << llvm::json::Value(rule.toJSON()) << '\n';
    if (!rule.isNoticed())
      code = ExitCode::Defect;
  }
  if (!json)
    llvm::outs() << printPlantedRules(*rules);
  return code;
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(
          argc, argv,
          "Breaks the legality rules of pad fusion one by one, and tells "
          "whether the checks notice.\n"
          "With --faults it breaks the lowering instead. With --workarounds it "
          "leaves out the passes that work around defects of upstream's "
          "lowering (docs/workarounds.md), one at a time, and tells which "
          "cases then fail.\n"
          "Exit codes: 0 everything was noticed; 1 a broken rule or a fault "
          "was not noticed, or a workaround is not\n"
          "needed; 2 bad usage, or unreadable input.\n"
          "Examples:\n"
          "./padlab planted\n"
          "./padlab planted --generated=1000 --target=pad\n"
          "./padlab planted --faults=all\n"
          "./padlab planted --workarounds=all --generated=1000 "
          "--target=tensor\n"))
    return static_cast<int>(ExitCode::BadInput);
  return exitWith("padlab-planted", run());
}
