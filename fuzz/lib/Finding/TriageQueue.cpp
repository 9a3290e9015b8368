//===- TriageQueue.cpp - all raw defects of a folder ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/TriageQueue.h"

#include "CauseIndex.h"
#include "Clusters.h"
#include "RawDefects.h"
#include "TriageSchedule.h"
#include "TriageWorker.h"

#include "../Support/SharedFiles.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"
#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/Incoming.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/xxhash.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

using namespace padlab;

namespace {

/// A try that an interruption ended counts as a failed try if it took at least
/// this long.
constexpr double longTrySeconds = 60;

/// A queue that several threads share, each of which drives a worker.
class Queue {
public:
  Queue(const RawDefects &defects, const TriageQueueOptions &options)
      : options(options), defects(defects),
        getCause(
            [index = CauseIndex(options.findingsDir, options.getSureCauses)](
                const json::Object &finding) {
              return index.getCause(finding);
            }),
        start(std::chrono::steady_clock::now()), schedule(defects),
        pending(defects.getOrder().size(), 1),
        stays(defects.getOrder().size()) {
    clusters.load(options.findingsDir, getCause);
    for (const std::string &witness : listWitnesses(options.findingsDir)) {
      counted.insert(witness);
      counted.insert(StringRef(witness).split('-').first.str());
    }
    result.incoming = defects.getOrder().size();
    result.groups = defects.countGroups();
    groups.resize(result.groups);
    for (const RawDefect &defect : defects.getOrder())
      if (defect.isStubborn())
        stubborn.insert(defect.path);
  }

  void drain() {
    Worker worker(
        makeTriageWorkerFactory(options.findingsDir, options.getSureCauses),
        {options.secondsPerDefect, uint64_t(4) << 30, options.isCancelled});
    while (!isOver()) {
      std::optional<TriageTask> task = take();
      if (!task)
        return;
      double before = getSecondsLeft();
      bool isDone = perform(worker, *task);
      finish(*task, isDone, before - getSecondsLeft());
    }
  }

  /// Counts the waiting defects that belong to an existing finding by now,
  /// because counting needs no worker.
  void countRest() {
    for (const TriageTask &task : schedule.takeRest())
      if (task.step == TriageTask::Step::Reduce && countWithout(task))
        finish(task, /*isDone=*/true, /*seconds=*/0);
  }

  const TriageQueueResult &getResult() const { return result; }
  TriageQueueResult takeResult() {
    result.seconds = options.seconds - getSecondsLeft();
    result.stubborn = stubborn.size();
    return std::move(result);
  }

private:
  double getSecondsLeft() const {
    std::chrono::duration<double> passed =
        std::chrono::steady_clock::now() - start;
    return options.seconds - passed.count();
  }
  bool isOver() const {
    return options.isCancelled() || cannotStore || getSecondsLeft() <= 0;
  }

  /// Performs a task. Returns false if the files of the raw defect must be
  /// kept.
  bool perform(Worker &worker, const TriageTask &task) {
    switch (task.step) {
    case TriageTask::Step::Explain:
      return explain(worker, task);
    case TriageTask::Step::Look:
      return lookAt(worker, task);
    case TriageTask::Step::Reduce:
      return countWithout(task) || reduce(worker, task);
    }
    llvm_unreachable("a step of triage");
  }

  std::optional<TriageTask> take() {
    std::lock_guard<std::mutex> lock(mutex);
    double left = getSecondsLeft();
    return schedule.take((options.seconds - left) * options.jobs, left);
  }

