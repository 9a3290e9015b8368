/*===- RuntimeThreads.h - loops that several threads may run -------*- C -*-===
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

/* Divides the iterations from 0 to `count` - 1 into ranges of at least `least`
 * iterations (unless `count` is smaller), calls `body` with `data` for each
 * range, on the threads that are available, and returns after the last call.
 * In a run that the engine observes, ranges may be shorter than `least`. */
void padlab_parallel_for(void (*body)(void *data, int64_t first, int64_t last),
                         void *data, int64_t count, int64_t least);

#ifdef __cplusplus
}
#endif

#endif /* PADLAB_CODEGEN_RUNTIMETHREADS_H */
