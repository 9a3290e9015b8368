//===- PadBoxes.cpp - borders by indices ----------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadEmitter.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace padlab;

/// Emits one border point.
void PadEmitter::emitBorderPoint(ArrayRef<OpFoldResult> index) {
  SmallVector<Value> indices;
  for (OpFoldResult i : index)
    indices.push_back(math.get(i));
  Value value = uniform;
  if (!value) {
    Block &body = space.border->front();
    IRMapping mapping;
    for (auto [argument, dim] :
         llvm::zip_equal(body.getArguments(), space.argumentDims))
      if (!argument.use_empty())
        mapping.map(argument, indices[dim]);
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    value = mapping.lookupOrDefault(
        cast<pad::YieldOp>(body.getTerminator()).getValue());
  }
  memref::StoreOp::create(builder, loc, value, view, indices);
}

/// Emits border points. `index` has their indices in the outermost dimensions.
/// In the next dimension the points range from `from` to `to`, and in the
/// dimensions inside of it over the whole extent.
void PadEmitter::emitBox(const Indices &index, OpFoldResult from,
                         OpFoldResult to) {
  bool isLast = index.size() + 1 == space.getRank();
  loop(
      from, to,
      [&](OpFoldResult i) {
        Indices inner(index);
        inner.push_back(i);
        if (isLast)
          return emitBorderPoint(inner);
        emitBox(inner, math.number(0), space.extents[inner.size()]);
      },
      /*isRow=*/isLast && uniform);
}

/// Emits the two boxes of one dimension for one combination of indices in the
/// dimensions before it, which `index` has: the points before and after the
/// interior.
void PadEmitter::emitBoxPair(const Indices &index) {
  unsigned dim = index.size();
  emitBox(index, math.number(0), space.low[dim]);
  if (!hasFault(space.op, Fault::PointBoxes))
    emitBox(index, math.add(space.low[dim], space.interiorExtents[dim]),
            space.extents[dim]);
}

void PadEmitter::emitBoxes() {
  for (unsigned dim = 0; dim != space.getRank(); ++dim)
    if (!space.isUnpadded(dim))
      emitBoxes(dim, {});
}

/// Emits loops over the interior indices of the dimensions before `dim`, and
/// inside of these loops the two boxes of `dim`. `index` has the indices of the
/// loops that were emitted already.
void PadEmitter::emitBoxes(unsigned dim, const Indices &index) {
  unsigned level = index.size();
  OpFoldResult low = space.low[level], extent = space.interiorExtents[level];
  if (level == dim)
    return emitBoxPair(index);
  loop(low, math.add(low, extent), [&](OpFoldResult i) {
    Indices inner(index);
    inner.push_back(i);
    emitBoxes(dim, inner);
  });
}

/// Emits the interior (if `hasRows`) and, if `hasBorder`, the border around it,
/// in lexicographic order of the indices. `point` has the interior indices of
/// the surrounding loops.
void PadEmitter::emitOrdered(const Indices &point, bool hasBorder) {
  unsigned dim = point.size(), rank = space.getRank();
  Indices index;
  for (auto [i, low] : llvm::zip(point, space.low))
    index.push_back(math.add(i, low));
  hasBorder &= !space.isUnpadded(dim) || dim + 1 != rank;
  if (hasBorder)
    emitBox(index, math.number(0), space.low[dim]);
  if (dim + 1 != rank)
    loop(math.number(0), space.interiorExtents[dim], [&](OpFoldResult i) {
      Indices inner(point);
      inner.push_back(i);
      emitOrdered(inner, hasBorder);
    });
  else if (hasRows)
    emitRow(point, {});
  if (hasBorder)
    emitBox(index, math.add(space.low[dim], space.interiorExtents[dim]),
            space.extents[dim]);
}

void PadEmitter::emitWhole() { emitBox({}, math.number(0), space.extents[0]); }
