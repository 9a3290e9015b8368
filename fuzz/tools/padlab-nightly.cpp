//===- padlab-nightly.cpp - the whole loop -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/Nightly.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-nightly options");
static const std::string targetHelp =
    "What to fuzz: all, " + llvm::join(getNightlyTargets(), ", ");
static cl::opt<std::string> target("target", cl::desc(targetHelp),
                                   cl::init(allTargets.str()),
                                   cl::cat(category));
static cl::opt<std::string>
    state("state", cl::desc("State directory: corpora, findings, results"),
          cl::init(".padlab"), cl::value_desc("dir"), cl::cat(category));
static cl::opt<std::string> corpus("corpus",
                                   cl::desc("Committed seeds and regressions"),
                                   cl::init(PADLAB_SOURCE_DIR "/corpus"),
                                   cl::value_desc("dir"), cl::cat(category));
static cl::opt<double> minutes("minutes", cl::desc("Minutes of fuzzing"),
                               cl::init(10), cl::cat(category));
static cl::opt<unsigned> jobs("jobs", cl::desc("Fuzzers (0: one a core)"),
                              cl::init(0), cl::cat(category));
static cl::opt<uint64_t> seed("seed", cl::desc("0: from the clock"),
                              cl::init(0), cl::cat(category));
static cl::opt<bool> bench("bench", cl::desc("Sweep padding ratios"),
                           cl::init(true), cl::cat(category));
static cl::opt<unsigned>
    triageSeconds("triage-seconds",
                  cl::desc("Limit of the triage (0: half the fuzzing time, at "
                           "least 90 s)"),
                  cl::init(0), cl::cat(category));

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(
          argc, argv,
          "Replays regressions, fuzzes, merges corpora, triages what was "
          "found, "
          "sweeps padding ratios and makes STATE/site/index.html.\n"
          "Exit codes: 0 nothing new, 1 a new finding or a changed regression, "
          "2 "
          "bad usage or an unwritable state.\n"))
    return static_cast<int>(ExitCode::BadInput);
  auto fail = [](llvm::StringRef what) {
    llvm::errs() << "padlab-nightly: error: " << what << '\n';
    return static_cast<int>(ExitCode::BadInput);
  };
  if (!(minutes >= 0) || minutes > 7 * 24 * 60)
    return fail("--minutes must be between 0 and a week");
  if (target != allTargets && !llvm::is_contained(getNightlyTargets(), target))
    return fail("no fuzz target is named '" + target + "' (all, " +
                llvm::join(getNightlyTargets(), ", ") + ")");

  NightlyOptions options;
  options.target = target;
  options.stateDir = state;
  options.corpusDir = corpus;
  options.toolDir = llvm::sys::path::parent_path(
                        llvm::sys::fs::getMainExecutable(
                            argv[0], reinterpret_cast<void *>(&main)))
                        .str();
  options.minutes = minutes;
  options.jobs = jobs;
  options.seed = seed;
  options.bench = bench;
  options.triageSeconds = triageSeconds;
  return static_cast<int>(runNightly(options));
}
