//===- Store.cpp - the folder of findings, and their files -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FindingFiles.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"
#include "padlab/fuzz/FindingFolder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace padlab;

namespace {

/// A lock that only one writer of all processes holds at a time.
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

/// The facts of a finding that is already stored.
struct Stored {
  std::string firstSeen;
  uint64_t count = 0;
  unsigned operations = 0;
  size_t caseBytes = 0;
  std::vector<std::string> witnesses;

  bool isNotLarger(const Finding &finding) const {
    return std::make_pair(operations, caseBytes) <=
           std::make_pair(finding.operations, finding.minimalCase.size());
  }
};

/// The number of witnesses that a finding keeps. A witness names a raw defect
/// that was counted for the finding; a raw defect that has a witness is not
/// counted again (`Finding::witnesses`). The number is larger than that of the
/// raw defects that are triaged at the same time, so that a witness is not
/// dropped before the files of its raw defect are removed.
constexpr size_t keptWitnesses = 256;

std::vector<std::string> getWitnesses(const json::Object &object) {
  std::vector<std::string> witnesses;
  if (const json::Array *array = object.getArray("witnesses"))
    for (const json::Value &value : *array)
      witnesses.push_back(value.getAsString().value_or("").str());
  return witnesses;
}

/// Adds those of `more` that `witnesses` lacks. Returns false if `more` is not
/// empty and `witnesses` lacks none of them.
bool addWitnesses(std::vector<std::string> &witnesses,
                  ArrayRef<std::string> more) {
  size_t known = witnesses.size();
  for (const std::string &witness : more)
    if (!llvm::is_contained(witnesses, witness))
      witnesses.push_back(witness);
  bool news = witnesses.size() != known || more.empty();
  if (witnesses.size() > keptWitnesses)
    witnesses.erase(witnesses.begin(), witnesses.end() - keptWitnesses);
  return news;
}

std::string toText(json::Object object) {
  return formatv("{0:2}\n", json::Value(std::move(object)));
}

std::optional<Stored> load(StringRef findingsDir, StringRef signature) {
  Expected<StoredRecord> record = loadFinding(findingsDir, signature);
  if (!record) {
    llvm::consumeError(record.takeError());
    return std::nullopt;
  }
  Stored stored;
  stored.firstSeen = record->getText("firstSeen");
  stored.count = record->object.getInteger("count").value_or(0);
  stored.operations = record->object.getInteger("operations").value_or(0);
  stored.caseBytes = record->read("case.mlir").size();
  stored.witnesses = getWitnesses(record->object);
  return stored;
}

Error writeFolder(const std::string &path, const Finding &finding) {
  if (std::error_code error = fs::create_directories(path))
    return createStringError(error, "%s: error: cannot be created: %s",
                             path.c_str(), error.message().c_str());
  FindingFiles files = listMinimalFiles(finding);
  files.push_back({"original.mlir", finding.originalCase});
  files.push_back({"finding.json", toText(finding.toJSON())});
  return writeFiles(path, files);
}

/// Exchanges two folders. Shared file systems cannot do this in one step; then
/// it takes two renames, between which the old finding is in `.old-NAME`. If
/// the process dies there, `padlab-nightly step prepare` restores the finding.
int exchangeFolders(const std::string &aside, const std::string &path) {
  int failed = ::renameat2(AT_FDCWD, aside.c_str(), AT_FDCWD, path.c_str(),
                           RENAME_EXCHANGE);
  if (!failed || (errno != EINVAL && errno != ENOSYS))
    return failed;
  std::string old = (llvm::sys::path::parent_path(path) + "/" +
                     replacedFindingMark + llvm::sys::path::filename(path))
                        .str();
  if (::rename(path.c_str(), old.c_str()) != 0)
    return -1;
  failed = ::rename(aside.c_str(), path.c_str());
  int code = errno;
  if (failed)
    ::rename(old.c_str(), path.c_str());
  else
    fs::remove_directories(old);
  errno = code;
  return failed;
}

/// Writes a new folder and, if `path` exists, exchanges the two.
Error replaceFolder(const std::string &path, const Finding &finding,
                    bool exists) {
  std::string dir = llvm::sys::path::parent_path(path).str();
  std::string aside = dir + "/.new-" + std::to_string(::getpid());
  fs::remove_directories(aside);
  if (Error error = writeFolder(aside, finding)) {
    fs::remove_directories(aside);
    return error;
  }
  int failed = exists ? exchangeFolders(aside, path)
                      : ::rename(aside.c_str(), path.c_str());
  int code = errno;
  // After an exchange, `aside` is the old folder.
  fs::remove_directories(aside);
  if (!failed)
    return Error::success();
  return createStringError(std::error_code(code, std::generic_category()),
                           "%s: error: cannot be written: %s", path.c_str(),
                           std::generic_category().message(code).c_str());
}

/// Keeps a finding whose finding.json cannot be read under another name, so
/// that a new finding can take its place.
Error setAsideDamaged(const std::string &path) {
  if (!fs::exists(path + "/finding.json"))
    return Error::success();
  std::string damaged = path + ".damaged";
  for (unsigned number = 2; fs::exists(damaged); ++number)
    damaged = path + ".damaged-" + std::to_string(number);
  if (std::error_code error = fs::rename(path, damaged))
    return createStringError(error, "%s: error: cannot be renamed to %s: %s",
                             path.c_str(), damaged.c_str(),
                             error.message().c_str());
  return Error::success();
}

/// Counts more cases of a finding, unless all of their witnesses are known. If
/// the finding was fixed, it is not fixed any more, because it was seen again.
void countUp(json::Object &object, uint64_t count, const std::string &when,
             ArrayRef<std::string> more) {
  std::vector<std::string> witnesses = getWitnesses(object);
  if (!addWitnesses(witnesses, more))
    return;
  object["witnesses"] = json::Array(witnesses);
  object["count"] =
      object.getInteger("count").value_or(0) + static_cast<int64_t>(count);
  object["lastSeen"] = when;
  if (object.erase("fixedIn"))
    object["state"] = "new";
}

/// Changes a finding.json; the caller holds the lock.
Error edit(StringRef findingsDir, StringRef signature,
           llvm::function_ref<void(json::Object &)> change) {
  Expected<StoredRecord> record = loadFinding(findingsDir, signature);
  if (!record)
    return record.takeError();
  change(record->object);
  return writeFileAtomically(record->path + "/finding.json",
                             toText(std::move(record->object)));
}

} // namespace

