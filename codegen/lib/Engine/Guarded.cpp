//===- Guarded.cpp - calls that survive their signals -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Guarded.h"

#include "../Runtime/RuntimeState.h"

#include <atomic>
#include <csetjmp>
#include <csignal>
#include <ctime>
#include <iterator>
#include <memory>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

using namespace padlab;

namespace {

constexpr int fatalSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
constexpr size_t alternateStackBytes = size_t(64) << 10;
constexpr long retryNanoseconds = 1'000'000;

struct sigaction previousActions[std::size(fatalSignals)];

/// The call in progress on this thread, if any.
struct Frame {
  sigjmp_buf jump;
  GuardedOutcome outcome;
};
thread_local Frame *volatile current = nullptr;
thread_local timer_t timer;
thread_local bool hasTimer = false;
std::atomic<bool> hasHandlers = false;

int timeoutSignal() { return SIGRTMIN + 3; }

void setTimer(long seconds, long nanoseconds) {
  itimerspec spec = {};
  spec.it_value.tv_sec = seconds;
  spec.it_value.tv_nsec = nanoseconds;
  timer_settime(timer, 0, &spec, nullptr);
}

[[noreturn]] void leave(GuardedOutcome outcome) {
  Frame *frame = current;
  current = nullptr;
  frame->outcome = outcome;
  siglongjmp(frame->jump, 1);
}

void chain(int signal, siginfo_t *info, void *context) {
  for (size_t i = 0; i != std::size(fatalSignals); ++i) {
    if (fatalSignals[i] != signal)
      continue;
    const struct sigaction &previous = previousActions[i];
    if (previous.sa_flags & SA_SIGINFO)
      return previous.sa_sigaction(signal, info, context);
    if (previous.sa_handler != SIG_DFL && previous.sa_handler != SIG_IGN)
      return previous.sa_handler(signal);
    // When this handler returns, the faulting instruction runs again, and the
    // default action ends the process.
    ::signal(signal, SIG_DFL);
    return;
  }
}

void onFatalSignal(int signal, siginfo_t *info, void *context) {
  if (!current)
    return chain(signal, info, context);
  // If the fault was inside the runtime, arguments that native code passed have
  // caused it. The jump leaves the runtime, so it is no longer busy.
  runtime::busy = 0;
  leave({GuardedOutcome::Status::Signal, signal, info->si_addr});
}

void onLeave() {
  if (current)
    leave({GuardedOutcome::Status::Left, 0, nullptr});
}

void onTimeout(int, siginfo_t *, void *) {
  if (!current)
    return;
  if (runtime::busy)
    return setTimer(0, retryNanoseconds);
  leave({GuardedOutcome::Status::TimedOut, 0, nullptr});
}

void installHandlers() {
  if (hasHandlers)
    return;
  // With SA_NODEFER, the signal is not blocked in its handler. Otherwise a jump
  // out of the handler would have to restore the signal mask, and saving the
  // mask would cost a system call in each run.
  struct sigaction action = {};
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  action.sa_sigaction = onFatalSignal;
  for (size_t i = 0; i != std::size(fatalSignals); ++i) {
    struct sigaction previous;
    sigaction(fatalSignals[i], &action, &previous);
    if (previous.sa_sigaction != onFatalSignal)
      previousActions[i] = previous;
  }
  action.sa_sigaction = onTimeout;
  sigaction(timeoutSignal(), &action, nullptr);
  runtime::leaveRun = onLeave;
  hasHandlers = true;
}

/// The stack on which signal handlers run, because a stack overflow leaves no
/// room for them on the normal stack.
struct AlternateStack {
  std::unique_ptr<char[]> memory;
  AlternateStack() {
    stack_t present = {};
    sigaltstack(nullptr, &present);
    if (!(present.ss_flags & SS_DISABLE))
      return;
    memory = std::make_unique<char[]>(alternateStackBytes);
    stack_t stack = {};
    stack.ss_sp = memory.get();
    stack.ss_size = alternateStackBytes;
    sigaltstack(&stack, nullptr);
  }
  ~AlternateStack() {
    if (!memory)
      return;
    stack_t stack = {};
    stack.ss_flags = SS_DISABLE;
    sigaltstack(&stack, nullptr);
  }
};

void createTimer() {
  if (hasTimer)
    return;
  // A forked child does not inherit timers, so it creates its own. It inherits
  // the signal handlers, but may replace them, so it installs them again.
  static const int registered = pthread_atfork(nullptr, nullptr, [] {
    hasTimer = false;
    hasHandlers = false;
  });
  (void)registered;
  sigevent event = {};
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = timeoutSignal();
  event.sigev_notify_thread_id = static_cast<pid_t>(syscall(SYS_gettid));
  hasTimer = timer_create(CLOCK_MONOTONIC, &event, &timer) == 0;
}

} // namespace

GuardedOutcome padlab::callGuarded(llvm::function_ref<void()> body,
                                   unsigned timeoutMs) {
  installHandlers();
  thread_local AlternateStack stack;
  createTimer();

  Frame frame;
  if (sigsetjmp(frame.jump, 0) == 0) {
    current = &frame;
    setTimer(timeoutMs / 1000, timeoutMs % 1000 * 1'000'000L);
    body();
    current = nullptr;
  }
  setTimer(0, 0);
  return frame.outcome;
}
