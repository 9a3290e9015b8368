//===- PadRuns.cpp - borders as runs of a flat view -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadEmitter.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace padlab;

/// Where the first interior element lies.
OpFoldResult PadEmitter::getPrefix() {
  OpFoldResult prefix = math.number(0);
  for (unsigned dim = 0; dim != space.getRank(); ++dim)
    prefix = math.add(prefix, math.mul(space.low[dim], steps[dim]));
  return prefix;
}

void PadEmitter::emitStream(bool isWholeFill) {
  OpFoldResult prefix = getPrefix();
  unsigned rank = space.getRank();
  gapDim = -1;
  if (!isWholeFill)
    for (unsigned dim = 0; dim != rank; ++dim)
      if (!space.isUnpadded(dim))
        gapDim = dim;
  OpFoldResult begin = isWholeFill ? total : prefix;
  // Without any row nothing would follow the prefix.
  if (gapDim > 0) {
    OpFoldResult isEmpty = builder.getBoolAttr(false);
    for (int dim = 0; dim != gapDim; ++dim)
      isEmpty = math.either(
          isEmpty, math.equal(space.interiorExtents[dim], math.number(0)));
    begin = math.select(isEmpty, total, prefix);
  }
  emitRun(math.number(0), begin);
  emitStreamLevel(0, prefix, math.sub(math.number(0), prefix), {});
}

void PadEmitter::emitInterior() {
  gapDim = -1;
  emitStreamLevel(0, getPrefix(), math.number(0), {});
}

/// Dimension `dim` and those inside of it, from `base` on. `extra` is what the
/// gap after its last interior index is longer than its own border.
void PadEmitter::emitStreamLevel(int dim, OpFoldResult base, OpFoldResult extra,
                                 const Indices &point) {
  bool isLast = dim + 1 == static_cast<int>(space.getRank());
  OpFoldResult extent = space.interiorExtents[dim];
  OpFoldResult border =
      dim > gapDim
          ? math.number(0)
          : math.mul(math.add(space.low[dim], space.high[dim]), steps[dim]);
  OpFoldResult gap = dim > gapDim ? border : math.add(border, extra);
  if (space.interior && isLast) {
    emitRow(point, base);
  } else if (space.interior || dim < gapDim) {
    OpFoldResult last = math.sub(extent, math.number(1));
    loop(math.number(0), extent, [&](OpFoldResult i) {
      Indices inner(point);
      inner.push_back(i);
      OpFoldResult innerExtra = math.number(0);
      if (dim < gapDim)
        innerExtra = math.select(math.equal(i, last), gap, math.number(0));
      emitStreamLevel(dim + 1, math.add(base, math.mul(i, steps[dim])),
                      innerExtra, inner);
    });
  }
  if (dim == gapDim)
    emitRun(math.add(base, math.mul(extent, steps[dim])), gap);
}

/// The border as boxes, each of which is one run for each point of the
/// dimensions before it.
void PadEmitter::emitRunBoxes() {
  for (unsigned dim = 0; dim != space.getRank(); ++dim)
    if (!space.isUnpadded(dim))
      emitRunBoxes(dim, 0, math.number(0));
}

void PadEmitter::emitRunBoxes(unsigned dim, unsigned level, OpFoldResult base) {
  OpFoldResult low = space.low[level], extent = space.interiorExtents[level];
  OpFoldResult step = steps[level];
  if (level != dim) {
    base = math.add(base, math.mul(low, step));
    return loop(math.number(0), extent, [&](OpFoldResult i) {
      emitRunBoxes(dim, level + 1, math.add(base, math.mul(i, step)));
    });
  }
  emitRun(base, math.mul(low, step));
  emitRun(math.add(base, math.mul(math.add(low, extent), step)),
          math.mul(space.high[level], step));
}
