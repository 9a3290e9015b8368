//===- ReadyWorker.h - workers that cost a fork -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_DIFFERENTIAL_READYWORKER_H
#define PADLAB_FUZZ_LIB_DIFFERENTIAL_READYWORKER_H

#include "padlab/fuzz/Differential.h"

namespace padlab {

/// Compiles a program that only returns its argument, and runs no subject, so
/// that the compiler is initialized before this process forks, and not in each
/// child. Does nothing if each variant for the compiler's target has a subject.
void warmUp(Compiler &compiler, Differential &differential);

/// Does the same as `makeDifferentialFactory`, but uses a compiler of this
/// process and warms it up here, so that a new child costs only a fork.
Worker::Factory
makeReadyDifferentialFactory(std::shared_ptr<Compiler> compiler,
                             ArrayRef<std::string> variants,
                             const DifferentialOptions &options = {});

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_READYWORKER_H
