//===- Process.cpp - child processes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Names.h"

#include "Process.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace padlab::processes;

static volatile std::sig_atomic_t interrupted = 0;

void padlab::processes::catchInterrupts() {
  struct sigaction action = {};
  action.sa_handler = [](int) { interrupted = 1; };
  ::sigaction(SIGINT, &action, nullptr);
  ::sigaction(SIGTERM, &action, nullptr);
}

std::string padlab::processes::getBuildStamp() {
  fs::file_status build;
  (void)fs::status(
      fs::getMainExecutable(nullptr, reinterpret_cast<void *>(&getBuildStamp)),
      build);
  return std::to_string(
      build.getLastModificationTime().time_since_epoch().count());
}

bool padlab::processes::isInterrupted() { return interrupted; }

void padlab::processes::sleepMilliseconds(unsigned milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

double padlab::processes::getSeconds() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

Process &Process::operator=(Process &&other) noexcept {
  kill();
  pid = other.pid;
  other.pid = -1;
  return *this;
}

/// Redirects the standard streams of the child, in which it is called.
static void redirect(const Command &command) {
  int in = ::open("/dev/null", O_RDONLY);
  int err = ::open(command.log.c_str(), O_CREAT | O_APPEND | O_WRONLY, 0644);
  int out = err;
  if (!command.output.empty())
    out = ::open(command.output.c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0644);
  ::dup2(in, 0);
  ::dup2(out >= 0 ? out : in, 1);
  ::dup2(err >= 0 ? err : in, 2);
}

bool Process::start(const Command &command) {
  std::vector<char *> argv, environment;
  for (const std::string &word : command.words)
    argv.push_back(const_cast<char *>(word.c_str()));
  argv.push_back(nullptr);
  for (char **variable = environ; *variable; ++variable)
    environment.push_back(*variable);
  for (const std::string &variable : command.environment)
    environment.push_back(const_cast<char *>(variable.c_str()));
  environment.push_back(nullptr);

  pid_t parent = ::getpid();
  pid = ::fork();
  if (pid != 0) {
    if (pid > 0)
      ::setpgid(pid, pid);
    return pid > 0;
  }
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have died before the call of prctl.
  if (::getppid() != parent)
    ::_exit(127);
  redirect(command);
  if (!command.directory.empty() && ::chdir(command.directory.c_str()) != 0)
    ::_exit(127);
  ::execve(argv[0], argv.data(), environment.data());
  ::_exit(127);
}

std::optional<Exit> Process::poll() {
  int status = 0;
  if (pid <= 0 || ::waitpid(pid, &status, WNOHANG) != pid)
    return std::nullopt;
  pid = -1;
  Exit exit;
  if (WIFSIGNALED(status))
    exit.signal = WTERMSIG(status);
  else
    exit.code = WEXITSTATUS(status);
  return exit;
}

void Process::signal(int number) const {
  if (pid > 0)
    ::kill(-pid, number);
}

void Process::kill() {
  if (pid <= 0)
    return;
  signal(SIGKILL);
  ::waitpid(pid, nullptr, 0);
  pid = -1;
}

/// Returns a process's private memory, plus its proportional share of the
/// memory that it shares.
static uint64_t getProportionalBytes(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/smaps_rollup");
  std::string word;
  uint64_t kilobytes = 0;
  while (file >> word)
    if (word == "Pss:") {
      file >> kilobytes;
      break;
    }
  return kilobytes << 10;
}

uint64_t padlab::processes::getMemoryOfTree(pid_t pid) {
  uint64_t bytes = getProportionalBytes(pid);
  // Each thread has a list of the children that it started.
  std::error_code error;
  for (fs::directory_iterator
           it("/proc/" + std::to_string(pid) + "/task", error),
       end;
       it != end && !error; it.increment(error)) {
    std::ifstream children(it->path() + "/children");
    for (pid_t child; children >> child;)
      bytes += getMemoryOfTree(child);
  }
  return bytes;
}

/// Returns whether `variable` is `mark` or a path below it. A comparison of
/// prefixes is not enough: the folder of one task may be `a/1`, and that of
/// another `a/10`.
static bool isBelow(StringRef variable, StringRef mark) {
  return variable.consume_front(mark) &&
         (variable.empty() || variable.front() == '/' || mark.ends_with("/"));
}

static bool isMarked(const std::string &pid, const std::string &mark) {
  std::ifstream file("/proc/" + pid + "/environ", std::ios::binary);
  for (std::string variable; std::getline(file, variable, '\0');)
    if (isBelow(variable, mark))
      return true;
  return false;
}

static std::vector<pid_t> listMarked(const std::string &mark) {
  std::vector<pid_t> marked;
  std::error_code error;
  for (fs::directory_iterator it("/proc", error), end; it != end && !error;
       it.increment(error)) {
    pid_t pid = 0;
    StringRef name = llvm::sys::path::filename(it->path());
    if (!name.getAsInteger(10, pid) && pid != ::getpid() &&
        isMarked(name.str(), mark))
      marked.push_back(pid);
  }
  return marked;
}

void padlab::processes::killMarked(const std::string &mark) {
  constexpr unsigned attempts = 500;
  for (unsigned i = 0; i < attempts; ++i) {
    std::vector<pid_t> marked = listMarked(mark);
    if (marked.empty())
      return;
    for (pid_t pid : marked)
      ::kill(pid, SIGKILL);
    sleepMilliseconds(10);
  }
}
