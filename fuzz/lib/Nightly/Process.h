//===- Process.h - child processes of the nightly -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_PROCESS_H
#define PADLAB_FUZZ_LIB_NIGHTLY_PROCESS_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace padlab::nightly {

/// How a process ended.
struct Exit {
  int code = 0;   ///< When it exited.
  int signal = 0; ///< When a signal ended it.
  bool timedOut = false;
  bool ok() const { return code == 0 && signal == 0 && !timedOut; }
  std::string str() const;
};

/// A child in its own process group, both outputs appended to one log file.
/// It gets SIGKILL when the nightly dies.
class Process {
public:
  Process() = default;
  Process(Process &&other) noexcept : pid(other.pid) { other.pid = -1; }
  Process &operator=(Process &&other) noexcept;
  ~Process() { kill(); }

  /// False when the program cannot be started.
  bool start(const std::vector<std::string> &command, llvm::StringRef log);
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

/// Runs `command` to its end. After `seconds`, or when the nightly was
/// interrupted, it is asked to stop, then killed.
Exit run(const std::vector<std::string> &command, llvm::StringRef log,
         unsigned seconds);

/// From now on SIGINT and SIGTERM only set a flag.
void catchInterrupts();
bool isInterrupted();

void sleepMilliseconds(unsigned milliseconds);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_PROCESS_H
