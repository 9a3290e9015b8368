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
  int code = 0;   ///< The exit code, if it exited.
  int signal = 0; ///< The signal that ended it; 0 if none did.
  bool ok() const { return code == 0 && signal == 0; }
};

/// The command to start.
struct Command {
  std::vector<std::string> words;
  /// The file to which standard error is appended; standard output goes there,
  /// too, or to a file of its own.
  std::string log, output;
  /// The working directory; empty: here.
  std::string directory;
  /// `NAME=value`, in addition to this process' environment.
  std::vector<std::string> environment;
};

/// A child in its own process group. It gets SIGKILL when its parent dies.
class Process {
public:
  Process() = default;
  Process(Process &&other) noexcept : pid(other.pid) { other.pid = -1; }
  Process &operator=(Process &&other) noexcept;
  ~Process() { kill(); }

  /// Returns false if the program cannot be started.
  bool start(const Command &command);
  bool isRunning() const { return pid > 0; }
  pid_t getPid() const { return pid; }
  /// Returns, without waiting, how the process ended; nullopt while it runs,
  /// and once its end has been returned.
  std::optional<Exit> poll();
  void signal(int number) const;
  /// Sends SIGKILL to the process group, and reaps the process.
  void kill();

private:
  pid_t pid = -1;
};

/// Returns the bytes that a process and its children hold; shared memory counts
/// once.
uint64_t getMemoryOfTree(pid_t pid);

/// Kills every process of this user whose environment has the variable `mark`
/// (`NAME=path`) with this path or one below it, except this process, and waits
/// for their end. This ends processes that outlived a killed task.
void killMarked(const std::string &mark);

/// From now on, SIGINT and SIGTERM only set a flag.
void catchInterrupts();
bool isInterrupted();

/// Returns a string that differs between two builds of the running tool, since
/// results of one build need not hold for the other.
std::string getBuildStamp();

/// Returns the seconds since the machine was started.
double getSeconds();
void sleepMilliseconds(unsigned milliseconds);

} // namespace padlab::processes

#endif // PADLAB_FUZZ_LIB_SUPPORT_PROCESS_H
