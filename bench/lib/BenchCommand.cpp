//===- BenchCommand.cpp - the command line of padlab-bench ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/BenchCommand.h"

#include "BenchCommandLine.h"
#include "BoundsStore.h"
#include "Callgrind.h"
#include "GroupProgress.h"
#include "Journal.h"
#include "RecordReporter.h"
#include "Reporter.h"
#include "Schedule.h"
#include "Sweep/Tiers.h"
#include "Tune/TuneCommand.h"
#include "Turns.h"
#include "UnitsFile.h"
#include "WriteCases.h"

#include "padlab/bench/Fingerprint.h"
#include "padlab/bench/Results.h"
#include "padlab/bench/SeedEstimates.h"
#include "padlab/bench/Suite.h"
#include "padlab/codegen/CPUName.h"
#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/Manual.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>

#include <cmath>

using namespace padlab;

static const ManualPage benchManual = {
    "padlab-bench",
    "[--suite=NAME]... [--cpu=CPU] [--tier=TIER] [OPTIONS]\n"
    "bisect|budget|check-noise|compare|history|tune --help\n"
    "--list-suites|--list-peers|--seed-estimates|--design=TIER|--write-cases="
    "FOLDER",
    "Times fused and unfused pads, handwritten kernels and other libraries\n"
    "in one process, in which they take turns.\n"
    "A series is what was measured of one contestant (a program or a library)\n"
    "on one workload; bench/include/padlab/bench/Results.h explains its name\n"
    "and its figures.\n"
    "\n"
    "The FILE of --benchmark_out is complete or absent. An interrupted run\n"
    "leaves what it has measured in FILE.journal, and the same command\n"
    "continues from there.\n"
    "Exit codes:\n"
    "0  done\n"
    "1  a program that was timed computed a wrong result\n"
    "2  bad usage; results cannot be written; with --no-more: FILE.journal "
    "belongs\n"
    "   to another command, machine or version\n"
    "4  with --seed-estimates: not everything could be measured\n"
    "6  with --no-more: no interrupted run has measured anything\n"
    "Examples:\n"
    "./padlab bench --tier=smoke --benchmark_out=now.json\n"
    "./padlab bench --suite=pad-workloads --benchmark_filter=/A/\n",
    "--suite=NAME    time only this suite (default: those of the tier)\n"
    "--cpu=CPU       compile for this CPU (default: native)\n"
    "--tier=TIER     check (tiny workloads, to check what they compute: the\n"
    "                times mean nothing), smoke (30 seconds), nightly (10\n"
    "                minutes) or full (default)\n"
    "--slice=I/N     time every Nth workload of each suite, from the Ith on\n"
    "                (the first is 1)\n"
    "--seconds=N     measure for N seconds in all: begin with the workloads\n"
    "                whose figures are the oldest, and start only those "
    "expected\n"
    "                to end in time; with --benchmark_out=FILE, FILE.units "
    "gets\n"
    "                the seconds that each workload took\n"
    "--past=FILE     with --seconds: FILE says when each workload was "
    "measured\n"
    "                last; nights keep it in STATE/bench-rotation.json\n"
    "--bounds=FOLDER  keep the error bounds of inexact results in FOLDER for\n"
    "                other runs of this build; computing them takes minutes\n"
    "--fill-bounds   compute these bounds for the suite pad-workloads, then "
    "stop\n"
    "--peers         also time the other libraries that the build found\n"
    "--anew          discard what an interrupted run has measured\n"
    "--no-more       measure nothing, but write what an interrupted run has\n"
    "                measured; a complete FILE is left as it is\n"
    "--instructions  count instructions with callgrind, for x86-64-v3;\n"
    "                --suite can be sweep, compile-time and throughput "
    "(default:\n"
    "                all three)\n"
    "--keep-code=FOLDER  write LLVM IR and assembly of each timed program\n"
    "                to FOLDER, in files named after the program's code_hash\n"
    "                in the results\n"
    "--inject=REGEX:P%  make series whose names match REGEX slower by P "
    "percent,\n"
    "                to test comparisons\n"
    "--list-suites   print the suites with descriptions, then stop\n"
    "--list-peers    print the peers' versions and limits, then stop\n"
    "--seed-estimates   print measured figures beside those that padlab's\n"
    "                original design document (called the seed; not in\n"
    "                this repository) expected, then stop; this has\n"
    "                nothing to do with random seeds\n"
    "--json          with --seed-estimates: one JSON object per line, with\n"
    "                the samples\n"
    "--traffic       with --seed-estimates: only the memory traffic, as\n"
    "                callgrind's model of a cache counts it (default CPU:\n"
    "                x86-64-v3)\n"
    "--design=TIER   print which combinations of parameters the suite `sweep`\n"
    "                should measure in this tier (smoke or nightly), then "
    "stop:\n"
    "                first those of bench/lib/Sweep/Smoke.inc or "
    "Nightly.inc,\n"
    "                then new ones for pairs of parameter values that occur "
    "in\n"
    "                none of these\n"
    "--write-cases=FOLDER  write the cases of the suites sweep, operations "
    "and\n"
    "                layers to files, then stop\n"
    "--benchmark_filter=REGEX, --benchmark_format=json,\n"
    "--benchmark_out=FILE, --benchmark_out_format=json: flags of Google\n"
    "                Benchmark; --help-benchmark lists all of its flags"};