Expected<StoredFinding> padlab::storeFinding(StringRef findingsDir,
                                             const Finding &finding) {
  if (Error error = ensureWritableDirectory(findingsDir))
    return std::move(error);
  Lock lock(findingsDir.str());
  StoredFinding result;
  std::string signature = finding.getSignature();
  result.path = (findingsDir + "/" + signature).str();
  std::optional<Stored> stored = load(findingsDir, signature);
  result.isNew = !stored;
  if (stored && stored->isNotLarger(finding)) {
    if (Error error = edit(findingsDir, signature, [&](json::Object &object) {
          countUp(object, finding.count, finding.lastSeen, finding.witnesses);
        }))
      return std::move(error);
    return result;
  }
  Finding merged = finding;
  if (stored) {
    merged.firstSeen = stored->firstSeen;
    merged.witnesses = std::move(stored->witnesses);
    bool news = addWitnesses(merged.witnesses, finding.witnesses);
    merged.count = stored->count + (news ? finding.count : 0);
  } else if (Error error = setAsideDamaged(result.path)) {
    return std::move(error);
  }
  if (Error error = replaceFolder(result.path, merged, fs::exists(result.path)))
    return std::move(error);
  return result;
}

bool padlab::isKnownSmaller(StringRef findingsDir, const Finding &finding) {
  std::optional<Stored> stored = load(findingsDir, finding.getSignature());
  return stored && stored->isNotLarger(finding);
}

Error padlab::editFinding(StringRef findingsDir, StringRef signature,
                          llvm::function_ref<void(json::Object &)> change) {
  Lock lock(findingsDir.str());
  return edit(findingsDir, signature, change);
}

Error padlab::countFinding(StringRef findingsDir, StringRef signature,
                           const std::string &when,
                           const std::string &witness) {
  std::vector<std::string> witnesses;
  if (!witness.empty())
    witnesses.push_back(witness);
  return editFinding(findingsDir, signature, [&](json::Object &object) {
    countUp(object, 1, when, witnesses);
  });
}

std::set<std::string> padlab::listWitnesses(StringRef findingsDir) {
  std::set<std::string> all;
  for (const StoredRecord &record : listFindings(findingsDir))
    for (std::string &witness : getWitnesses(record.object))
      all.insert(std::move(witness));
  return all;
}

//===----------------------------------------------------------------------===//
// The files of a finding
//===----------------------------------------------------------------------===//

void padlab::addBlame(FindingFiles &files, const Blame &blame) {
  files.push_back({"before.mlir", blame.before});
  files.push_back({"after.mlir", blame.after});
  files.push_back({"input.mlir", blame.program});
  files.push_back({"output.mlir", blame.result});
}

void padlab::addReproducer(FindingFiles &files, const Finding &finding) {
  files.push_back({"repro.mlir", finding.reproProgram});
  files.push_back({"repro.sh", finding.reproScript});
}

FindingFiles padlab::listMinimalFiles(const Finding &finding) {
  FindingFiles files = {
      {"case.mlir", finding.minimalCase},
      {"expected.txt", llvm::join(finding.expected, "\n") + "\n"},
      {"actual.txt", llvm::join(finding.actual, "\n") + "\n"}};
  addBlame(files, finding.blame);
  addReproducer(files, finding);
  return files;
}

Error padlab::writeFiles(const std::string &path, const FindingFiles &files) {
  for (const auto &[name, text] : files)
    if (Error error = writeFileAtomically(path + "/" + name, text))
      return error;
  ::chmod((path + "/repro.sh").c_str(), 0755);
  return Error::success();
}
