//===- eigen.cpp - Eigen, timed without padlab ----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Time.h"

#include <unsupported/Eigen/CXX11/Tensor>

int main(int argc, char **argv) {
  Task task(argc, argv);
  using Matrix = Eigen::Tensor<float, 2, Eigen::RowMajor>;
  Eigen::TensorMap<Matrix> from(task.from, task.rows,
                                task.columns * task.channels),
      to(task.to, task.paddedRows(), task.paddedColumns() * task.channels);
  Eigen::array<std::pair<int, int>, 2> pads = {
      std::make_pair(task.top, task.bottom),
      std::make_pair(task.left * task.channels, task.right * task.channels)};
  Matrix squared(task.rows, task.columns * task.channels);
  task.time("eigen", [&] {
    squared = from.square();
    to = squared.pad(pads);
    return task.to;
  });
  task.time("eigen-fused", [&] {
    to = from.square().pad(pads);
    return task.to;
  });
}
