//===- Prune.cpp - one case a feature --------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../FuzzLoop/CaseBody.h"
#include "../Nightly/Files.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Corpus.h"
#include "padlab/fuzz/Feedback.h"

#include "llvm/Support/FileSystem.h"

using namespace padlab;

namespace {

/// Runs cases as a fuzz loop does, in a child, and looks at the counters.
class CoverageProbe {
public:
  explicit CoverageProbe(const FuzzTarget &target)
      : current(CurrentCase::create()) {
    // First executions depend on the order of the cases.
    selectFeedback(FeedbackFeatures | FeedbackActions);
    shared = current && shareFeedback();
    if (!shared)
      return;
    body = std::make_shared<CaseBody>(target, getDefaultVariants(target),
                                      /*drawsExtras=*/true, *current);
    WorkerLimits limits;
    limits.growthBytes = uint64_t(64) << 20;
    worker = std::make_unique<Worker>(
        [body = body]() -> Worker::Handler {
          return [body](llvm::StringRef request) {
            return body->serve(LoopRequest::decode(request));
          };
        },
        limits);
  }

  /// Numbers of the counters that a case marks; nullopt for what is no case or
  /// ends the child.
  std::optional<std::vector<size_t>> run(llvm::StringRef text) {
    if (!shared || !text.contains(attrs::seed))
      return std::nullopt;
    clearFeedbackCounters();
    LoopRequest request;
    request.first = text;
    WorkerReply reply = worker->call(request.encode());
    if (reply.status != WorkerReply::Status::Done)
      return std::nullopt;
    std::vector<size_t> marked;
    size_t first = 0;
    for (FeedbackSignal signal : {FeedbackFeatures, FeedbackActions}) {
      llvm::ArrayRef<uint8_t> counters = getFeedbackCounters(signal);
      for (size_t i = 0; i < counters.size(); ++i)
        if (counters[i])
          marked.push_back(first + i);
      first += counters.size();
    }
    return marked;
  }

private:
  CurrentCase *current;
  bool shared = false;
  std::shared_ptr<LoopBody> body;
  std::unique_ptr<Worker> worker;
};

} // namespace

PruneResult padlab::pruneCorpus(const std::string &dir,
                                const FuzzTarget &target) {
  std::vector<std::pair<size_t, std::string>> bySize;
  for (std::string &path : nightly::listFiles(dir)) {
    size_t size = readFile(path).value_or("").size();
    bySize.emplace_back(size, std::move(path));
  }
  llvm::sort(bySize);
  CoverageProbe probe(target);
  std::set<size_t> covered;
  PruneResult result;
  result.before = bySize.size();
  for (const auto &[size, path] : bySize) {
    auto marked = probe.run(readFile(path).value_or(""));
    if (!marked) {
      ++result.leftAlone;
      ++result.after;
      continue;
    }
    size_t known = covered.size();
    covered.insert(marked->begin(), marked->end());
    if (covered.size() != known)
      ++result.after;
    else
      llvm::sys::fs::remove(path);
  }
  result.signals = covered.size();
  return result;
}
