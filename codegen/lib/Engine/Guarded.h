//===- Guarded.h - calls that survive their signals -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_GUARDED_H
#define PADLAB_CODEGEN_GUARDED_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace padlab {

/// How a guarded call ended.
struct GuardedOutcome {
  /// How the call ended. `Left` means that the body called `runtime::leaveRun`.
  enum class Status { Returned, Left, Signal, TimedOut };
  Status status = Status::Returned;
  int signal = 0;
  void *address = nullptr; ///< Address that a memory fault touched.
};

/// Calls `body`. A fatal signal, the time limit or `runtime::leaveRun` ends the
/// call without running destructors, so `body` must not own memory or other
/// resources. The time limit waits until the runtime is not busy
/// (RuntimeState.h); a limit of 0 means that there is none. Fatal signals
/// outside of guarded calls go to the previous handlers.
GuardedOutcome callGuarded(llvm::function_ref<void()> body, unsigned timeoutMs);

} // namespace padlab

#endif // PADLAB_CODEGEN_GUARDED_H
