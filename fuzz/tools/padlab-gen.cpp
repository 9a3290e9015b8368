//===- padlab-gen.cpp - generated cases as files -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "../lib/Generate/Passes/Focus.h"
#include "../lib/Generate/PassesTarget.h"
#include "../lib/Targets/FocusStats.h"

#include "padlab/fuzz/GeneratorStats.h"
#include "padlab/fuzz/Progress.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"

#include <random>

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-gen";

static const std::string targetHelp =
    "What to generate: " + listFuzzTargets() + " (default: pad)";
static TextOption targetName("target", targetHelp, cl::init("pad"));
static Option<uint64_t>
    seedOption("seed", "Seed of the first case (default: a random one)");
static Option<uint64_t> countOption("count", "Number of cases (default: 1)",
                                    cl::init(1));
static TextOption outputDir("o",
                            "Folder for case-<seed>.mlir (default: stdout)",
                            cl::value_desc("dir"));
static TextOption
    focusOption("focus",
                "With --target=passes: only sequences that are made to test a "
                "pass, transform or pattern set whose name contains this text",
                cl::value_desc("text"));
static Flag formsOption(
    "forms",
    "With --stats and --target=passes: for each pass, and each form of program "
    "that is known to make it fire (FocusHints.inc), generate --count "
    "programs, run the pass on them, and print a line with pass, form, number "
    "of programs and number of changed programs, separated by tabs");
static Flag programsOnly(
    "programs-only",
    "With --stats: run no passes under test; count only how many programs "
    "verify, how many are defined, and how many are distinct");

/// Renames LLVM's own option `-stats`, which counts nothing in release builds,
/// so that padlab-gen can have an option of this name.
static void renameStatisticsOfLLVM() {
  if (cl::Option *option = cl::getRegisteredOptions().lookup("stats"))
    option->setArgStr("llvm-stats");
}

static std::string generateText(const FuzzTarget &target,
                                mlir::MLIRContext *context, uint64_t seed) {
  RandomChoices choices(seed);
  if (focusOption.empty())
    return target.generate(choices, context).str();
  std::string text;
  llvm::raw_string_ostream(text)
      << *generate::drawPassesProgram(choices, context, focusOption).module;
  return text;
}

static ExitCode writeCases(const FuzzTarget &target, mlir::MLIRContext *context,
                           uint64_t seed) {
  if (!outputDir.empty())
    if (std::error_code error = fs::create_directories(outputDir))
      return fail(outputDir + ": " + error.message());
  Progress progress(toolName);
  for (uint64_t i = 0; i < countOption; ++i) {
    std::string text = generateText(target, context, seed + i);
    std::string path = "-";
    if (!outputDir.empty())
      path = outputDir + formatv("/case-{0}.mlir", seed + i).str();
    std::error_code error;
    llvm::raw_fd_ostream os(path, error);
    if (!error) {
      os << text;
      os.flush();
      error = os.error();
      os.clear_error();
    }
    if (error)
      return fail(path + ": " + error.message());
    progress.show(i + 1, countOption);
  }
  return ExitCode::Agree;
}

static ExitCode printForms(uint64_t seed) {
  generate::FocusStats stats(focusOption);
  stats.countForms(seed, countOption);
  llvm::outs() << stats.printForms();
  return ExitCode::Agree;
}

static ExitCode printStats(const FuzzTarget &target, mlir::MLIRContext *context,
                           uint64_t seed) {
  GeneratorStats stats = focusOption.empty()
                             ? GeneratorStats(target, context, programsOnly)
                             : GeneratorStats(target, context, focusOption);
  Progress progress(toolName);
  for (uint64_t i = 0; i < countOption; ++i) {
    stats.count(seed + i);
    progress.show(i + 1, countOption);
  }
  llvm::outs() << stats.str();
  bool sound = stats.verified == stats.generated;
  return sound ? ExitCode::Agree : ExitCode::Internal;
}

static ExitCode run(bool printsStats) {
  const FuzzTarget *target = findFuzzTarget(targetName);
  if (!target)
    return fail("no fuzz target is named '" + targetName + "' (" +
                listFuzzTargets() + ")");
  if (!focusOption.empty() && target->name != "passes")
    return fail("--focus goes with --target=passes");
  if (llvm::none_of(generate::getFocuses(), [](const generate::Focus &focus) {
        return focus.isNamed(focusOption);
      }))
    return fail("no pass, transform or pattern set has a name that contains '" +
                focusOption + "'");
  if (formsOption && (target->name != "passes" || !printsStats))
    return fail("--forms goes with --stats and --target=passes");
  uint64_t seed = seedOption;
  if (!seedOption.getNumOccurrences())
    seed = std::random_device()();
  llvm::errs() << toolName << ": seed " << seed << "\n";
  if (formsOption)
    return printForms(seed);
  auto context = makeProgramContext();
  return printsStats ? printStats(*target, context.get(), seed)
                     : writeCases(*target, context.get(), seed);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  renameStatisticsOfLLVM();
  Flag statsOption("stats",
                   "Write no cases, but count how many verify, are defined, "
                   "and are changed by the passes under test");
  return runTool(argc, argv,
                 "Writes generated cases as files.\n"
                 "Exit codes: 0 done, 2 bad usage, or a file that cannot be "
                 "written; 70 --stats: a generated\n"
                 "program does not verify.\n"
                 "Examples:\n"
                 "./padlab gen --target=pad --count=10 -o cases\n"
                 "./padlab gen --target=pad --count=100000 --seed=1 --stats "
                 "--programs-only\n",
                 [&] { return run(statsOption); });
}
