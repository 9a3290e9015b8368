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

/// Why no runner can be started, in one line; success when one can.
/// `missingPackage`: the Debian package without which none was built, or empty.
llvm::Error checkRunner(llvm::StringRef missingPackage, const char *emulator,
                        const char *program);
/// Checks that this machine has a runner.
llvm::Error checkRunnerExists();

/// The emulator with our runner in it. When it dies, or does not answer, the
/// next `ensureRunning` starts another, to which nothing of the first is known.
class RunnerProcess {
public:
  /// One a process, as there is one runtime a process.
  static RunnerProcess &get();
  ~RunnerProcess();
  RunnerProcess(const RunnerProcess &) = delete;
  RunnerProcess &operator=(const RunnerProcess &) = delete;

  llvm::Error ensureRunning();
  bool isRunning() const;
  /// Counts the runners so far: memory of an earlier one is gone.
  uint64_t getGeneration() const { return generation; }
  /// Nullopt for what the runner does not have.
  std::optional<uint64_t> getAddress(llvm::StringRef symbol) const;

  /// The answer to `message`; nullopt when there is none, and no runner any
  /// more.
  std::optional<std::vector<char>> ask(Kind kind, const Writer &message,
                                       int timeoutMs = defaultTimeoutMs);
  /// The signal that ended the runner that was lost last; 0 if it did not
  /// answer in time.
  int getLastSignal() const { return lastSignal; }

private:
  /// Much more than anything takes but a call.
  static constexpr int defaultTimeoutMs = 60000;

  RunnerProcess() = default;
  llvm::Error start();
  bool learnSymbols();
  void abandon();
  /// `hasHungUp`: it ends by itself.
  void end(bool hasHungUp);

  pid_t pid = -1;
  /// A fork of this process has no runner of its own yet.
  pid_t owner = -1;
  int socket = -1;
  uint64_t generation = 0;
  int lastSignal = 0;
  llvm::StringMap<uint64_t> symbols;
};

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_RUNNERPROCESS_H
