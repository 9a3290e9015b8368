//===- DeadlyAttempt.cpp - the attempt that kills the process -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bisection.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <csignal>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace padlab;

/// The time limit of a child. A child that reaches it does not count as dead.
static constexpr unsigned maxSeconds = 10;

bool padlab::dies(llvm::function_ref<void()> action) {
  pid_t child = fork();
  if (child < 0)
    return false;
  if (child == 0) {
    // Turns stack traces off, because this death is expected, and symbolizing
    // takes seconds. Keeps the handler of SIGTRAP: in a fuzzer's child, the
    // first call of an observed function traps (`observeFunctions`).
    for (int number : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT})
      signal(number, SIG_DFL);
    alarm(maxSeconds);
    action();
    _exit(0);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  bool hung = WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM;
  return !hung && (WIFSIGNALED(status) || WEXITSTATUS(status) != 0);
}

std::optional<unsigned> padlab::askChild(llvm::function_ref<unsigned()> find) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0)
    return std::nullopt;
  unsigned answer = 0;
  bool isDead = dies([&] {
    unsigned found = find();
    if (write(ends[1], &found, sizeof(found)) != sizeof(found))
      _exit(EXIT_FAILURE);
  });
  close(ends[1]);
  bool isAnswered = read(ends[0], &answer, sizeof(answer)) == sizeof(answer);
  close(ends[0]);
  if (isDead || !isAnswered)
    return std::nullopt;
  return answer;
}

bool padlab::holdsInChild(llvm::function_ref<bool()> holds) {
  return askChild([&] { return holds() ? 1 : 0; }).value_or(0) == 1;
}

/// Holds the pattern application in which a child died. The child writes it
/// before it dies, to memory that it shares with its parent.
class LastWords {
public:
  LastWords() : file(memfd_create("padlab-last-words", MFD_CLOEXEC)) {}
  ~LastWords() {
    if (file >= 0)
      close(file);
  }

  void write(const Application &application) {
    std::string text = formatv(
        "{0}", json::Value(json::Object{
                   {"pattern", application.pattern},
                   {"before", application.before},
                   {"after", application.after},
                   {"number", static_cast<int64_t>(application.number)}}));
    if (ftruncate(file, 0) == 0)
      (void)!pwrite(file, text.data(), text.size(), 0);
  }

  Application read() const {
    Application application;
    auto text = llvm::MemoryBuffer::getOpenFile(file, "last words", -1);
    if (!text)
      return application;
    Expected<json::Value> value = json::parse((*text)->getBuffer());
    if (!value) {
      llvm::consumeError(value.takeError());
      return application;
    }
    const json::Object &object = *value->getAsObject();
    application.pattern = object.getString("pattern").value_or("").str();
    application.before = object.getString("before").value_or("").str();
    application.after = object.getString("after").value_or("").str();
    application.number = object.getInteger("number").value_or(0);
    return application;
  }

private:
  int file;
};

bool padlab::killsProcess(ModuleOp program, StringRef passes, unsigned limit) {
  return dies([&] { runPasses(program, passes, limit); });
}

std::optional<Application> padlab::findDeadlyAttempt(ModuleOp program,
                                                     StringRef passes) {
  auto diesAfter = [&](unsigned limit) {
    return killsProcess(program, passes, limit);
  };
  if (!diesAfter(unlimited))
    return std::nullopt;
  if (diesAfter(0))
    return Application();
  // The number of attempts is unknown, because the process that counted them
  // died. So double the limit until the pass dies. If it survives however many
  // attempts it may make, it died by chance.
  unsigned alive = 0, dead = 1;
  while (!diesAfter(dead)) {
    if (dead > unlimited / 2)
      return std::nullopt;
    alive = dead;
    dead *= 2;
  }
  while (dead - alive > 1) {
    unsigned middle = alive + (dead - alive) / 2;
    (diesAfter(middle) ? dead : alive) = middle;
  }
  LastWords words;
  dies([&] {
    inspectAttempt(program, passes, dead, [&](const Application &application) {
      words.write(application);
    });
  });
  Application application = words.read();
  application.attempt = dead;
  return application;
}
