//===- SiteRun.cpp - one run at a site --------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SiteRun.h"

#include "NativeResults.h"

#include <cstring>

using namespace padlab;

RunResult padlab::failRun(RunResult::Status status, llvm::Twine message) {
  RunResult result;
  result.status = status;
  result.message = message.str();
  return result;
}

padlab_runtime_options padlab::toRuntimeOptions(const RunOptions &options) {
  return {options.poisonPattern, options.guardAfter};
}

/// Returns the result of a run in which the call, or reading its results, did
/// not return.
static RunResult describeFault(const SiteOutcome &outcome,
                               const RunOptions &options) {
  if (outcome.status == GuardedOutcome::Status::TimedOut)
    return failRun(RunResult::Status::Hang, "still running after " +
                                                llvm::Twine(options.timeoutMs) +
                                                " ms");
  if (outcome.touched == Touched::Guard)
    return failRun(RunResult::Status::OutOfBounds,
                   "touched memory outside of a buffer");
  if (outcome.touched == Touched::Freed)
    return failRun(RunResult::Status::UseAfterFree,
                   "touched a buffer after it was freed");
  return failRun(RunResult::Status::Crash,
                 "signal " + llvm::Twine(strsignal(outcome.signal)));
}

/// Judges how a run ended, without looking at its results.
static RunResult judgeEnd(const SiteOutcome &outcome, const RunRecord &record,
                          const RunOptions &options) {
  if (outcome.status == GuardedOutcome::Status::Signal ||
      outcome.status == GuardedOutcome::Status::TimedOut)
    return describeFault(outcome, options);
  if (record.failedCheck)
    return failRun(RunResult::Status::CheckFailed, *record.failedCheck);
  if (record.counts.overruns)
    return failRun(RunResult::Status::OutOfBounds,
                   "wrote memory beside " +
                       llvm::Twine(record.counts.overruns) + " buffers");
  if (record.counts.bad_frees)
    return failRun(RunResult::Status::DoubleFree,
                   llvm::Twine(record.counts.bad_frees) +
                       " buffers freed twice or never allocated");
  if (outcome.status == GuardedOutcome::Status::Left)
    return failRun(RunResult::Status::Error, record.error.value_or(""));
  return {};
}

/// Counts the live buffers that hold neither an input nor a result.
static int64_t countLeaks(Site &site, const RunRecord &record,
                          llvm::ArrayRef<uint64_t> resultBuffers,
                          llvm::ArrayRef<uint64_t> inputs) {
  llvm::SmallVector<uint64_t> returned;
  for (uint64_t buffer : resultBuffers)
    if (!llvm::is_contained(inputs, buffer) &&
        !llvm::is_contained(returned, buffer) && site.isLive(buffer))
      returned.push_back(buffer);
  return record.counts.live_buffers - int64_t(inputs.size()) -
         int64_t(returned.size());
}

RunResult padlab::runAt(Site &site, uint64_t entry, const Signature &signature,
                        llvm::ArrayRef<RuntimeValue> inputs,
                        const RunOptions &options) {
  llvm::SmallVector<uint64_t> slots(signature.getNumSlots());
  llvm::SmallVector<uint64_t> inputBuffers;
  auto allocate = [&](llvm::ArrayRef<char> bytes) {
    return inputBuffers.emplace_back(site.allocate(bytes));
  };
  if (!signature.passArguments(inputs, slots, allocate))
    return failRun(RunResult::Status::Crash, "out of memory for the inputs");

  RunRecord record;
  SiteOutcome outcome = site.call(entry, slots, options.timeoutMs, record);
  RunResult result = judgeEnd(outcome, record, options);
  if (result.status != RunResult::Status::Ok)
    return result;

  llvm::ArrayRef<uint64_t> resultSlots =
      llvm::ArrayRef(slots).drop_front(signature.getNumArgumentSlots());
  auto native = NativeResults::get(signature, resultSlots, result.message);
  if (!native)
    return failRun(RunResult::Status::Crash, result.message);
  // Descriptors come from native code: reading through them may fault as well.
  outcome = native->readDescriptors(site);
  if (!outcome.hasReturned())
    return describeFault(outcome, options);
  if (!native->makeRoom(result.message))
    return failRun(RunResult::Status::Crash, result.message);
  outcome = native->readElements(site);
  if (!outcome.hasReturned())
    return describeFault(outcome, options);
  result.results = native->take();
  result.leakedBuffers =
      countLeaks(site, record, native->getBuffers(), inputBuffers);
  // Native code must not free buffers of the caller, because the caller frees
  // them.
  if (result.leakedBuffers < 0)
    return failRun(RunResult::Status::DoubleFree,
                   llvm::Twine(-result.leakedBuffers) +
                       " buffers of the caller freed");
  return result;
}
