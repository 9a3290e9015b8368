//===- Stop.h - how the program of an application stops ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_RUNTIME_STANDALONE_STOP_H
#define PADLAB_CODEGEN_RUNTIME_STANDALONE_STOP_H

namespace padlab::runtime {

/// Leaves the innermost call of `padlab_run` in this thread, which then returns
/// `status`. If the thread is in no such call, `stopRun` returns.
void stopRun(int status);

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_RUNTIME_STANDALONE_STOP_H
