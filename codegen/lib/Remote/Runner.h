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

/// The connection to who started this process.
Channel &getHost();

/// Functions that the code generator makes native code call beside the runtime:
/// those that the C library defines to the bit.
llvm::ArrayRef<RuntimeSymbol> getLibrarySymbols();

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_RUNNER_H
