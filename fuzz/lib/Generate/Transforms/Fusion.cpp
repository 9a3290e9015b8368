//===- Fusion.cpp - scripts that tile and fuse ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptTable.h"

using namespace padlab;
using namespace padlab::generate;

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
  // Interchanging several reductions would change the order of additions.
  if (w.choices.chance(20) && (!w.exact || target->countReductions() < 2))
    order = " interchange " + printList(drawOrder(w.choices, sizes.size()));
  Handle op = w.matchTarget(*target);
  Handles operands;
  std::string text = w.printSizes(op, *target, sizes, operands);
  w.write("structured.fuse",
          op.name + " tile_sizes " + text + order + printAttributes(attributes),
          operands, 1 + (useForall ? 1 : loops));
  return true;
}

/// Draws an operation that uses another one that can be tiled: a structured
/// one, a pad, a pack.
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
  Handles tiled = w.write(useForall ? "structured.tile_using_forall"
                                    : "structured.tile_using_for",
                          consumer.name + " tile_sizes " + text, operands,
                          useForall ? 2 : 1 + loops);
  producer = w.pickOne(producer, w.choices.draw(2));
  w.write("structured.fuse_into_containing_op",
          producer.name + " into " + tiled[1].name, {producer, tiled[1]}, 2);
  return true;
}

llvm::ArrayRef<ScriptEntry> generate::getFusionScripts() {
  static constexpr ScriptEntry entries[] = {
      {"fuse", 14, OnTensors, Structured,
       Loops | Foralls | Slices | AffineBounds, fuse},
      {"fuse_into_containing_op", 10, OnTensors,
       Chains | Pads | Packs | Unpacks, Loops | Foralls | Slices | AffineBounds,
       fuseIntoContainingOp},
  };
  return entries;
}
