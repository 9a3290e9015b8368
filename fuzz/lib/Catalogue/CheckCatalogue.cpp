//===- CheckCatalogue.cpp - checks many causes in parallel ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Support/Process.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Catalogue.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

#include <atomic>
#include <mutex>
#include <thread>

using namespace padlab;

/// Returns the file for a stored result. Its name has a hash of the check, the
/// record, the release and the build of padlab, so that a result is reused only
/// for these.
static std::string getPath(const CauseRecord &record, const Release &release,
                           const CatalogueRun &run) {
  std::string asked = record.getHash(run.kind) + '\0' + release.identity +
                      '\0' + release.version + '\0' + release.tools + '\0' +
                      processes::getBuildStamp();
  return run.store + "/" + record.name + "-" +
         llvm::utohexstr(llvm::xxh3_64bits(asked), /*LowerCase=*/true) +
         ".json";
}

static std::optional<CauseCheck> load(const std::string &path) {
  auto text = readFile(path);
  if (!text)
    return std::nullopt;
  auto value = json::parse(*text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  CauseCheck check;
  int64_t result = 0;
  json::Path::Root root;
  json::ObjectMapper mapper(*value, root);
  if (!mapper || !mapper.map("result", result) ||
      !mapper.map("line", check.line) ||
      !mapper.map("problems", check.problems) ||
      !mapper.map("hasGuard", check.hasGuard))
    return std::nullopt;
  check.result = static_cast<VersionResult>(result);
  return check;
}

static Error save(const std::string &path, const CauseCheck &check) {
  json::Object object{{"result", static_cast<int64_t>(check.result)},
                      {"line", check.line},
                      {"problems", json::Array(check.problems)},
                      {"hasGuard", check.hasGuard}};
  return writeFileAtomically(
      path, formatv("{0}\n", json::Value(std::move(object))).str());
}

Expected<std::vector<CauseCheck>> padlab::checkCatalogue(
    ArrayRef<CauseRecord> records, const Release &release,
    const CatalogueRun &run,
    llvm::function_ref<Expected<CauseCheck>(const CauseRecord &)> check) {
  if (!run.store.empty())
    if (Error error = ensureWritableDirectory(run.store))
      return std::move(error);
  std::vector<CauseCheck> checks(records.size());
  std::atomic<size_t> next{0};
  size_t done = 0;
  std::string problem;
  std::mutex mutex;
  double begin = processes::getSeconds(), last = begin;
  auto tell = [&] {
    constexpr double interval = 5;
    double now = processes::getSeconds();
    if (!run.say || now - last < interval)
      return;
    last = now;
    run.say(formatv("{0} of {1} causes, {2:F0} s left", done, records.size(),
                    (now - begin) / done * (records.size() - done)));
  };
  auto checkOne = [&](size_t index) -> Error {
    const CauseRecord &record = records[index];
    std::string path = run.store.empty() ? "" : getPath(record, release, run);
    if (auto known = path.empty() ? std::nullopt : load(path)) {
      checks[index] = std::move(*known);
      return Error::success();
    }
    auto result = check(record);
    if (!result)
      return result.takeError();
    checks[index] = std::move(*result);
    return path.empty() ? Error::success() : save(path, checks[index]);
  };
  auto work = [&] {
    for (size_t index; (index = next++) < records.size();) {
      Error error = checkOne(index);
      std::lock_guard<std::mutex> lock(mutex);
      ++done;
      tell();
      if (!error)
        continue;
      problem = llvm::toString(std::move(error));
      next = records.size();
    }
  };
  std::vector<std::thread> threads;
  for (unsigned job = 1; job < run.jobs; ++job)
    threads.emplace_back(work);
  work();
  for (std::thread &thread : threads)
    thread.join();
  if (!problem.empty())
    return createStringError(problem);
  return checks;
}
