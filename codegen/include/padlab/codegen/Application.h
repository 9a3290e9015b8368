/*===- Application.h - what applications of compiled cases call ----*- C -*-===
 *
 * Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * The library padlab_runtime, as applications see it: what the functions of
 * padlab-compile return, why, and memory for their results. It links no C++
 * runtime. Any thread may call any of this, at any time, unless
 * it is said otherwise.
 */

#ifndef PADLAB_CODEGEN_APPLICATION_H
#define PADLAB_CODEGEN_APPLICATION_H

#include "padlab/codegen/ThreadPool.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What each function that padlab-compile generates returns. The generated
 * headers repeat this enum, so that they need no other header. */
#ifndef PADLAB_STATUS
#define PADLAB_STATUS
enum padlab_status {
  PADLAB_OK = 0,
  PADLAB_ERROR = 1,         /* the program stopped itself */
  PADLAB_OUT_OF_MEMORY = 2, /* on the way to the results */
  PADLAB_CHECK_FAILED = 3,  /* a `check` operation did not hold */
  PADLAB_BAD_EXTENT = 4,    /* negative, or bytes do not fit an int64_t */
  PADLAB_MISALIGNED = 5,    /* a pointer is not a multiple of its element */
  PADLAB_OVERLAP = 6,       /* a result overlaps an argument or a result */
  PADLAB_POOL_FAILED = 7    /* the pool of threads did not run all of it */
};
#endif

/* The message of this thread's last call that returned PADLAB_ERROR or
 * PADLAB_CHECK_FAILED, cut off after 500 bytes; null if there was no such call.
 * Valid until the thread's next call that returns one of these. */
const char *padlab_error_message(void);

/* Memory for results, aligned to 64 bytes, uninitialized; null when there is
 * none. From 2 MiB on it lies on huge pages, where the system has them. Memory
 * that is given back (null is allowed) is kept for later requests: up to 512
 * MiB of it, unless `padlab_memory_keep` says otherwise. */
void *padlab_memory_take(size_t bytes);
void padlab_memory_give(void *memory);

/* Keeps at most so many unused bytes from now on, and gives the rest back to
 * the system; 0 keeps nothing. Returns the bytes that went back. The memory
 * that programs use for temporaries is included. */
size_t padlab_memory_keep(size_t bytes);

/* Only for use by objects of padlab-compile: calls `body` with `arguments`, and
 * returns PADLAB_OK, or the status that says why `body` did not return. Frees
 * what `body` has allocated and not freed. */
int padlab_run(void (*body)(void *), void *arguments);

#ifdef __cplusplus
}
#endif

#endif /* PADLAB_CODEGEN_APPLICATION_H */
