//===- TimedThreads.h - the threads of repeated calls -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_TIMEDTHREADS_H
#define PADLAB_CODEGEN_TIMEDTHREADS_H

#include <cstdint>

namespace padlab {

/// Sets the number of threads, including the caller, for repeated calls
/// (TimedCode.h) of pipelines that ask for threads. It is one at first.
void setTimedThreads(int64_t threads);

} // namespace padlab

#endif // PADLAB_CODEGEN_TIMEDTHREADS_H
