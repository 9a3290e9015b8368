//===- halide.cpp - Halide, timed without padlab --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Time.h"

#include <Halide.h>

using namespace Halide;

/// With all sizes known, or with all of them arguments.
static void run(const Task &task, bool isDynamic, const Target &target,
                const std::string &name) {
  int lanes = target.natural_vector_size<float>();
  int width = task.columns * task.channels, height = task.rows;
  int pitch = task.paddedColumns() * task.channels, rows = task.paddedRows();
  Buffer<float> from(task.from, width, height), to(task.to, pitch, rows);
  Param<int> amounts[4];
  Expr known[4];
  int values[4] = {task.left * task.channels, task.top,
                   task.right * task.channels, task.bottom};
  for (int i = 0; i != 4; ++i) {
    amounts[i].set(values[i]);
    known[i] = isDynamic ? Expr(amounts[i]) : Expr(values[i]);
  }
  Expr left = known[0], top = known[1], right = known[2], bottom = known[3];
  auto time = [&](const std::string &form, ImageParam in, Func out) {
    if (!isDynamic) {
      in.dim(0).set_bounds(0, width);
      in.dim(1).set_bounds(0, height).set_stride(width);
      out.output_buffer().dim(0).set_bounds(0, pitch);
      out.output_buffer().dim(1).set_bounds(0, rows);
    }
    in.set(from);
    Pipeline pipeline(out);
    pipeline.compile_jit(target);
    task.time(form, [&] {
      pipeline.realize(to);
      return task.to;
    });
  };
  Var x, y;
  {
    ImageParam in(Float(32), 2);
    Func squared, out;
    squared(x, y) = in(x, y) * in(x, y);
    Func padded = BoundaryConditions::constant_exterior(
        squared, 0.f, {{0, in.width()}, {0, in.height()}});
    out(x, y) = padded(x - left, y - top);
    out.specialize(left + in.width() + right >= lanes).vectorize(x, lanes);
    time(name, in, out);
  }
  {
    ImageParam in(Float(32), 2);
    Expr w = in.width(), h = in.height(), all = left + w + right;
    Func out;
    out(x, y) = undef<float>();
    RDom above(0, all, 0, top), below(0, all, top + h, bottom),
        before(0, left, top, h), behind(left + w, right, top, h),
        middle(0, w, 0, h);
    out(above.x, above.y) = 0.f;
    out(below.x, below.y) = 0.f;
    out(before.x, before.y) = 0.f;
    out(behind.x, behind.y) = 0.f;
    out(left + middle.x, top + middle.y) =
        in(middle.x, middle.y) * in(middle.x, middle.y);
    RVar inner[] = {above.x, below.x, before.x, behind.x, middle.x};
    for (int i = 0; i != 5; ++i)
      out.update(i).vectorize(inner[i], lanes, TailStrategy::GuardWithIf);
    time(name + "-boxes", in, out);
  }
}

int main(int argc, char **argv) {
  Task task(argc, argv);
  Target host = get_jit_target_from_environment();
  run(task, false, host, "halide-jit");
  std::string features = "x86-64-linux-sse41-avx-avx2-f16c-fma";
  if (host.has_feature(Target::AVX512_Skylake))
    features += "-avx512-avx512_skylake";
  run(task, true, Target(features + "-jit"), "halide-aot");
}
