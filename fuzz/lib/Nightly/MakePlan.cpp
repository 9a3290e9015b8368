//===- MakePlan.cpp - the tasks of a night ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Claims.h"
#include "Files.h"
#include "Identity.h"
#include "Rotation.h"

#include "padlab/codegen/CPUName.h"
#include "padlab/dialect/LLVMVersion.h"
#include "padlab/fuzz/Finding.h"
#include "padlab/fuzz/FuzzLoop.h"
#include "padlab/fuzz/Nightly.h"
#include "padlab/fuzz/Plan.h"
#include "padlab/fuzz/Releases.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

#include <algorithm>
#include <cctype>
#include <thread>
#include <unistd.h>

using namespace padlab;
namespace json = llvm::json;

namespace {

/// A part of a night.
struct Share {
  llvm::StringLiteral phase;
  double percent;
  /// The least time of the part, however short the night is.
  double minSeconds;
};
/// How a night is shared out. `--minutes` is the share of fuzzing; a night of
/// 30 minutes is expected to take 50. Limits of tasks, which are for what goes
/// wrong, are above their shares.
constexpr Share shares[] = {{"fuzz", 60, 0},    {"bench", 16, 40},
                            {"triage", 10, 30}, {"merge", 3, 5},
                            {"replay", 2, 120}, {"planted", 3, 20},
                            {"bisect", 5, 0},   {"report", 1, 10}};

constexpr double addShares() {
  double sum = 0;
  for (const Share &share : shares)
    sum += share.percent;
  return sum;
}
static_assert(addShares() == 100, "a night is shared out completely");
static_assert(shares[0].percent >= 60, "most of a night fuzzes");

/// The seconds of a phase in a night that fuzzes for so many seconds.
double getShareSeconds(llvm::StringRef phase, double fuzzSeconds) {
  for (const Share &share : shares)
    if (share.phase == phase)
      return std::max(share.minSeconds,
                      fuzzSeconds * share.percent / shares[0].percent);
  llvm_unreachable("a phase without a share");
}

struct TargetWeight {
  llvm::StringLiteral name;
  unsigned weight;
};
/// How fuzzing is shared out among targets. What is not named here gets 1.
constexpr TargetWeight weights[] = {{"pad", 2}, {"tensor", 2}, {"passes", 20}};

unsigned getWeight(llvm::StringRef target) {
  for (const TargetWeight &entry : weights)
    if (entry.name == target)
      return entry.weight;
  return 1;
}

} // namespace

std::vector<std::string> padlab::getNightlyTargets() {
  std::vector<std::string> names;
  for (const FuzzTarget &target : getFuzzTargets())
    names.push_back(target.name);
  names.push_back(getTextTarget().name);
  return names;
}

std::vector<std::string> NightlyOptions::listTargets() const {
  return target == allTargets ? getNightlyTargets()
                              : std::vector<std::string>{target};
}

json::Object NightlyOptions::toJSON() const {
  json::Object object{{"target", target},
                      {"state", stateDir},
                      {"corpus", corpusDir},
                      {"tools", toolDir},
                      {"minutes", minutes},
                      {"jobs", jobs},
                      {"seed", static_cast<int64_t>(seed)},
                      {"bench", bench},
                      {"planted", planted},
                      {"triageSeconds", triageSeconds},
                      {"buildDir", buildDir},
                      {"executor", executor}};
  if (!hook.empty())
    object["hook"] = json::fixUTF8(hook);
  if (isOnSlurm()) {
    object["nodes"] = nodes;
    object["partition"] = json::fixUTF8(partition);
    object["account"] = json::fixUTF8(account);
    object["benchNode"] = json::fixUTF8(benchNode);
  }
  return object;
}

NightlyOptions NightlyOptions::fromJSON(const json::Object &object) {
  NightlyOptions options;
  auto text = [&](llvm::StringRef key) {
    return object.getString(key).value_or("").str();
  };
  options.target = text("target");
  options.stateDir = text("state");
  options.corpusDir = text("corpus");
  options.toolDir = text("tools");
  options.minutes = object.getNumber("minutes").value_or(0);
  options.jobs = object.getInteger("jobs").value_or(1);
  options.seed = object.getInteger("seed").value_or(0);
  options.bench = object.getBoolean("bench").value_or(false);
  options.planted = object.getBoolean("planted").value_or(false);
  options.triageSeconds = object.getInteger("triageSeconds").value_or(0);
  options.buildDir = text("buildDir");
  options.hook = text("hook");
  options.executor = object.getString("executor").value_or("local").str();
  options.nodes = object.getInteger("nodes").value_or(0);
  options.partition = text("partition");
  options.account = text("account");
  options.benchNode = text("benchNode");
  return options;
}

