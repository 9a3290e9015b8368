//===- Check.cpp - assertions of compiled programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Runtime.h"

#include "RuntimeState.h"

#include <cstring>

namespace {
/// Fixed storage: native code may be cut short at any point.
char firstMessage[1024];
bool failed = false;
} // namespace

void padlab::runtime::resetCheck() { failed = false; }

extern "C" void padlab_check_failed(const char *message) {
  if (failed)
    return;
  std::strncpy(firstMessage, message, sizeof(firstMessage) - 1);
  failed = true;
}

extern "C" const char *padlab_check_message(void) {
  return failed ? firstMessage : nullptr;
}
