//===- Lowerings.cpp - the lowerings that pipelines share -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Pipeline.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;

/// Loops without any optimization: what is compared must differ by the subject
/// alone. Entry points take and return packed buffers (identity layouts), which
/// is what the engines hand in and what upstream bufferizes most completely.
static const char loopsPasses[] =
    "convert-check-to-runtime,"
    "empty-tensor-to-alloc-tensor,"
    "one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},"
    "func.func(convert-linalg-to-loops),"
    "fold-memref-alias-ops,"
    "expand-strided-metadata,"
    "memref-expand,"
    "lower-affine,"
    "convert-scf-to-cf,"
    "convert-math-to-llvm,"
    "convert-math-to-libm,"
    "arith-expand,"
    "convert-complex-to-llvm,"
    "convert-index-to-llvm,"
    "convert-ub-to-llvm,"
    "finalize-memref-to-llvm,"
    "convert-func-to-llvm,"
    "convert-arith-to-llvm,"
    "convert-cf-to-llvm,"
    "reconcile-unrealized-casts";

static Lowering makeLoops() {
  return {"loops", "one-shot bufferization, then scalar loops", loopsPasses};
}

const std::vector<Lowering> &padlab::getLowerings() {
  static const std::vector<Lowering> lowerings = {makeLoops()};
  return lowerings;
}

const Lowering *padlab::findLowering(llvm::StringRef name) {
  auto it = llvm::find_if(getLowerings(),
                          [&](const Lowering &l) { return l.name == name; });
  return it == getLowerings().end() ? nullptr : &*it;
}
