//===- Reductions.cpp - scripts that split and tile reductions ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptTable.h"

using namespace padlab;
using namespace padlab::generate;

static const Target *drawReduction(ScriptWriter &w) {
  return w.drawTarget(
      [](const Target &target) { return target.countReductions() != 0; });
}

/// Draws tile sizes for the reductions. At least one of them is not 0.
static llvm::SmallVector<int64_t> drawReductionSizes(ScriptWriter &w,
                                                     const Target &target) {
  llvm::SmallVector<int64_t> sizes;
  for (bool isParallel : target.parallel)
    sizes.push_back(isParallel ? 0
                               : w.choices.pick<int64_t>({2, 3, 4, 5, 0, 1}));
  if (llvm::all_of(sizes, [](int64_t size) { return size == 0; }))
    sizes[llvm::find(target.parallel, false) - target.parallel.begin()] = 2;
  return sizes;
}

/// Returns the number of results of the transform: a fill and a merge for each
/// result of the target, the tiled operation, and a loop.
static unsigned countParts(const Target &target) {
  return 2 * target.inits + 2;
}

static std::string printReductionDims(const Target &target,
                                      llvm::ArrayRef<int64_t> sizes) {
  llvm::SmallVector<int64_t> dims;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (size != 0)
      dims.push_back(dim);
  return " reduction_dims = " + printList(dims);
}

static bool tileReductionUsingFor(ScriptWriter &w) {
  const Target *target = drawReduction(w);
  if (!target)
    return false;
  llvm::SmallVector<int64_t> sizes = drawReductionSizes(w, *target);
  Handle op = w.matchTarget(*target);
  w.write("structured.tile_reduction_using_for",
          op.name +
              (w.choices.chance(50) ? printReductionDims(*target, sizes) : "") +
              " by tile_sizes = " + printList(sizes),
          {op}, countParts(*target));
  return true;
}

static bool tileReductionUsingForall(ScriptWriter &w) {
  const Target *target = drawReduction(w);
  if (!target)
    return false;
  llvm::SmallVector<int64_t> threads = drawReductionSizes(w, *target);
  Handle op = w.matchTarget(*target);
  std::string text = op.name;
  if (w.choices.chance(50))
    text += printReductionDims(*target, threads);
  text += " by num_threads = " + printList(threads);
  if (w.choices.chance(50))
    text += " tile_sizes = " + printList(drawReductionSizes(w, *target));
  w.write("structured.tile_reduction_using_forall", text, {op},
          countParts(*target));
  return true;
}

static bool splitReduction(ScriptWriter &w) {
  // The operation must have a single reduction, and its size must be known.
  const Target *target = w.drawTarget([](const Target &target) {
    return target.countReductions() == 1 && target.points > 0;
  });
  if (!target)
    return false;
  size_t reduced =
      llvm::find(target->parallel, false) - target->parallel.begin();
  int64_t extent =
      reduced < target->ranges.size() ? target->ranges[reduced] : 1;
  llvm::SmallVector<int64_t> factors;
  for (int64_t factor = 2; factor <= extent; ++factor)
    if (extent % factor == 0)
      factors.push_back(factor);
  int64_t factor = !factors.empty() && w.choices.chance(90)
                       ? w.choices.pick<int64_t>(factors)
                       : w.choices.range(2, 4);
  llvm::SmallVector<std::string> attributes{
      "split_factor = " + std::to_string(factor),
      "insert_split_dimension = " + std::to_string(w.choices.range(0, 2))};
  for (const char *flag :
       {"inner_parallel", "use_scaling_algorithm", "use_alloc"})
    if (w.choices.chance(35))
      attributes.push_back(flag);
  Handle op = w.matchTarget(*target);
  w.write("structured.split_reduction", op.name + printAttributes(attributes),
          {op}, 4);
  return true;
}

llvm::ArrayRef<ScriptEntry> generate::getReductionScripts() {
  static constexpr ScriptEntry entries[] = {
      {"tile_reduction_using_for", 7, OnTensors, Structured, Loops | Slices,
       tileReductionUsingFor, true},
      {"tile_reduction_using_forall", 5, OnTensors, Structured,
       Foralls | Slices, tileReductionUsingForall, true},
      {"split_reduction", 6, OnTensors, Structured, Reshapes, splitReduction,
       true},
  };
  return entries;
}