  /// Sends a request to the worker and returns the answer; nullopt if there is
  /// none.
  std::optional<std::string> ask(Worker &worker, const std::string &request,
                                 const std::string &path) {
    double before = getSecondsLeft();
    WorkerReply reply = worker.call(request);
    bool isCancelled = options.isCancelled();
    if (reply.status == WorkerReply::Status::Done && !isCancelled)
      return std::move(reply.text);
    if (isCancelled && before - getSecondsLeft() < longTrySeconds)
      return std::nullopt;
    // Triage itself failed, so the files of the raw defect stay, for another
    // night or for a person to look at.
    std::lock_guard<std::mutex> lock(mutex);
    if (noteTry(path) >= RawDefect::maxTries)
      stubborn.insert(path);
    options.say("triage of " + path + " failed: " + reply.reason);
    return std::nullopt;
  }

  /// Whether a raw defect is counted without being triaged: its group has
  /// crashes in one location (or hangs of one pass), and earlier defects of the
  /// group have led to findings. Some of these defects are triaged
  /// nevertheless.
  bool countGroup(const RawDefect &defect) {
    constexpr unsigned looks = 2;
    if (!defects.hasPlace(defect.group) || defect.number <= looks ||
        llvm::isPowerOf2_64(defect.number))
      return false;
    std::lock_guard<std::mutex> lock(mutex);
    const auto &signatures = groups[defect.group];
    if (signatures.empty())
      return false;
    std::string witness = makeWitness(defect.path, "", "");
    // A defect that was counted before the process was killed must not be
    // counted again; then the caller only removes its files.
    if (!counted.count(StringRef(witness).split('-').first.str()))
      count(
          llvm::max_element(
              signatures, [](auto &a, auto &b) { return a.second < b.second; })
              ->first,
          witness);
    return true;
  }

  /// Asks the worker which known causes explain a raw defect. Pipelines whose
  /// defect no cause explains for sure are looked at later. Returns false if
  /// the files of the raw defect must be kept.
  bool explain(Worker &worker, const TriageTask &task) {
    const RawDefect &defect = defects.getOrder()[task.defect];
    if (countGroup(defect))
      return true;
    auto answer = ask(worker, encodeExplain(defect.path), defect.path);
    if (!answer)
      return false;
    std::vector<LookedAt> ways = decodeLook(*answer);
    std::lock_guard<std::mutex> lock(mutex);
    result.notReproduced += ways.empty();
    bool isToLookAt = false, isExplained = true;
    for (LookedAt &way : ways) {
      isToLookAt |= way.cluster.aspect.empty();
      isExplained &= way.isExplained;
      if (!way.cluster.aspect.empty())
        enterExplained(makeReduction(task, way), way.sameAs);
    }
    // Defects that no known causes explain come first: they may be new.
    if (isToLookAt)
      addTask({task.defect, TriageTask::Step::Look, "", "", {}},
              isExplained ? 1 : 0);
    return true;
  }

  /// If a known cause explains a defect, counts the defect for the finding of
  /// the cause. If there is no such finding yet, queues the reduction of the
  /// defect among those of other raw defects, because a smaller defect of the
  /// same cause may come first.
  void enterExplained(const TriageTask &reduction, const std::string &sameAs) {
    if (isCounted(reduction))
      return;
    if (!sameAs.empty())
      countFor(sameAs, reduction);
    else if (auto later = enter(reduction, /*aspect=*/""))
      addTask(reduction, *later);
    // A later look at this raw defect must not count or reduce it again.
    counted.insert(makeWitnessOf(reduction));
  }

  static TriageTask makeReduction(const TriageTask &task, LookedAt &way) {
    return {task.defect, TriageTask::Step::Reduce, std::move(way.kind),
            std::move(way.pipeline), std::move(way.cluster)};
  }

  void addTask(const TriageTask &task, size_t reductionsLater) {
    schedule.add(task, reductionsLater);
    ++pending[task.defect];
  }

