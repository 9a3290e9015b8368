//===- FirstUse.cpp - one call in a process of its own --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FirstUse.h"

#include <cerrno>
#include <sys/wait.h>
#include <unistd.h>

using namespace padlab;

/// Runs in the child, which ends by _exit: no destructor is called, and no
/// buffer of the parent's is flushed twice.
[[noreturn]] static void callAndExit(const Thunk &thunk, int pipe) {
  double start = readThreadClock();
  thunk.call();
  double seconds = readThreadClock() - start;
  bool sent = write(pipe, &seconds, sizeof seconds) == sizeof seconds;
  _exit(sent ? 0 : 1);
}

double padlab::timeInChild(const Thunk &thunk) {
  int pipes[2];
  if (pipe(pipes) != 0)
    return -1;
  pid_t child = fork();
  if (child == 0)
    callAndExit(thunk, pipes[1]);
  close(pipes[1]);
  double seconds = -1;
  if (child > 0) {
    ssize_t size;
    do
      size = read(pipes[0], &seconds, sizeof seconds);
    while (size < 0 && errno == EINTR);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
      ;
    if (size != sizeof seconds || !WIFEXITED(status) ||
        WEXITSTATUS(status) != 0)
      seconds = -1;
  }
  close(pipes[0]);
  return seconds;
}

std::vector<Series> padlab::measureFirstUse(const std::vector<Thunk> &thunks,
                                            unsigned rounds) {
  std::vector<Series> all;
  for (const Thunk &thunk : thunks)
    all.push_back({thunk.name, 1, {}});
  std::vector<bool> failed(thunks.size());
  for (unsigned round = 0; round != rounds; ++round)
    for (size_t turn = 0; turn != thunks.size(); ++turn) {
      size_t i = (round + turn) % thunks.size();
      if (failed[i])
        continue;
      double seconds = timeInChild(thunks[i]);
      failed[i] = seconds < 0;
      all[i].seconds.push_back(seconds);
    }
  for (size_t i = 0; i != thunks.size(); ++i)
    if (failed[i])
      all[i].seconds.clear();
  return all;
}
