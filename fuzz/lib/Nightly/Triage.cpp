//===- Triage.cpp - raw defects to findings -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "Run.h"

#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

#include <atomic>
#include <deque>
#include <mutex>
#include <thread>

using namespace padlab;
using namespace padlab::nightly;

namespace {

constexpr unsigned maxReduceSeconds = 20;
/// Reduction, blame before and after it, and the check of the reproducer.
constexpr unsigned maxSecondsPerDefect = 4 * maxReduceSeconds;

/// In a child: reduces, blames and stores all that one raw case shows. The
/// reply has a line a finding: its path, after a word on whether it is new.
Worker::Factory makeTriageFactory(std::string findingsDir) {
  return [findingsDir = std::move(findingsDir)]() -> Worker::Handler {
    auto context = std::shared_ptr<mlir::MLIRContext>(makeProgramContext());
    auto probe = std::make_shared<DefectProbe>();
    return [=](llvm::StringRef path) {
      std::string text = readFile(path).value_or(""), reply;
      std::vector<Verdict> defects = selectDefects(probe->check(text, {}));
      TriageOptions options;
      options.reduce.maxSeconds =
          maxReduceSeconds / std::max<size_t>(defects.size(), 1);
      for (const Verdict &defect : defects) {
        options.defect = defect;
        std::optional<Finding> finding =
            triage(*probe, context.get(), text, options);
        if (!finding)
          continue;
        llvm::Expected<StoredFinding> stored =
            storeFinding(findingsDir, *finding);
        if (!stored)
          return "error " + llvm::toString(stored.takeError());
        reply += (stored->isNew ? "new " : "known ") + stored->path + "\n";
      }
      return reply;
    };
  };
}

/// What the fuzzer thought it was: cases of one group likely show the same.
std::string getGroup(const std::string &path) {
  llvm::SmallString<256> json(path);
  llvm::sys::path::replace_extension(json, "json");
  llvm::Expected<llvm::json::Value> value =
      llvm::json::parse(readFile(json).value_or(""));
  if (!value) {
    llvm::consumeError(value.takeError());
    return "died";
  }
  std::optional<CaseReport> report = CaseReport::fromJSON(*value);
  std::string group;
  if (report)
    for (const Verdict &defect : selectDefects(*report))
      group += defect.kind + " " + defect.pipeline + ",";
  return group;
}

/// Small ones first, groups in turn, so that a short night sees each kind.
std::vector<std::string> orderDefects(const std::string &dir) {
  std::map<std::string, std::deque<std::string>> groups;
  std::vector<std::pair<uint64_t, std::string>> bySize;
  for (std::string &path : listFiles(dir, ".mlir")) {
    uint64_t size = 0;
    llvm::sys::fs::file_size(path, size);
    bySize.emplace_back(size, std::move(path));
  }
  llvm::sort(bySize);
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

/// The defects of one night, shared by the threads that each drive a worker.
class Queue {
public:
  Queue(Run &run, std::vector<std::string> paths, double deadline)
      : run(run), paths(std::move(paths)), deadline(deadline) {}

  void drain() {
    Worker worker(makeTriageFactory(run.stateDir("findings")),
                  {maxSecondsPerDefect, uint64_t(4) << 30, isInterrupted});
    while (!isInterrupted() && !cannotStore && run.secondsSoFar() < deadline) {
      size_t index = next++;
      if (index >= paths.size())
        return;
      finish(paths[index], worker.call(paths[index]));
    }
  }

  size_t getTriaged() const { return triaged; }
  size_t getNotReproduced() const { return notReproduced; }

private:
  void finish(const std::string &path, const WorkerReply &reply) {
    std::lock_guard<std::mutex> lock(mutex);
    if (isInterrupted())
      return;
    if (reply.status != WorkerReply::Status::Done) {
      // A defect of ours: the raw case stays, for a person to look at.
      say(run, "triage of " + path + " failed: " + reply.reason);
      return;
    }
    if (llvm::StringRef error = reply.text; error.consume_front("error ")) {
      // The next one would fail as well: what is raw waits for another night.
      if (!cannotStore.exchange(true))
        say(run, error.str());
      return;
    }
    for (llvm::StringRef line : llvm::split(reply.text, '\n'))
      if (line.consume_front("new ")) {
        run.newFindings.insert(llvm::sys::path::filename(line).str());
        say(run, "new finding: " + line.str());
      }
    ++triaged;
    notReproduced += reply.text.empty();
    llvm::sys::fs::remove(path);
    llvm::SmallString<256> json(path);
    llvm::sys::path::replace_extension(json, "json");
    llvm::sys::fs::remove(json);
    if (run.secondsSoFar() - lastWord >= progressInterval()) {
      lastWord = run.secondsSoFar();
      sayProgress(run, llvm::formatv("triage: {0} of {1} raw defects, at most "
                                     "{2:F0} s left",
                                     triaged, paths.size(),
                                     std::max(0.0, deadline - lastWord)));
    }
  }

  Run &run;
  std::vector<std::string> paths;
  double deadline;
  std::atomic<size_t> next{0};
  std::atomic<bool> cannotStore{false};
  std::mutex mutex;
  size_t triaged = 0, notReproduced = 0;
  double lastWord = 0;
};

} // namespace

void padlab::nightly::triageIncoming(Run &run) {
  constexpr double minSeconds = 90;
  const NightlyOptions &options = run.options;
  std::vector<std::string> paths =
      orderDefects(run.stateDir("incoming/" + options.target));
  size_t incoming = paths.size();
  double seconds = options.triageSeconds
                       ? options.triageSeconds
                       : std::max(minSeconds, options.minutes * 30);
  if (incoming)
    say(run, llvm::formatv("triaging {0} raw defects, at most {1:F0} s",
                           incoming, seconds));

  Queue queue(run, std::move(paths), run.secondsSoFar() + seconds);
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < options.jobs && i < incoming; ++i)
    threads.emplace_back([&queue] { queue.drain(); });
  for (std::thread &thread : threads)
    thread.join();

  run.triage = llvm::json::Object{{"incoming", incoming},
                                  {"triaged", queue.getTriaged()},
                                  {"notReproduced", queue.getNotReproduced()},
                                  {"left", incoming - queue.getTriaged()}};
}
