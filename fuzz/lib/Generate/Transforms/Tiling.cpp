//===- Tiling.cpp - scripts that tile, fuse and split -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptTable.h"

using namespace padlab;
using namespace padlab::generate;

/// Returns whether the loops may be interchanged. If there are several
/// reductions, an interchange would change the order of additions.
static bool mayInterchange(const ScriptWriter &w, const Target &target) {
  return !w.exact || target.countReductions() < 2;
}

/// Draws an `interchange` attribute with a permutation of the loops, or an
/// empty text.
static std::string drawInterchange(ScriptWriter &w, const Target &target,
                                   size_t count) {
  if (!w.choices.chance(25) || count < 2 || !mayInterchange(w, target))
    return "";
  return " interchange = " + printList(drawOrder(w.choices, count));
}

//===----------------------------------------------------------------------===//
// Scripts that tile and split
//===----------------------------------------------------------------------===//

static bool tileUsingFor(ScriptWriter &w) {
  const Target *target = w.drawTarget();
  if (!target)
    return false;
  llvm::SmallVector<int64_t> sizes = w.drawSizes(*target);
  Handle op = w.matchTarget(*target);
  Handles operands;
  std::string text = w.printSizes(op, *target, sizes, operands);
  w.write("structured.tile_using_for",
          op.name + " tile_sizes " + text +
              drawInterchange(w, *target, sizes.size()),
          operands, 1 + countLoops(sizes));
  return true;
}

/// Tiles an operation and then its tiles, as for two levels of caches.
static bool tileTwice(ScriptWriter &w) {
  const Target *target = w.drawTarget();
  if (!target)
    return false;
  Handle op = w.matchTarget(*target);
  for (unsigned i = 0; i < 2; ++i) {
    llvm::SmallVector<int64_t> sizes = w.drawSizes(*target);
    Handles operands;
    std::string text = w.printSizes(op, *target, sizes, operands);
    op = w.write("structured.tile_using_for", op.name + " tile_sizes " + text,
                 operands, 1 + countLoops(sizes))
             .front();
  }
  return true;
}

static bool tileUsingForall(ScriptWriter &w) {
  const Target *target = w.drawTarget();
  if (!target)
    return false;
  llvm::SmallVector<int64_t> sizes =
      w.drawSizes(*target, /*parallelOnly=*/true);
  // Rarely accept sizes that are all 0, which tile no loop. An operation
  // without dimensions has no others.
  if (countLoops(sizes) == 0 && !w.choices.chance(15))
    return false;
  if (sizes.empty())
    sizes.push_back(0);
  Handle op = w.matchTarget(*target);
  bool byThreads = w.choices.chance(40);
  Handles operands;
  std::string text = w.printSizes(op, *target, sizes, operands);
  w.write("structured.tile_using_forall",
          op.name + (byThreads ? " num_threads " : " tile_sizes ") + text,
          operands, 2);
  return true;
}

static bool tileOther(ScriptWriter &w) {
  if (w.payload.tileables.empty())
    return false;
  const Target &target =
      w.choices.pick<Target>(llvm::ArrayRef(w.payload.tileables));
  llvm::SmallVector<int64_t> sizes = w.drawSizes(target);
  if (countLoops(sizes) == 0)
    return false;
  Handle op = w.matchTarget(target);
  enum { For, Forall, Fused, Twice };
  unsigned form = w.choices.weighted({30, 30, 25, 15});
  if (form == Forall) {
    bool byThreads = w.choices.chance(40);
    w.write("structured.tile_using_forall",
            op.name + (byThreads ? " num_threads " : " tile_sizes ") +
                printList(sizes),
            {op}, 2);
    return true;
  }
  std::string order = drawInterchange(w, target, sizes.size());
  if (form == Fused) {
    bool useForall = w.choices.chance(30);
    w.write("structured.fuse",
            op.name + " tile_sizes " + printList(sizes) +
                (useForall ? " {use_forall}" : ""),
            {op}, 1 + (useForall ? 1 : countLoops(sizes)));
    return true;
  }
  op = w.write("structured.tile_using_for",
               op.name + " tile_sizes " + printList(sizes) + order, {op},
               1 + countLoops(sizes))
           .front();
  if (form != Twice)
    return true;
  sizes = w.drawSizes(target);
  w.write("structured.tile_using_for",
          op.name + " tile_sizes " + printList(sizes), {op},
          1 + countLoops(sizes));
  return true;
}

namespace {
struct Loop {
  const Target &target;
  unsigned dimension;
};
} // namespace