namespace {

class Planner {
public:
  explicit Planner(const NightlyOptions &given) : options(given) {
    std::time_t now = std::time(nullptr);
    if (options.jobs == 0)
      options.jobs = std::max(1u, std::thread::hardware_concurrency());
    if (options.seed == 0)
      options.seed = static_cast<uint64_t>(now) % 1'000'000'000;
    plan.startedAt = nightly::formatTime(now);
    for (char c : plan.startedAt)
      if (std::isdigit(static_cast<unsigned char>(c)))
        plan.run += c;
    plan.run.insert(8, "-");
    plan.run += "-" + std::to_string(::getpid());
    plan.directory = options.stateDir + "/results/" + plan.run;
    plan.options = options.toJSON();
    plan.options["versions"] = getVersions();
    state = "--state=" + options.stateDir;
    corpus = "--corpus=" + options.corpusDir;
  }

  Plan make() {
    addStep("prepare", "prepare", 2, 300);
    addReplay();
    if (options.bench && !options.buildDir.empty())
      addBuild();
    addFuzzing();
    addMerges();
    addTriage();
    if (options.bench)
      addInstructions();
    if (options.planted)
      addPlanted();
    if (options.bench)
      addBenchmarks();
    addReport();
    if (options.isOnSlurm())
      plan.options["identity"] = nightly::describeIdentity(plan);
    return std::move(plan);
  }

private:
  std::string tool(llvm::StringRef name) const {
    return options.toolDir + "/padlab-" + name.str();
  }

  Task &add(const std::string &id, const std::string &phase,
            std::vector<std::string> command, double expected, double limit) {
    Task task;
    task.id = id;
    task.phase = phase;
    task.command = std::move(command);
    task.needs = barrier;
    task.expected = expected;
    task.limit = limit;
    plan.tasks.push_back(std::move(task));
    return plan.tasks.back();
  }

  Task &addStep(const std::string &id, const std::string &phase,
                double expected, double limit,
                const std::vector<std::string> &more = {}) {
    std::vector<std::string> command = {
        tool("nightly"), "step", id.substr(0, id.find('-')), plan.directory};
    command.insert(command.end(), more.begin(), more.end());
    return add(id, phase, std::move(command), expected, limit);
  }

  /// Tasks that are added from now on need all that were added so far.
  void waitForAll() {
    barrier.clear();
    for (const Task &task : plan.tasks)
      barrier.push_back(task.id);
  }

  double getNightSeconds() const { return options.minutes * 60; }

  /// The seconds of each fuzzer of the target.
  double getFuzzSeconds(llvm::StringRef target) const {
    unsigned sum = 0;
    for (const std::string &each : options.listTargets())
      sum += getWeight(each);
    return getNightSeconds() * getWeight(target) / sum;
  }

  /// Finds out which findings are fixed, and which came back.
  void addReplay() {
    waitForAll();
    addStep("replay", "replay", 20, 1800);
    Task &findings =
        add("reverify", "replay", {tool("findings"), "reverify", state, corpus},
            10, getShareSeconds("replay", getNightSeconds()));
    findings.output = "findings.txt";
    // Nothing else looks at findings before triage.
    findings.accept = {0, 1};
  }

  /// Nothing needs the benchmarks before fuzzing is done. The build takes no
  /// core from the fuzzers' plan; they run beside it for a minute.
  void addBuild() {
    barrier = {"prepare"};
    auto cmake = llvm::sys::findProgramByName("cmake");
    if (!cmake)
      return;
    Task &build =
        add("build-bench", "fuzz",
            {*cmake, "--build", options.buildDir, "--target", "padlab-bench"},
            60, 1800);
    build.cores = 0;
    build.memoryMB = 16384;
  }

  /// Fuzzers of a target start from shares of one corpus, and exchange what
  /// they find.
  void addFuzzing() {
    if (getNightSeconds() == 0)
      return;
    barrier = {"prepare"};
    for (const std::string &target : options.listTargets())
      for (unsigned job = 0; job < options.jobs; ++job) {
        double seconds = getFuzzSeconds(target);
        constexpr double grace = 120;
        addStep(llvm::formatv("fuzz-{0}-{1}", target, job), "fuzz", seconds,
                seconds + grace,
                {"--target=" + target, llvm::formatv("--job={0}", job),
                 llvm::formatv("--minutes={0:F4}", seconds / 60)})
            .memoryMB = 8192;
      }
  }

