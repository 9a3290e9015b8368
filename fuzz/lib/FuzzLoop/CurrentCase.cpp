//===- CurrentCase.cpp - the case being run, on disk -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FuzzLoop.h"

#include "llvm/Support/Errno.h"

#include <fcntl.h>
#include <unistd.h>

using namespace padlab;

void CurrentCase::close() {
  if (file < 0)
    return;
  ::close(std::exchange(file, -1));
  ::unlink(path.c_str());
}

llvm::Error CurrentCase::open(const std::string &directory) {
  path = directory + "/" + std::to_string(::getpid()) + ".mlir";
  file = ::open(path.c_str(), O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC, 0644);
  if (file >= 0)
    return llvm::Error::success();
  return llvm::createStringError(
      path + ": error: cannot be written: " + llvm::sys::StrError(errno));
}

bool CurrentCase::write(llvm::StringRef text) {
  if (file < 0)
    return true;
  // Once in the page cache it outlives the process, whatever kills that. Not a
  // mapping: on a full disk a store to one would be a fatal signal.
  ssize_t written = ::pwrite(file, text.data(), text.size(), 0);
  bool whole = written == static_cast<ssize_t>(text.size());
  return ::ftruncate(file, whole ? written : 0) == 0 && whole;
}
