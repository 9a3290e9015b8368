/*===- RuntimeThreads.h - loops that native code hands over --------*- C -*-===
 *
 * Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*/

#ifndef PADLAB_CODEGEN_RUNTIMETHREADS_H
#define PADLAB_CODEGEN_RUNTIMETHREADS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Calls `body` with `data` for ranges of iterations that make up 0 to `count`,
 * on the threads that there are, and returns after the last of them. A range has
 * at least `least` iterations, unless there are no more. */
void padlab_parallel_for(void (*body)(void *data, int64_t first, int64_t last),
                         void *data, int64_t count, int64_t least);

#ifdef __cplusplus
}
#endif

#endif /* PADLAB_CODEGEN_RUNTIMETHREADS_H */
