// Calls square_pad without any library. Exits with 0 if the result equals that
// of plain loops, otherwise with 1.

#include "square_pad.h"

enum { height = 5, width = 37, border = 3, channels = 3 };
enum { rows = height + 2 * border, columns = width + 2 * border };

static float image[height * width * channels];
static float framed[rows * columns * channels + 1];

static float expect(int y, int x, int c) {
  int fromY = y - border, fromX = x - border;
  if (fromY < 0 || fromY >= height || fromX < 0 || fromX >= width)
    return 0.5f;
  float value = image[(fromY * width + fromX) * channels + c];
  return value * value;
}

static int check(void) {
  int64_t extents[3];
  square_pad_result0_shape(height, width, border, 0.5f, extents);
  if (extents[0] != rows || extents[1] != columns || extents[2] != channels)
    return 1;
  for (int i = 0; i < height * width * channels; ++i)
    image[i] = i % 97 - 48.25f;
  framed[rows * columns * channels] = 42;
  square_pad(image, height, width, border, 0.5f, framed);
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x)
      for (int c = 0; c < channels; ++c)
        if (framed[(y * columns + x) * channels + c] != expect(y, x, c))
          return 1;
  return framed[rows * columns * channels] != 42;
}

void _start(void) {
  register long result __asm__("x0") = check();
  register long call __asm__("x8") = 93; // exit
  __asm__ volatile("svc 0" : : "r"(result), "r"(call));
  __builtin_unreachable();
}
