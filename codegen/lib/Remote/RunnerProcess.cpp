//===- RunnerProcess.cpp - a runner that is kept alive -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunnerProcess.h"

#include "RemoteConfig.h"

#include "padlab/dialect/MathFunctions.h"
#include "padlab/dialect/SourceFiles.h"

#include <csignal>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace padlab;
using namespace padlab::remote;

static constexpr int startTimeoutMs = 20000;

llvm::Error padlab::remote::checkRunner(llvm::StringRef missingPackage,
                                        const char *emulator,
                                        const char *program) {
  if (missingPackage.empty() && access(emulator, X_OK) != 0)
    missingPackage = PADLAB_RUNNER_EMULATOR_PACKAGE;
  if (!missingPackage.empty())
    return llvm::createStringError(
        "CPU 'aarch64' is emulated, which needs the Debian package '" +
        missingPackage + "': install it and configure again (./padlab setup)");
  if (access(program, X_OK) != 0)
    return llvm::createStringError(
        llvm::Twine("CPU 'aarch64' is emulated, which needs the file ") +
        program + ": build it (./padlab setup)");
  return llvm::Error::success();
}

static const std::string &getRunnerPath() {
  static const std::string path =
      getBuildDirectory() + "/bin/padlab-runner-aarch64";
  return path;
}

llvm::Error padlab::remote::checkRunnerExists() {
  return checkRunner(PADLAB_RUNNER_MISSING_PACKAGE, PADLAB_RUNNER_EMULATOR,
                     getRunnerPath().c_str());
}

//===----------------------------------------------------------------------===//
// Functions that the runner asks for
//===----------------------------------------------------------------------===//

static double toDouble(uint64_t bits) {
  double value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

static double evaluate(const MathRequest &request) {
  using Double = double (*)(double, double);
  static const Double doubles[] = {
#define PADLAB_UNARY(NAME, OP)                                                 \
  +[](double x, double) { return padlab_##NAME##_f64(x); },
      PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_UNARY)
#define PADLAB_BINARY(NAME, OP) padlab_##NAME##_f64,
          PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_BINARY)
#undef PADLAB_UNARY
#undef PADLAB_BINARY
  };
  static const Double singles[] = {
#define PADLAB_UNARY(NAME, OP)                                                 \
  +[](double x, double) -> double { return padlab_##NAME##_f32(float(x)); },
      PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_UNARY)
#define PADLAB_BINARY(NAME, OP)                                                \
  +[](double x, double y) -> double {                                          \
    return padlab_##NAME##_f32(float(x), float(y));                            \
  },
          PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_BINARY)
#undef PADLAB_UNARY
#undef PADLAB_BINARY
  };
  if (request.function >= std::size(doubles))
    return 0;
  return (request.single ? singles : doubles)[request.function](
      toDouble(request.arguments[0]), toDouble(request.arguments[1]));
}

//===----------------------------------------------------------------------===//
// The process
//===----------------------------------------------------------------------===//

RunnerProcess &RunnerProcess::get() {
  static RunnerProcess runner;
  return runner;
}

RunnerProcess::~RunnerProcess() { end(/*hasHungUp=*/false); }

bool RunnerProcess::isRunning() const {
  return socket >= 0 && owner == getpid();
}

llvm::Error RunnerProcess::ensureRunning() {
  if (isRunning())
    return llvm::Error::success();
  abandon();
  if (llvm::Error error = checkRunnerExists())
    return error;
  return start();
}

llvm::Error RunnerProcess::start() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return llvm::createStringError("no socket for a runner");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  char emulator[] = PADLAB_RUNNER_EMULATOR;
  std::string program = getRunnerPath();
  char *arguments[] = {emulator, program.data(), nullptr};
  int failure =
      posix_spawn(&pid, emulator, &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (failure != 0) {
    close(ends[0]);
    return llvm::createStringError("cannot start " PADLAB_RUNNER_EMULATOR);
  }
  socket = ends[0];
  owner = getpid();
  ++generation;
  if (learnSymbols())
    return llvm::Error::success();
  end(/*hasHungUp=*/false);
  return llvm::createStringError(
      getRunnerPath() + " does not start under " PADLAB_RUNNER_EMULATOR);
}

bool RunnerProcess::learnSymbols() {
  Kind kind;
  std::vector<char> hello;
  if (!Channel(socket).receive(kind, hello, startTimeoutMs) ||
      kind != Kind::Hello)
    return false;
  symbols.clear();
  Reader in(hello);
  while (in.getSize() != 0) {
    auto address = in.take<uint64_t>();
    symbols[in.takeString()] = address;
  }
  return true;
}

std::optional<uint64_t> RunnerProcess::getAddress(llvm::StringRef name) const {
  auto found = symbols.find(name);
  if (found == symbols.end())
    return std::nullopt;
  return found->second;
}

void RunnerProcess::abandon() {
  if (socket >= 0)
    close(socket);
  socket = -1;
  pid = -1;
}

/// Ends the runner. If this process is a fork, the runner belongs to the
/// parent, so it is only forgotten.
void RunnerProcess::end(bool hasHungUp) {
  if (isRunning()) {
    if (!hasHungUp)
      kill(pid, SIGKILL);
    int status = 0;
    waitpid(pid, &status, 0);
    lastSignal = 0;
    if (hasHungUp)
      lastSignal = WIFSIGNALED(status) ? WTERMSIG(status) : SIGABRT;
  }
  abandon();
}

std::optional<std::vector<char>>
RunnerProcess::ask(Kind kind, const Writer &message, int timeoutMs) {
  if (!isRunning())
    return std::nullopt;
  Channel runner(socket);
  std::vector<char> reply;
  bool isThere = runner.send(kind, message.get());
  while (isThere && (isThere = runner.receive(kind, reply, timeoutMs))) {
    if (kind == Kind::Reply)
      return reply;
    auto request = Reader(reply).take<MathRequest>();
    isThere = runner.send(Kind::Reply, Writer().put(evaluate(request)).get());
  }
  end(runner.hasHungUp());
  return std::nullopt;
}
