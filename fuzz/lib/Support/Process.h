//===- Process.h - child processes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_SUPPORT_PROCESS_H
#define PADLAB_FUZZ_LIB_SUPPORT_PROCESS_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace padlab::processes {

/// How a process ended.
struct Exit {
  int code = 0;   ///< When it exited.
  int signal = 0; ///< When a signal ended it.
  bool ok() const { return code == 0 && signal == 0; }
};

/// The command to start.
struct Command {
  std::vector<std::string> words;
  /// Standard error is appended to `log`; standard output, too, or it is
  /// written to a file of its own.
  std::string log, output;
  /// The working directory; empty: here.
  std::string directory;
  /// `NAME=value`, beside what this process has.
  std::vector<std::string> environment;
};

/// A child in its own process group. It gets SIGKILL when its parent dies.
class Process {
public:
  Process() = default;
  Process(Process &&other) noexcept : pid(other.pid) { other.pid = -1; }
  Process &operator=(Process &&other) noexcept;
  ~Process() { kill(); }

  /// False when the program cannot be started.
  bool start(const Command &command);
  bool isRunning() const { return pid > 0; }
  pid_t getPid() const { return pid; }
  /// Without waiting: how it ended, once.
  std::optional<Exit> poll();
  void signal(int number) const;
  /// SIGKILL to the group, and reaps.
  void kill();

private:
  pid_t pid = -1;
};

/// Bytes that a process and its children hold; what they share counts once.
uint64_t getMemoryOfTree(pid_t pid);

/// Kills every process of this user whose environment has the variable `mark`
/// (`NAME=path`), or with a path below, except this one, and waits for their
/// end. It ends what has outlived a task that was killed.
void killMarked(const std::string &mark);

/// From now on SIGINT and SIGTERM only set a flag.
void catchInterrupts();
bool isInterrupted();

/// Differs between two builds of the running tool: what one has found out need
/// not be what another would.
std::string getBuildStamp();

/// Seconds since the machine was started.
double getSeconds();
void sleepMilliseconds(unsigned milliseconds);

} // namespace padlab::processes

#endif // PADLAB_FUZZ_LIB_SUPPORT_PROCESS_H