  /// The more fuzzers there were, the more cases there are. What a merge does
  /// not come to is left for the next.
  Task &addMerge(const std::string &id, const std::string &target,
                 double seconds) {
    constexpr double grace = 60;
    Task &merge = add(id, "merge",
                      {tool("corpus"), "merge", state, "--target=" + target,
                       llvm::formatv("--seconds={0:F0}", seconds)},
                      getShareSeconds("merge", getNightSeconds()) /
                          options.listTargets().size(),
                      seconds + grace);
    merge.needs = {"prepare"};
    for (const Task &task : plan.tasks)
      if (llvm::StringRef(task.id).starts_with("fuzz-" + target + "-"))
        merge.needs.push_back(task.id);
    merge.memoryMB = 8192;
    return merge;
  }

  /// On a cluster a tree: leaves run the cases of a part each, the root puts
  /// together what they kept without running it again. Texts have no leaves:
  /// libFuzzer merges them in one process.
  void addMerges() {
    constexpr double minSeconds = 60, share = 0.5;
    unsigned leaves = options.getShards();
    for (const std::string &target : options.listTargets()) {
      double seconds =
          std::max(minSeconds, getFuzzSeconds(target) * options.jobs * share);
      std::vector<std::string> parts;
      for (unsigned i = 0;
           leaves > 1 && target != getTextTarget().name && i < leaves; ++i) {
        parts.push_back(llvm::formatv("merge-{0}-{1}", target, i));
        addMerge(parts.back(), target, std::max(minSeconds, seconds / leaves))
            .command.push_back(llvm::formatv("--shard={0}/{1}", i, leaves));
      }
      Task &root = addMerge("merge-" + target, target,
                            std::max(minSeconds, seconds / leaves));
      root.needs.insert(root.needs.end(), parts.begin(), parts.end());
    }
  }

  /// Raw defects are none of the merges' business: those of a target that was
  /// fuzzed longest run beside triage, which leaves them a core.
  void addTriage() {
    constexpr double grace = 180;
    double seconds = options.triageSeconds
                         ? options.triageSeconds
                         : getShareSeconds("triage", getNightSeconds());
    unsigned shards = options.getShards();
    unsigned jobs = shards > 1 ? 1 : options.jobs;
    std::vector<std::string> needs = {"prepare", "replay", "reverify"};
    for (const Task &task : plan.tasks)
      if (llvm::StringRef(task.id).starts_with("fuzz-"))
        needs.push_back(task.id);
    for (unsigned i = 0; i < shards; ++i) {
      std::vector<std::string> command = {
          tool("findings"),
          "triage",
          state,
          corpus,
          "--json",
          llvm::formatv("--jobs={0}", jobs),
          llvm::formatv("--seconds={0:F0}", seconds)};
      if (options.target != allTargets)
        command.push_back("--target=" + options.target);
      if (shards > 1) {
        command.push_back(llvm::formatv("--shard={0}/{1}", i, shards));
        command.push_back("--claims=" + plan.directory + "/claims");
      }
      Task &triage =
          add(shards > 1 ? llvm::formatv("triage-{0}", i).str()
                         : std::string("triage"),
              "triage", std::move(command), seconds / 2, seconds + grace);
      triage.needs = needs;
      triage.cores = std::max(1u, jobs - 1);
      triage.memoryMB = 4096 * jobs;
      triage.output = "triage.json";
      triage.accept = {0, 1};
    }
  }

  /// Whether the rules of pad fusion and mistakes of the lowering are noticed.
  void addPlanted() {
    waitForAll();
    Task &planted =
        add("planted", "planted", {tool("planted"), "--json"}, 20, 600);
    planted.output = "planted.jsonl";
    planted.accept = {0, 1};
    constexpr double each = 20;
    double seconds = getShareSeconds("planted", getNightSeconds());
    Task &faults = add("planted-faults", "planted",
                       {tool("planted"), "--faults=all",
                        llvm::formatv("--seconds={0:F0}", each),
                        llvm::formatv("--limit={0:F0}", seconds),
                        llvm::formatv("--seed={0}", options.seed), "--json"},
                       seconds, seconds + 60);
    faults.output = "planted.jsonl";
    faults.accept = {0, 1};
  }

  /// The tier that suits the night. What was measured stays in the task's
  /// directory, so that a sweep that was killed goes on.
  void addBenchmarks() {
    if (isLong())
      return addRotation();
    waitForAll();
    addBench("bench", {"--tier=smoke"}, 40, 300).quiet = true;
    addRest(plan.tasks.back());
  }

  /// Whether the night has the minutes for more than the smoke tier.
  bool isLong() const { return options.minutes >= 30; }

