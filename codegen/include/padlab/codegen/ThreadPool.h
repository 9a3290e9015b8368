/*===- ThreadPool.h - threads that share the work of a call --------*- C -*-===
 *
 * Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * Application.h includes this file, and padlab-compile copies the text below
 * into the headers of objects that use threads, so that these headers need no
 * other header.
 */

#ifndef PADLAB_POOL
#define PADLAB_POOL

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Threads that share the work of a call. `parallel_for` calls body(data, i)
 * once for each i from 0 to count - 1, in any order, on any threads, any number
 * of calls at once, and returns 0 after the last call has returned. If it
 * cannot make all calls, it waits for the calls that it has made, and returns
 * any other number than 0; the compiled function then returns
 * PADLAB_POOL_FAILED. Bodies do not block, and call nothing of the pool.
 * `workers` is the number of calls that may run at once, at least 1: work is
 * cut into a few pieces for each worker. */
struct padlab_pool {
  int (*parallel_for)(void *context, void (*body)(void *data, int64_t i),
                      void *data, int64_t count);
  void *context;
  int64_t workers;
};

/* From now on the calls of this thread use a copy of `pool`. If `pool` is null
 * they use no pool, as before the first call of this function. Without a pool
 * the calling thread does all work. Several threads may use one pool if its
 * `parallel_for` may be called by several threads at once. */
void padlab_pool_use(const struct padlab_pool *pool);

/* Makes a pool of `workers` threads: it starts `workers` - 1 threads, because
 * the calling thread also works. Any thread may use the pool; while one thread
 * uses it, the other threads do the work of their own calls alone. Returns null
 * if a thread cannot be started, there is no memory, or `workers` is not from 1
 * to 1024. */
struct padlab_pool *padlab_pool_create(int64_t workers);
/* Ends the threads of `pool`, which must not be used any more. `pool` may be
 * null. */
void padlab_pool_destroy(struct padlab_pool *pool);

#ifdef __cplusplus
}
#endif

#endif /* PADLAB_POOL */
