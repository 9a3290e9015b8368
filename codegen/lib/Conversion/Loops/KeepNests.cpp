//===- KeepNests.cpp - outer loops that LLVM must not unroll --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopAnnotation.h"

#include "padlab/codegen/LoopPasses.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

namespace padlab {

#define GEN_PASS_DEF_KEEPNESTS
#include "padlab/codegen/LoopPasses.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

namespace {

/// Facts about a nest that decide how the loops around it are treated.
struct Nest {
  /// The largest number of copies of an innermost loop that LLVM makes when it
  /// unrolls the nest.
  uint64_t copies = 1;
  /// How often an innermost body runs in the nest; the maximum of the type if
  /// this is known only at run time.
  uint64_t iterations = 1;
};

struct KeepNests : padlab::impl::KeepNestsBase<KeepNests> {
  void runOnOperation() override {
    annotation = makeNoUnrolling(&getContext());
    for (Region &region : getOperation()->getRegions())
      visit(region);
  }

private:
  /// Returns the maximum of each member of `Nest` over all nests in `region`;
  /// nullopt if `region` has no loop.
  std::optional<Nest> visit(Region &region);
  Nest visit(scf::ForOp loop);

  Attribute annotation;
};

} // namespace

static uint64_t countIterations(scf::ForOp loop) {
  std::optional<APInt> count = loop.getStaticTripCount();
  return count ? count->getLimitedValue() : UINT64_MAX;
}

Nest KeepNests::visit(scf::ForOp loop) {
  // LLVM may unroll a nest that stays within one of these limits, such as a 3x3
  // window around a loop over channels, or a tile of 4x4.
  constexpr uint64_t maxCopies = 16, maxIterations = 64;
  std::optional<Nest> inner = visit(loop.getRegion());
  uint64_t count = countIterations(loop);
  if (!inner)
    return {1, count};
  Nest nest{inner->copies, llvm::SaturatingMultiply(inner->iterations, count)};
  // LLVM does not fully unroll loops with more iterations than this: its
  // threshold is 300, and a body has at least cost 2. Neither does it fully
  // unroll loops whose number of iterations is known only at run time.
  constexpr uint64_t longest = 150;
  if (count > longest)
    return nest;
  nest.copies = llvm::SaturatingMultiply(inner->copies, count);
  if (nest.copies <= maxCopies || nest.iterations <= maxIterations)
    return nest;
  if (!loop->hasAttr(loopAnnotationAttr))
    loop->setAttr(loopAnnotationAttr, annotation);
  nest.copies = 1;
  return nest;
}

std::optional<Nest> KeepNests::visit(Region &region) {
  std::optional<Nest> largest;
  auto add = [&](std::optional<Nest> nest) {
    if (!nest)
      return;
    if (!largest)
      largest = Nest{};
    largest->copies = std::max(largest->copies, nest->copies);
    largest->iterations = std::max(largest->iterations, nest->iterations);
  };
  for (Operation &op : region.getOps()) {
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      add(visit(loop));
      continue;
    }
    for (Region &inside : op.getRegions())
      add(visit(inside));
  }
  return largest;
}