/// Draws a loop. Returns nullopt if the drawn operation has none, or if the
/// drawn loop may not be split. If the order of additions matters, a reduction
/// may only be split if it is the operation's only one, because the two parts
/// run in order.
static std::optional<Loop> drawLoop(ScriptWriter &w) {
  const Target *target = w.drawTarget();
  if (!target || target->parallel.empty())
    return std::nullopt;
  unsigned dimension = w.choices.draw(target->parallel.size());
  if (w.exact && !target->parallel[dimension] && target->countReductions() > 1)
    return std::nullopt;
  return Loop{*target, dimension};
}

static bool split(ScriptWriter &w) {
  std::optional<Loop> loop = drawLoop(w);
  if (!loop)
    return false;
  Handle op = w.matchTarget(loop->target);
  int64_t size = w.choices.pick<int64_t>({1, 2, 3, 4, 0, 7});
  std::string place = std::to_string(size), types = op.type;
  if (size != 0 && w.choices.chance(30)) {
    Handle computed = w.computeSize(op, loop->dimension, size);
    place = computed.name;
    types += ", " + computed.type;
  }
  w.line("%parts = transform.structured.split " + op.name + " after " + place +
         " {dimension = " + llvm::Twine(loop->dimension) + "} : " + types);
  return true;
}

/// Draws an attribute with a divisor of the loop's range, or an empty text.
/// With a number that does not divide the range, the transform would add an
/// assertion that fails.
static std::string drawDivisor(ScriptWriter &w, const Loop &loop) {
  if (loop.dimension >= loop.target.ranges.size() || !w.choices.chance(50))
    return "";
  int64_t range = loop.target.ranges[loop.dimension];
  for (int64_t divisor : {3, 2})
    if (range > 0 && range % divisor == 0)
      return ", divisor = " + std::to_string(divisor);
  return "";
}

/// Computes two tile sizes and a split point, splits a loop at this point, and
/// tiles each of the two parts by one of the sizes.
static bool multitile(ScriptWriter &w) {
  std::optional<Loop> loop = drawLoop(w);
  if (!loop)
    return false;
  Handle op = w.pickTarget(loop->target);
  bool isStatic = loop->target.points > 0 && w.choices.chance(50);
  std::string type = isStatic ? "!transform.param<i64>" : "!transform.any_op";
  std::string dim = std::to_string(loop->dimension);
  w.line("%low, %high, %point = transform.structured.multitile_sizes " +
         op.name + " {dimension = " + dim +
         ", target_size = " + llvm::Twine(w.choices.range(1, 5)) +
         drawDivisor(w, *loop) + "} : (" + op.type + ") -> " + type);
  w.line("%parts = transform.structured.split " + op.name +
         " after %point {dimension = " + dim + "} : " + op.type + ", " + type);
  // If one part is empty, the handle `%parts` has only the other part.
  w.line("%first, %second = transform.split_handle %parts "
         "{fail_on_payload_too_small = false} : "
         "(!transform.any_op) -> (!transform.any_op, !transform.any_op)");
  std::string zeros;
  for (unsigned i = 0; i < loop->dimension; ++i)
    zeros += "0, ";
  for (auto [part, size] :
       {std::pair("%first", "%low"), std::pair("%second", "%high")}) {
    w.line(llvm::Twine("transform.foreach ") + part + ", " + size +
           " with_zip_shortest : !transform.any_op, " + type + " {");
    w.line("^bb0(%part: !transform.any_op, %size: " + type + "):");
    w.write("structured.tile_using_for",
            "%part tile_sizes [" + zeros + "%size]",
            {{"%part"}, {"%size", type}}, 2);
    w.line("}");
  }
  return true;
}

static bool continuousTiles(ScriptWriter &w) {
  std::optional<Loop> loop = drawLoop(w);
  if (!loop)
    return false;
  Handle op = w.pickTarget(loop->target);
  std::string type = loop->target.points > 0 && w.choices.chance(50)
                         ? "!transform.param<i64>"
                         : "!transform.any_op";
  std::string dim = std::to_string(loop->dimension);
  w.line("%sizes, %chunks = transform.structured.continuous_tile_sizes " +
         op.name + " {dimension = " + dim +
         ", target_size = " + llvm::Twine(w.choices.range(1, 9)) + "} : (" +
         op.type + ") -> " + type);
  w.line("%parts = transform.structured.split " + op.name +
         " after %chunks {dimension = " + dim + ", multiway} : " + op.type +
         ", " + type);
  std::string zeros;
  for (unsigned i = 0; i < loop->dimension; ++i)
    zeros += "0, ";
  w.line("transform.foreach %parts, %sizes : !transform.any_op, " + type +
         " {");
  w.line("^bb0(%part: !transform.any_op, %size: " + type + "):");
  w.write("structured.tile_using_for", "%part tile_sizes [" + zeros + "%size]",
          {{"%part"}, {"%size", type}}, 2);
  w.line("}");
  return true;
}

