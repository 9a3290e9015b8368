//===- halide_compile.cpp - Halide, ahead of time, without padlab ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `PROGRAM EXTERIOR BOXES` writes two objects that halide.cpp calls, the first
/// with the runtime. They are compiled for this machine, since no other runs
/// them.
///
//===----------------------------------------------------------------------===//

#include "HalideForms.h"

int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  Halide::Target host = Halide::get_host_target();
  std::string features = "x86-64-linux-sse41-avx-avx2-f16c-fma";
  if (host.has_feature(Halide::Target::AVX512_Skylake))
    features += "-avx512-avx512_skylake";
  for (bool hasBoxes : {false, true}) {
    Halide::Target target(features + (hasBoxes ? "-no_runtime" : ""));
    Form form(hasBoxes, target);
    form.define();
    std::vector<Halide::Argument> arguments = {form.in};
    for (const auto &amount : form.amounts)
      arguments.push_back(amount);
    form.out.compile_to_object(
        argv[hasBoxes ? 2 : 1], arguments,
        hasBoxes ? "independent_boxes" : "independent_exterior", target);
  }
}
