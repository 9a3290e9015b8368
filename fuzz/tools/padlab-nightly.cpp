//===- padlab-nightly.cpp - runs the nightly loop ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/Nightly.h"
#include "padlab/fuzz/Plan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-nightly options");
static cl::opt<std::string>
    command(cl::Positional, cl::cat(category),
            cl::desc("[plan|status|cancel|run-task|work|step]"));
static cl::list<std::string> words(cl::Positional, cl::cat(category),
                                   cl::desc("[PLAN ID...]"));
static const std::string targetHelp =
    "What to fuzz: all (default), " + llvm::join(getNightlyTargets(), ", ");
static cl::opt<std::string> target("target", cl::desc(targetHelp),
                                   cl::init(allTargets.str()),
                                   cl::cat(category));
static cl::opt<std::string>
    state("state", cl::desc("State directory: corpora, findings, results"),
          cl::init(PADLAB_STATE_DIR), cl::value_desc("dir"), cl::cat(category));
static cl::opt<std::string>
    corpus("corpus", cl::desc("Folder of the committed seeds and regressions"),
           cl::init(getSourceFile("/corpus")), cl::value_desc("dir"),
           cl::cat(category));
static cl::opt<double> minutes(
    "minutes",
    cl::desc(
        "Minutes of fuzzing in all, which the targets share (default: 10)"),
    cl::init(10), cl::cat(category));
static cl::opt<unsigned>
    jobs("jobs",
         cl::desc("Cores to use (default: all; slurm: all cores of the nodes)"),
         cl::init(0), cl::cat(category));
static cl::opt<uint64_t>
    seed("seed", cl::desc("Seed of the night (default: from the clock)"),
         cl::init(0), cl::cat(category));
static cl::opt<bool>
    bench("bench",
          cl::desc("Run the benchmarks (default; --bench=false omits them)"),
          cl::init(true), cl::cat(category));
static cl::opt<bool>
    planted("planted",
            cl::desc("Break the legality rules of pad fusion, plant faults in "
                     "the lowering, and find out whether the checks notice "
                     "(default; --planted=false omits it)"),
            cl::init(true), cl::cat(category));
static cl::opt<unsigned>
    triageSeconds("triage-seconds",
                  cl::desc("Time limit of the triage in seconds (default: a "
                           "sixth of the fuzzing time, at least 30 seconds)"),
                  cl::init(0), cl::cat(category));
static cl::opt<std::string> build(
    "build-bench",
    cl::desc("Build the benchmarks in this CMake build while fuzzing runs"),
    cl::value_desc("dir"), cl::cat(category));
static cl::opt<std::string> executor(
    "executor",
    cl::desc("What runs the tasks: `local` (default), or `slurm` (jobs of a "
             "cluster whose nodes share the state's folder)"),
    cl::init("local"), cl::cat(category));
static cl::opt<unsigned>
    nodes("nodes",
          cl::desc("slurm: use the cores of this number of nodes (default: of "
                   "all nodes of the partition)"),
          cl::init(0), cl::cat(category));
static cl::opt<std::string>
    partition("partition", cl::desc("slurm: the partition for the jobs"),
              cl::cat(category));
static cl::opt<std::string>
    account("account", cl::desc("slurm: the account that jobs are charged to"),
            cl::cat(category));
static cl::opt<std::string>
    benchNode("bench-node", cl::value_desc("node"), cl::cat(category),
              cl::desc("slurm: the node that benchmarks have to themselves "
                       "(default: any)"));
static cl::opt<std::string>
    hook("hook", cl::value_desc("command"), cl::cat(category),
         cl::desc("A shell command that gets the night's summary as JSON on "
                  "its standard input"));
static cl::opt<bool>
    wait("wait",
         cl::desc("slurm: wait until the night has ended (default; "
                  "--wait=false only submits its jobs)"),
         cl::init(true), cl::cat(category));
static cl::opt<bool> fresh(
    "fresh",
    cl::desc("Begin another night instead of continuing an interrupted one"),
    cl::cat(category));
static cl::opt<int>
    job("job",
        cl::desc("step fuzz: which of the fuzzers to run, counted from 0"),
        cl::init(0), cl::cat(category));

static int fail(llvm::StringRef what) {
  llvm::errs() << "padlab-nightly: error: " << what << '\n';
  return static_cast<int>(ExitCode::BadInput);
}

static std::string toAbsolute(llvm::StringRef path) {
  llvm::SmallString<256> absolute(path);
  llvm::sys::fs::make_absolute(absolute);
  llvm::sys::path::remove_dots(absolute, /*remove_dot_dot=*/true);
  return absolute.str().str();
}

