//===- padlab-gen.cpp - generated cases as files -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Generate/PassesTarget.h"
#include "../lib/Targets/FocusStats.h"

#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/Dialects.h"
#include "padlab/fuzz/GeneratorStats.h"
#include "padlab/fuzz/Progress.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"

#include <random>

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-gen options");
static const std::string targetHelp =
    "What to generate: " + listFuzzTargets() + " (default: pad)";
static cl::opt<std::string> targetName("target", cl::desc(targetHelp),
                                       cl::init("pad"), cl::cat(category));
static cl::opt<uint64_t>
    seedOption("seed",
               cl::desc("Seed of the first case (default: a random one)"),
               cl::cat(category));
static cl::opt<uint64_t> countOption("count",
                                     cl::desc("Number of cases (default: 1)"),
                                     cl::init(1), cl::cat(category));
static cl::opt<std::string>
    outputDir("o", cl::desc("Folder for case-<seed>.mlir (default: stdout)"),
              cl::value_desc("dir"), cl::cat(category));
static cl::opt<std::string> focusOption(
    "focus",
    cl::desc(
        "With --target=passes: only sequences that are made to test a pass, "
        "transform or pattern set whose name contains this text"),
    cl::value_desc("text"), cl::cat(category));
static cl::opt<bool> formsOption(
    "forms",
    cl::desc("With --stats and --target=passes: for each pass, and each form "
             "of program that is known to make it fire (FocusHints.inc), "
             "generate --count programs, run the pass on them, and print a "
             "line with pass, form, number of programs and number of changed "
             "programs, separated by tabs"),
    cl::cat(category));
static cl::opt<bool> programsOnly(
    "programs-only",
    cl::desc("With --stats: run no passes under test; count only how many "
             "programs verify, how many are defined, and how many are "
             "distinct"),
    cl::cat(category));
/// Renames LLVM's own option `-stats`, which counts nothing in release builds,
/// so that padlab-gen can have an option of this name.
static void renameStatisticsOfLLVM() {
  auto &options = cl::getRegisteredOptions();
  auto it = options.find("stats");
  if (it != options.end())
    it->second->setArgStr("llvm-stats");
}

static int fail(const llvm::Twine &message) {
  llvm::errs() << "padlab-gen: error: " << message << "\n";
  return static_cast<int>(ExitCode::BadInput);
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

static int writeCases(const FuzzTarget &target, mlir::MLIRContext *context,
                      uint64_t seed) {
  if (!outputDir.empty())
    if (std::error_code error = llvm::sys::fs::create_directories(outputDir))
      return fail(outputDir + ": " + error.message());
  Progress progress("padlab-gen");
  for (uint64_t i = 0; i < countOption; ++i) {
    std::string text = generateText(target, context, seed + i);
    std::string path = "-";
    if (!outputDir.empty())
      path = outputDir + llvm::formatv("/case-{0}.mlir", seed + i).str();
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
  return static_cast<int>(ExitCode::Agree);
}

static int printForms(uint64_t seed) {
  generate::FocusStats stats(focusOption);
  stats.countForms(seed, countOption);
  llvm::outs() << stats.printForms();
  return static_cast<int>(ExitCode::Agree);
}

static int printStats(const FuzzTarget &target, mlir::MLIRContext *context,
                      uint64_t seed) {
  GeneratorStats stats = focusOption.empty()
                             ? GeneratorStats(target, context, programsOnly)
                             : GeneratorStats(target, context, focusOption);
  Progress progress("padlab-gen");
  for (uint64_t i = 0; i < countOption; ++i) {
    stats.count(seed + i);
    progress.show(i + 1, countOption);
  }
  llvm::outs() << stats.str();
  bool sound = stats.verified == stats.generated;
  return exitWith("padlab-gen", sound ? ExitCode::Agree : ExitCode::Internal);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  renameStatisticsOfLLVM();
  cl::opt<bool> statsOption(
      "stats",
      cl::desc("Write no cases, but count how many verify, are defined, and "
               "are changed by the passes under test"),
      cl::cat(category));
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(argc, argv,
                        "Writes generated cases as files.\n"
                        "Exit codes: 0 done, 2 bad usage, or a file that "
                        "cannot be written; 70 --stats: a generated\n"
                        "program does not verify.\n"
                        "Examples:\n"
                        "./padlab gen --target=pad --count=10 -o cases\n"
                        "./padlab gen --target=pad --count=100000 --seed=1 "
                        "--stats --programs-only\n"))
    return static_cast<int>(ExitCode::BadInput);
  const FuzzTarget *target = findFuzzTarget(targetName);
  if (!target)
    return fail("no fuzz target is named '" + targetName + "' (" +
                listFuzzTargets() + ")");
  if (!focusOption.empty() && target->name != "passes")
    return fail("--focus goes with --target=passes");
  if (formsOption && (target->name != "passes" || !statsOption))
    return fail("--forms goes with --stats and --target=passes");
  uint64_t seed = seedOption;
  if (!seedOption.getNumOccurrences())
    seed = std::random_device()();
  llvm::errs() << "padlab-gen: seed " << seed << "\n";
  if (formsOption)
    return printForms(seed);
  mlir::DialectRegistry registry;
  registerProgramDialects(registry);
  registerScriptDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  return statsOption ? printStats(*target, &context, seed)
                     : writeCases(*target, &context, seed);
}
