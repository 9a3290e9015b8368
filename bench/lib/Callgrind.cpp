//===- Callgrind.cpp - instructions of a call -----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Callgrind.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

#include <cstdlib>
#include <fcntl.h>
#include <map>
#include <unistd.h>
#include <vector>

#ifdef PADLAB_HAS_CALLGRIND
#include <valgrind/callgrind.h>
#endif

using namespace padlab;

/// The variable that names the file into which callgrind writes its answers;
/// restartUnderCallgrind sets it.
static constexpr char answersVariable[] = "PADLAB_CALLGRIND_ANSWERS";

#ifdef PADLAB_HAS_CALLGRIND

bool padlab::isUnderValgrind() { return RUNNING_ON_VALGRIND; }

llvm::Error padlab::restartUnderCallgrind(char **argv, Counting counting) {
  llvm::ErrorOr<std::string> valgrind =
      llvm::sys::findProgramByName("valgrind");
  if (!valgrind)
    return llvm::createStringError(
        "valgrind is not installed (cmake/debian-packages-test.txt)");
  llvm::SmallString<128> answers;
  if (std::error_code error = llvm::sys::fs::createTemporaryFile(
          "padlab-callgrind", "log", answers))
    return llvm::createStringError(error,
                                   "no file for callgrind: " + error.message());
  setenv(answersVariable, answers.c_str(), /*overwrite=*/1);
  std::string self = llvm::sys::fs::getMainExecutable(argv[0], nullptr);
  std::string log = ("--log-file=" + answers).str();
  std::vector<const char *> command = {valgrind->c_str(),
                                       "--quiet",
                                       "--tool=callgrind",
                                       "--instr-atstart=no",
                                       "--callgrind-out-file=/dev/null",
                                       log.c_str()};
  if (counting == Counting::Caches)
    for (const char *option :
         {"--cache-sim=yes", "--simulate-wb=yes", "--I1=32768,8,64",
          "--D1=32768,8,64", "--LL=1048576,16,64"})
      command.push_back(option);
  command.push_back(self.c_str());
  for (char **argument = argv + 1; *argument; ++argument)
    command.push_back(*argument);
  command.push_back(nullptr);
  execv(command.front(), const_cast<char **>(command.data()));
  return llvm::createStringError("valgrind cannot be started");
}

/// Opens the file of answers and unlinks it, because no other process reads it.
static int openAnswers() {
  const char *path = std::getenv(answersVariable);
  if (!isUnderValgrind() || !path)
    return -1;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  unlink(path);
  return file;
}

/// Returns the text that was added to the file since the last call.
static std::string takeAnswer(int file) {
  static off_t position = 0;
  std::string answer;
  char part[4096];
  for (ssize_t size; (size = pread(file, part, sizeof(part), position)) > 0;) {
    answer.append(part, size);
    position += size;
  }
  return answer;
}

/// On a status request, callgrind prints how many events it has counted, in a
/// line `events-THREAD: NUMBER...` for each thread, with their names in a line
/// `events: NAME...`. Returns the sums over all threads, by name.
static std::optional<std::map<std::string, uint64_t>> readEvents() {
  static const int file = openAnswers();
  if (file < 0)
    return std::nullopt;
  VALGRIND_MONITOR_COMMAND("status internal");
  std::string answer = takeAnswer(file);
  llvm::SmallVector<llvm::StringRef, 16> names, numbers;
  std::map<std::string, uint64_t> sums;
  for (llvm::StringRef line : llvm::split(answer, '\n')) {
    auto [name, values] = line.split(": ");
    if (name == "events")
      values.split(names, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    // A line `events-THREAD-FRAME: NUMBER` belongs to a function.
    uint64_t thread, count;
    if (!name.consume_front("events-") || name.getAsInteger(10, thread))
      continue;
    numbers.clear();
    values.split(numbers, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    // callgrind omits zeros at the end: there may be fewer numbers than names.
    for (auto [event, number] : llvm::zip(names, numbers))
      if (!number.getAsInteger(10, count))
        sums[event.str()] += count;
  }
  if (sums.empty())
    return std::nullopt;
  return sums;
}

std::optional<uint64_t> padlab::readInstructions() {
  auto events = readEvents();
  if (!events)
    return std::nullopt;
  return (*events)["Ir"];
}

/// Returns how many lines the last-level cache has loaded, plus how many
/// modified lines it has written back.
static std::optional<uint64_t> readLines() {
  auto events = readEvents();
  if (!events || !events->count("DLmr"))
    return std::nullopt;
  uint64_t sum = 0;
  for (const char *name : {"ILmr", "DLmr", "DLmw", "ILdmr", "DLdmr", "DLdmw"})
    sum += (*events)[name];
  return sum;
}

void padlab::startCounting() { CALLGRIND_START_INSTRUMENTATION; }
void padlab::stopCounting() { CALLGRIND_STOP_INSTRUMENTATION; }

#else

bool padlab::isUnderValgrind() { return false; }

llvm::Error padlab::restartUnderCallgrind(char **, Counting) {
  return llvm::createStringError("built without valgrind's headers "
                                 "(cmake/debian-packages-test.txt)");
}

std::optional<uint64_t> padlab::readInstructions() { return std::nullopt; }
static std::optional<uint64_t> readLines() { return std::nullopt; }
void padlab::startCounting() {}
void padlab::stopCounting() {}

#endif

/// Calls `call` twice, and returns by how much the second call raises `read`.
static llvm::Expected<int64_t>
countSecond(const std::function<void()> &call,
            llvm::function_ref<std::optional<uint64_t>()> read) {
  // The first call with instrumentation takes more, because valgrind translates
  // the code anew for it.
  startCounting();
  call();
  std::optional<uint64_t> before = read();
  call();
  std::optional<uint64_t> after = read();
  stopCounting();
  if (!before || !after)
    return llvm::createStringError("not under callgrind");
  return *after - *before;
}

llvm::Expected<int64_t>
padlab::countInstructions(const std::function<void()> &call) {
  return countSecond(call, readInstructions);
}

llvm::Expected<int64_t> padlab::countLines(const std::function<void()> &call) {
  return countSecond(call, readLines);
}
