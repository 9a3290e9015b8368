//===- padlab-nightly.cpp - runs the nightly loop ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/Nightly.h"
#include "padlab/fuzz/Plan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-nightly";

static NightlyOptions options;

static TextOption command(cl::Positional,
                          "[plan|status|cancel|run-task|work|step]");
static ListOption words(cl::Positional, "[PLAN ID...]");
static const std::string targetHelp =
    "What to fuzz: all (default), " + llvm::join(getNightlyTargets(), ", ");
static Setting<std::string> target("target", targetHelp, options.target);
static TextOption state("state", "State directory: corpora, findings, results",
                        cl::init(PADLAB_STATE_DIR), cl::value_desc("dir"));
static TextOption corpus("corpus",
                         "Folder of the committed seeds and regressions",
                         cl::init(getSourceFile("/corpus")),
                         cl::value_desc("dir"));
static Setting<double>
    minutes("minutes",
            "Minutes of fuzzing in all, which the targets share (default: 10)",
            options.minutes);
static Setting<unsigned>
    jobs("jobs", "Cores to use (default: all; slurm: all cores of the nodes)",
         options.jobs);
static Setting<uint64_t>
    seed("seed", "Seed of the night (default: from the clock)", options.seed);
static Setting<bool>
    bench("bench", "Run the benchmarks (default; --bench=false omits them)",
          options.bench);
static Setting<bool> planted(
    "planted",
    "Break the legality rules of pad fusion, plant faults in the lowering, and "
    "find out whether the checks notice (default; --planted=false omits it)",
    options.planted);
static Setting<unsigned>
    triageSeconds("triage-seconds",
                  "Time limit of the triage in seconds (default: a sixth of "
                  "the fuzzing time, at least 30 seconds)",
                  options.triageSeconds);
static TextOption
    build("build-bench",
          "Build the benchmarks in this CMake build while fuzzing runs",
          cl::value_desc("dir"));
static Setting<std::string>
    executor("executor",
             "What runs the tasks: `local` (default), or `slurm` (jobs of a "
             "cluster whose nodes share the state's folder)",
             options.executor);
static Setting<unsigned> nodes("nodes",
                               "slurm: use the cores of this number of nodes "
                               "(default: of all nodes of the partition)",
                               options.nodes);
static Setting<std::string> partition("partition",
                                      "slurm: the partition for the jobs",
                                      options.partition);
static Setting<std::string>
    account("account", "slurm: the account that jobs are charged to",
            options.account);
static Setting<std::string> benchNode(
    "bench-node",
    "slurm: the node that benchmarks have to themselves (default: any)",
    options.benchNode, cl::value_desc("node"));
static Setting<std::string>
    hook("hook",
         "A shell command that gets the night's summary as JSON "
         "on its standard input",
         options.hook, cl::value_desc("command"));
static Setting<bool>
    wait("wait",
         "slurm: wait until the night has ended (default; --wait=false "
         "only submits its jobs)",
         options.wait);
static Setting<bool>
    fresh("fresh",
          "Begin another night instead of continuing an interrupted one",
          options.fresh);
static Option<int>
    job("job", "step fuzz: which of the fuzzers to run, counted from 0");

static std::string toAbsolute(StringRef path) {
  SmallString<256> absolute(path);
  fs::make_absolute(absolute);
  llvm::sys::path::remove_dots(absolute, /*remove_dot_dot=*/true);
  return absolute.str().str();
}

static void completeOptions() {
  options.stateDir = toAbsolute(state);
  options.corpusDir = toAbsolute(corpus);
  options.toolDir = getToolDir();
  if (!build.empty())
    options.buildDir = toAbsolute(build);
}

static ExitCode runWords() {
  if (command == "status" || command == "cancel") {
    if (!words.empty())
      return fail("'" + command + "' takes nothing but --state");
    return command == "status" ? showNightlyStatus(toAbsolute(state))
                               : cancelNightly(toAbsolute(state));
  }
  if (command == "work") {
    if (words.size() < 2)
      return fail("'work' takes a plan and ids of tasks");
    return workOnTasks(words[0], ArrayRef<std::string>(words).drop_front());
  }
  if (command == "run-task" || command == "step") {
    if (words.size() != 2)
      return fail("'" + command + "' takes " +
                  (command == "step" ? "a name and the folder of a run"
                                     : "a plan and the id of a task"));
    return command == "run-task"
               ? runOneTask(words[0], words[1])
               : runNightlyStep(words[0], words[1],
                                {options.target, job, options.minutes});
  }
  return fail("no command is named '" + command +
              "' (plan, status, cancel, run-task, work, step)");
}

static ExitCode run() {
  if (!(options.minutes >= 0) || options.minutes > 7 * 24 * 60)
    return fail("--minutes must be between 0 and a week");
  if (options.executor != "local" && options.executor != "slurm")
    return fail("--executor must be local or slurm");
  if (options.target != allTargets &&
      !llvm::is_contained(getNightlyTargets(), options.target))
    return fail("no fuzz target is named '" + options.target + "' (all, " +
                llvm::join(getNightlyTargets(), ", ") + ")");
  completeOptions();
  if (command.empty())
    return runNightly(options);
  if (command != "plan")
    return runWords();
  if (Error error = chooseWorkers(options))
    return fail(std::move(error));
  llvm::outs() << makePlan(options).str();
  return ExitCode::Agree;
}

int main(int argc, char **argv) {
  return runTool(
      argc, argv,
      "Runs a night: replays regressions and findings, fuzzes, merges corpora, "
      "triages what was\nfound, checks whether planted faults are noticed, "
      "times pads and makes STATE/site/index.html.\nA night that was killed "
      "goes on if it is started again with the same options.\n\n  "
      "padlab-nightly                   plans a night and runs it here\n  "
      "padlab-nightly plan              prints the plan as JSON\n  "
      "padlab-nightly status            prints what the newest night is doing, "
      "where, and the time left\n  padlab-nightly cancel            ends the "
      "newest night, and makes its report\n  padlab-nightly run-task PLAN ID  "
      "runs one task, for other executors; a task can start when\n             "
      "                      every task that it needs has a result.json\n  "
      "padlab-nightly work PLAN ID...   runs tasks inside of a job of Slurm\n  "
      "padlab-nightly step NAME RUN     runs one step of a task: prepare, "
      "replay, fuzz, report, bisect or\n                                   "
      "summary; RUN is the night's folder in STATE/results\n\nExit codes: 0 "
      "nothing new, 1 a new finding or a changed regression (run-task: the "
      "task failed),\n2 bad usage or an unwritable state, 70 padlab itself "
      "failed on a case,\n130 interrupted: the report has what was done until "
      "then.\nExamples:\n./padlab nightly --minutes=10\n./padlab nightly "
      "--target=pad --jobs=1 --state=/tmp/pad\n./padlab nightly --llvm=trunk   "
      "(an option of ./padlab: in a chroot with that LLVM, "
      "docs/roots.md)\n./padlab nightly --executor=slurm "
      "--partition=night\n./padlab nightly plan --minutes=60 > plan.json\n",
      run);
}
