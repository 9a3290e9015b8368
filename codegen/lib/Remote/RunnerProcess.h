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

/// Returns one line that says why no runner can be started; success if one can.
/// `missingPackage` is the Debian package without which no runner was built, or
/// empty.
llvm::Error checkRunner(llvm::StringRef missingPackage, const char *emulator,
                        const char *program);
/// Checks that this machine has a runner.
llvm::Error checkRunnerExists();

/// The emulator that runs our runner. If it dies or does not answer, the next
/// `ensureRunning` starts another one, which has no data of the first.
class RunnerProcess {
public:
  /// Returns the one runner of this process, which has one runtime.
  static RunnerProcess &get();
  ~RunnerProcess();
  RunnerProcess(const RunnerProcess &) = delete;
  RunnerProcess &operator=(const RunnerProcess &) = delete;

  llvm::Error ensureRunning();
  bool isRunning() const;
  /// Counts the runners so far: memory of earlier ones is lost.
  uint64_t getGeneration() const { return generation; }
  /// Returns nullopt for a symbol that the runner lacks.
  std::optional<uint64_t> getAddress(llvm::StringRef symbol) const;

  /// Returns the answer to `message`; nullopt if there is none because the
  /// runner died.
  std::optional<std::vector<char>> ask(Kind kind, const Writer &message,
                                       int timeoutMs = defaultTimeoutMs);
  /// Returns the signal that ended the runner that was lost last; 0 if it did
  /// not answer in time.
  int getLastSignal() const { return lastSignal; }

private:
  /// Every request except a call takes much less than this.
  static constexpr int defaultTimeoutMs = 60000;

  RunnerProcess() = default;
  llvm::Error start();
  bool learnSymbols();
  void abandon();
  /// Ends the runner. If `hasHungUp`, it has closed the connection, and ends by
  /// itself.
  void end(bool hasHungUp);

  pid_t pid = -1;
  /// The process that owns the runner: a fork has no runner of its own yet.
  pid_t owner = -1;
  int socket = -1;
  uint64_t generation = 0;
  int lastSignal = 0;
  llvm::StringMap<uint64_t> symbols;
};

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_RUNNERPROCESS_H
