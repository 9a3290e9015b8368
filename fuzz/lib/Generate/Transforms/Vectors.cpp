//===- Vectors.cpp - scripts that make vectors ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptTable.h"

using namespace padlab;
using namespace padlab::generate;

/// The largest number of elements of a vector, in general. The code for a
/// larger vector has no loops, and is so long that LLVM takes minutes to
/// compile it.
static constexpr int64_t maxElements = 128;

/// Returns whether `target` may be vectorized. If the order of additions
/// matters, an operation with a reduction may not, because the elements of a
/// vector may be added in any order.
static bool isVectorizable(const ScriptWriter &w, const Target &target) {
  return !w.exact || target.countReductions() == 0;
}

/// Draws an operation whose iteration space is small enough for one vector.
static const Target *drawVectorizable(ScriptWriter &w) {
  return w.drawTarget([&](const Target &target) {
    return isVectorizable(w, target) && target.points > 0 &&
           target.points <= maxElements;
  });
}

static std::string drawOptions(ScriptWriter &w) {
  llvm::SmallVector<std::string> attributes;
  if (w.choices.chance(35))
    attributes.push_back("vectorize_nd_extract");
  if (w.choices.chance(25))
    attributes.push_back("create_named_contraction");
  return printAttributes(attributes);
}

static bool vectorize(ScriptWriter &w) {
  const Target *target = drawVectorizable(w);
  if (!target)
    return false;
  w.run("structured.vectorize", w.matchTarget(*target), drawOptions(w));
  return true;
}

/// Tiles an operation, and vectorizes the tiles. The vectors may be larger than
/// the tiles; they are then masked.
static bool tileAndVectorize(ScriptWriter &w) {
  const Target *target = w.drawTarget([&](const Target &target) {
    return isVectorizable(w, target) && !target.isPrefix &&
           !target.parallel.empty();
  });
  if (!target)
    return false;
  llvm::SmallVector<int64_t> tiles, vectors;
  int64_t room = maxElements;
  for (size_t i = 0; i < target->parallel.size(); ++i) {
    tiles.push_back(w.choices.range(1, std::min<int64_t>(room, 4)));
    vectors.push_back(
        std::min<int64_t>(room, tiles.back() + w.choices.draw(3)));
    room /= vectors.back();
  }
  Handle op = w.matchTarget(*target);
  op = w.write("structured.tile_using_for",
               op.name + " tile_sizes " + printList(tiles), {op},
               1 + tiles.size())
           .front();
  w.run("structured.vectorize", op,
        " vector_sizes " + printList(vectors) + drawOptions(w));
  return true;
}

static bool vectorizeChildren(ScriptWriter &w) {
  // The transform vectorizes all operations of the function, so that none of
  // them may be too large, though larger than elsewhere.
  if (llvm::any_of(w.payload.targets, [](const Target &target) {
        return target.points > 4 * maxElements;
      }))
    return false;
  llvm::SmallVector<std::string> attributes;
  for (const char *flag :
       {"vectorize_padding", "vectorize_nd_extract",
        "flatten_1d_depthwise_conv", "fold_type_extensions_into_contract",
        "disable_multi_reduction_to_contract_patterns",
        "disable_transfer_permutation_map_lowering_patterns"})
    if (w.choices.chance(30))
      attributes.push_back(flag);
  w.apply("structured.vectorize_children_and_apply_patterns", w.scope,
          printAttributes(attributes));
  return true;
}

static bool hoistTransfers(ScriptWriter &w) {
  // Without this attribute, the transform assumes that each loop runs at least
  // once.
  w.apply("structured.hoist_redundant_vector_transfers", w.scope,
          " {verify_non_zero_trip}");
  return true;
}

static bool hoistBroadcasts(ScriptWriter &w) {
  w.apply("structured.hoist_redundant_vector_broadcasts", w.scope);
  return true;
}

llvm::ArrayRef<ScriptEntry> generate::getVectorScripts() {
  static constexpr unsigned levels = OnTensors | OnBuffers;
  static constexpr ScriptEntry entries[] = {
      {"vectorize", 12, levels, Structured, Vectors, vectorize},
      {"tile and vectorize", 12, levels, Structured, Vectors | Loops,
       tileAndVectorize},
      {"vectorize_children_and_apply_patterns", 9, levels, Structured | Pads,
       Vectors, vectorizeChildren, true},
      {"hoist_redundant_vector_transfers", 5, anyLevel, Vectors, 0,
       hoistTransfers},
      {"hoist_redundant_vector_broadcasts", 5, anyLevel, Vectors, 0,
       hoistBroadcasts},
  };
  return entries;
}