static constexpr llvm::StringLiteral tool = "padlab-bench";

static int listSuites() {
  for (const Suite &suite : getSuites())
    llvm::outs() << suite.name << ": " << suite.description << "\n";
  return exitWith(tool, ExitCode::Agree);
}

/// Prints each estimate as one line of JSON, with the CPU that code is made
/// for.
static void printAsLines(llvm::ArrayRef<SeedEstimate> estimates,
                         const SuiteOptions &options) {
  for (const SeedEstimate &estimate : estimates) {
    llvm::json::Object line = estimate.toJSON();
    line["cpu"] = options.cpu;
    llvm::outs() << llvm::json::Value(std::move(line)) << '\n';
  }
}

static int compareSeedEstimates(const BenchCommandLine &line) {
  bool failed = false;
  std::vector<SeedEstimate> estimates;
  if (line.simulatesTraffic) {
    estimates.push_back(simulateTraffic(line.options));
    failed = !estimates.back().error.empty();
  } else
    estimates = measureSeedEstimates(line.options, failed);
  if (line.json)
    printAsLines(estimates, line.options);
  else
    llvm::outs() << printSeedEstimates(estimates);
  if (sawWrongResult())
    return exitWith(tool, ExitCode::Defect);
  return exitWith(tool, failed ? ExitCode::NotCompiled : ExitCode::Agree);
}

/// Returns why code for this CPU cannot be timed here; empty if it can.
static std::string checkCPU(llvm::StringRef cpu) {
  if (isEmulated(cpu))
    return ("CPU '" + cpu + "' is emulated: its times would say nothing").str();
  return llvm::toString(checkRunsHere(cpu));
}

/// Whether an entry of the context may differ in a run that continues another
/// one, because it describes when a run took place or how it was started.
static bool isPassing(llvm::StringRef key) {
  return key == "load" || key == "steal" || key == "used" ||
         key == "pressure" || key == "busy" || key == "command";
}

/// Returns a text that is the same for two runs if one may continue the other.
static std::string getIdentity(const BenchCommandLine &line,
                               const ContextEntries &context) {
  std::string identity =
      "tier=" + std::to_string(int(line.options.tier)) + line.injected;
  if (!line.slice.empty())
    identity += " slice=" + line.slice;
  if (line.options.countsInstructions)
    identity += " instructions";
  if (line.options.withPeers)
    identity += " peers";
  for (const auto &[key, value] : context)
    if (!isPassing(key))
      identity += " " + key + "=" + value;
  return identity;
}

/// Returns the name of the result file while it is incomplete.
static std::string getPartName(const BenchCommandLine &line) {
  return line.output + ".part";
}

static llvm::Error openJournal(const BenchCommandLine &line,
                               const ContextEntries &context) {
  if (line.output.empty())
    return llvm::Error::success();
  std::string path = line.output + ".journal";
  Journal &journal = Journal::get();
  if (line.noMore) {
    journal.read(path, getIdentity(line, context));
    return llvm::Error::success();
  }
  if (line.anew)
    (void)llvm::sys::fs::remove(path);
  if (llvm::Error error = journal.open(path, getIdentity(line, context)))
    return error;
  if (!journal.getNote().empty())
    llvm::errs() << path << ' ' << journal.getNote() << ", and begins anew\n";
  else if (journal.size() != 0)
    llvm::errs() << "going on after " << journal.size()
                 << " workloads that an interrupted run has measured\n";
  return llvm::Error::success();
}