  /// Runs a raw defect again, blames each defect that shows, and reduces it if
  /// it is worth that. Returns false if the files of the raw defect must be
  /// kept.
  bool lookAt(Worker &worker, const TriageTask &task) {
    const RawDefect &defect = defects.getOrder()[task.defect];
    auto answer = ask(worker, encodeLook(defect.path), defect.path);
    if (!answer)
      return false;
    std::vector<LookedAt> found = decodeLook(*answer);
    if (found.empty()) {
      std::lock_guard<std::mutex> lock(mutex);
      ++result.notReproduced;
    }
    for (LookedAt &look : found) {
      // The time may have passed while the first defects of the case were
      // reduced. Then the others wait for another run.
      if (isOver())
        return false;
      TriageTask reduction = makeReduction(task, look);
      if (isToReduceNow(reduction, look.aspect) && !reduce(worker, reduction))
        return false;
    }
    return true;
  }

  std::string makeWitnessOf(const TriageTask &task) const {
    return makeWitness(defects.getOrder()[task.defect].path, task.kind,
                       task.pipeline);
  }

  bool isCounted(const TriageTask &task) const {
    return counted.count(makeWitnessOf(task)) ||
           counted.count(
               makeWitness(defects.getOrder()[task.defect].path, "", ""));
  }

  /// Returns after how many further reductions the defect is to be reduced;
  /// nullopt if it counts for an existing finding.
  std::optional<size_t> enter(const TriageTask &task,
                              const std::string &aspect) {
    Clusters::Decision decision = clusters.enter(task.cluster, aspect);
    if (!decision.countsFor.empty()) {
      countFor(decision.countsFor, task);
      return std::nullopt;
    }
    if (decision.reducedBefore == 0 && claim(task.cluster))
      return 0;
    return std::max<size_t>(1, decision.reducedBefore);
  }

  /// Returns whether to reduce the defect now. If not, it has been counted, or
  /// its reduction has been queued.
  bool isToReduceNow(const TriageTask &task, const std::string &aspect) {
    std::lock_guard<std::mutex> lock(mutex);
    if (isCounted(task))
      return false;
    std::optional<size_t> later = enter(task, aspect);
    if (later && *later != 0)
      addTask(task, *later);
    return later == 0;
  }

  /// Tells other shards that this one begins to reduce the cluster. Returns
  /// false if another shard has begun before. If that shard died, the cluster
  /// is only delayed.
  bool claim(const DefectKey &cluster) {
    if (options.claimsDir.empty())
      return true;
    std::string name = formatv("{0}/{1:x-16}", options.claimsDir,
                               llvm::xxh3_64bits(getTextOf(cluster)));
    Expected<bool> isOurs =
        createFile(name, std::to_string(options.shard.number) + "\n");
    if (isOurs)
      return *isOurs;
    options.say(llvm::toString(isOurs.takeError()));
    return true;
  }

  /// Reads the findings of other shards, if some time has passed since the last
  /// time.
  void learnFromOthers() {
    constexpr double interval = 10;
    if (options.claimsDir.empty() || lastLearned - getSecondsLeft() < interval)
      return;
    lastLearned = getSecondsLeft();
    clusters.learn(options.findingsDir, getCause);
  }

  /// Reduces a defect. Returns false if the files of the raw defect must be
  /// kept.
  bool reduce(Worker &worker, const TriageTask &task) {
    const RawDefect &defect = defects.getOrder()[task.defect];
    auto answer = ask(worker,
                      encodeReduce(defect.path, task.kind, task.pipeline,
                                   std::max(0.0, getSecondsLeft())),
                      defect.path);
    return answer && note(decodeReduced(*answer), task.cluster, defect.group);
  }

  /// Counts a postponed defect for the finding that its cluster has by now.
  /// Returns false if the cluster has none, or if this defect must be reduced
  /// nevertheless.
  bool countWithout(const TriageTask &task) {
    std::lock_guard<std::mutex> lock(mutex);
    learnFromOthers();
    std::string known = clusters.findKnown(task.cluster);
    if (!known.empty())
      countFor(known, task);
    return !known.empty();
  }

  void countFor(const std::string &signature, const TriageTask &task) {
    ++groups[defects.getOrder()[task.defect].group][signature];
    count(signature, makeWitnessOf(task));
  }

