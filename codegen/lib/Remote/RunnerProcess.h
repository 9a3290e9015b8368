//===- RunnerProcess.h - a runner that is kept alive -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_REMOTE_RUNNERPROCESS_H
#define PADLAB_CODEGEN_REMOTE_RUNNERPROCESS_H

#include "Protocol.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <sys/types.h>

namespace padlab::remote {

/// Returns an error of one line that says why no runner can be started; success
/// if one can be started. `missingPackage` is the Debian package that was
/// missing when padlab was built, so that no runner was built; empty if nothing
/// was missing.
llvm::Error checkRunner(llvm::StringRef missingPackage, const char *emulator,
                        const char *program);
/// Does the same for the emulator and the runner of this build.
llvm::Error checkRunnerExists();

/// The process of the emulator that executes the runner (Protocol.h). If it
/// dies or does not answer, the next `ensureRunning` starts another runner,
/// which has none of the code and buffers of the first one.
class RunnerProcess {
public:
  /// Returns the runner of this process. A process has only one runner, so all
  /// programs share its runtime.
  static RunnerProcess &get();
  ~RunnerProcess();
  RunnerProcess(const RunnerProcess &) = delete;
  RunnerProcess &operator=(const RunnerProcess &) = delete;

  llvm::Error ensureRunning();
  bool isRunning() const;
  /// Returns how many runners this process has started so far. The memory of
  /// all but the last runner is lost.
  uint64_t getGeneration() const { return generation; }
  /// Returns the address of a symbol in the runner; nullopt if the runner does
  /// not define it.
  std::optional<uint64_t> getAddress(llvm::StringRef symbol) const;

  /// Sends a request and returns the reply. If the runner dies or does not
  /// reply in time, ends it and returns nullopt.
  std::optional<std::vector<char>> ask(Kind kind, const Writer &message,
                                       int timeoutMs = defaultTimeoutMs);
  /// Returns the signal that ended the last runner that was lost, or SIGABRT if
  /// it ended without a signal; 0 if this runner was ended because it did not
  /// answer in time.
  int getLastSignal() const { return lastSignal; }

private:
  /// A time limit that no request comes close to, except for calls, which have
  /// their own limits.
  static constexpr int defaultTimeoutMs = 60000;

  RunnerProcess() = default;
  llvm::Error start();
  bool learnSymbols();
  void abandon();
  /// Ends the runner. `hasHungUp` says that the runner has closed the
  /// connection, so that it ends by itself.
  void end(bool hasHungUp);

  pid_t pid = -1;
  /// The process that started the runner. In a forked child this is another
  /// process, so the child must start its own runner.
  pid_t owner = -1;
  int socket = -1;
  uint64_t generation = 0;
  int lastSignal = 0;
  llvm::StringMap<uint64_t> symbols;
};

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_RUNNERPROCESS_H
