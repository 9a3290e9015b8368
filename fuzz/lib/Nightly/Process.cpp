//===- Process.cpp - child processes of the nightly -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace padlab::nightly;

static volatile std::sig_atomic_t interrupted = 0;

void padlab::nightly::catchInterrupts() {
  struct sigaction action = {};
  action.sa_handler = [](int) { interrupted = 1; };
  ::sigaction(SIGINT, &action, nullptr);
  ::sigaction(SIGTERM, &action, nullptr);
}

bool padlab::nightly::isInterrupted() { return interrupted; }

void padlab::nightly::sleepMilliseconds(unsigned milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

std::string Exit::str() const {
  if (timedOut)
    return "ran out of time";
  if (signal)
    return std::string("killed by signal ") + std::to_string(signal) + " (" +
           ::strsignal(signal) + ")";
  return "exit code " + std::to_string(code);
}

Process &Process::operator=(Process &&other) noexcept {
  kill();
  pid = other.pid;
  other.pid = -1;
  return *this;
}

bool Process::start(const std::vector<std::string> &command,
                    llvm::StringRef log) {
  std::vector<char *> argv;
  for (const std::string &word : command)
    argv.push_back(const_cast<char *>(word.c_str()));
  argv.push_back(nullptr);
  std::string logPath = log.str();

  pid = ::fork();
  if (pid != 0)
    return pid > 0;
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  int out = ::open(logPath.c_str(), O_CREAT | O_APPEND | O_WRONLY, 0644);
  int in = ::open("/dev/null", O_RDONLY);
  ::dup2(in, 0);
  ::dup2(out >= 0 ? out : in, 1);
  ::dup2(out >= 0 ? out : in, 2);
  ::execv(argv[0], argv.data());
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

Exit padlab::nightly::run(const std::vector<std::string> &command,
                          llvm::StringRef log, unsigned seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::seconds grace(5);
  Process process;
  if (!process.start(command, log))
    return {127, 0, false};
  Clock::time_point end = Clock::now() + std::chrono::seconds(seconds);
  bool asked = false, late = false;
  for (;;) {
    if (std::optional<Exit> exit = process.poll()) {
      exit->timedOut = late;
      return *exit;
    }
    if (!asked)
      late = Clock::now() >= end;
    if (!asked && (late || isInterrupted())) {
      process.signal(SIGINT);
      asked = true;
      end = Clock::now() + grace;
    } else if (asked && Clock::now() >= end) {
      process.kill();
      return {0, SIGKILL, late};
    }
    sleepMilliseconds(20);
  }
}
