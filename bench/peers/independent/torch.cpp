//===- torch.cpp - PyTorch, timed without padlab --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Time.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <torch/csrc/jit/api/compilation_unit.h>
#include <torch/csrc/jit/api/module.h>
#include <torch/jit.h>

int main(int argc, char **argv) {
  Task task(argc, argv);
  at::set_num_threads(1);
  c10::InferenceMode guard;
  // The channels become a dimension only if there are several: TorchScript's
  // interpreter takes longer or shorter for a third dimension of extent one,
  // which a matrix does not have.
  std::vector<int64_t> extents = {task.rows, task.columns},
                       padded = {task.paddedRows(), task.paddedColumns()},
                       pads = {task.left, task.right, task.top, task.bottom};
  if (task.channels != 1) {
    extents.push_back(task.channels);
    padded.push_back(task.channels);
    pads.insert(pads.begin(), 2, 0);
  }
  at::Tensor from = at::from_blob(task.from, extents);
  at::Tensor to = at::from_blob(task.to, padded);
  at::Tensor result;
  task.time("torch", [&] {
    result.reset();
    result = at::constant_pad_nd(from * from, pads, 0);
    return result.data_ptr<float>();
  });
  auto unit =
      torch::jit::compile("def f(x, pads: List[int]):\n"
                          "  return torch.constant_pad_nd(x * x, pads, 0.0)\n");
  for (int i = 0; i != 3; ++i)
    unit->run_method("f", from, pads);
  task.time("torch-jit", [&] {
    result.reset();
    result = unit->run_method("f", from, pads).toTensor();
    return result.data_ptr<float>();
  });
  at::Tensor middle =
      to.narrow(0, task.top, task.rows).narrow(1, task.left, task.columns);
  task.time("torch-out", [&] {
    to.fill_(0);
    at::mul_out(middle, from, from);
    return task.to;
  });
}
