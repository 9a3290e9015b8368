//===- Worker.h - a long-lived process that may crash -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Isolation without a fork per case: one child serves request after request
/// over a pipe; when it dies, hangs or outgrows its memory the culprit is known
/// (the request being served), and the next request gets a new child.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_WORKER_H
#define PADLAB_FUZZ_WORKER_H

#include "llvm/ADT/StringRef.h"

#include <functional>
#include <string>

namespace padlab {

struct WorkerLimits {
  unsigned secondsPerRequest = 20;
  uint64_t memoryBytes = uint64_t(4) << 30;
};

struct WorkerReply {
  enum class Status { Done, Crash, Hang };
  Status status = Status::Done;
  std::string text;        ///< The handler's answer.
  int signal = 0;          ///< Of a crash.
  std::string errorOutput; ///< The last 16 KiB of standard error.
};

class Worker {
public:
  using Handler = std::function<std::string(llvm::StringRef request)>;
  /// Makes the handler; runs in the child, once, so that contexts and engines
  /// are built there.
  using Factory = std::function<Handler()>;

  explicit Worker(Factory factory, WorkerLimits limits = {});
  ~Worker();
  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  WorkerReply call(llvm::StringRef request);
  unsigned getRestarts() const { return restarts; }

private:
  bool start();
  void stop();

  Factory factory;
  WorkerLimits limits;
  int toChild = -1, fromChild = -1, errorFile = -1;
  int child = -1;
  unsigned restarts = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_WORKER_H
