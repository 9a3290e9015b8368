//===- xnnpack.cpp - XNNPACK, timed without padlab ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Time.h"

#include <xnnpack.h>

static void check(xnn_status status) {
  if (status != xnn_status_success)
    std::exit(1);
}

int main(int argc, char **argv) {
  Task task(argc, argv);
  check(xnn_initialize(nullptr));
  float *squared = Task::allocate(task.inner() + 64);
  xnn_operator_t square, pad;
  check(xnn_create_square_nc_f32(1, 1, 1, 0, &square));
  check(xnn_setup_square_nc_f32(square, task.inner(), task.from, squared,
                                nullptr));
  float zero = 0;
  size_t channels = task.channels;
  size_t extents[] = {size_t(task.rows), task.columns * channels};
  size_t low[] = {size_t(task.top), task.left * channels};
  size_t high[] = {size_t(task.bottom), task.right * channels};
  check(xnn_create_constant_pad_nd_x32(&zero, 0, &pad));
  check(xnn_setup_constant_pad_nd_x32(pad, 2, extents, low, high, squared,
                                      task.to, nullptr));
  task.time("xnnpack", [&] {
    check(xnn_run_operator(square, nullptr));
    check(xnn_run_operator(pad, nullptr));
    return task.to;
  });
}