  Task &addBench(const std::string &id, std::vector<std::string> arguments,
                 double expected, double limit) {
    std::vector<std::string> command = {tool("bench")};
    llvm::append_range(command, arguments);
    command.push_back("--benchmark_out=bench.json");
    command.push_back("--benchmark_out_format=json");
    Task &task = add(id, "bench", std::move(command), expected, limit);
    // Workload C needs 6 GB: each contestant has a result of 100 MB and more.
    task.memoryMB = 8192;
    return task;
  }

  /// What a benchmark measured before it came to a limit stands in its journal
  /// and becomes its results.
  void addRest(const Task &of) {
    std::vector<std::string> command = of.command;
    for (std::string &word : command)
      if (word == "--benchmark_out=bench.json")
        word = "--benchmark_out=" + plan.getTaskDir(of.id) + "/bench.json";
    command.push_back("--no-more");
    std::string id = of.id;
    constexpr double expected = 1, limit = 300;
    waitForAll();
    Task &rest =
        add(id + "-rest", "bench", std::move(command), expected, limit);
    // A benchmark that measured nothing has no rest.
    rest.accept = {0, 1, 2};
  }

  /// A slice of all series, the workloads for another CPU in turn, and the
  /// claims, within the share.
  void addRotation() {
    nightly::Rotation rotation = nightly::Rotation::load(options.stateDir);
    std::vector<llvm::StringRef> cpus = listCPUs();
    constexpr double ofClaims = 25, ofAnotherCPU = 90, grace = 1800;
    llvm::StringRef other = rotation.choose(llvm::ArrayRef(cpus).drop_front());
    double budget = getShareSeconds("bench", getNightSeconds()) -
                    ofClaims * cpus.size() - (other.empty() ? 0 : ofAnotherCPU);
    unsigned slices = rotation.getSlices(budget);
    waitForAll();
    addBench(
        "bench",
        {"--tier=nightly",
         llvm::formatv("--slice={0}/{1}", rotation.night % slices + 1, slices)},
        budget, budget + grace)
        .quiet = true;
    addRest(plan.tasks.back());
    if (!other.empty()) {
      waitForAll();
      addBench(
          "bench-cpu",
          {"--tier=nightly", "--suite=pad-workloads", "--cpu=" + other.str()},
          ofAnotherCPU, ofAnotherCPU + grace)
          .quiet = true;
      addRest(plan.tasks.back());
    }
    addClaims(cpus, ofClaims);
  }

  /// The CPUs that code is made for, as far as the machine can run it: `native`
  /// first.
  static std::vector<llvm::StringRef> listCPUs() {
    std::vector<llvm::StringRef> cpus;
    for (llvm::StringRef cpu : nightly::claimCPUs) {
      if (llvm::Error error = checkRunsHere(cpu))
        llvm::consumeError(std::move(error));
      else
        cpus.push_back(cpu);
    }
    return cpus;
  }

  /// Instructions, which other work does not change: counted beside triage, by
  /// three nights in turn.
  void addInstructions() {
    if (!isLong() || !llvm::sys::findProgramByName("valgrind"))
      return;
    nightly::Rotation rotation = nightly::Rotation::load(options.stateDir);
    Task &task =
        addBench("instructions",
                 {"--tier=smoke", "--instructions",
                  llvm::formatv("--slice={0}/{1}",
                                rotation.night % nightly::maxSlices + 1,
                                nightly::maxSlices)},
                 120, 900);
    task.needs = {"prepare"};
    for (const Task &other : plan.tasks)
      if (other.phase == "fuzz")
        task.needs.push_back(other.id);
  }

  /// Measures what the document on pad fusion claims, for each instruction set
  /// of the machine.
  void addClaims(llvm::ArrayRef<llvm::StringRef> cpus, double seconds) {
    for (llvm::StringRef cpu : cpus) {
      waitForAll();
      Task &claims = add(nightly::getClaimTask(cpu), "bench",
                         {tool("bench"), "--tier=nightly", "--seed-estimates",
                          "--json", "--cpu=" + cpu.str()},
                         seconds, 300);
      claims.output = "claims.jsonl";
      claims.quiet = true;
    }
  }

  /// Asks the release before, where `padlab llvm add` has unpacked it: what it
  /// does not show is a regression of a newer LLVM's.
  void addVersions() {
    std::string before = std::to_string(llvm_version::before);
    if (llvm_version::isCorpusRelease ||
        !llvm::sys::fs::exists(getDefaultReleaseStore() + "/" + before +
                               "/release.json"))
      return;
    waitForAll();
    constexpr double share = 0.1, minSeconds = 30;
    double seconds = std::max(minSeconds, getNightSeconds() * share);
    Task &versions =
        add("versions", "report",
            {tool("findings"), "versions", state, "--llvm=" + before,
             llvm::formatv("--jobs={0}", options.jobs)},
            seconds, seconds);
    versions.output = "versions.txt";
    versions.cores = options.jobs;
  }

