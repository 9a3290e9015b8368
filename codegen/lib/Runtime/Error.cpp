//===- Error.cpp - programs that stop themselves -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Runtime.h"

#include "RuntimeState.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {
/// The message is in static storage, because the run is left without running
/// destructors.
char message[1024];
bool stopped = false;
} // namespace

void (*padlab::runtime::leaveRun)() = nullptr;

void padlab::runtime::resetError() { stopped = false; }

extern "C" void padlab_error(const char *text) {
  std::strncpy(message, text, sizeof(message) - 1);
  stopped = true;
  if (padlab::runtime::leaveRun)
    padlab::runtime::leaveRun();
  // If the engine has not set `leaveRun`, or no run is in progress, the only
  // way to stop is to end the process.
  std::fprintf(stderr, "padlab: the program stopped with an error: %s\n", text);
  std::abort();
}

extern "C" const char *padlab_error_message(void) {
  return stopped ? message : nullptr;
}
