//===- padlab-blind-spots.cpp - lists what no program contains ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/BlindSpots.h"
#include "padlab/fuzz/Progress.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

#include <chrono>
#include <random>

using namespace padlab;

/// The number of rounds of programs that `--check` generates, which takes some
/// seconds. `--renew` generates `renewFactor` times as many.
static constexpr uint64_t checkRounds = 700, renewFactor = 6;
static constexpr uint64_t checkSeed = 1, renewSeed = 1'000'000;

const StringLiteral padlab::toolName = "padlab-blind-spots";

static ListOption folders(cl::Positional, "[DIR...]");
static Option<uint64_t>
    rounds("generate",
           "Generate ROUNDS rounds of 16 programs, and look at these, too",
           cl::value_desc("ROUNDS"));
static Option<uint64_t>
    seed("seed",
         "Seed of the first generated program, and of the order of files",
         cl::init(checkSeed));
static Option<double> seconds("seconds",
                              "Stop reading files after S seconds, and print "
                              "how many were left (default: read all)",
                              cl::value_desc("S"));
static const std::string checkHelp =
    "Generate " + std::to_string(checkRounds) +
    " rounds (with --generate, ROUNDS), and fail if there is a blind spot that "
    "is not in the baseline";
static Flag check("check", checkHelp);
static const std::string renewHelp =
    "Write the baseline anew, from " +
    std::to_string(checkRounds * renewFactor) +
    " rounds of the generators (with --generate, ROUNDS)";
static Flag renew("renew", renewHelp);
static TextOption
    baselinePath("baseline", "The committed list of blind spots",
                 cl::value_desc("file"),
                 cl::init(getSourceFile("/corpus/blind-spots/baseline.json")));
static TextOption
    reasonsPath("reasons",
                "The reasons why some blind spots are never generated",
                cl::value_desc("file"),
                cl::init(getSourceFile("/corpus/blind-spots/reasons.json")));
static Flag asJSON("json", "Print one JSON object");

static Expected<std::string> readText(const std::string &path) {
  std::optional<std::string> text = readFile(path);
  if (!text)
    return createStringError(path + ": cannot be read");
  return *text;
}

static Expected<std::vector<SpotReason>> readReasons() {
  auto text = readText(reasonsPath);
  if (!text)
    return text.takeError();
  return parseReasons(*text, reasonsPath);
}

static Expected<SpotBaseline> readBaseline() {
  auto text = readText(baselinePath);
  if (!text)
    return text.takeError();
  return SpotBaseline::parse(*text, baselinePath);
}

/// Lists all files in and below the folders. All names are accepted, because
/// the files of a state's corpus have no extensions. The order is random, drawn
/// from the seed, so that a run that ends before the last file has seen a fair
/// sample of each folder.
static Expected<std::vector<std::string>> listFiles() {
  std::vector<std::string> paths;
  for (const std::string &folder : folders) {
    std::error_code error;
    for (fs::recursive_directory_iterator it(folder, error), end;
         it != end && !error; it.increment(error))
      if (it->type() == fs::file_type::regular_file)
        paths.push_back(it->path());
    if (error)
      return createStringError(folder + ": " + error.message());
  }
  llvm::sort(paths);
  llvm::shuffle(paths.begin(), paths.end(), std::mt19937_64(seed));
  return paths;
}

/// Looks at the files in the folders. Returns the number of files that were
/// left because the time was over.
static Expected<uint64_t> lookAtFolders(SpotCounter &counter,
                                        Progress &progress) {
  auto files = listFiles();
  if (!files)
    return files.takeError();
  using Clock = std::chrono::steady_clock;
  Clock::time_point start = Clock::now();
  uint64_t done = 0;
  for (const std::string &path : *files) {
    std::chrono::duration<double> elapsed = Clock::now() - start;
    if (seconds > 0 && elapsed.count() > seconds)
      break;
    counter.lookAtFile(path);
    progress.show(++done, files->size());
  }
  return files->size() - done;
}

static void printSpots(ArrayRef<Spot> spots) {
  for (const Spot &spot : spots)
    llvm::outs() << spot.str() << '\n';
}

static void printText(const SpotCounts &counts, const SpotReport &report) {
  printSpots(report.blind);
  llvm::outs() << formatv(
      "{0} blind spots of {1} entries, in {2} programs; {3} files were no "
      "cases; {4} of mlir-opt's {5} passes are in no table\n",
      report.blind.size(), counts.seen.size(), counts.programs,
      counts.unreadable, counts.passesWithoutTable, counts.passesOfMlirOpt);
  if (counts.filesLeft)
    llvm::outs() << counts.filesLeft << " files were left for want of time\n";
}