static NightlyOptions getOptions(const char *program) {
  NightlyOptions options;
  options.target = target;
  options.stateDir = toAbsolute(state);
  options.corpusDir = toAbsolute(corpus);
  options.toolDir = llvm::sys::path::parent_path(
                        llvm::sys::fs::getMainExecutable(
                            program, reinterpret_cast<void *>(&toAbsolute)))
                        .str();
  options.minutes = minutes;
  options.jobs = jobs;
  options.seed = seed;
  options.bench = bench;
  options.planted = planted;
  options.triageSeconds = triageSeconds;
  if (!build.empty())
    options.buildDir = toAbsolute(build);
  options.executor = executor;
  options.nodes = nodes;
  options.partition = partition;
  options.account = account;
  options.benchNode = benchNode;
  options.hook = hook;
  options.wait = wait;
  options.fresh = fresh;
  return options;
}

static int runWords() {
  if (command == "status" || command == "cancel") {
    if (!words.empty())
      return fail("'" + command.getValue() + "' takes nothing but --state");
    return static_cast<int>(command == "status"
                                ? showNightlyStatus(toAbsolute(state))
                                : cancelNightly(toAbsolute(state)));
  }
  if (command == "work") {
    if (words.size() < 2)
      return fail("'work' takes a plan and ids of tasks");
    return static_cast<int>(
        workOnTasks(words[0], llvm::ArrayRef<std::string>(words).drop_front()));
  }
  if (command == "run-task" || command == "step") {
    if (words.size() != 2)
      return fail("'" + command.getValue() + "' takes " +
                  (command == "step" ? "a name and the folder of a run"
                                     : "a plan and the id of a task"));
    return static_cast<int>(
        command == "run-task"
            ? runOneTask(words[0], words[1])
            : runNightlyStep(words[0], words[1], {target, job, minutes}));
  }
  return fail("no command is named '" + command.getValue() +
              "' (plan, status, cancel, run-task, work, step)");
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(
          argc, argv,
          "Runs a night: replays regressions and findings, fuzzes, merges "
          "corpora, triages what was\n"
          "found, checks whether planted faults are noticed, times pads and "
          "makes STATE/site/index.html.\n"
          "A night that was killed goes on if it is started again with the "
          "same options.\n"
          "\n"
          "  padlab-nightly                   plans a night and runs it here\n"
          "  padlab-nightly plan              prints the plan as JSON\n"
          "  padlab-nightly status            prints what the newest night is "
          "doing, where, and the time left\n"
          "  padlab-nightly cancel            ends the newest night, and makes "
          "its report\n"
          "  padlab-nightly run-task PLAN ID  runs one task, for other "
          "executors; a task can start when\n"
          "                                   every task that it needs has a "
          "result.json\n"
          "  padlab-nightly work PLAN ID...   runs tasks inside of a job of "
          "Slurm\n"
          "  padlab-nightly step NAME RUN     runs one step of a task: "
          "prepare, replay, fuzz, report, bisect or\n"
          "                                   summary; RUN is the night's "
          "folder in STATE/results\n"
          "\n"
          "Exit codes: 0 nothing new, 1 a new finding or a changed regression "
          "(run-task: the task failed),\n"
          "2 bad usage or an unwritable state, 70 padlab itself failed on a "
          "case,\n"
          "130 interrupted: the report has what was done until then.\n"
          "Examples:\n"
          "./padlab nightly --minutes=10\n"
          "./padlab nightly --target=pad --jobs=1 --state=/tmp/pad\n"
          "./padlab nightly --llvm=trunk   (an option of ./padlab: in a chroot "
          "with that LLVM, docs/roots.md)\n"
          "./padlab nightly --executor=slurm --partition=night\n"
          "./padlab nightly plan --minutes=60 > plan.json\n"))
    return static_cast<int>(ExitCode::BadInput);
  if (!(minutes >= 0) || minutes > 7 * 24 * 60)
    return fail("--minutes must be between 0 and a week");
  if (executor != "local" && executor != "slurm")
    return fail("--executor must be local or slurm");
  if (target != allTargets && !llvm::is_contained(getNightlyTargets(), target))
    return fail("no fuzz target is named '" + target + "' (all, " +
                llvm::join(getNightlyTargets(), ", ") + ")");
  if (command.empty())
    return static_cast<int>(runNightly(getOptions(argv[0])));
  if (command != "plan")
    return runWords();
  NightlyOptions options = getOptions(argv[0]);
  if (llvm::Error error = chooseWorkers(options))
    return fail(llvm::toString(std::move(error)));
  llvm::outs() << makePlan(options).str();
  return exitWith("padlab-nightly", ExitCode::Agree);
}
