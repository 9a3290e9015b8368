//===- Exchange.cpp - cases of the other fuzzers ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exchange.h"

#include "../Support/Message.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA1.h"

#include <algorithm>
#include <filesystem>
#include <utility>

using namespace padlab;

using Seconds = std::chrono::duration<double>;

/// Returns the name that libFuzzer gives a case.
static std::string getCaseName(StringRef text) {
  return llvm::toHex(llvm::SHA1::hash(llvm::arrayRefFromStringRef(text)),
                     /*LowerCase=*/true);
}

static std::set<std::string> listNames(const std::string &directory) {
  std::set<std::string> names;
  std::error_code error;
  for (std::filesystem::directory_iterator it(directory, error), end;
       it != end && !error; it.increment(error))
    names.insert(it->path().filename());
  return names;
}

double Exchange::getInterval(unsigned fuzzers) {
  constexpr double least = 5, most = 60;
  return std::clamp<double>(fuzzers, least, most);
}

Exchange::Exchange(std::string directory, Shard self, std::string corpus)
    : directory(std::move(directory)), corpus(std::move(corpus)), self(self),
      next(self.count), lastPeer(self.number),
      begin(std::chrono::steady_clock::now()), lastTurn(begin) {
  // If this process continues the work of one that was killed, it skips the
  // batches that the killed process has written.
  while (readBatch(self.number))
    queue.clear();
}

std::string Exchange::getPath(unsigned fuzzer, unsigned number) const {
  return formatv("{0}/{1}-{2}", directory, fuzzer, number);
}

void Exchange::measure(llvm::function_ref<void()> work) {
  auto from = std::chrono::steady_clock::now();
  work();
  fileSeconds += Seconds(std::chrono::steady_clock::now() - from).count();
}

void Exchange::noteRun(double seconds, bool isNew) {
  if (!isForeign)
    seconds += std::exchange(changeSeconds, 0);
  ++runs;
  runSeconds += seconds;
  if (isNew) {
    ++newRuns;
    newSeconds += seconds;
  }
  if (isForeign)
    foreignSeconds += seconds;
  isForeign = false;
}

std::optional<std::string> Exchange::take(size_t maxBytes) {
  while (!queue.empty() && foreignSeconds * secondsPerForeign < runSeconds) {
    std::string text = std::move(queue.back());
    queue.pop_back();
    if (text.size() > maxBytes)
      continue;
    ++foreign;
    isForeign = true;
    return text;
  }
  return std::nullopt;
}

void Exchange::takeTurnIfDue() {
  auto now = std::chrono::steady_clock::now();
  if (Seconds(now - lastTurn).count() >= getInterval(self.count))
    takeTurn();
}

void Exchange::takeTurn() {
  lastTurn = std::chrono::steady_clock::now();
  publish();
  measure([&] { collect(); });
}

void Exchange::publish() {
  // A case whose file cannot be read, or whose batch cannot be written, stays
  // new, and is published in the next turn.
  std::vector<std::string> names, texts;
  uint64_t newBytes = 0, textBytes = 0;
  measure([&] {
    // Names are hashes, so that the first names are a random sample.
    for (const std::string &name : listNames(corpus)) {
      if (known.count(name))
        continue;
      std::optional<std::string> text = readFile(corpus + "/" + name);
      if (!text)
        continue;
      names.push_back(name);
      newBytes += text->size();
      if (texts.size() == casesPerBatch)
        continue;
      textBytes += text->size();
      texts.push_back(std::move(*text));
    }
  });
  Message batch;
  batch.texts = {texts.begin(), texts.end()};
  batch.fields = json::Object{
      {"seconds", Seconds(std::chrono::steady_clock::now() - begin).count()},
      {"fuzzers", self.count},
      {"runs", runs},
      {"runSeconds", runSeconds},
      {"newRuns", newRuns},
      {"newSeconds", newSeconds},
      {"found", found + names.size()},
      {"foundBytes", foundBytes + newBytes},
      {"foreign", foreign},
      {"foreignSeconds", foreignSeconds},
      {"fileSeconds", fileSeconds},
      {"opened", opened},
      {"bytesRead", bytesRead},
      {"bytesWritten", bytesWritten + textBytes}};
  measure([&] {
    std::string path = getPath(self.number, next[self.number]);
    if (Error error = writeFileAtomically(path, batch.encode()))
      return llvm::consumeError(std::move(error));
    ++next[self.number];
    known.insert(names.begin(), names.end());
    found += names.size();
    foundBytes += newBytes;
    bytesWritten += textBytes;
  });
}

void Exchange::collect() {
  unsigned peers = std::min(peersPerTurn, self.count - 1);
  for (unsigned i = 0; i < peers; ++i) {
    lastPeer = (lastPeer + 1) % self.count;
    if (lastPeer == self.number)
      lastPeer = (lastPeer + 1) % self.count;
    for (unsigned n = 0; n < batchesPerPeer && readBatch(lastPeer); ++n)
      ;
  }
}

/// Reads the next batch of a fuzzer; returns false if there is none yet.
bool Exchange::readBatch(unsigned peer) {
  ++opened;
  std::optional<std::string> bytes = readFile(getPath(peer, next[peer]));
  if (!bytes)
    return false;
  ++next[peer];
  bytesRead += bytes->size();
  std::optional<Message> batch = Message::decode(*bytes);
  for (StringRef text : batch ? batch->texts : SmallVector<StringRef, 2>())
    if (known.insert(getCaseName(text)).second)
      queue.push_back(text.str());
  while (queue.size() > maxQueue)
    queue.pop_front();
  return true;
}
