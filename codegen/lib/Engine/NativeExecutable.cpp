//===- NativeExecutable.cpp - one entry and its signature -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NativeExecutable.h"

#include "../Runtime/RuntimeState.h"
#include "Guarded.h"
#include "NativeInvocation.h"
#include "NativeResults.h"
#include "StageTimer.h"

#include "padlab/codegen/Runtime.h"

#include <csignal>
#include <cstring>

using namespace padlab;

static RunResult fail(RunResult::Status status, llvm::Twine message) {
  RunResult result;
  result.status = status;
  result.message = message.str();
  return result;
}

/// The verdict on a call that did not return.
static RunResult describeFault(const GuardedOutcome &outcome,
                               const RunOptions &options) {
  if (outcome.status == GuardedOutcome::Status::TimedOut)
    return fail(RunResult::Status::Hang, "still running after " +
                                             llvm::Twine(options.timeoutMs) +
                                             " ms");
  bool isMemory = outcome.signal == SIGSEGV || outcome.signal == SIGBUS;
  if (isMemory && padlab_runtime_is_guard(outcome.address))
    return fail(RunResult::Status::OutOfBounds,
                "touched memory outside of a buffer");
  return fail(RunResult::Status::Crash,
              "signal " + llvm::Twine(strsignal(outcome.signal)));
}

/// How a run ended, but for its results: the one place that judges it. What a
/// check found came before an error that stopped the program.
static RunResult judgeEnd(const GuardedOutcome &outcome,
                          const RunOptions &options) {
  if (outcome.status == GuardedOutcome::Status::Signal ||
      outcome.status == GuardedOutcome::Status::TimedOut)
    return describeFault(outcome, options);
  padlab_check_end(padlab_error_message());
  if (const char *message = padlab_check_message())
    return fail(RunResult::Status::CheckFailed, message);
  if (int64_t badFrees = padlab_runtime_get_counts().bad_frees)
    return fail(RunResult::Status::Crash,
                llvm::Twine(badFrees) +
                    " buffers freed twice or never allocated");
  if (outcome.status == GuardedOutcome::Status::Left)
    return fail(RunResult::Status::Error, padlab_error_message());
  return {};
}

/// Live buffers that are neither an input nor part of a result.
static int64_t countLeaks(llvm::ArrayRef<void *> resultBuffers,
                          llvm::ArrayRef<void *> inputs) {
  int64_t live = padlab_runtime_get_counts().live_buffers;
  llvm::SmallVector<void *> returned;
  for (void *buffer : resultBuffers)
    if (runtime::isLive(buffer) && !llvm::is_contained(inputs, buffer) &&
        !llvm::is_contained(returned, buffer))
      returned.push_back(buffer);
  return live - int64_t(inputs.size()) - int64_t(returned.size());
}

RunResult NativeExecutable::run(llvm::ArrayRef<RuntimeValue> inputs,
                                const RunOptions &options) const {
  StageTimer timer(times->run);
  padlab_runtime_options observed = {options.poisonPattern, options.guardAfter};
  padlab_runtime_begin(&observed);

  llvm::SmallVector<uint64_t> slots(signature.getNumSlots());
  if (!signature.passArguments(inputs, slots))
    return fail(RunResult::Status::Crash, "out of memory for the inputs");
  llvm::SmallVector<void *> inputBuffers = signature.getArgumentBuffers(slots);

  GuardedOutcome outcome =
      callGuarded([&] { entry(slots.data()); }, options.timeoutMs);
  RunResult result = judgeEnd(outcome, options);
  if (result.status != RunResult::Status::Ok)
    return result;

  llvm::ArrayRef<uint64_t> resultSlots =
      llvm::ArrayRef(slots).drop_front(signature.getNumArgumentSlots());
  auto native = NativeResults::get(signature, resultSlots, result.message);
  if (!native)
    return fail(RunResult::Status::Crash, result.message);
  // Descriptors come from native code: reading through them may fault as well.
  auto read = [&](llvm::function_ref<void()> body) {
    outcome = callGuarded(body, options.timeoutMs);
    return outcome.status == GuardedOutcome::Status::Returned;
  };
  if (native->hasUnranked() && !read([&] { native->readDescriptors(); }))
    return describeFault(outcome, options);
  if (!native->makeRoom(result.message))
    return fail(RunResult::Status::Crash, result.message);
  if (!read([&] { native->readElements(); }))
    return describeFault(outcome, options);
  result.results = native->take();
  result.leakedBuffers = countLeaks(native->getBuffers(), inputBuffers);
  return result;
}

std::unique_ptr<Invocation>
NativeExecutable::prepare(llvm::ArrayRef<RuntimeValue> inputs) const {
  auto invocation = std::make_unique<NativeInvocation>(code, entry, signature);
  if (!invocation->passArguments(inputs))
    return nullptr;
  return invocation;
}