/// Turns Google Benchmark's output in the file into valid JSON.
static std::error_code makeValid(const std::string &path) {
  auto text = llvm::MemoryBuffer::getFile(path);
  if (!text)
    return text.getError();
  std::string valid = replaceNonNumbers((*text)->getBuffer());
  std::error_code error;
  llvm::raw_fd_ostream os(path, error);
  if (error)
    return error;
  os << valid;
  os.flush();
  error = os.error();
  os.clear_error();
  return error;
}

static llvm::Error closeOutput(const BenchCommandLine &line) {
  if (line.output.empty())
    return llvm::Error::success();
  std::error_code error = makeValid(getPartName(line));
  if (!error)
    error = llvm::sys::fs::rename(getPartName(line), line.output);
  if (error)
    return llvm::createStringError(error, line.output + ": " + error.message());
  Journal::get().close();
  return llvm::Error::success();
}

static int fail(const llvm::Twine &message) {
  llvm::errs() << tool << ": error: " << message << '\n';
  return exitWith(tool, ExitCode::BadInput);
}

/// Reports that --no-more has nothing to write. The exit code tells whether
/// nothing was measured, or what was measured belongs to another run.
static int failWithoutRest(const BenchCommandLine &line) {
  llvm::StringRef note = Journal::get().getNote();
  if (!note.empty())
    return fail(line.output + ".journal " + note);
  llvm::errs() << tool << ": error: " << line.output
               << ": no interrupted run has measured anything\n";
  return exitWith(tool, ExitCode::NotReproduced);
}

/// Returns the command, quoted for a shell, that measures the same again: these
/// arguments without those that say where results and error bounds go, how long
/// to measure, what was measured before, and what to continue.
static std::string describeCommand(llvm::ArrayRef<char *> arguments) {
  std::string command = "./padlab bench";
  for (llvm::StringRef argument : arguments)
    if (!argument.starts_with("--benchmark_out") && argument != "--anew" &&
        argument != "--no-more" && !argument.starts_with("--seconds=") &&
        !argument.starts_with("--past=") && !argument.starts_with("--bounds="))
      command += " " + quoteForShell(argument);
  return command;
}

static UnitsFile getUnitsFile(const BenchCommandLine &line) {
  return {line.output + ".units", line.options.cpu};
}

static void startSchedule(const BenchCommandLine &line) {
  if (line.seconds <= 0)
    return;
  // With --no-more nothing is measured: results come from the journal.
  if (line.noMore)
    return Schedule::get().start(HUGE_VAL, {});
  Schedule::OnBegin onBegin;
  if (!line.output.empty())
    // If the file cannot be written, the end of the run reports it.
    onBegin = [file = getUnitsFile(line)](llvm::StringRef unit) {
      llvm::consumeError(file.noteUnderWay(unit));
    };
  Schedule::get().start(line.seconds, readPast(line.past, line.options.cpu),
                        std::move(onBegin));
}

/// Writes what a run with --seconds has measured, for --past of the next run.
static llvm::Error writeUnits(const BenchCommandLine &line) {
  if (line.output.empty() || !Schedule::get().isOn())
    return llvm::Error::success();
  UnitsFile file = getUnitsFile(line);
  bool goesOn = Journal::get().size() != 0;
  llvm::json::Object units = Schedule::get().finish();
  return line.noMore ? file.writeRest(std::move(units))
                     : file.write(std::move(units), goesOn);
}

