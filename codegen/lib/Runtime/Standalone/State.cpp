//===- State.cpp - what the engine observes, in applications -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Nobody observes an application's calls: what does not hold ends the process.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Runtime.h"

#include "../Arena.h"
#include "../RuntimeState.h"

#include <cstdio>
#include <cstdlib>

volatile std::sig_atomic_t padlab::runtime::busy = 0;
padlab::runtime::Arena *padlab::runtime::Arena::current = nullptr;

/// Transfers arrive at once.
uint8_t padlab::runtime::getPoison() { return 0; }

extern "C" [[gnu::weak]] void padlab_error(const char *message) {
  std::fprintf(stderr, "padlab: the program stopped with an error: %s\n",
               message);
  std::abort();
}

extern "C" [[gnu::weak]] void padlab_check_failed(const char *message) {
  std::fprintf(stderr, "padlab: a check of the program does not hold: %s\n",
               message);
  std::abort();
}

/// The announced error, when it comes, ends the process as any other.
extern "C" void padlab_expect_error(const char *, const char *) {}