static bool scalarize(ScriptWriter &w) {
  // Scalarizing tiles all loops by 1 and keeps their order, so that no result
  // changes.
  const Target *target = w.drawTarget();
  if (!target)
    return false;
  w.apply("structured.scalarize", w.matchTarget(*target));
  return true;
}

static constexpr unsigned tiled = Loops | Slices | AffineBounds;

llvm::ArrayRef<ScriptEntry> generate::getTilingScripts() {
  static constexpr ScriptEntry entries[] = {
      {"tile_using_for", 14, structuredLevels, Structured, tiled, tileUsingFor},
      {"tile twice", 6, structuredLevels, Structured, tiled, tileTwice},
      {"tile_using_forall", 10, structuredLevels, Structured,
       Foralls | Slices | AffineBounds, tileUsingForall},
      {"tile pads and packs", 10, OnTensors, Pads | Packs | Unpacks,
       tiled | Foralls, tileOther},
      {"split", 6, structuredLevels, Structured, Slices, split},
      {"multitile_sizes", 5, structuredLevels, Structured, tiled, multitile},
      {"continuous_tile_sizes", 4, structuredLevels, Structured, tiled,
       continuousTiles},
      {"scalarize", 4, structuredLevels, Structured, tiled, scalarize},
  };
  return entries;
}

//===----------------------------------------------------------------------===//
// Scripts that tile and fuse
//===----------------------------------------------------------------------===//

static bool fuse(ScriptWriter &w) {
  const Target *target = w.drawTarget();
  if (!target)
    return false;
  llvm::SmallVector<std::string> attributes;
  if (w.choices.chance(40))
    attributes.push_back("apply_cleanup");
  bool useForall = w.choices.chance(30);
  if (useForall)
    attributes.push_back("use_forall");
  llvm::SmallVector<int64_t> sizes =
      w.drawSizes(*target, /*parallelOnly=*/useForall);
  unsigned loops = countLoops(sizes);
  if (loops == 0)
    return false;
  std::string order;
  if (w.choices.chance(20) && mayInterchange(w, *target))
    order = " interchange " + printList(drawOrder(w.choices, sizes.size()));
  Handle op = w.matchTarget(*target);
  Handles operands;
  std::string text = w.printSizes(op, *target, sizes, operands);
  w.write("structured.fuse",
          op.name + " tile_sizes " + text + order + printAttributes(attributes),
          operands, 1 + (useForall ? 1 : loops));
  return true;
}

/// Draws an operation with an operand that is computed by an operation that can
/// be tiled (a structured operation, a pad, a pack or an unpack).
static const Target *drawConsumer(ScriptWriter &w) {
  llvm::SmallVector<const Target *> consumers;
  for (const Target &target :
       llvm::concat<const Target>(w.payload.targets, w.payload.tileables))
    if (!target.producers.empty())
      consumers.push_back(&target);
  return consumers.empty()
             ? nullptr
             : w.choices.pick<const Target *>(llvm::ArrayRef(consumers));
}

static bool fuseIntoContainingOp(ScriptWriter &w) {
  const Target *target = drawConsumer(w);
  if (!target)
    return false;
  bool useForall = w.choices.chance(50);
  llvm::SmallVector<int64_t> sizes = w.drawSizes(*target, useForall);
  unsigned loops = countLoops(sizes);
  if (loops == 0)
    return false;
  Handle consumer = w.pickTarget(*target);
  Handle producer = w.matchOps(
      w.choices.pick<llvm::StringRef>(llvm::ArrayRef(target->producers)));
  Handles operands;
  std::string text = w.printSizes(consumer, *target, sizes, operands);
  Handles results = w.write(useForall ? "structured.tile_using_forall"
                                      : "structured.tile_using_for",
                            consumer.name + " tile_sizes " + text, operands,
                            useForall ? 2 : 1 + loops);
  producer = w.pickOne(producer, w.choices.draw(2));
  w.write("structured.fuse_into_containing_op",
          producer.name + " into " + results[1].name, {producer, results[1]},
          2);
  return true;
}

llvm::ArrayRef<ScriptEntry> generate::getFusionScripts() {
  static constexpr ScriptEntry entries[] = {
      {"fuse", 14, OnTensors, Structured, tiled | Foralls, fuse},
      {"fuse_into_containing_op", 10, OnTensors,
       Chains | Pads | Packs | Unpacks, tiled | Foralls, fuseIntoContainingOp},
  };
  return entries;
}
