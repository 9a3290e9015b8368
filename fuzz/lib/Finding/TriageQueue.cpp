//===- TriageQueue.cpp - all raw defects of a folder ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/TriageQueue.h"

#include "Clusters.h"
#include "RawDefects.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/Incoming.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

using namespace padlab;
namespace json = llvm::json;

namespace {

constexpr unsigned maxReduceSeconds = 10;
/// What took so long when it was interrupted counts as tried.
constexpr double longTrySeconds = 60;

/// The pipelines that showed something; none where one is unknown: then all are
/// worth a look.
std::vector<std::string> listPipelinesOf(const CaseReport &report) {
  std::vector<std::string> pipelines;
  for (const Verdict &defect : selectDefects(report)) {
    if (defect.pipeline.empty())
      return {};
    if (!llvm::is_contained(pipelines, defect.pipeline))
      pipelines.push_back(defect.pipeline);
  }
  return pipelines;
}

/// What a finding remembers of one that counts for it. The first part is the
/// raw defect's alone.
std::string makeWitness(llvm::StringRef path, llvm::StringRef kind,
                        llvm::StringRef pipeline) {
  auto hash = [](llvm::StringRef text) {
    return llvm::utohexstr(uint32_t(llvm::xxh3_64bits(text)));
  };
  return hash(llvm::sys::path::filename(path)) + "-" +
         hash((kind + " " + pipeline).str());
}

//===----------------------------------------------------------------------===//
// In a child
//===----------------------------------------------------------------------===//

/// `look PATH` answers with a line a defect: kind, pipeline, cluster and
/// aspect, separated by tabs. `reduce PATH KIND PIPELINE` stores the finding,
/// and answers `new` or `known` and its name, nothing when there is none, or
/// `error` and why it could not be stored.
class Handler {
public:
  explicit Handler(std::string findingsDir)
      : findingsDir(std::move(findingsDir)), context(makeProgramContext()) {}

  std::string serve(llvm::StringRef request) {
    llvm::SmallVector<llvm::StringRef, 4> words;
    request.split(words, '\t');
    std::string text = readFile(words[1]).value_or("");
    if (words[0] == "look")
      return look(text, readReport(words[1]));
    return reduce(text, words[2].str(), words[3].str(),
                  makeWitness(words[1], words[2], words[3]));
  }

private:
  std::string look(const std::string &text,
                   const std::optional<CaseReport> &report) {
    std::vector<std::string> pipelines;
    bool examines = false;
    if (report) {
      pipelines = listPipelinesOf(*report);
      for (const Verdict &defect : selectDefects(*report))
        examines |= takesExamination(defect.kind);
    }
    found.clear();
    std::string reply;
    std::set<std::string> known;
    for (const Verdict &defect :
         selectDefects(probe.check(text, pipelines, "case", examines))) {
      // A pass may refuse a program; that is for padlab-reduce to look into.
      if (defect.kind == "rejected")
        continue;
      // Targets and forms of the case are other ways to the same.
      std::string way = defect.kind + " " + defect.pass + " " +
                        getPipelineOf(defect.pipeline).str();
      if (known.count(way) || !isConfirmed(text, defect))
        continue;
      known.insert(way);
      Blame blame = probe.blame(text, defect);
      reply += defect.kind + "\t" + defect.pipeline + "\t" +
               Clusters::getName(FindingKey::of(defect, blame)) + "\t" +
               Clusters::describeAspect(blame) + "\n";
      found[{defect.kind, defect.pipeline}] = {defect, std::move(blame)};
    }
    return reply;
  }

  /// What damages memory shows anywhere, in the trusted pipeline as well: where
  /// that is alone, it must show the defect, too.
  bool isConfirmed(const std::string &text, const Verdict &defect) {
    const std::string &trusted = getPipelines().front().name;
    if (defect.pipeline != trusted)
      return true;
    CaseReport report =
        probe.check(text, {trusted}, "case", takesExamination(defect.kind));
    return llvm::any_of(report.verdicts, [&](const Verdict &verdict) {
      return verdict.kind == defect.kind && verdict.pipeline == trusted;
    });
  }

