//===- TriageQueue.cpp - all raw defects of a folder ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/TriageQueue.h"

#include "Clusters.h"

#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <atomic>
#include <chrono>
#include <deque>
#include <mutex>
#include <thread>

using namespace padlab;
namespace json = llvm::json;

namespace {

constexpr unsigned maxReduceSeconds = 20;
/// Reduction, blame before and after it, and the check of the reproducer.
constexpr unsigned maxSecondsPerDefect = 6 * maxReduceSeconds;

std::string readFile(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

std::string getReportPath(llvm::StringRef path) {
  llvm::SmallString<256> report(path);
  llvm::sys::path::replace_extension(report, "json");
  return report.str().str();
}

/// What the fuzzer said of a raw defect.
std::optional<CaseReport> readReport(llvm::StringRef path) {
  llvm::Expected<json::Value> value =
      json::parse(readFile(getReportPath(path)));
  if (value)
    return CaseReport::fromJSON(*value);
  llvm::consumeError(value.takeError());
  return std::nullopt;
}

/// The pipelines that showed something; none where one is unknown: then all are
/// worth a look.
std::vector<std::string> listPipelinesOf(llvm::StringRef path) {
  std::vector<std::string> pipelines;
  if (std::optional<CaseReport> report = readReport(path))
    for (const Verdict &defect : selectDefects(*report)) {
      if (defect.pipeline.empty())
        return {};
      if (!llvm::is_contained(pipelines, defect.pipeline))
        pipelines.push_back(defect.pipeline);
    }
  return pipelines;
}

//===----------------------------------------------------------------------===//
// In a child
//===----------------------------------------------------------------------===//

/// `look PATH` answers with a line a defect: kind, pipeline and cluster,
/// separated by tabs. `reduce PATH KIND PIPELINE` stores the finding, and
/// answers `new` or `known` and its name, nothing when there is none, or
/// `error` and why it could not be stored.
class Handler {
public:
  explicit Handler(std::string findingsDir)
      : findingsDir(std::move(findingsDir)), context(makeProgramContext()) {}

  std::string serve(llvm::StringRef request) {
    llvm::SmallVector<llvm::StringRef, 4> words;
    request.split(words, '\t');
    std::string text = readFile(words[1]);
    if (words[0] == "look")
      return look(text, listPipelinesOf(words[1]));
    return reduce(text, {words[2].str(), words[3].str(), ""});
  }

private:
  std::string look(const std::string &text,
                   llvm::ArrayRef<std::string> pipelines) {
    std::string reply;
    for (const Verdict &defect : selectDefects(probe.check(text, pipelines))) {
      // A pass may refuse a program; that is for padlab-reduce to look into.
      if (defect.kind == "rejected")
        continue;
      FindingKey key = FindingKey::of(defect, probe.blame(text, defect));
      reply += defect.kind + "\t" + defect.pipeline + "\t" +
               Clusters::getName(key) + "\n";
    }
    return reply;
  }

  std::string reduce(const std::string &text, const Verdict &defect) {
    TriageOptions options;
    options.reduce.maxSeconds = maxReduceSeconds;
    options.defect = defect;
    if (!defect.pipeline.empty())
      options.pipelines = {defect.pipeline};
    std::optional<Finding> finding =
        triage(probe, context.get(), text, options);
    if (!finding)
      return {};
    llvm::Expected<StoredFinding> stored = storeFinding(findingsDir, *finding);
    if (!stored)
      return "error\t" + llvm::toString(stored.takeError());
    return (stored->isNew ? "new\t" : "known\t") + finding->getSignature();
  }

  std::string findingsDir;
  std::unique_ptr<mlir::MLIRContext> context;
  DefectProbe probe;
};

Worker::Factory makeFactory(std::string findingsDir) {
  return [findingsDir = std::move(findingsDir)]() -> Worker::Handler {
    auto handler = std::make_shared<Handler>(findingsDir);
    return
        [handler](llvm::StringRef request) { return handler->serve(request); };
  };
}

//===----------------------------------------------------------------------===//
// The order
//===----------------------------------------------------------------------===//

/// What the fuzzer thought it was: cases of one group likely show the same.
std::string getGroup(const std::string &path) {
  std::optional<CaseReport> report = readReport(path);
  if (!report)
    return "died";
  std::string group;
  for (const Verdict &defect : selectDefects(*report))
    group += defect.kind + " " + defect.pipeline + " " +
             normalizeMessage(defect, {}) + ",";
  return group;
}

/// Small ones first, groups in turn, so that a short night sees each kind.
std::vector<std::string> orderDefects(llvm::StringRef dir) {
  std::vector<std::pair<uint64_t, std::string>> bySize;
  std::error_code error;
  for (llvm::sys::fs::recursive_directory_iterator it(dir, error), end;
       it != end && !error; it.increment(error)) {
    uint64_t size = 0;
    if (!llvm::StringRef(it->path()).ends_with(".mlir") ||
        llvm::sys::fs::file_size(it->path(), size))
      continue;
    bySize.emplace_back(size, it->path());
  }
  llvm::sort(bySize);
  std::map<std::string, std::deque<std::string>> groups;
  for (auto &[size, path] : bySize)
    groups[getGroup(path)].push_back(std::move(path));
  std::vector<std::string> ordered;
  while (ordered.size() < bySize.size())
    for (auto &[name, paths] : groups)
      if (!paths.empty()) {
        ordered.push_back(std::move(paths.front()));
        paths.pop_front();
      }
  return ordered;
}

//===----------------------------------------------------------------------===//
// The queue
//===----------------------------------------------------------------------===//

/// Shared by the threads that each drive a worker.
class Queue {
public:
  Queue(std::vector<std::string> paths, const TriageQueueOptions &options)
      : options(options), paths(std::move(paths)),
        start(std::chrono::steady_clock::now()) {
    clusters.load(options.findingsDir);
    result.incoming = this->paths.size();
  }

  void drain() {
    Worker worker(
        makeFactory(options.findingsDir),
        {maxSecondsPerDefect, uint64_t(4) << 30, options.isCancelled});
    while (!isOver()) {
      size_t index = next++;
      if (index >= paths.size())
        return;
      if (triageOne(worker, paths[index]))
        finish(paths[index]);
    }
  }

  const TriageQueueResult &getResult() const { return result; }

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
    WorkerReply reply = worker.call(request);
    if (options.isCancelled())
      return std::nullopt;
    if (reply.status == WorkerReply::Status::Done)
      return std::move(reply.text);
    // A defect of ours: the raw case stays, for a person to look at.
    std::lock_guard<std::mutex> lock(mutex);
    options.say("triage of " + path + " failed: " + reply.reason);
    return std::nullopt;
  }

  /// False when the raw case must stay.
  bool triageOne(Worker &worker, const std::string &path) {
    auto defects = ask(worker, "look\t" + path, path);
    if (!defects)
      return false;
    if (defects->empty()) {
      std::lock_guard<std::mutex> lock(mutex);
      ++result.notReproduced;
    }
    for (llvm::StringRef line : llvm::split(*defects, '\n')) {
      if (line.empty())
        continue;
      auto [kind, rest] = line.split('\t');
      auto [pipeline, cluster] = rest.split('\t');
      if (countOnly(cluster.str()))
        continue;
      std::string request =
          llvm::formatv("reduce\t{0}\t{1}\t{2}", path, kind, pipeline);
      auto answer = ask(worker, request, path);
      if (!answer || !note(*answer, cluster.str()))
        return false;
    }
    return true;
  }

  /// Whether one more of the cluster needs no reduction.
  bool countOnly(const std::string &cluster) {
    std::lock_guard<std::mutex> lock(mutex);
    std::string signature = clusters.enter(cluster);
    if (signature.empty())
      return false;
    if (llvm::Error error =
            countFinding(options.findingsDir, signature, getTimestamp()))
      options.say(llvm::toString(std::move(error)));
    ++result.counted;
    return true;
  }

  /// False when the finding could not be stored.
  bool note(llvm::StringRef answer, const std::string &cluster) {
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
    if (word == "new" && result.newFindings.insert(rest.str()).second)
      options.say("new finding: " + options.findingsDir + "/" + rest.str());
    return true;
  }

  void finish(const std::string &path) {
    std::lock_guard<std::mutex> lock(mutex);
    ++result.triaged;
    llvm::sys::fs::remove(path);
    llvm::sys::fs::remove(getReportPath(path));
    options.progress(result.triaged, result.incoming,
                     std::max(0.0, getSecondsLeft()));
  }

  const TriageQueueOptions &options;
  std::vector<std::string> paths;
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
                      {"triaged", triaged},
                      {"reduced", reduced},
                      {"counted", counted},
                      {"notReproduced", notReproduced},
                      {"left", getLeft()}};
}

TriageQueueResult padlab::triageFolder(llvm::StringRef incomingDir,
                                       const TriageQueueOptions &options) {
  Queue queue(orderDefects(incomingDir), options);
  std::vector<std::thread> threads;
  size_t count = std::min<size_t>(options.jobs, queue.getResult().incoming);
  for (size_t i = 0; i < count; ++i)
    threads.emplace_back([&queue] { queue.drain(); });
  for (std::thread &thread : threads)
    thread.join();
  return queue.getResult();
}
