//===- Callgrind.cpp - instructions of a call -----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Callgrind.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

#include <cstdlib>
#include <unistd.h>
#include <vector>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define PADLAB_HAS_CALLGRIND 1
#else
#define PADLAB_HAS_CALLGRIND 0
#endif

using namespace padlab;

/// The folder in which callgrind writes, from the process that chose it.
static constexpr char folderVariable[] = "PADLAB_CALLGRIND_FOLDER";

#if PADLAB_HAS_CALLGRIND

bool padlab::isUnderValgrind() { return RUNNING_ON_VALGRIND; }

llvm::Error padlab::restartUnderCallgrind(char **argv) {
  llvm::ErrorOr<std::string> valgrind =
      llvm::sys::findProgramByName("valgrind");
  if (!valgrind)
    return llvm::createStringError(
        "valgrind is not installed (cmake/debian-packages-test.txt)");
  llvm::SmallString<128> folder;
  if (std::error_code error =
          llvm::sys::fs::createUniqueDirectory("padlab-callgrind", folder))
    return llvm::createStringError(error, "no folder for callgrind: " +
                                              error.message());
  setenv(folderVariable, folder.c_str(), /*overwrite=*/1);
  std::string self = llvm::sys::fs::getMainExecutable(argv[0], nullptr);
  std::string output = "--callgrind-out-file=" + (folder + "/out").str();
  std::vector<const char *> command = {valgrind->c_str(),  "--quiet",
                                       "--tool=callgrind", "--instr-atstart=no",
                                       output.c_str(),     self.c_str()};
  for (char **argument = argv + 1; *argument; ++argument)
    command.push_back(*argument);
  command.push_back(nullptr);
  execv(command.front(), const_cast<char **>(command.data()));
  return llvm::createStringError("valgrind cannot be started");
}

/// The number behind `totals:` of the dump with this number.
static llvm::Expected<int64_t> readTotals(unsigned number) {
  std::string path = std::string(std::getenv(folderVariable)) + "/out." +
                     std::to_string(number);
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!file)
    return llvm::createStringError(file.getError(),
                                   path + ": " + file.getError().message());
  llvm::StringRef text = (*file)->getBuffer();
  size_t at = text.rfind("\ntotals: ");
  int64_t count = 0;
  if (at == llvm::StringRef::npos ||
      text.substr(at + 9).split('\n').first.trim().getAsInteger(10, count))
    return llvm::createStringError(path + ": no totals of callgrind");
  (void)llvm::sys::fs::remove(path);
  return count;
}

llvm::Expected<int64_t>
padlab::countInstructions(const std::function<void()> &call) {
  static unsigned dumps = 0;
  if (!isUnderValgrind() || !std::getenv(folderVariable))
    return llvm::createStringError("not under callgrind");
  // Without instrumentation nothing is translated for counting: the first call
  // is.
  CALLGRIND_START_INSTRUMENTATION;
  call();
  CALLGRIND_ZERO_STATS;
  call();
  CALLGRIND_DUMP_STATS;
  CALLGRIND_STOP_INSTRUMENTATION;
  return readTotals(++dumps);
}

#else

bool padlab::isUnderValgrind() { return false; }

llvm::Error padlab::restartUnderCallgrind(char **) {
  return llvm::createStringError("built without valgrind's headers "
                                 "(cmake/debian-packages-test.txt)");
}

llvm::Expected<int64_t>
padlab::countInstructions(const std::function<void()> &) {
  return llvm::createStringError("built without valgrind's headers");
}

#endif
