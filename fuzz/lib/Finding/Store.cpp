//===- Store.cpp - the folder of findings -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace padlab;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;

namespace {

/// One writer at a time, in whatever process.
class Lock {
public:
  explicit Lock(const std::string &dir)
      : fd(::open((dir + "/.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC,
                  0644)) {
    if (fd >= 0)
      ::flock(fd, LOCK_EX);
  }
  ~Lock() {
    if (fd >= 0)
      ::close(fd);
  }

private:
  int fd;
};

/// What is known of a finding that is stored already.
struct Stored {
  std::string firstSeen;
  uint64_t count = 0;
  unsigned operations = 0;
  size_t caseBytes = 0;
  json::Object object;
};

std::string toText(json::Object object) {
  return llvm::formatv("{0:2}\n", json::Value(std::move(object)));
}

std::optional<Stored> load(const std::string &path) {
  auto text = llvm::MemoryBuffer::getFile(path + "/finding.json");
  if (!text)
    return std::nullopt;
  llvm::Expected<json::Value> value = json::parse((*text)->getBuffer());
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  json::Object *object = value->getAsObject();
  if (!object)
    return std::nullopt;
  Stored stored;
  stored.firstSeen = object->getString("firstSeen").value_or("").str();
  stored.count = object->getInteger("count").value_or(0);
  stored.operations = object->getInteger("operations").value_or(0);
  uint64_t bytes = 0;
  if (!fs::file_size(path + "/case.mlir", bytes))
    stored.caseBytes = bytes;
  stored.object = std::move(*object);
  return stored;
}

llvm::Error writeFolder(const std::string &path, const Finding &finding) {
  if (std::error_code error = fs::create_directories(path))
    return llvm::createStringError(error, "%s: error: cannot be created: %s",
                                   path.c_str(), error.message().c_str());
  const std::pair<const char *, std::string> files[] = {
      {"case.mlir", finding.minimalCase},
      {"original.mlir", finding.originalCase},
      {"expected.txt", llvm::join(finding.expected, "\n") + "\n"},
      {"actual.txt", llvm::join(finding.actual, "\n") + "\n"},
      {"before.mlir", finding.blame.before},
      {"after.mlir", finding.blame.after},
      {"repro.mlir", finding.reproProgram},
      {"repro.sh", finding.reproScript},
      {"finding.json", toText(finding.toJSON())}};
  for (const auto &[name, text] : files)
    if (llvm::Error error = writeFileAtomically(path + "/" + name, text))
      return error;
  ::chmod((path + "/repro.sh").c_str(), 0755);
  return llvm::Error::success();
}

/// Writes the folder aside and puts it in its place in one step.
llvm::Error replaceFolder(const std::string &path, const Finding &finding,
                          bool exists) {
  std::string dir = llvm::sys::path::parent_path(path).str();
  std::string aside = dir + "/.new-" + std::to_string(::getpid());
  fs::remove_directories(aside);
  if (llvm::Error error = writeFolder(aside, finding)) {
    fs::remove_directories(aside);
    return error;
  }
  int failed = exists ? ::renameat2(AT_FDCWD, aside.c_str(), AT_FDCWD,
                                    path.c_str(), RENAME_EXCHANGE)
                      : ::rename(aside.c_str(), path.c_str());
  int code = errno;
  // After an exchange this is the old folder.
  fs::remove_directories(aside);
  if (!failed)
    return llvm::Error::success();
  return llvm::createStringError(std::error_code(code, std::generic_category()),
                                 "%s: error: cannot be written: %s",
                                 path.c_str(),
                                 std::generic_category().message(code).c_str());
}

llvm::Error countUp(const std::string &path, Stored stored,
                    const Finding &finding) {
  stored.object["count"] = static_cast<int64_t>(stored.count + finding.count);
  stored.object["lastSeen"] = finding.lastSeen;
  return writeFileAtomically(path + "/finding.json",
                             toText(std::move(stored.object)));
}

} // namespace

llvm::Expected<StoredFinding> padlab::storeFinding(llvm::StringRef findingsDir,
                                                   const Finding &finding) {
  if (llvm::Error error = ensureWritableDirectory(findingsDir))
    return std::move(error);
  Lock lock(findingsDir.str());
  StoredFinding result;
  result.path = (findingsDir + "/" + finding.getSignature()).str();
  std::optional<Stored> stored = load(result.path);
  result.isNew = !stored;
  if (stored &&
      std::make_pair(stored->operations, stored->caseBytes) <=
          std::make_pair(finding.operations, finding.minimalCase.size())) {
    if (llvm::Error error = countUp(result.path, std::move(*stored), finding))
      return std::move(error);
    return result;
  }
  Finding merged = finding;
  if (stored) {
    merged.firstSeen = stored->firstSeen;
    merged.count += stored->count;
  }
  if (llvm::Error error =
          replaceFolder(result.path, merged, fs::exists(result.path)))
    return std::move(error);
  return result;
}
