//===- State.cpp - runs and errors in applications ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program that stops itself returns to `padlab_run` by longjmp. This is
/// allowed because no function in between has destructors to run.
///
//===----------------------------------------------------------------------===//

#include "Stop.h"

#include "padlab/codegen/Application.h"
#include "padlab/codegen/Runtime.h"

#include "../Arena.h"
#include "../RuntimeState.h"

#include <csetjmp>
#include <cstring>

volatile std::sig_atomic_t padlab::runtime::busy = 0;
padlab::runtime::Arena *padlab::runtime::Arena::current = nullptr;

/// Returns an even pattern, with which transfers complete immediately
/// (Transfers.cpp).
uint8_t padlab::runtime::getPoison() { return 0; }

namespace {

/// A call of padlab_run in progress. Nested calls form a list.
struct Run {
  Run *outer;
  void *frame;
  std::jmp_buf place;
};
thread_local Run *current = nullptr;

constexpr size_t maxMessageBytes = 501;
thread_local char lastMessage[maxMessageBytes];
thread_local bool hasMessage = false;

[[noreturn]] void stop(int status, const char *message) {
  hasMessage = true;
  std::strncpy(lastMessage, message, maxMessageBytes - 1);
  padlab::runtime::stopRun(status);
  // This is never reached: only objects of padlab-compile call this, in
  // `padlab_run`, and then stopRun does not return.
  __builtin_trap();
}

} // namespace

void padlab::runtime::stopRun(int status) {
  if (current)
    std::longjmp(current->place, status);
}

extern "C" int padlab_run(void (*body)(void *), void *arguments) {
  Run run = {current, padlab_frame_begin(), {}};
  current = &run;
  // Unlike setjmp on some systems, _setjmp never saves the signal mask. Saving
  // is not necessary, because programs do not change the mask.
  int status = _setjmp(run.place);
  if (status == PADLAB_OK)
    body(arguments);
  current = run.outer;
  padlab_frame_end(run.frame);
  return status;
}

extern "C" const char *padlab_error_message(void) {
  return hasMessage ? lastMessage : nullptr;
}

extern "C" [[gnu::weak]] void padlab_error(const char *message) {
  stop(PADLAB_ERROR, message);
}

extern "C" [[gnu::weak]] void padlab_check_failed(const char *message) {
  stop(PADLAB_CHECK_FAILED, message);
}

/// Does nothing: if the announced error occurs, it ends the call like any other
/// error.
extern "C" void padlab_expect_error(const char *, const char *) {}
