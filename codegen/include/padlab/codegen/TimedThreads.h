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

/// Sets the number of threads, including the calling thread, for repeated calls
/// (TimedCode.h) of code from pipelines that use threads. The number is
/// initially one.
void setTimedThreads(int64_t threads);

} // namespace padlab

#endif // PADLAB_CODEGEN_TIMEDTHREADS_H
