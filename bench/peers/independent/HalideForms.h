//===- HalideForms.h - a squared and padded matrix in Halide ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_PEERS_INDEPENDENT_HALIDEFORMS_H
#define PADLAB_BENCH_PEERS_INDEPENDENT_HALIDEFORMS_H

#include <Halide.h>

#include <vector>

/// A way to pad: by constant_exterior, or by a loop for each box of the border.
struct Form {
  bool hasBoxes;
  int lanes;
  Halide::ImageParam in{Halide::Float(32), 2, "in"};
  Halide::Func out{"out"};
  /// The amounts: left, top, right, bottom.
  std::vector<Halide::Param<int>> amounts;
  std::vector<Halide::Expr> known;

  Form(bool hasBoxes, const Halide::Target &target)
      : hasBoxes(hasBoxes), lanes(target.natural_vector_size<float>()) {
    for (const char *name : {"left", "top", "right", "bottom"}) {
      amounts.emplace_back(name);
      known.push_back(amounts.back());
    }
  }

  void know(int width, int height, const int *values) {
    in.dim(0).set_bounds(0, width);
    in.dim(1).set_bounds(0, height).set_stride(width);
    for (int i = 0; i != 4; ++i)
      known[i] = values[i];
  }
  /// Sets the layout of the result; call it once the result is defined.
  void knowResult(int pitch, int rows) {
    out.output_buffer().dim(0).set_bounds(0, pitch);
    out.output_buffer().dim(1).set_bounds(0, rows);
  }

  void define() {
    using namespace Halide;
    Var x("x"), y("y");
    Expr left = known[0], top = known[1], right = known[2], bottom = known[3];
    Expr w = in.width(), h = in.height(), all = left + w + right;
    if (!hasBoxes) {
      Func squared;
      squared(x, y) = in(x, y) * in(x, y);
      Func padded =
          BoundaryConditions::constant_exterior(squared, 0.f, {{0, w}, {0, h}});
      out(x, y) = padded(x - left, y - top);
      out.specialize(all >= lanes).vectorize(x, lanes);
      return;
    }
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
  }
};

#endif // PADLAB_BENCH_PEERS_INDEPENDENT_HALIDEFORMS_H
