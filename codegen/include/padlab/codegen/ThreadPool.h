/*===- ThreadPool.h - threads that share the work of a call --------*- C -*-===
 *
 * Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * Application.h includes this file, and padlab-compile writes what follows into
 * the headers of objects that use threads, so that they need no other.
 */

#ifndef PADLAB_POOL
#define PADLAB_POOL

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Threads that share the work of a call. `parallel_for` calls body(data, i) once
 * for each i from 0 to count - 1, in any order, on any threads, as many at once
 * as it likes, and returns 0 after the last call has returned. Where it has not
 * made all calls it returns any other number, after those that it made have
 * returned; the function then returns PADLAB_POOL_FAILED. Bodies do not block,
 * and call nothing of the pool. `workers` is how many may run at once, at least
 * 1: work is cut into some pieces for each. */
struct padlab_pool {
  int (*parallel_for)(void *context, void (*body)(void *data, int64_t i),
                      void *data, int64_t count);
  void *context;
  int64_t workers;
};

/* From now on the calls of this thread use a copy of `pool`, or none, as before
 * the first call of this function, if `pool` is null. Without a pool the calling
 * thread does all work. Several threads may use one pool if its `parallel_for`
 * may be called by several threads at once. */
void padlab_pool_use(const struct padlab_pool *pool);

/* Makes a pool of `workers` threads: it starts `workers` - 1, because the thread
 * that calls also works. Any thread may use the pool; while one does, the others
 * do the work of their calls alone. Null if a thread cannot be started or there
 * is no memory. */
struct padlab_pool *padlab_pool_create(int64_t workers);
/* Ends its threads. Nobody may use it any more. Null may be given. */
void padlab_pool_destroy(struct padlab_pool *pool);

#ifdef __cplusplus
}
#endif

#endif /* PADLAB_POOL */
