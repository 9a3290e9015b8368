//===- SharedFiles.cpp - files that several machines share -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedFiles.h"

#include "llvm/Support/Errno.h"
#include "llvm/Support/xxhash.h"

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <random>
#include <sys/stat.h>
#include <unistd.h>

using namespace padlab;

std::string padlab::getProcessWord() {
  static const uint64_t drawn = [] {
    std::random_device device;
    return uint64_t(device()) << 32 | device();
  }();
  // After a fork, the child has the same random number, but another process
  // number.
  return formatv("{0:x-}-{1}", drawn, ::getpid()).str();
}

uint64_t padlab::getProcessNumber() {
  return llvm::xxh3_64bits(getProcessWord());
}

double padlab::getFileSystemSeconds(StringRef dir) {
  std::string probe = (dir + "/.probe-" + getProcessWord()).str();
  int fd =
      ::open(probe.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0644);
  struct stat status = {};
  bool isKnown = fd >= 0 && ::fstat(fd, &status) == 0;
  if (fd >= 0) {
    ::close(fd);
    ::unlink(probe.c_str());
  }
  if (isKnown)
    return status.st_mtim.tv_sec + status.st_mtim.tv_nsec * 1e-9;
  return std::chrono::duration<double>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

static Error fail(StringRef path, int error) {
  return createStringError(std::error_code(error, std::generic_category()),
                           "%s: error: cannot be written: %s",
                           path.str().c_str(),
                           llvm::sys::StrError(error).c_str());
}

Expected<bool> padlab::createFile(StringRef path, StringRef text) {
  // A hard link appears atomically, and if several processes create the same
  // name, only one of them succeeds.
  std::string temporary = (path + ".tmp-" + getProcessWord()).str();
  int fd =
      ::open(temporary.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0644);
  if (fd < 0)
    return fail(path, errno);
  bool isWritten =
      ::write(fd, text.data(), text.size()) == ssize_t(text.size()) &&
      ::fsync(fd) == 0;
  int error = isWritten ? 0 : errno ? errno : EIO;
  ::close(fd);
  if (isWritten && ::link(temporary.c_str(), path.str().c_str()) != 0)
    error = errno;
  ::unlink(temporary.c_str());
  if (error && error != EEXIST)
    return fail(path, error);
  return error == 0;
}
