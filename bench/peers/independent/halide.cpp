//===- halide.cpp - Halide, timed without padlab --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HalideForms.h"
#include "Time.h"

#include <HalideRuntime.h>

using namespace Halide;

// Compiled by halide_compile.cpp.
extern "C" int independent_exterior_argv(void **);
extern "C" int independent_boxes_argv(void **);

static void timeJIT(const Task &task, const Target &target, bool hasBoxes) {
  Form form(hasBoxes, target);
  int width = task.columns * task.channels,
      pitch = task.paddedColumns() * task.channels;
  Buffer<float> from(task.from, width, task.rows),
      to(task.to, pitch, task.paddedRows());
  int values[] = {task.left * task.channels, task.top,
                  task.right * task.channels, task.bottom};
  if (!task.isDynamic)
    form.know(width, task.rows, values);
  form.define();
  if (!task.isDynamic)
    form.knowResult(pitch, task.paddedRows());
  form.in.set(from);
  for (int i = 0; i != 4; ++i)
    form.amounts[i].set(values[i]);
  Pipeline pipeline(form.out);
  pipeline.compile_jit(target);
  task.time(hasBoxes ? "halide-jit-boxes" : "halide-jit", [&] {
    pipeline.realize(to);
    return task.to;
  });
}

static void timeAOT(const Task &task, const char *name, int (*call)(void **)) {
  int width = task.columns * task.channels,
      pitch = task.paddedColumns() * task.channels;
  halide_dimension_t ofFrom[] = {{0, width, 1}, {0, task.rows, width}},
                     ofTo[] = {{0, pitch, 1}, {0, task.paddedRows(), pitch}};
  halide_buffer_t from = {}, to = {};
  from.host = reinterpret_cast<uint8_t *>(task.from);
  to.host = reinterpret_cast<uint8_t *>(task.to);
  from.type = to.type = halide_type_t(halide_type_float, 32);
  from.dimensions = to.dimensions = 2;
  from.dim = ofFrom;
  to.dim = ofTo;
  int32_t left = task.left * task.channels, top = task.top,
          right = task.right * task.channels, bottom = task.bottom;
  void *arguments[] = {&from, &left, &top, &right, &bottom, &to};
  task.time(name, [&] {
    call(arguments);
    return task.to;
  });
}

int main(int argc, char **argv) {
  Task task(argc, argv);
  Target host = get_jit_target_from_environment();
  timeJIT(task, host, false);
  timeJIT(task, host, true);
  timeAOT(task, "halide-aot", independent_exterior_argv);
  timeAOT(task, "halide-aot-boxes", independent_boxes_argv);
}
