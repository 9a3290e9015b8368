//===- RuntimeState.h - what the engine sees of the runtime -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parts of the runtime that the engine uses and native code does not.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_RUNTIMESTATE_H
#define PADLAB_CODEGEN_RUNTIMESTATE_H

#include <csignal>
#include <cstdint>

namespace padlab::runtime {

/// Nonzero while the runtime changes its own state. If the time limit of a run
/// expires meanwhile, the run is not left until the runtime is done, because
/// otherwise the state would remain half changed.
extern volatile std::sig_atomic_t busy;

struct Busy {
  Busy() { busy = busy + 1; }
  ~Busy() { busy = busy - 1; }
};

bool isLive(const void *buffer);
/// Returns the poison pattern of the run in progress.
uint8_t getPoison();
void resetTransfers();
void resetCheck();
void resetError();

/// Leaves the current run, as a fatal signal would. Returns if no run is in
/// progress. The engine sets this function.
extern void (*leaveRun)();

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_RUNTIMESTATE_H
