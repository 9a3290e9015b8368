//===- Corpus.cpp - the corpora of the fuzz targets -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Corpus.h"

#include "../Support/Files.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace padlab;
using namespace padlab::nightly;

size_t LiveCorpus::count() const { return listFiles(dir).size(); }

size_t LiveCorpus::countNew(unsigned job) const {
  return listFiles(getNewDir(job)).size();
}

Error LiveCorpus::prepare(const Shard &shard) const {
  // If a merge was killed between its two renames, only the folder `.old`
  // exists.
  if (!fs::exists(dir) && fs::exists(dir + ".old"))
    fs::rename(dir + ".old", dir);
  for (const std::string &path : {dir, dir + ".new", getBatchDir()})
    if (Error error = ensureWritableDirectory(path))
      return error;
  std::error_code error;
  for (fs::directory_iterator it(dir + ".new", error), end; it != end && !error;
       it.increment(error))
    adoptFrom(it->path(), shard);
  // In states of older versions, new cases are directly in this folder.
  adoptFrom(dir + ".new", shard);
  return Error::success();
}

Error LiveCorpus::begin() const {
  fs::remove_directories(getBatchDir());
  return prepare();
}

Error LiveCorpus::prepareFuzzer(unsigned job) const {
  return ensureWritableDirectory(getNewDir(job));
}

void LiveCorpus::adoptFrom(StringRef newDir, const Shard &shard) const {
  for (const std::string &path : listFiles(newDir))
    if (StringRef name = llvm::sys::path::filename(path); shard.has(name))
      fs::rename(path, dir + "/" + name);
}

void LiveCorpus::adopt(unsigned job) const {
  adoptFrom(getNewDir(job), {});
  // If a case could not be moved, the folder is kept.
  fs::remove(getNewDir(job));
}

void LiveCorpus::plant(StringRef seedDir) const {
  for (const std::string &seed : listFiles(seedDir)) {
    std::string to = dir + "/" + llvm::sys::path::filename(seed).str();
    if (!fs::exists(to))
      fs::copy_file(seed, to);
  }
}

std::optional<std::string>
LiveCorpus::writeShare(StringRef taskDir, unsigned job, unsigned jobs) const {
  std::vector<std::string> share, files = listFiles(dir);
  for (size_t i = job; i < files.size(); i += jobs)
    share.push_back(files[i]);
  if (share.empty())
    return std::nullopt;
  std::string path = (taskDir + "/share").str();
  // libFuzzer expects commas between the names.
  if (Error error = writeFileAtomically(path, llvm::join(share, ","))) {
    llvm::consumeError(std::move(error));
    return std::nullopt;
  }
  return path;
}
