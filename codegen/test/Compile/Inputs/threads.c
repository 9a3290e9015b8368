/* Calls the function of threads.mlir with pools that this file implements, and
 * with pools of the library. */

#include "threads.h"

#include "expect.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { mostRows = 300, terms = 64, columns = 96, width = 100 };

static float lhs[mostRows * terms], rhs[terms * columns];
static float alone[(mostRows + 2) * width];

/* A pool that runs the bodies from the last to the first, except for the body
 * with index `left_out`, and counts them. */
struct own_pool {
  int64_t bodies, left_out;
  int status;
};

static int runBackwards(void *context, void (*body)(void *data, int64_t i),
                        void *data, int64_t count) {
  struct own_pool *own = context;
  for (int64_t i = count; i-- > 0;)
    if (i != own->left_out) {
      body(data, i);
      ++own->bodies;
    }
  return own->status;
}

/* Whether a call with this number of rows, which may be 0, gives the same bits
 * as `alone`, the result without a pool. */
static int isSame(int64_t rows) {
  static _Thread_local float out[(mostRows + 2) * width];
  memset(out, 0x55, sizeof out);
  if (product_pad(lhs, rows, rhs, out) != PADLAB_OK)
    return 0;
  for (int64_t i = 0; i < (rows + 2) * width; ++i) {
    int64_t row = i / width, column = i % width - 2;
    int inside =
        row >= 1 && row <= rows && column >= 0 && column < columns;
    float expected = inside ? alone[i] : 9.0f;
    if (memcmp(&out[i], &expected, sizeof expected))
      return 0;
  }
  return 1;
}

static void checkAllSizes(void) {
  static const int64_t sizes[] = {0, 1, 2, 3, 7, 64, 299, mostRows};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i)
    EXPECT(isSame(sizes[i]));
}

static void *useShared(void *pool) {
  padlab_pool_use(pool);
  for (int i = 0; i < 20; ++i)
    if (!isSame(mostRows))
      return pool;
  return NULL;
}

int main(void) {
  for (int i = 0; i < mostRows * terms; ++i)
    lhs[i] = (float)(i % 61) / 7 - 4;
  for (int i = 0; i < terms * columns; ++i)
    rhs[i] = (float)(i % 53) / 11 - 2;
  EXPECT(product_pad(lhs, mostRows, rhs, alone) == PADLAB_OK);
  checkAllSizes();

  struct own_pool own = {0, -1, 0};
  struct padlab_pool shown = {runBackwards, &own, 2};
  padlab_pool_use(&shown);
  checkAllSizes();
  EXPECT(own.bodies > 1);
  /* If the pool does not run all bodies, the call returns an error, and later
   * calls still work. */
  float out[(mostRows + 2) * width];
  own.left_out = 1;
  EXPECT(product_pad(lhs, mostRows, rhs, out) == PADLAB_POOL_FAILED);
  own.left_out = -1;
  own.status = 3;
  EXPECT(product_pad(lhs, mostRows, rhs, out) == PADLAB_POOL_FAILED);
  own.status = 0;
  EXPECT(isSame(mostRows));
  padlab_pool_use(NULL);
  own.bodies = 0;
  EXPECT(isSame(mostRows) && own.bodies == 0);

  for (int64_t workers = 1; workers <= 3; ++workers) {
    struct padlab_pool *pool = padlab_pool_create(workers);
    EXPECT(pool != NULL);
    padlab_pool_use(pool);
    for (int i = 0; i < 10; ++i)
      checkAllSizes();
    pthread_t other;
    void *failed = pool;
    EXPECT(pthread_create(&other, NULL, useShared, pool) == 0);
    EXPECT(useShared(pool) == NULL);
    EXPECT(pthread_join(other, &failed) == 0 && failed == NULL);
    padlab_pool_use(NULL);
    padlab_pool_destroy(pool);
  }
  if (failures == 0)
    puts("all as with one thread");
  return failures != 0;
}
