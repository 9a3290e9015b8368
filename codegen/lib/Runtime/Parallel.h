//===- Parallel.h - the threads of timed code -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PARALLEL_H
#define PADLAB_CODEGEN_PARALLEL_H

#include "padlab/codegen/Application.h"

namespace padlab::runtime {

/// The pool for the loops of timed calls, which are not observed. If it is
/// null, the calling thread runs the loops.
extern const padlab_pool *timedPool;

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_PARALLEL_H
