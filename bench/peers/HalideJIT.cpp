//===- HalideJIT.cpp - Halide, compiled at run time, as a peer ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `halide-jit` and `halide-jit-boxes`: the forms of HalidePad.h, compiled at
/// run time for the workload. If the workload is static, only the addresses and
/// the padding value are arguments.
///
//===----------------------------------------------------------------------===//

#include "HalidePad.h"

#include <map>
#include <memory>
#include <mutex>

namespace {

struct Compiled {
  std::unique_ptr<HalidePad> program;
  Halide::Pipeline pipeline;
  /// The peer whose input and amounts are set as parameters of the program now.
  const void *owner = nullptr;
};

/// Returns the key that tells programs apart: all numbers of a shape that are
/// compiled into them.
std::vector<int64_t> getKey(const Shape &shape, HalideForm form) {
  std::vector<int64_t> key = {int64_t(form), shape.producer, shape.type,
                              shape.rank, shape.isDynamic};
  for (int64_t i = 0; i != shape.rank; ++i) {
    key.push_back(shape.permutation[i]);
    if (!shape.isDynamic)
      key.insert(key.end(), {shape.extents[i], shape.low[i], shape.high[i]});
  }
  return key;
}

/// Halide 14 takes every CPU with bf16 and VNNI for a Sapphire Rapids, for
/// example a Zen 5, and generates f16 instructions that the Zen 5 lacks.
Halide::Target getJITTarget() {
  Halide::Target target = Halide::get_jit_target_from_environment();
  return __builtin_cpu_supports("avx512fp16")
             ? target
             : target.without_feature(Halide::Target::AVX512_SapphireRapids);
}

/// Compiles a kernel once for the life of the process.
Compiled &compile(const Shape &shape, HalideForm form) {
  static std::map<std::vector<int64_t>, Compiled> all;
  auto [it, isNew] = all.try_emplace(getKey(shape, form));
  if (isNew) {
    Halide::Target target = getJITTarget();
    int lanes = target.natural_vector_size(getHalideType(shape.type));
    it->second.program =
        std::make_unique<HalidePad>(shape, form, !shape.isDynamic, lanes);
    it->second.pipeline = Halide::Pipeline(it->second.program->getOutput());
    it->second.pipeline.compile_jit(target);
  }
  return it->second;
}

template <HalideForm form>
class HalideJITPeer {
public:
  static const char *decline(const Shape &shape) {
    if (form == HalideForm::Boxes && shape.isPermuted())
      return "no schedule of this form for transposes";
    return nullptr;
  }

  HalideJITPeer(const Shape &given, const void *input, void *destination)
      : shape(given.collapse()), compiled(compile(shape, form)),
        destination(destination) {
    std::vector<int> extents, padded;
    for (int64_t i = shape.rank - 1; i >= 0; --i) {
      extents.push_back(int(shape.extents[i]));
      padded.push_back(int(shape.getPadded(i)));
    }
    Halide::Type type = getHalideType(shape.type);
    from = Halide::Buffer<>(type, const_cast<void *>(input), extents);
    to = Halide::Buffer<>(type, destination, padded);
  }

  HalideJITPeer(const HalideJITPeer &) = delete;
  HalideJITPeer &operator=(const HalideJITPeer &) = delete;
  ~HalideJITPeer() {
    if (compiled.owner == this)
      compiled.owner = nullptr;
  }

  const void *run() {
    if (compiled.owner != this) {
      compiled.program->getInput().set(from);
      compiled.program->setAmounts(shape);
      compiled.owner = this;
    }
    compiled.pipeline.realize(to);
    return destination;
  }

private:
  Shape shape;
  Compiled &compiled;
  Halide::Buffer<> from, to;
  void *destination;
};

} // namespace

PADLAB_PEER_MODULE(
    makePeer<HalideJITPeer<HalideForm::Exterior>>("halide-jit",
                                                  PADLAB_PEER_PACKAGE),
    makePeer<HalideJITPeer<HalideForm::Boxes>>("halide-jit-boxes",
                                               PADLAB_PEER_PACKAGE))