/// Reports reasons that are not the first match of any entry, and should be
/// removed.
static bool complainOfStale(const SpotReport &report,
                            ArrayRef<SpotReason> reasons) {
  for (size_t place : report.stale)
    llvm::errs() << formatv(
        "{0}: remove the reason for {1} {2} x {3}: it matches no entry, or "
        "none that no earlier reason matches\n",
        reasonsPath, reasons[place].axis, reasons[place].of,
        reasons[place].with);
  return !report.stale.empty();
}

static ExitCode checkAgainst(const SpotBaseline &baseline,
                             const SpotReport &report,
                             ArrayRef<SpotReason> reasons) {
  std::vector<Spot> returned = findReturned(report, baseline);
  printSpots(returned);
  llvm::outs() << formatv("{0} entries came back: they were generated "
                          "when {1} was made. Where that "
                          "is meant, --renew writes it anew\n",
                          returned.size(), baselinePath);
  bool isStale = complainOfStale(report, reasons);
  return returned.empty() && !isStale ? ExitCode::Agree : ExitCode::Defect;
}

static ExitCode run() {
  if (check + renew + !folders.empty() > 1)
    return fail("--check, --renew and folders exclude each other");
  // The baseline does not know what another LLVM adds, so that --check would
  // report it as a blind spot that has come back.
  if (check && !llvm_version::isCorpusRelease)
    return fail(formatv("--check needs LLVM {0}, which the baseline describes",
                        llvm_version::corpusRelease));
  if (!check && !renew && folders.empty() && rounds == 0)
    return fail("a folder, --generate, --check or --renew is needed");
  auto reasons = readReasons();
  if (!reasons)
    return fail(reasons.takeError());
  Expected<SpotBaseline> baseline = check ? readBaseline() : SpotBaseline();
  if (!baseline)
    return fail(baseline.takeError());
  auto passes = listPassesOfMlirOpt();
  if (!passes)
    return fail(passes.takeError());

  auto context = makeProgramContext();
  SpotCounter counter(context.get());
  Progress progress(toolName);
  Expected<uint64_t> filesLeft = lookAtFolders(counter, progress);
  if (!filesLeft)
    return fail(filesLeft.takeError());
  uint64_t count = rounds.getNumOccurrences() ? rounds.getValue()
                   : check                    ? checkRounds
                   : renew                    ? checkRounds * renewFactor
                                              : 0;
  uint64_t first = renew ? renewSeed : seed.getValue();
  if (count)
    counter.generate(count, first, [&](uint64_t done, uint64_t all) {
      progress.show(done, all);
    });
  SpotCounts counts = counter.finish(*passes);
  counts.filesLeft = *filesLeft;
  SpotReport report = explainSpots(counts, *reasons);
  if (check)
    return checkAgainst(*baseline, report, *reasons);
  if (renew) {
    std::string text =
        makeBaseline(counts, report, *reasons, count, checkRounds, first).str();
    if (Error error = writeFileAtomically(baselinePath, text))
      return fail(std::move(error));
  }
  if (asJSON)
    llvm::outs() << json::Value(describeSpots(counts, report, *reasons))
                 << '\n';
  else
    printText(counts, report);
  return ExitCode::Agree;
}

int main(int argc, char **argv) {
  return runTool(
      argc, argv,
      "Lists what no program of a corpus, or of a run of the generators, "
      "contains.\n"
      "\n"
      "Blind spots are things that upstream registers, but that no program "
      "contains: dialects; operations; an operation inside a certain parent "
      "operation, with a certain attribute, or on a certain element type; "
      "passes; options of passes; and sequences that aim a certain pass, "
      "transform or pattern set at a certain form of program.\n"
      "Blind spots with a reason why no generator makes them "
      "(corpus/blind-spots/reasons.json) are counted, but not listed.\n"
      "Folders, --check and --renew exclude each other; without these, "
      "--generate is needed.\n"
      "Exit codes: 0 done; 1 --check: a blind spot is not in the baseline, or "
      "a reason is not the first match of anything, blind or not; 2 bad "
      "usage.\n"
      "Examples:\n"
      "./padlab blind-spots .padlab/corpus\n"
      "./padlab blind-spots --generate=100 --json\n"
      "./padlab blind-spots --check\n",
      run);
}