  void count(const std::string &signature, const std::string &witness) {
    if (Error error = countFinding(options.findingsDir, signature,
                                   getTimestamp(), witness))
      options.say(llvm::toString(std::move(error)));
    ++result.counted;
  }

  /// Records the result of a reduction. Returns false if the finding could not
  /// be stored.
  bool note(const Reduced &reduced, const DefectKey &cluster, size_t group) {
    std::lock_guard<std::mutex> lock(mutex);
    if (!reduced.error.empty()) {
      // To store the next finding would fail as well, so triage ends, and the
      // remaining raw defects wait for another run.
      if (!cannotStore.exchange(true))
        options.say(reduced.error);
      return false;
    }
    ++result.reduced;
    const std::string &signature = reduced.signature;
    if (signature.empty())
      return true;
    clusters.note(cluster, signature);
    ++groups[group][signature];
    if (reduced.isNew && result.newFindings.insert(signature).second)
      options.say("new finding: " + options.findingsDir + "/" + signature);
    return true;
  }

  /// Ends a task. Removes the files of the raw defect once all of its tasks are
  /// done.
  void finish(const TriageTask &task, bool isDone, double seconds) {
    const std::string &path = defects.getOrder()[task.defect].path;
    std::lock_guard<std::mutex> lock(mutex);
    schedule.finish(task, seconds);
    if (!isDone)
      stays[task.defect] = true;
    if (--pending[task.defect] != 0 || stays[task.defect])
      return;
    ++result.triaged;
    stubborn.erase(path);
    fs::remove(path);
    fs::remove(getReportPath(path));
    options.progress(result.triaged, result.incoming,
                     std::max(0.0, getSecondsLeft()));
  }

  const TriageQueueOptions &options;
  const RawDefects &defects;
  Clusters::GetCause getCause;
  /// The witnesses of raw defects that must not be counted again. From earlier
  /// runs, these are the witnesses of all findings, and the first parts of
  /// these witnesses (see `makeWitness`); from this run, those of defects that
  /// a known cause explains.
  std::set<std::string> counted;
  /// Contains the paths of stubborn raw defects whose files still exist.
  std::set<std::string> stubborn;
  /// For each group, how often its defects led to each finding.
  std::vector<std::map<std::string, uint64_t>> groups;
  std::chrono::steady_clock::time_point start;
  TriageSchedule schedule;
  /// For each raw defect, the number of its unfinished tasks, and whether one
  /// of its tasks failed.
  std::vector<unsigned> pending;
  std::vector<bool> stays;
  std::atomic<bool> cannotStore{false};
  std::mutex mutex;
  Clusters clusters;
  /// How many seconds remained when findings were last read.
  double lastLearned = options.seconds;
  TriageQueueResult result;
};

} // namespace

json::Object TriageQueueResult::toJSON() const {
  return json::Object{{"incoming", incoming},
                      {"groups", groups},
                      {"seconds", seconds},
                      {"triaged", triaged},
                      {"reduced", reduced},
                      {"counted", counted},
                      {"notReproduced", notReproduced},
                      {"left", getLeft()},
                      {"stubborn", stubborn}};
}

TriageQueueResult padlab::triageFolder(StringRef incomingDir,
                                       const TriageQueueOptions &options) {
  removeOrphanedReports(incomingDir);
  if (!options.claimsDir.empty())
    if (Error error = ensureWritableDirectory(options.claimsDir))
      options.say(llvm::toString(std::move(error)));
  RawDefects defects(incomingDir, options.shard);
  Queue queue(defects, options);
  std::vector<std::thread> threads;
  size_t count = std::min<size_t>(options.jobs, queue.getResult().incoming);
  for (size_t i = 0; i < count; ++i)
    threads.emplace_back([&queue] { queue.drain(); });
  for (std::thread &thread : threads)
    thread.join();
  queue.countRest();
  return queue.takeResult();
}
