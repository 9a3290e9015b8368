//===- Engine.h - what a fuzz loop runs cases with -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_ENGINE_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_ENGINE_H

#include "padlab/fuzz/FuzzLoop.h"

namespace padlab {

struct FuzzLoop::Engine {
  explicit Engine(llvm::ArrayRef<std::string> pipelines)
      : differential(compiler, pipelines) {
    observeActions(compiler.getContext());
  }

  Compiler compiler;
  Differential differential;
  uint64_t cases = 0;
  /// libFuzzer runs what it has just mutated, and mutates what it has just
  /// run: that need not be parsed again.
  std::string lastText;
  std::optional<Case> lastCase;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_ENGINE_H
