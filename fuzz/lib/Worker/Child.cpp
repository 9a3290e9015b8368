//===- Child.cpp - the process that serves a worker -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Child.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <execinfo.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace padlab;

/// Prints the innermost functions on the stack, by the names that libraries
/// export, then dies of the signal. Prints only a few functions of the
/// compiler's libraries: these say where the process died, and finding the name
/// of each takes milliseconds.
static void printStackAndDie(int signal) {
  constexpr int maxNamed = 4;
  void *frames[12];
  int count = backtrace(frames, std::size(frames)), named = 0;
  for (int i = 0; i < count && named < maxNamed; ++i) {
    Dl_info info = {};
    if (!dladdr(frames[i], &info) || !info.dli_fname || !info.dli_sname)
      continue;
    char line[4096];
    int length = std::snprintf(line, sizeof(line), "%s(%s+)\n", info.dli_fname,
                               info.dli_sname);
    if (length <= 0 || length >= int(sizeof(line)))
      continue;
    (void)!write(STDERR_FILENO, line, length);
    named += std::strstr(info.dli_fname, "/libMLIR") ||
             std::strstr(info.dli_fname, "/libLLVM");
  }
  std::signal(signal, SIG_DFL);
  raise(signal);
}

/// The handlers run on a stack of their own, because endless recursion is a
/// common crash of compilers.
static void catchCrashes() {
  constexpr size_t stackBytes = 1 << 16;
  stack_t stack = {};
  stack.ss_sp = std::malloc(stackBytes);
  stack.ss_size = stackBytes;
  sigaltstack(&stack, nullptr);
  // The first call of `backtrace` loads the unwinder, which must not happen in
  // a signal handler.
  void *frame;
  backtrace(&frame, 1);
  struct sigaction action = {};
  action.sa_handler = printStackAndDie;
  action.sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
  for (int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT})
    sigaction(signal, &action, nullptr);
}

void worker::tieToParent(int parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(EXIT_FAILURE);
  for (int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE})
    std::signal(signal, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  rlimit noCore = {0, 0};
  setrlimit(RLIMIT_CORE, &noCore);
}

static bool readAll(int file, char *bytes, size_t size) {
  while (size) {
    ssize_t got = read(file, bytes, size);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return false;
    bytes += got;
    size -= got;
  }
  return true;
}

static bool writeAll(int file, const char *bytes, size_t size) {
  while (size) {
    ssize_t put = write(file, bytes, size);
    if (put < 0 && errno == EINTR)
      continue;
    if (put <= 0)
      return false;
    bytes += put;
    size -= put;
  }
  return true;
}

static bool sendMessage(int file, llvm::StringRef text) {
  worker::Length length = text.size();
  return writeAll(file, reinterpret_cast<char *>(&length), sizeof(length)) &&
         writeAll(file, text.data(), text.size());
}

void worker::serve(const Worker::Factory &factory, int socket, int errorFile,
                   int parent) {
  tieToParent(parent);
  dup2(errorFile, STDOUT_FILENO);
  dup2(errorFile, STDERR_FILENO);
  catchCrashes();
  poisonFreedMemory();
  noteActivity(Activity::Step, "start");
  Worker::Handler handler = factory();
  sendMessage(socket, "");
  std::string request;
  Length length;
  while (readAll(socket, reinterpret_cast<char *>(&length), sizeof(length))) {
    request.resize(length);
    if (!readAll(socket, request.data(), length))
      break;
    noteActivity(Activity::Case, "");
    std::string answer = handler(request);
    if (!sendMessage(socket, answer))
      break;
  }
  // Exit handlers belong to the parent, so the child does not run them.
  _exit(EXIT_SUCCESS);
}

//===----------------------------------------------------------------------===//
// Notes on the current activity
//===----------------------------------------------------------------------===//

worker::ActivityPage *worker::currentPage = nullptr;

void padlab::noteActivity(Activity activity, llvm::StringRef name) {
  worker::ActivityPage *page = worker::currentPage;
  if (!page)
    return;
  auto level = static_cast<unsigned>(activity);
  size_t length = std::min(name.size(), worker::ActivityPage::maxNameBytes - 1);
  std::memcpy(page->names[level], name.data(), length);
  page->names[level][length] = 0;
  for (unsigned finer = level + 1; finer < numActivities; ++finer)
    page->names[finer][0] = 0;
}