  std::string reduce(const std::string &text, const std::string &kind,
                     const std::string &pipeline, const std::string &witness) {
    TriageOptions options;
    options.reduce.maxSeconds = maxReduceSeconds;
    options.defect = Verdict{kind, pipeline, ""};
    if (!pipeline.empty())
      options.pipelines = {pipeline};
    if (auto known = found.find({kind, pipeline}); known != found.end())
      std::tie(options.defect, options.blame) = std::move(known->second);
    options.needsReproducer = [&](const Finding &finding) {
      return !isKnownSmaller(findingsDir, finding);
    };
    std::optional<Finding> finding =
        triage(probe, context.get(), text, options);
    if (!finding)
      return {};
    if (finding->reproScript.empty()) {
      std::string signature = finding->getSignature();
      llvm::Error error =
          countFinding(findingsDir, signature, finding->lastSeen, witness);
      return error ? "error\t" + llvm::toString(std::move(error))
                   : "known\t" + signature;
    }
    finding->witnesses = {witness};
    llvm::Expected<StoredFinding> stored = storeFinding(findingsDir, *finding);
    if (!stored)
      return "error\t" + llvm::toString(stored.takeError());
    return (stored->isNew ? "new\t" : "known\t") + finding->getSignature();
  }

  std::string findingsDir;
  std::unique_ptr<mlir::MLIRContext> context;
  DefectProbe probe;
  /// What the last look found, by kind and pipeline: what is asked next is to
  /// reduce that.
  std::map<std::pair<std::string, std::string>, std::pair<Verdict, Blame>>
      found;
};

Worker::Factory makeFactory(std::string findingsDir) {
  return [findingsDir = std::move(findingsDir)]() -> Worker::Handler {
    auto handler = std::make_shared<Handler>(findingsDir);
    return
        [handler](llvm::StringRef request) { return handler->serve(request); };
  };
}

//===----------------------------------------------------------------------===//
// The queue
//===----------------------------------------------------------------------===//

/// Shared by the threads that each drive a worker.
class Queue {
public:
  Queue(const RawDefects &defects, const TriageQueueOptions &options)
      : options(options), defects(defects),
        start(std::chrono::steady_clock::now()) {
    clusters.load(options.findingsDir);
    for (const std::string &witness : listWitnesses(options.findingsDir)) {
      counted.insert(witness);
      counted.insert(llvm::StringRef(witness).split('-').first.str());
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
        makeFactory(options.findingsDir),
        {options.secondsPerDefect, uint64_t(4) << 30, options.isCancelled});
    while (!isOver()) {
      size_t index = next++;
      if (index >= defects.getOrder().size())
        return;
      const RawDefect &defect = defects.getOrder()[index];
      if (countGroup(defect) || triageOne(worker, defect))
        finish(defect.path);
    }
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

  /// The worker's answer; nullopt when there is none.
  std::optional<std::string> ask(Worker &worker, const std::string &request,
                                 const std::string &path) {
    double before = getSecondsLeft();
    WorkerReply reply = worker.call(request);
    bool isCancelled = options.isCancelled();
    if (reply.status == WorkerReply::Status::Done && !isCancelled)
      return std::move(reply.text);
    if (isCancelled && before - getSecondsLeft() < longTrySeconds)
      return std::nullopt;
    // A defect of ours: the raw case stays, for another night, or for a person
    // to look at.
    std::lock_guard<std::mutex> lock(mutex);
    if (noteTry(path) >= RawDefect::maxTries)
      stubborn.insert(path);
    options.say("triage of " + path + " failed: " + reply.reason);
    return std::nullopt;
  }

  /// Whether a raw defect counts without a look: its group is known by those
  /// before it. Now and then one is looked at all the same.
  bool countGroup(const RawDefect &defect) {
    unsigned looks = defects.hasPlace(defect.group) ? 2 : 8;
    if (defect.number <= looks || llvm::isPowerOf2_64(defect.number))
      return false;
    std::lock_guard<std::mutex> lock(mutex);
    const auto &signatures = groups[defect.group];
    if (signatures.empty())
      return false;
    std::string witness = makeWitness(defect.path, "", "");
    // Of one that was looked at before triage was killed, all that is left is
    // to remove it.
    if (!counted.count(llvm::StringRef(witness).split('-').first.str()))
      count(
          llvm::max_element(
              signatures, [](auto &a, auto &b) { return a.second < b.second; })
              ->first,
          witness);
    return true;
  }

  /// False when the raw case must stay.
  bool triageOne(Worker &worker, const RawDefect &defect) {
    const std::string &path = defect.path;
    auto found = ask(worker, "look\t" + path, path);
    if (!found)
      return false;
    if (found->empty()) {
      std::lock_guard<std::mutex> lock(mutex);
      ++result.notReproduced;
    }
    for (llvm::StringRef line : llvm::split(*found, '\n')) {
      if (line.empty())
        continue;
      llvm::SmallVector<llvm::StringRef, 4> parts;
      line.split(parts, '\t');
      llvm::StringRef kind = parts[0], pipeline = parts[1];
      std::string cluster = parts[2].str(), aspect = parts[3].str();
      std::string witness = makeWitness(path, kind, pipeline);
      if (counted.count(witness) || counted.count(makeWitness(path, "", "")) ||
          countOnly(cluster, aspect, defect.group, witness))
        continue;
      std::string request =
          llvm::formatv("reduce\t{0}\t{1}\t{2}", path, kind, pipeline);
      auto answer = ask(worker, request, path);
      if (!answer || !note(*answer, cluster, defect.group))
        return false;
    }
    return true;
  }

  /// Whether one more of the cluster needs no reduction.
  bool countOnly(const std::string &cluster, const std::string &aspect,
                 size_t group, const std::string &witness) {
    std::lock_guard<std::mutex> lock(mutex);
    std::string signature = clusters.enter(cluster, aspect);
    if (signature.empty())
      return false;
    ++groups[group][signature];
    count(signature, witness);
    return true;
  }

  void count(const std::string &signature, const std::string &witness) {
    if (llvm::Error error = countFinding(options.findingsDir, signature,
                                         getTimestamp(), witness))
      options.say(llvm::toString(std::move(error)));
    ++result.counted;
  }

  /// False when the finding could not be stored.
  bool note(llvm::StringRef answer, const std::string &cluster, size_t group) {
    std::lock_guard<std::mutex> lock(mutex);
    auto [word, rest] = answer.split('\t');
    if (word == "error") {
      // The next one would fail as well: what is raw waits for another run.
      if (!cannotStore.exchange(true))
        options.say(rest.str());
      return false;
    }
    ++result.reduced;
    if (rest.empty())
      return true;
    clusters.note(cluster, rest.str());
    ++groups[group][rest.str()];
    if (word == "new" && result.newFindings.insert(rest.str()).second)
      options.say("new finding: " + options.findingsDir + "/" + rest.str());
    return true;
  }

  void finish(const std::string &path) {
    std::lock_guard<std::mutex> lock(mutex);
    ++result.triaged;
    stubborn.erase(path);
    llvm::sys::fs::remove(path);
    llvm::sys::fs::remove(getReportPath(path));
    options.progress(result.triaged, result.incoming,
                     std::max(0.0, getSecondsLeft()));
  }

  const TriageQueueOptions &options;
  const RawDefects &defects;
  /// Before this run: witnesses, and the first parts of them.
  std::set<std::string> counted;
  /// Paths of those that are there still.
  std::set<std::string> stubborn;
  /// Of each group, how often which finding came of it.
  std::vector<std::map<std::string, uint64_t>> groups;
  std::chrono::steady_clock::time_point start;
  std::atomic<size_t> next{0};
  std::atomic<bool> cannotStore{false};
  std::mutex mutex;
  Clusters clusters;
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

TriageQueueResult padlab::triageFolder(llvm::StringRef incomingDir,
                                       const TriageQueueOptions &options) {
  removeOrphanedReports(incomingDir);
  RawDefects defects(incomingDir);
  Queue queue(defects, options);
  std::vector<std::thread> threads;
  size_t count = std::min<size_t>(options.jobs, queue.getResult().incoming);
  for (size_t i = 0; i < count; ++i)
    threads.emplace_back([&queue] { queue.drain(); });
  for (std::thread &thread : threads)
    thread.join();
  return queue.takeResult();
}
