//===- Torch.cpp - PyTorch's C++ library as a peer ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `torch` is the code that its users write: an expression, then
/// constant_pad_nd, which allocates new results. Each call first frees the
/// results of the last one; otherwise chance decides which blocks are used, and
/// this makes up about half of the time. `torch-jit` is the same, compiled by
/// TorchScript (Debian's build has no LLVM in it, so nothing is fused on CPUs).
/// `torch-out` fills the destination and computes into a view of its middle.
///
//===----------------------------------------------------------------------===//

#include "PeerModule.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <torch/csrc/jit/api/compilation_unit.h>
#include <torch/csrc/jit/api/module.h>
#include <torch/jit.h>
#include <torch/version.h>

#include <sstream>

namespace {

at::ScalarType getType(padlab_peer_type type) {
  switch (type) {
  case PADLAB_PEER_F16:
    return at::kHalf;
  case PADLAB_PEER_BF16:
    return at::kBFloat16;
  case PADLAB_PEER_F32:
    return at::kFloat;
  case PADLAB_PEER_F64:
    return at::kDouble;
  case PADLAB_PEER_I8:
    return at::kChar;
  case PADLAB_PEER_I32:
    return at::kInt;
  }
  return at::kFloat;
}

at::Scalar getValue(const Shape &shape) {
  switch (shape.type) {
  case PADLAB_PEER_F16:
    return double(shape.getValue<at::Half>());
  case PADLAB_PEER_BF16:
    return double(shape.getValue<at::BFloat16>());
  case PADLAB_PEER_F32:
    return double(shape.getValue<float>());
  case PADLAB_PEER_F64:
    return shape.getValue<double>();
  case PADLAB_PEER_I8:
    return int64_t(shape.getValue<int8_t>());
  case PADLAB_PEER_I32:
    return int64_t(shape.getValue<int32_t>());
  }
  return 0;
}

at::Tensor wrap(void *data, at::ScalarType type,
                const std::vector<int64_t> &extents) {
  return at::from_blob(data, extents, at::TensorOptions().dtype(type));
}

/// Input and amounts, as all forms need them.
struct Problem {
  Problem(const Shape &shape, const void *input)
      : squares(shape.squares()), isPermuted(shape.isPermuted()),
        value(getValue(shape)) {
    at::set_num_threads(1);
    std::vector<int64_t> extents;
    for (int64_t i = 0; i != shape.rank; ++i) {
      extents.push_back(shape.extents[i]);
      permutation.push_back(shape.permutation[i]);
      // constant_pad_nd takes the amounts of the innermost dimension first.
      int64_t back = shape.rank - 1 - i;
      pads.push_back(shape.low[back]);
      pads.push_back(shape.high[back]);
    }
    // Without inference mode, each call would do the bookkeeping of gradients.
    c10::InferenceMode guard;
    from = wrap(const_cast<void *>(input), getType(shape.type), extents);
  }

  at::Tensor compute() const {
    at::Tensor result = squares ? at::mul(from, from) : from;
    return isPermuted ? result.permute(permutation) : result;
  }

  bool squares, isPermuted;
  at::Scalar value;
  at::Tensor from;
  std::vector<int64_t> permutation, pads;
};

class Eager {
public:
  static const char *decline(const Shape &) { return nullptr; }
  Eager(const Shape &shape, const void *input, void *)
      : problem(shape, input) {}

  const void *run() {
    c10::InferenceMode guard;
    result.reset();
    result = at::constant_pad_nd(problem.compute(), problem.pads, problem.value)
                 .contiguous();
    return result.data_ptr();
  }

private:
  Problem problem;
  at::Tensor result;
};

class Scripted {
public:
  static const char *decline(const Shape &) { return nullptr; }
  Scripted(const Shape &shape, const void *input, void *)
      : problem(shape, input) {
    std::ostringstream text;
    text << "def f(x, pads: List[int], value: "
         << (problem.value.isFloatingPoint() ? "float" : "int") << "):\n"
         << "  y = " << (problem.squares ? "x * x" : "x") << "\n";
    if (problem.isPermuted) {
      text << "  y = y.permute([";
      for (int64_t i : problem.permutation)
        text << i << ", ";
      text << "])\n";
    }
    text << "  return torch.constant_pad_nd(y, pads, value).contiguous()\n";
    unit = torch::jit::compile(text.str());
    // TorchScript observes two calls before it specializes the code.
    for (int i = 0; i != 3; ++i)
      run();
  }

  const void *run() {
    c10::InferenceMode guard;
    result.reset();
    result = unit->run_method("f", problem.from, problem.pads, problem.value)
                 .toTensor();
    return result.data_ptr();
  }

private:
  Problem problem;
  std::shared_ptr<torch::jit::CompilationUnit> unit;
  at::Tensor result;
};

class Into {
public:
  static const char *decline(const Shape &) { return nullptr; }
  Into(const Shape &shape, const void *input, void *destination)
      : problem(shape, input) {
    c10::InferenceMode guard;
    std::vector<int64_t> padded;
    for (int64_t i = 0; i != shape.rank; ++i)
      padded.push_back(shape.getPadded(i));
    to = wrap(destination, getType(shape.type), padded);
    interior = to;
    for (int64_t i = 0; i != shape.rank; ++i)
      interior = interior.narrow(i, shape.low[i], shape.getInner(i));
    from = problem.isPermuted ? problem.from.permute(problem.permutation)
                              : problem.from;
  }

  const void *run() {
    c10::InferenceMode guard;
    to.fill_(problem.value);
    if (problem.squares)
      at::mul_out(interior, from, from);
    else
      interior.copy_(from);
    return to.data_ptr();
  }

private:
  Problem problem;
  at::Tensor from, to, interior;
};

} // namespace

PADLAB_PEER_MODULE(makePeer<Eager>("torch", TORCH_VERSION),
                   makePeer<Scripted>("torch-jit", TORCH_VERSION),
                   makePeer<Into>("torch-out", TORCH_VERSION))
