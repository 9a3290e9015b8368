//===- Worker.h - a long-lived process that may crash -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A worker isolates cases without a fork per case: one child serves request
/// after request over a socket. If the child dies, hangs or exceeds its memory,
/// the request that it was serving is taken to be the cause, and the next
/// request gets a new child.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_WORKER_H
#define PADLAB_FUZZ_WORKER_H

#include "padlab/fuzz/Names.h"

#include <array>
#include <functional>
#include <memory>
#include <string>

namespace padlab {

struct WorkerLimits {
  /// The wall-clock limit: on a loaded machine a request may wait long for its
  /// processor time.
  unsigned secondsPerRequest = 120;
  /// The limit of resident memory and captured output together.
  uint64_t memoryBytes = uint64_t(4) << 30;
  /// Called while a request is served. If it returns true, the child is killed,
  /// and the request ends as a crash.
  std::function<bool()> isCancelled;
  /// The limit of processor time, which does not depend on the load of the
  /// machine. If a request has many cases (`Activity::Case`), the clock starts
  /// anew whenever another case becomes the current one, or the work goes on
  /// with all cases together (`call` may multiply the limit of this part).
  /// Otherwise the limit is for the request. 0: only the wall-clock limit is
  /// applied.
  double processorSecondsPerRequest = 20;
  /// A child whose memory has grown by more than this since its start is
  /// replaced between two requests, which frees the memory that it leaked or
  /// cached. 0: it is never replaced.
  uint64_t growthBytes = 0;
  /// Whether new children are forked from a copy of this process that the first
  /// call makes, instead of from this process as it is when the child is
  /// needed. This is for large processes that need many children.
  bool hasForkServer = false;
};

/// The levels at which a worker records what it is doing, from coarse to fine.
/// `noteActivity` records a name at a level:
/// - `Case`: in requests with many cases, the current case, usually its index;
///   empty while the worker handles all cases together;
/// - `Step`: a part of the work on a case, for example `generator`, or the name
///   of the pipeline that is run;
/// - `Phase`: the name of a value of the enum `Phase` (Verdict.h); empty if the
///   step has only one phase;
/// - `Pass`: the pass that runs, or for example `native code`;
/// - `Pattern`: the pattern that the pass applies.
enum class Activity : unsigned { Case, Step, Phase, Pass, Pattern };
inline constexpr unsigned numActivities = 5;

/// Records what this process is about to do, and clears all finer activities.
/// The record survives the death of the process. Recording costs a copy of a
/// few bytes, and does nothing outside of workers.
void noteActivity(Activity activity, StringRef name);

struct WorkerReply {
  enum class Status {
    Done,
    Crash, ///< Died, was killed for another reason than time (for example its
           ///< memory), or could not be started.
    Hang,  ///< Was killed at the time limit.
  };
  Status status = Status::Done;
  std::string text;        ///< The handler's answer.
  int signal = 0;          ///< Signal of a crash; 0 if it exited or was killed.
  std::string reason;      ///< Why it is not done: one line.
  std::string errorOutput; ///< The last 16 KiB of standard error and output.
  /// The activities that were noted last and have not ended.
  std::array<std::string, numActivities> activity;

  const std::string &getActivity(Activity level) const {
    return activity[static_cast<unsigned>(level)];
  }
};

class Worker {
public:
  using Handler = std::function<std::string(StringRef request)>;
  /// Makes the handler; runs once in each child. Contexts and engines that the
  /// factory builds are lost with the child. Those that the parent has built
  /// before the first call are shared with each child by the fork.
  using Factory = std::function<Handler()>;

  explicit Worker(Factory factory, WorkerLimits limits = {});
  ~Worker();
  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  /// Sends a request to the child and waits for its reply. `timesForAll`
  /// multiplies the limit of processor time for the work on all cases of the
  /// request together.
  WorkerReply call(StringRef request, double timesForAll = 1);
  /// Lets a new child serve the next request, so that memory that the last
  /// request may have damaged does not affect the next one.
  void renew();
  /// Returns how often a child was replaced because it died.
  unsigned getRestarts() const;
  /// Returns how often a child was replaced because it had grown, or by
  /// `renew`.
  unsigned getRenewals() const;
  /// Returns the processor time of all children so far.
  double getProcessorSeconds() const;
  /// Returns the resident bytes of the child (without those of files and of
  /// shared memory) plus the size of its output; 0 without a child.
  uint64_t getMemoryUse() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace padlab

#endif // PADLAB_FUZZ_WORKER_H
