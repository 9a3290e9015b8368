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
  /// Standard error is appended to the file `log`. Standard output is, too,
  /// unless `output` names a file for it.
  std::string log, output;
  /// The working directory; empty for that of this process.
  std::string directory;
  /// `NAME=value`, in addition to this process' environment.
  std::vector<std::string> environment;
};

/// A child process with a process group of its own. The kernel kills it when
/// its parent dies.
class Process {
public:
  Process() = default;
  Process(Process &&other) noexcept : pid(other.pid) { other.pid = -1; }
  Process &operator=(Process &&other) noexcept;
  ~Process() { kill(); }

  /// Returns false if no process can be created. If the program cannot be
  /// started, the process exits with 127.
  bool start(const Command &command);
  bool isRunning() const { return pid > 0; }
  pid_t getPid() const { return pid; }
  /// Returns, without waiting, how the process ended; nullopt while it runs,
  /// and after its end was returned once.
  std::optional<Exit> poll();
  void signal(int number) const;
  /// Sends SIGKILL to the process group, and reaps the process.
  void kill();

private:
  pid_t pid = -1;
};

/// Returns the bytes that a process and its descendants hold; shared memory is
/// counted once.
uint64_t getMemoryOfTree(pid_t pid);

/// Kills each process, except this one, whose environment has the variable
/// `mark` (`NAME=path`) with this path or a path below it, and waits for the
/// end of these processes, but not longer than a few seconds. This ends
/// processes that outlived the task that started them.
void killMarked(const std::string &mark);

/// Makes SIGINT and SIGTERM only set a flag from now on (`isInterrupted`).
void catchInterrupts();
bool isInterrupted();

/// Returns a string that differs between two builds of the running tool: what
/// one build computed may not hold for the other.
std::string getBuildStamp();

/// Returns the seconds since the machine was started.
double getSeconds();
void sleepMilliseconds(unsigned milliseconds);

} // namespace padlab::processes

#endif // PADLAB_FUZZ_LIB_SUPPORT_PROCESS_H
