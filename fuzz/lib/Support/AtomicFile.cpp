//===- AtomicFile.cpp - writes files atomically -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/AtomicFile.h"

#include "SharedFiles.h"

#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <chrono>
#include <fcntl.h>
#include <unistd.h>
#include <vector>

using namespace padlab;

/// The marks in the names of temporary files. After the mark, the name has a
/// word for the process.
static constexpr const char *temporaryMark = ".tmp-", *probeMark = ".probe-";

static Error fail(StringRef path, const char *what, int error) {
  return createStringError(std::error_code(error, std::generic_category()),
                           "%s: error: %s: %s", path.str().c_str(), what,
                           llvm::sys::StrError(error).c_str());
}

/// Writes all of `text`; returns 0 or the errno.
static int writeAll(int fd, StringRef text) {
  while (!text.empty()) {
    ssize_t written = ::write(fd, text.data(), text.size());
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return written < 0 ? errno : EIO;
    text = text.drop_front(written);
  }
  return 0;
}

/// Writes to a device or a pipe, which must not be replaced by a file.
static Error writeDevice(StringRef path, StringRef text) {
  int fd = ::open(path.str().c_str(), O_WRONLY | O_CLOEXEC);
  if (fd < 0)
    return fail(path, "cannot be written", errno);
  int error = writeAll(fd, text);
  ::close(fd);
  return error ? fail(path, "cannot be written", error) : Error::success();
}

Error padlab::writeFileAtomically(StringRef path, StringRef text) {
  if (fs::file_status status; !fs::status(path, status) && fs::is_other(status))
    return writeDevice(path, text);
  std::string temporary = path.str() + temporaryMark + getProcessWord();
  int fd =
      ::open(temporary.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0644);
  if (fd < 0)
    return fail(path, "cannot be written", errno);
  int error = writeAll(fd, text);
  if (!error && ::fsync(fd) != 0)
    error = errno;
  ::close(fd);
  if (!error && ::rename(temporary.c_str(), path.str().c_str()) != 0)
    error = errno;
  if (!error)
    return Error::success();
  ::unlink(temporary.c_str());
  return fail(path, "cannot be written", error);
}

std::optional<std::string> padlab::readFile(StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return std::nullopt;
  return (*buffer)->getBuffer().str();
}

Error padlab::ensureWritableDirectory(StringRef path) {
  if (std::error_code error = fs::create_directories(path))
    return fail(path, "cannot be created", error.value());
  // Permission bits do not tell about read-only mounts and full disks, and do
  // not restrict root, so writing is tried.
  std::string probe = path.str() + "/" + probeMark + getProcessWord();
  if (Error error = writeFileAtomically(probe, "probe\n")) {
    int code = llvm::errorToErrorCode(std::move(error)).value();
    return fail(path, "is not writable", code);
  }
  ::unlink(probe.c_str());
  return Error::success();
}

bool padlab::isAbandoned(StringRef path) {
  constexpr double longestWrite = 30;
  fs::file_status status;
  if (fs::status(path, status))
    return false;
  std::chrono::duration<double> written =
      status.getLastModificationTime().time_since_epoch();
  // Both times come from the clock of the file system, because the machine's
  // own clock may be an hour ahead of it.
  return written.count() + longestWrite <
         getFileSystemSeconds(llvm::sys::path::parent_path(path));
}

void padlab::removeTemporaries(StringRef dir) {
  std::vector<std::string> old;
  std::error_code error;
  for (fs::recursive_directory_iterator it(dir, error, false), end;
       it != end && !error; it.increment(error)) {
    StringRef name = StringRef(it->path()).rsplit('/').second;
    if ((name.contains(temporaryMark) || name.starts_with(probeMark)) &&
        isAbandoned(it->path()))
      old.push_back(it->path());
  }
  for (const std::string &path : old)
    fs::remove(path);
}
