//===- Pool.cpp - threads for applications that have none -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The threads of the pool and the calling thread work together on one loop (a
/// job) at a time. After a loop, the threads of the pool poll for the next loop
/// for some microseconds before they sleep, because waking a thread takes
/// longer than many loops run.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Application.h"

#include <cstdlib>
#include <new>
#include <pthread.h>

namespace {

/// How often a thread polls before it sleeps: about 50 microseconds.
constexpr int patience = 1500;

void pauseShortly() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("isb");
#endif
}

struct Job {
  void (*body)(void *data, int64_t i);
  void *data;
  int64_t count;
  int64_t next = 0;

  void work() {
    for (;;) {
      int64_t i = __atomic_fetch_add(&next, 1, __ATOMIC_RELAXED);
      if (i >= count)
        return;
      body(data, i);
    }
  }
};

/// The implementation of a pool. Applications have a pointer to its first
/// member, `shown`.
struct Pool {
  padlab_pool shown;
  pthread_t *threads = nullptr;
  int64_t numThreads = 0;
  /// Whether a job is in progress.
  bool isBusy = false;

  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t begun = PTHREAD_COND_INITIALIZER,
                 left = PTHREAD_COND_INITIALIZER;
  // These are written only by a thread that holds the mutex.
  Job *job = nullptr;
  int64_t numJobs = 0, numInside = 0;
  bool ends = false;

  void run(Job &mine);
  void serve();
};

/// Waits until `isSo` holds: polls it for a while without the mutex, and then
/// waits for `changed` under the mutex. Returns with the mutex held.
template <typename Condition>
void await(Pool &pool, pthread_cond_t &changed, Condition isSo) {
  for (int i = 0; i != patience && !isSo(); ++i)
    pauseShortly();
  pthread_mutex_lock(&pool.mutex);
  while (!isSo())
    pthread_cond_wait(&changed, &pool.mutex);
}

template <typename Number>
Number read(const Number &number) {
  return __atomic_load_n(&number, __ATOMIC_ACQUIRE);
}
template <typename Number>
void write(Number &number, Number value) {
  __atomic_store_n(&number, value, __ATOMIC_RELEASE);
}

} // namespace

void Pool::run(Job &mine) {
  pthread_mutex_lock(&mutex);
  job = &mine;
  write(numJobs, numJobs + 1);
  pthread_cond_broadcast(&begun);
  pthread_mutex_unlock(&mutex);
  mine.work();
  // All pieces of the job are taken, so workers that wake up from now on need
  // not see the job.
  pthread_mutex_lock(&mutex);
  job = nullptr;
  pthread_mutex_unlock(&mutex);
  await(*this, left, [this] { return read(numInside) == 0; });
  pthread_mutex_unlock(&mutex);
}

/// Each thread of the pool runs this: it works on jobs until the pool ends.
void Pool::serve() {
  int64_t seen = 0;
  for (;;) {
    await(*this, begun, [&] { return read(numJobs) != seen || read(ends); });
    if (ends)
      break;
    seen = numJobs;
    Job *mine = job;
    if (mine)
      write(numInside, numInside + 1);
    pthread_mutex_unlock(&mutex);
    if (!mine)
      continue;
    mine->work();
    pthread_mutex_lock(&mutex);
    write(numInside, numInside - 1);
    pthread_cond_signal(&left);
    pthread_mutex_unlock(&mutex);
  }
  pthread_mutex_unlock(&mutex);
}

static void *startServing(void *pool) {
  static_cast<Pool *>(pool)->serve();
  return nullptr;
}

static int runParallel(void *context, void (*body)(void *data, int64_t i),
                       void *data, int64_t count) {
  auto &pool = *static_cast<Pool *>(context);
  Job mine = {body, data, count};
  if (__atomic_exchange_n(&pool.isBusy, true, __ATOMIC_ACQUIRE)) {
    mine.work();
    return 0;
  }
  pool.run(mine);
  write(pool.isBusy, false);
  return 0;
}

extern "C" struct padlab_pool *padlab_pool_create(int64_t workers) {
  constexpr int64_t mostWorkers = 1024;
  if (workers < 1 || workers > mostWorkers)
    return nullptr;
  void *memory = std::malloc(sizeof(Pool));
  void *threads = std::malloc(workers * sizeof(pthread_t));
  if (!memory || !threads) {
    std::free(memory);
    std::free(threads);
    return nullptr;
  }
  auto *pool = new (memory)
      Pool{{runParallel, memory, workers}, static_cast<pthread_t *>(threads)};
  while (pool->numThreads != workers - 1) {
    if (pthread_create(&pool->threads[pool->numThreads], nullptr, startServing,
                       pool)) {
      padlab_pool_destroy(&pool->shown);
      return nullptr;
    }
    ++pool->numThreads;
  }
  return &pool->shown;
}

extern "C" void padlab_pool_destroy(struct padlab_pool *shown) {
  if (!shown)
    return;
  auto *pool = static_cast<Pool *>(shown->context);
  pthread_mutex_lock(&pool->mutex);
  write(pool->ends, true);
  pthread_cond_broadcast(&pool->begun);
  pthread_mutex_unlock(&pool->mutex);
  for (int64_t i = 0; i != pool->numThreads; ++i)
    pthread_join(pool->threads[i], nullptr);
  pthread_cond_destroy(&pool->begun);
  pthread_cond_destroy(&pool->left);
  pthread_mutex_destroy(&pool->mutex);
  std::free(pool->threads);
  std::free(pool);
}
