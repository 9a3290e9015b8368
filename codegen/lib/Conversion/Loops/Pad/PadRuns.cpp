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

/// Returns the position of the first interior element in the flat view.
OpFoldResult PadEmitter::getPrefix() {
  OpFoldResult prefix = math.number(0);
  for (unsigned dim = 0; dim != space.getRank(); ++dim)
    prefix = math.add(prefix, math.mul(space.low[dim], steps[dim]));
  return prefix;
}

/// Writes the result in one pass, in address order. If `isFilled`, the first
/// run fills the whole result with the border's value, and no gaps follow the
/// rows.
void PadEmitter::emitStream(OpFoldResult isFilled) {
  OpFoldResult prefix = getPrefix(), zero = math.number(0);
  gapDim = -1;
  gaps.clear();
  for (unsigned dim = 0; dim != space.getRank(); ++dim) {
    OpFoldResult border =
        math.mul(math.add(space.low[dim], space.high[dim]), steps[dim]);
    gaps.push_back(math.select(isFilled, zero, border));
    if (getConstantIntValue(gaps.back()) != 0)
      gapDim = dim;
  }
  // If the interior is empty in a dimension outside of `gapDim`, no loop
  // reaches a row or a gap. So the first run must fill the whole result.
  OpFoldResult isAllBorder = isFilled;
  for (int dim = 0; dim < gapDim; ++dim)
    isAllBorder =
        math.either(isAllBorder, math.equal(space.interiorExtents[dim], zero));
  OpFoldResult whole = total;
  if (hasFault(space.op, Fault::FillEnd))
    whole = math.sub(total, math.number(1));
  emitRun(zero, math.select(isAllBorder, whole, prefix));
  emitStreamLevel(0, prefix,
                  math.select(isFilled, zero, math.sub(zero, prefix)), {});
}

void PadEmitter::emitInterior() {
  gapDim = -1;
  emitStreamLevel(0, getPrefix(), math.number(0), {});
}

/// Writes dimension `dim` and the dimensions inside of it, from position `base`
/// on. The gap after the last interior index of `dim` has `extra` more elements
/// than the low and high border of `dim` together. At the end of the result,
/// where no low border follows, `extra` is negative.
void PadEmitter::emitStreamLevel(int dim, OpFoldResult base, OpFoldResult extra,
                                 const Indices &point) {
  bool isLast = dim + 1 == static_cast<int>(space.getRank());
  OpFoldResult extent = space.interiorExtents[dim];
  OpFoldResult gap = dim > gapDim ? extra : math.add(gaps[dim], extra);
  if (hasRows && isLast) {
    emitRow(point, base);
  } else if (hasRows || dim < gapDim) {
    OpFoldResult last = math.sub(extent, math.number(1));
    loop(math.number(0), extent, [&](OpFoldResult i) {
      Indices inner(point);
      inner.push_back(i);
      OpFoldResult innerExtra = math.number(0);
      if (dim < gapDim && !hasFault(space.op, Fault::StreamGap))
        innerExtra = math.select(math.equal(i, last), gap, math.number(0));
      emitStreamLevel(dim + 1, math.add(base, math.mul(i, steps[dim])),
                      innerExtra, inner);
    });
  }
  if (dim == gapDim)
    emitRun(math.add(base, math.mul(extent, steps[dim])), gap);
}

/// Emits the border as boxes. A box of dimension `dim` consists of one run for
/// each combination of interior indices of the dimensions before `dim`.
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
  if (hasFault(space.op, Fault::FrameBoxes))
    extent = math.number(0);
  emitRun(math.add(base, math.mul(math.add(low, extent), step)),
          math.mul(space.high[level], step));
}
