/* Calls the functions of contract.mlir with arguments that the header allows,
 * and with arguments that it does not allow. */

#include "contract.h"

#include "padlab/codegen/Application.h"

#include "expect.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

static float lhs[6] = {1, 2, 3, 4, 5, 6}, rhs[6] = {6, 5, 4, 3, 2, 1};

/* Whether `padded` has 2 x 3 elements equal to `sum`, one row of padding before
 * them and one column of padding behind them. */
static int isRight(const float *padded, float sum) {
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 4; ++j)
      if (padded[4 * i + j] != (i == 0 || j == 3 ? 9.0f : sum))
        return 0;
  return 1;
}

static void checkArguments(void) {
  float out[12];
  EXPECT(add_pad(lhs, 2, 3, rhs, 2, 3, 1, 9, out) == PADLAB_OK);
  EXPECT(isRight(out, 7));
  /* Two arguments may be the same memory. */
  float ones[6] = {1, 1, 1, 1, 1, 1};
  EXPECT(add_pad(ones, 2, 3, ones, 2, 3, 1, 9, out) == PADLAB_OK);
  EXPECT(isRight(out, 2));

  /* A result may not be in the memory of an argument, nor overlap a part of it,
   * but may lie directly before or behind it. */
  float both[24] = {0};
  EXPECT(add_pad(both, 2, 3, rhs, 2, 3, 1, 9, both) == PADLAB_OVERLAP);
  EXPECT(add_pad(both, 2, 3, rhs, 2, 3, 1, 9, both + 5) == PADLAB_OVERLAP);
  EXPECT(add_pad(rhs, 2, 3, both + 11, 2, 3, 1, 9, both) == PADLAB_OVERLAP);
  EXPECT(both[0] == 0 && both[11] == 0);
  EXPECT(add_pad(both, 2, 3, rhs, 2, 3, 1, 9, both + 6) == PADLAB_OK);
  EXPECT(add_pad(both + 12, 2, 3, rhs, 2, 3, 1, 9, both) == PADLAB_OK);

  char *bytes = (char *)both;
  const float *odd = (const float *)(const void *)(bytes + 1);
  float *oddOut = (float *)(void *)(bytes + 50);
  EXPECT(add_pad(odd, 2, 3, rhs, 2, 3, 1, 9, out) == PADLAB_MISALIGNED);
  EXPECT(add_pad(lhs, 2, 3, rhs, 2, 3, 1, 9, oddOut) == PADLAB_MISALIGNED);
}

static void checkExtents(void) {
  float out[12];
  int64_t extents[2];
  /* A tensor without elements may be a null pointer, whatever its other extent
   * is. */
  EXPECT(add_pad(NULL, 0, 5, NULL, 0, 5, 0, 9, NULL) == PADLAB_OK);
  EXPECT(add_pad(NULL, 0, 3, NULL, 0, 3, 1, 9, out) == PADLAB_OK);
  EXPECT(out[0] == 9 && out[3] == 9);
  EXPECT(add_pad_result0_shape(0, 5, 0, 5, 0, 9, extents) == PADLAB_OK);
  EXPECT(extents[0] == 0 && extents[1] == 5);
  EXPECT(add_pad_result0_shape(2, 3, 2, 3, 1, 9, extents) == PADLAB_OK);
  EXPECT(extents[0] == 3 && extents[1] == 4);

  int64_t large = INT64_C(1) << 40;
  EXPECT(add_pad(lhs, -1, 3, rhs, 2, 3, 1, 9, out) == PADLAB_BAD_EXTENT);
  EXPECT(add_pad(lhs, large, large, rhs, large, large, 1, 9, out) ==
         PADLAB_BAD_EXTENT);
  EXPECT(add_pad(lhs, INT64_MAX / 2, 1, rhs, INT64_MAX / 2, 1, 1, 9, out) ==
         PADLAB_BAD_EXTENT);
  EXPECT(add_pad_result0_shape(large, large, 2, 3, 1, 9, extents) ==
         PADLAB_BAD_EXTENT);
  /* Only the extents of the result are wrong: too large, or negative. */
  EXPECT(add_pad_result0_shape(2, 3, 2, 3, large, 9, extents) ==
         PADLAB_BAD_EXTENT);
  EXPECT(add_pad(lhs, 2, 3, rhs, 2, 3, large, 9, out) == PADLAB_BAD_EXTENT);
  EXPECT(add_pad(lhs, 2, 3, rhs, 2, 3, -4, 9, out) == PADLAB_BAD_EXTENT);
  EXPECT(add_pad(lhs, 2, 3, rhs, 2, 3, INT64_MAX, 9, out) == PADLAB_BAD_EXTENT);
}

static void checkStops(void) {
  static double in[1000], out[1000];
  double first = 0;
  in[0] = -1;
  EXPECT(padlab_error_message() == NULL);
  EXPECT(total(in, out, &first) == PADLAB_ERROR);
  EXPECT(strstr(padlab_error_message(), "the first is negative") != NULL);
  in[0] = 2;
  EXPECT(total(in, out, &first) == PADLAB_OK);
  EXPECT(first == 16 && out[0] == 16);
  EXPECT(total(in, out, out + 3) == PADLAB_OVERLAP);
  float one = 1;
  EXPECT(huge(INT64_C(1) << 60, 0, &one) == PADLAB_OUT_OF_MEMORY);
  EXPECT(huge(10, 0, &one) == PADLAB_OK);
  EXPECT(one == 0);
}

/* Each thread runs this. In half of the threads, each call stops with an
 * error. */
static void *callOften(void *number) {
  static double in[2][1000];
  double out[1000], first;
  int stops = *(int *)number % 2;
  in[0][0] = 1;
  in[1][0] = -1;
  intptr_t wrong = 0;
  for (int i = 0; i < 2000; ++i) {
    int status = total(in[stops], out, &first);
    wrong += status != (stops ? PADLAB_ERROR : PADLAB_OK);
    wrong += !stops && first != 8;
  }
  return (void *)wrong;
}

static void checkThreads(void) {
  pthread_t threads[4];
  int numbers[4] = {0, 1, 2, 3};
  for (int i = 0; i < 4; ++i)
    EXPECT(pthread_create(&threads[i], NULL, callOften, &numbers[i]) == 0);
  for (int i = 0; i < 4; ++i) {
    void *wrong;
    EXPECT(pthread_join(threads[i], &wrong) == 0);
    EXPECT(wrong == NULL);
  }
}

int main(void) {
  checkArguments();
  checkExtents();
  checkStops();
  checkThreads();
  if (failures == 0)
    printf("all as the header says\n");
  return failures != 0;
}
