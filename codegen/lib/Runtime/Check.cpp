//===- Check.cpp - assertions of compiled programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Runtime.h"

#include "RuntimeState.h"

#include <cstring>
#include <iterator>

namespace {
/// The message is in static storage, because native code may be left at any
/// point, without running destructors.
char firstMessage[1024];
bool failed = false;

/// An error that the program has announced by `padlab_expect_error`. The two
/// texts are constants of the native code, which outlives the run.
struct Announcement {
  const char *text, *failure;
};
Announcement announcements[64];
size_t numAnnouncements = 0;
} // namespace

void padlab::runtime::resetCheck() {
  failed = false;
  numAnnouncements = 0;
}

extern "C" void padlab_check_failed(const char *message) {
  if (failed)
    return;
  std::strncpy(firstMessage, message, sizeof(firstMessage) - 1);
  failed = true;
}

extern "C" const char *padlab_check_message(void) {
  return failed ? firstMessage : nullptr;
}

extern "C" void padlab_expect_error(const char *text, const char *failure) {
  // A loop may announce the same error repeatedly; it is stored only once.
  for (size_t i = 0; i < numAnnouncements; ++i)
    if (announcements[i].failure == failure)
      return;
  if (numAnnouncements == std::size(announcements))
    return padlab_check_failed("more than 64 errors are expected");
  announcements[numAnnouncements++] = {text, failure};
}

extern "C" void padlab_check_end(const char *error) {
  for (size_t i = 0; i < numAnnouncements; ++i)
    if (!error || !std::strstr(error, announcements[i].text))
      padlab_check_failed(announcements[i].failure);
}
