//===- Corpus.cpp - live corpora from night to night -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To know what a case adds, a fuzzer runs it: one that started from a whole
/// corpus would run all of it first. So fuzzers share the corpus out, and
/// exchange what they find through a directory of the night.
///
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "Run.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/FuzzLoop.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

#include <atomic>
#include <thread>

using namespace padlab;
using namespace padlab::nightly;
namespace fs = llvm::sys::fs;

static std::string getCorpusDir(const Run &run, const std::string &target) {
  return run.stateDir("corpus/" + target);
}

std::string padlab::nightly::getNewCorpusDir(const Run &run,
                                             const std::string &target) {
  return getCorpusDir(run, target) + ".new";
}

size_t padlab::nightly::countCorpus(const Run &run, const std::string &target) {
  return listFiles(getCorpusDir(run, target)).size();
}

void padlab::nightly::plantSeeds(const Run &run, const std::string &target) {
  for (const std::string &seed :
       listFiles(run.options.corpusDir + "/seeds/" + target, ".mlir")) {
    std::string to =
        getCorpusDir(run, target) + "/" + llvm::sys::path::filename(seed).str();
    if (!fs::exists(to))
      fs::copy_file(seed, to);
  }
}

std::optional<std::string>
padlab::nightly::writeCorpusShare(const Run &run, const std::string &target,
                                  unsigned index) {
  std::vector<std::string> share;
  std::vector<std::string> files = listFiles(getCorpusDir(run, target));
  for (size_t i = index; i < files.size(); i += run.options.jobs)
    share.push_back(files[i]);
  if (share.empty())
    return std::nullopt;
  std::string path =
      llvm::formatv("{0}/share-{1}-{2}", run.resultDir(), target, index);
  // libFuzzer separates names by commas.
  if (llvm::Error error = writeFileAtomically(path, llvm::join(share, ","))) {
    say(run, llvm::toString(std::move(error)));
    return std::nullopt;
  }
  return path;
}

void padlab::nightly::adoptNewCorpus(const Run &run,
                                     const std::string &target) {
  for (const std::string &path : listFiles(getNewCorpusDir(run, target))) {
    std::string to =
        getCorpusDir(run, target) + "/" + llvm::sys::path::filename(path).str();
    fs::rename(path, to);
  }
}

llvm::Error padlab::nightly::prepareCorpus(const Run &run,
                                           const std::string &target) {
  std::string live = getCorpusDir(run, target);
  // A merge that was killed between its two renames left it so.
  if (!fs::exists(live) && fs::exists(live + ".old"))
    fs::rename(live + ".old", live);
  for (const std::string &dir : {live, getNewCorpusDir(run, target)})
    if (llvm::Error error = ensureWritableDirectory(dir))
      return error;
  adoptNewCorpus(run, target);
  return llvm::Error::success();
}

/// What becomes of one corpus, in a line.
static std::string merge(const Run &run, const std::string &target) {
  // Each case runs once more.
  constexpr double minSeconds = 120, shareOfTheNight = 0.2;
  auto maxSeconds = static_cast<unsigned>(
      std::max(minSeconds, run.options.minutes * 60 * shareOfTheNight));
  std::string live = getCorpusDir(run, target);
  std::string merged = live + ".merged", old = live + ".old";
  fs::remove_directories(merged);
  fs::remove_directories(old);
  if (llvm::Error error = ensureWritableDirectory(merged))
    return llvm::toString(std::move(error));
  // First executions depend on the order of the inputs: merge on the signals
  // that do not. The defects that it meets again are known: a state of its own.
  Exit exit = nightly::run(
      {run.tool("fuzz-" + target), "-merge=1", "--feedback=features,actions",
       "--state=" + run.resultDir() + "/merge", merged, live},
      run.log("merge-" + target), maxSeconds);
  if (!exit.ok()) {
    fs::remove_directories(merged);
    return "corpus of " + target + " not merged: " + exit.str();
  }
  if (!fs::rename(live, old) && !fs::rename(merged, live))
    fs::remove_directories(old);
  return llvm::formatv("merged the corpus of {0}: {1} cases", target,
                       countCorpus(run, target));
}

void padlab::nightly::mergeCorpora(Run &run) {
  std::vector<std::string> words(run.targets.size());
  std::atomic<size_t> next{0};
  auto work = [&] {
    for (size_t i; (i = next++) < run.targets.size() && !isInterrupted();)
      if (countCorpus(run, run.targets[i]))
        words[i] = merge(run, run.targets[i]);
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < run.options.jobs; ++i)
    threads.emplace_back(work);
  for (std::thread &thread : threads)
    thread.join();
  for (const std::string &word : words)
    if (!word.empty())
      say(run, word);

  uint64_t total = 0;
  if (llvm::json::Array *entries = run.fuzz.getArray("targets"))
    for (llvm::json::Value &entry : *entries) {
      llvm::json::Object &object = *entry.getAsObject();
      std::string target = object.getString("target").value_or("").str();
      uint64_t count = countCorpus(run, target);
      object["corpusAfter"] = count;
      if (target != getTextTarget().name)
        total += count;
    }
  run.fuzz["corpusAfter"] = total;
}
