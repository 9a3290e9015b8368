//===- Worker.h - a long-lived process that may crash -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Isolation without a fork per case: one child serves request after request
/// over a socket; when it dies, hangs or outgrows its memory the culprit is
/// known (the request being served), and the next request gets a new child.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_WORKER_H
#define PADLAB_FUZZ_WORKER_H

#include "llvm/ADT/StringRef.h"

#include <array>
#include <functional>
#include <memory>
#include <string>

namespace padlab {

struct WorkerLimits {
  /// On the clock on the wall: on a loaded machine a request may wait long for
  /// its processor time.
  unsigned secondsPerRequest = 120;
  /// Resident memory and captured output together.
  uint64_t memoryBytes = uint64_t(4) << 30;
  /// Asked while a request is served; true gives it up as a crash.
  std::function<bool()> isCancelled;
  /// Processor time of a request, which does not depend on what else the
  /// machine does; in a request of many cases (`Activity::Case`), that of each
  /// and that of the work on all (but see `call`). 0: only the clock on the wall
  /// counts.
  double processorSecondsPerRequest = 20;
  /// A child that holds so much more than when it started is replaced between
  /// two requests: what it leaked or cached goes with it. 0: never.
  uint64_t growthBytes = 0;
};

/// The activity of a worker, from coarse to fine. `Case` is for requests of
/// many cases: the place of the one at hand, empty while all are worked on.
/// `Phase`: a name of `Phase` (Verdict.h), where it is one of a step's several.
enum class Activity : unsigned { Case, Step, Phase, Pass, Pattern };
inline constexpr unsigned numActivities = 5;

/// Says what this process is about to do, and forgets all finer activities.
/// Survives the death of the process, costs a copy of a few bytes, and is
/// ignored outside workers.
void noteActivity(Activity activity, llvm::StringRef name);

struct WorkerReply {
  enum class Status {
    Done,
    Crash, ///< Died, or was killed for using too much memory.
    Hang,  ///< Was killed at the time limit.
  };
  Status status = Status::Done;
  std::string text;        ///< The handler's answer.
  int signal = 0;          ///< Signal of a crash; 0 when it was none.
  std::string reason;      ///< One line, unless done.
  std::string errorOutput; ///< The last 16 KiB of standard error and output.
  /// The activities that were noted last and have not ended.
  std::array<std::string, numActivities> activity;

  const std::string &getActivity(Activity level) const {
    return activity[static_cast<unsigned>(level)];
  }
};

class Worker {
public:
  using Handler = std::function<std::string(llvm::StringRef request)>;
  /// Makes the handler; runs in each child, once. Contexts and engines that it
  /// builds are lost with the child; those that the parent has built before the
  /// first call come to each child for the price of a fork.
  using Factory = std::function<Handler()>;

  explicit Worker(Factory factory, WorkerLimits limits = {});
  ~Worker();
  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  /// Work on all cases of the request at once may take `timesForAll` times the
  /// limit of processor time of one.
  WorkerReply call(llvm::StringRef request, double timesForAll = 1);
  /// The next request is for a new child: what the last one did to this one's
  /// memory is forgotten.
  void renew();
  /// How often a child had to be replaced because it died.
  unsigned getRestarts() const;
  /// How often a child was replaced because it had grown, or by `renew`.
  unsigned getRenewals() const;
  /// Processor time of all children so far.
  double getProcessorSeconds() const;
  /// Resident bytes of the child, and what it printed; 0 without a child.
  uint64_t getMemoryUse() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace padlab

#endif // PADLAB_FUZZ_WORKER_H