  void addReport() {
    auto last = [&](Task &task) { task.always = true; };
    addVersions();
    waitForAll();
    Task &matrix =
        add("op-matrix", "report", {tool("opt"), "--op-matrix=json"}, 2, 120);
    matrix.output = "op-matrix.json";
    last(matrix);
    Task &causes = add("catalogue", "report",
                       {tool("catalogue"), "list", "--json",
                        "--catalogue=" + options.corpusDir + "/defects"},
                       1, 60);
    causes.output = "causes.jsonl";
    // A corpus of somebody's own may have no catalogue.
    causes.accept = {0, 2};
    last(causes);
    Task &spots =
        add("blind-spots", "report",
            {tool("blind-spots"), options.stateDir + "/corpus",
             options.corpusDir + "/seeds", "--json",
             "--reasons=" + options.corpusDir + "/blind-spots/reasons.json"},
            5, 120);
    spots.output = "blind-spots.json";
    // A night that only replays may have no corpus, and a corpus of somebody's
    // own no reasons.
    spots.accept = {0, 2};
    last(spots);
    waitForAll();
    last(addStep("report", "report", 1, 300));
    waitForAll();
    last(add("ingest", "report",
             {tool("report"), "ingest", plan.directory, state}, 2, 600));
    addAlerts();
    waitForAll();
    last(add("gc", "report", {tool("report"), "gc", state}, 1, 600));
    waitForAll();
    last(add("site", "report", {tool("report"), "site", state}, 2, 600));
    waitForAll();
    Task &summary = addStep("summary", "report", 1, 60);
    summary.output = "summary.txt";
    // Defects that are new; those of padlab itself.
    summary.accept = {0, 1, 70};
    last(summary);
    addHook();
  }

  /// Alerts are noted by each night; which commit it was is looked for where
  /// the night has this machine to itself. The share is taken only where there
  /// are some. Commits are built with the preset's LLVM, which is the corpus'
  /// release, or with the one that the environment names: what another one
  /// measured would not show in them.
  void addAlerts() {
    waitForAll();
    Task &alerts =
        add("alerts", "report",
            {tool("report"), "alerts", "--note=" + plan.run, state}, 1, 120);
    alerts.output = "alerts.jsonl";
    alerts.always = true;
    double seconds = getShareSeconds("bisect", getNightSeconds());
    if (!options.bench || options.isOnSlurm() || seconds == 0 ||
        !(llvm_version::isCorpusRelease ||
          llvm::sys::Process::GetEnv("PADLAB_LLVM_DIR")))
      return;
    constexpr double grace = 120;
    waitForAll();
    Task &bisect = addStep("bisect", "bisect", 1, seconds + grace,
                           {llvm::formatv("--minutes={0:F4}", seconds / 60)});
    bisect.quiet = bisect.always = true;
    bisect.memoryMB = 16384;
  }

  /// What a hook gets in place of a summary that could not be made.
  std::string makeEmptySummary() const {
    json::Object summary{{"schema", "padlab-summary-1"},
                         {"run", json::Object{{"id", plan.run}}},
                         {"exitCode", static_cast<int64_t>(ExitCode::BadInput)},
                         {"findings", json::Array()},
                         {"regressionsChanged", 0},
                         {"alerts", json::Array()},
                         {"internal", 0},
                         {"notDone", json::Array{"summary"}},
                         {"site", options.stateDir + "/site/index.html"}};
    return llvm::formatv("{0}", json::Value(std::move(summary)));
  }

  /// It is told of the worst nights, too, those that come to no summary.
  void addHook() {
    if (options.hook.empty())
      return;
    waitForAll();
    constexpr double limit = 300;
    add(hookTask.str(), "report",
        {"/bin/sh", "-c",
         "if test -s \"$0\"; then cat \"$0\"; else printf '%s\\n' "
         "\"$1\"; fi | {\n" +
             options.hook + "\n}",
         plan.directory + "/summary.json", makeEmptySummary()},
        1, limit)
        .always = true;
  }

  NightlyOptions options;
  Plan plan;
  std::string state, corpus;
  std::vector<std::string> barrier;
};

} // namespace

Plan padlab::makePlan(const NightlyOptions &options) {
  return Planner(options).make();
}
