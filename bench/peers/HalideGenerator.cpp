//===- HalideGenerator.cpp - compiles Halide kernels in the build ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `generator x86-64-vN KERNELS RUNTIME` writes two objects for this CPU: all
/// kernels, and Halide's runtime.
///
//===----------------------------------------------------------------------===//

#include "HalidePad.h"

#include <cstdlib>

static Halide::Module makeModule(const char *name, padlab_peer_type type,
                                 padlab_peer_producer producer, bool isPermuted,
                                 HalideForm form, const Halide::Target &target,
                                 int vectorBytes) {
  int64_t zeros[2] = {}, permutation[2] = {isPermuted, !isPermuted};
  double value = 0;
  Shape shape({producer, type, 2, zeros, permutation, zeros, zeros, &value, 1});
  HalidePad program(shape, form, /*isStatic=*/false,
                    vectorBytes / int(shape.getElementBytes()));
  return program.getOutput().compile_to_module(program.getArguments(), name,
                                               target);
}

int main(int argc, char **argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: %s x86-64-v3|x86-64-v4 KERNELS RUNTIME\n",
                 argv[0]);
    return 2;
  }
  bool isV4 = std::strcmp(argv[1], "x86-64-v4") == 0;
  std::string features = "x86-64-linux-sse41-avx-avx2-f16c-fma";
  if (isV4)
    features += "-avx512-avx512_skylake";
  Halide::Target target(features);
  int vectorBytes = isV4 ? 64 : 32;
  std::vector<Halide::Module> modules;
  auto add = [&](const char *name, padlab_peer_type type,
                 padlab_peer_producer producer, bool isPermuted) {
    for (HalideForm form : {HalideForm::Exterior, HalideForm::Boxes}) {
      if (isPermuted && form == HalideForm::Boxes)
        continue;
      std::string full = std::string("padlab_halide_") +
                         (form == HalideForm::Boxes ? "boxes_" : "exterior_") +
                         name;
      modules.push_back(makeModule(
          full.c_str(), type, producer, isPermuted, form,
          target.with_feature(Halide::Target::NoRuntime), vectorBytes));
    }
  };
#define PADLAB_HALIDE_KERNEL(TYPE, PRODUCER, PERMUTED)                         \
  add(#TYPE "_" #PRODUCER "_" #PERMUTED, PADLAB_PEER_##TYPE,                   \
      PADLAB_PEER_##PRODUCER, PERMUTED);
#include "HalideKernels.inc"
  Halide::link_modules("padlab_halide", modules)
      .compile({{Halide::OutputFileType::object, argv[2]}});
  Halide::compile_standalone_runtime(argv[3], target);
  return 0;
}