static int runBenchmarks(BenchCommandLine &line, llvm::ArrayRef<char *> given) {
  if (line.noMore && llvm::sys::fs::exists(line.output))
    return exitWith(tool, ExitCode::Agree);
  std::vector<char *> arguments = {given.front()};
  for (std::string &other : line.others) {
    if (llvm::StringRef(other).starts_with("--benchmark_out="))
      other = "--benchmark_out=" + getPartName(line);
    arguments.push_back(other.data());
  }
  int count = arguments.size();
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data()))
    return exitWith(tool, ExitCode::BadInput);
  ContextEntries context = describeRun(line.options.cpu);
  context.push_back({"command", describeCommand(given.drop_front())});
  if (Turns::get().isOn())
    context.push_back({"turns", Turns::get().getName().str()});
  if (llvm::Error error = openJournal(line, context))
    return fail(llvm::toString(std::move(error)));
  if (line.noMore && Journal::get().size() == 0)
    return failWithoutRest(line);
  for (const auto &[key, value] : context) {
    benchmark::AddCustomContext(key, value);
    if (key == "busy" && value != "no")
      llvm::errs() << tool << ": warning: the machine is busy (" << value
                   << "): times will vary\n";
  }
  GroupProgress::get().setFilter(line.filter);
  startSchedule(line);
  for (const Suite *suite : line.suites)
    suite->registerBenchmarks(line.options);
  Schedule::get().registerAll();
  Turns::get().tellGroups(GroupProgress::get().getGroups());
  RecordReporter display(line.options.cpu, line.tierName),
      file(line.options.cpu, line.tierName);
  // Google Benchmark accepts a reporter for files only if there is a file.
  bool hasFile = !line.output.empty() && !line.writesCSV;
  auto forPeople = makeReporter(std::move(context));
  benchmark::RunSpecifiedBenchmarks(line.showsJSON ? &display : forPeople.get(),
                                    hasFile ? &file : nullptr);
  benchmark::Shutdown();
  if (llvm::Error error = writeUnits(line))
    return fail(llvm::toString(std::move(error)));
  if (llvm::Error error = closeOutput(line))
    return fail(llvm::toString(std::move(error)));
  return exitWith(tool, sawWrongResult() ? ExitCode::Defect : ExitCode::Agree);
}

static int design(llvm::StringRef name) {
  std::optional<Tier> tier = findTier(name);
  std::optional<std::string> text = tier ? designTier(*tier) : std::nullopt;
  if (!text)
    return fail("no tier with a committed list is named '" + name + "'");
  llvm::outs() << *text;
  return exitWith(tool, ExitCode::Agree);
}

static std::vector<SuiteCase> getCases(const BenchCommandLine &line) {
  std::vector<SuiteCase> cases;
  for (const Suite *suite : line.suites)
    if (suite->getCases)
      for (SuiteCase &one : suite->getCases(line.options))
        cases.push_back(std::move(one));
  return cases;
}

static int act(const BenchCommandLine &line) {
  if (line.action == "--list-suites")
    return listSuites();
  if (line.action == "--list-peers") {
    llvm::outs() << printPeers(line.options);
    return exitWith(tool, ExitCode::Agree);
  }
  if (line.action == "--seed-estimates")
    return compareSeedEstimates(line);
  if (line.action == "--fill-bounds") {
    fillBounds(line.options);
    return exitWith(tool, ExitCode::Agree);
  }
  if (line.action == "--design=" || line.action == "--design")
    return design(line.value);
  if (line.action == "--write-cases") {
    if (llvm::Error error = writeCases(line.value, getCases(line)))
      return fail(llvm::toString(std::move(error)));
    return exitWith(tool, ExitCode::Agree);
  }
  printManual(benchManual);
  return exitWith(tool, ExitCode::Agree);
}

int padlab::runBenchCommand(int argc, char **argv) {
  if (argc > 1 && llvm::StringRef(argv[1]) == "tune")
    return runTuneCommand(argc - 1, argv + 1);
  BenchCommandLine line;
  line.read(llvm::ArrayRef(argv + 1, argc - 1));
  if (line.error.empty())
    line.error = checkCPU(line.options.cpu);
  if (!line.error.empty())
    return fail(line.error);
  if (!line.bounds.empty())
    if (llvm::Error error =
            BoundsStore::get().open(line.bounds, getBuildName()))
      return fail(llvm::toString(std::move(error)));
  if (line.simulatesTraffic && !isUnderValgrind())
    return fail(llvm::toString(restartUnderCallgrind(argv, Counting::Caches)));
  if (!line.action.empty())
    return act(line);
  if (line.options.countsInstructions && !isUnderValgrind())
    return fail(llvm::toString(restartUnderCallgrind(argv)));
  return runBenchmarks(line, llvm::ArrayRef(argv, argc));
}
