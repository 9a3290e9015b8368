//===- Passes.cpp - ways through upstream's sparsifier --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"

using namespace padlab;

/// Passes that may run before the sparsifier: some know nothing of sparse
/// tensors, others prepare programs for it.
static constexpr llvm::StringLiteral sparseRewrites[] = {
    "canonicalize",
    "cse",
    "func.func(linalg-generalize-named-ops)",
    "func.func(linalg-fuse-elementwise-ops)",
    "linalg-fold-unit-extent-dims",
    "pre-sparsification-rewrite",
    "sparse-reinterpret-map{scope=only-generic}",
    "loop-invariant-code-motion"};

static constexpr llvm::StringLiteral sparseStrategies[] = {
    "none",
    "none",
    "dense-outer-loop",
    "any-storage-outer-loop",
    "dense-any-loop",
    "any-storage-any-loop"};

std::string generate::drawSparsePasses(Choices &choices) {
  std::vector<std::string> steps, options;
  for (uint64_t count = choices.weighted({50, 30, 15, 5}); count > 0; --count)
    steps.push_back(choices.pick(llvm::ArrayRef(sparseRewrites)).str());
  bool usesLibrary = choices.chance(40);
  options.push_back(usesLibrary ? "enable-runtime-library=true"
                                : "enable-runtime-library=false");
  options.push_back("parallelization-strategy=" +
                    choices.pick(llvm::ArrayRef(sparseStrategies)).str());
  if (choices.chance(40))
    options.push_back("vl=" + choices.pick<std::string>({"2", "4", "8", "16"}));
  if (choices.chance(20))
    options.push_back("enable-index-optimizations=false");
  if (!usesLibrary && choices.chance(25))
    options.push_back("enable-buffer-initialization=true");
  if (!usesLibrary && choices.chance(25))
    options.push_back("create-sparse-deallocs=false");
  // Upstream calls this option experimental and refuses most of its results.
  if (choices.chance(3))
    options.push_back("sparse-emit-strategy=sparse-iterator");
  steps.push_back("sparsifier{" + llvm::join(options, " ") + "}");
  return llvm::join(steps, ",");
}
