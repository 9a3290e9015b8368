/*===- square_pad.c - an application with a compiled case ----------*- C -*-===
 *
 * Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * Makes an image, squares its elements and pads it, once by the compiled case
 * square_pad.mlir and once by plain loops. Prints a checksum of the first
 * result, and fails if the two results differ in any bit.
 *
 *   square_pad [HEIGHT WIDTH [BORDER]]
 */

#include "square_pad.h"

#include "padlab/codegen/Application.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { channels = 3, maxExtent = 1 << 14 };
static const float grey = 0.5f;

/* Allocates memory for a tensor, aligned as the header recommends. */
static float *makeTensor(size_t elements) {
  float *tensor = padlab_memory_take(elements * sizeof(float));
  if (!tensor) {
    fprintf(stderr, "square_pad: out of memory\n");
    exit(2);
  }
  return tensor;
}

static void fillImage(float *image, int64_t height, int64_t width) {
  for (int64_t y = 0; y < height; ++y)
    for (int64_t x = 0; x < width; ++x)
      for (int64_t c = 0; c < channels; ++c)
        image[(y * width + x) * channels + c] =
            (float)((x * 7 + y * 13 + c * 101) % 256) / 255;
}

static void squareAndPad(const float *image, int64_t height, int64_t width,
                         int64_t border, float *framed) {
  int64_t rows = height + 2 * border, columns = width + 2 * border;
  for (int64_t y = 0; y < rows; ++y)
    for (int64_t x = 0; x < columns; ++x)
      for (int64_t c = 0; c < channels; ++c) {
        int64_t fromY = y - border, fromX = x - border;
        int isInside =
            fromY >= 0 && fromY < height && fromX >= 0 && fromX < width;
        float value =
            isInside ? image[(fromY * width + fromX) * channels + c] : 0;
        framed[(y * columns + x) * channels + c] =
            isInside ? value * value : grey;
      }
}

/* Returns the FNV-1a hash of the bytes. */
static uint64_t getChecksum(const void *data, size_t bytes) {
  const unsigned char *next = data;
  uint64_t sum = UINT64_C(14695981039346656037);
  for (size_t i = 0; i < bytes; ++i)
    sum = (sum ^ next[i]) * UINT64_C(1099511628211);
  return sum;
}

static int64_t readExtent(const char *text) {
  char *end;
  long value = strtol(text, &end, 10);
  if (*end || end == text || value < 0 || value > maxExtent) {
    fprintf(stderr, "square_pad: '%s' is no extent from 0 to %d\n", text,
            maxExtent);
    exit(2);
  }
  return value;
}

int main(int argc, char **argv) {
  int64_t height = argc > 2 ? readExtent(argv[1]) : 120;
  int64_t width = argc > 2 ? readExtent(argv[2]) : 163;
  int64_t border = argc > 3 ? readExtent(argv[3]) : 5;

  int64_t extents[3];
  if (square_pad_result0_shape(height, width, border, grey, extents) !=
      PADLAB_OK) {
    fprintf(stderr, "square_pad: the framed image has too many elements\n");
    return 2;
  }
  size_t elements = (size_t)(extents[0] * extents[1] * extents[2]);
  float *image = makeTensor((size_t)(height * width * channels));
  float *framed = makeTensor(elements), *expected = makeTensor(elements);
  fillImage(image, height, width);

  if (square_pad(image, height, width, border, grey, framed) != PADLAB_OK) {
    fprintf(stderr, "square_pad: the image was not framed\n");
    return 2;
  }
  squareAndPad(image, height, width, border, expected);
  size_t bytes = elements * sizeof(float);
  int differs = memcmp(framed, expected, bytes) != 0;
  printf("%" PRId64 " x %" PRId64 " x %" PRId64 ": checksum %016" PRIx64 "%s\n",
         extents[0], extents[1], extents[2], getChecksum(framed, bytes),
         differs ? ", plain loops differ" : ", as plain loops");
  padlab_memory_give(image);
  padlab_memory_give(framed);
  padlab_memory_give(expected);
  return differs;
}
