//===- Runner.h - the parts of a runner -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_REMOTE_RUNNER_H
#define PADLAB_CODEGEN_REMOTE_RUNNER_H

#include "Protocol.h"

#include "padlab/codegen/RuntimeSymbols.h"

namespace padlab::remote {

/// Returns the connection to the host, the process that started this runner.
Channel &getHost();

/// Returns the functions that native code may call in addition to those of the
/// runtime: functions of the C library whose results are exactly defined, and
/// divisions of 128 bits, which the compiler's library has.
llvm::ArrayRef<RuntimeSymbol> getLibrarySymbols();

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_RUNNER_H
