//===- PadRows.cpp - the interior of a pad operation ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadEmitter.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/AffineExprVisitor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace padlab;

/// How the element of an input is loaded for each point of a row. Of each index
/// of the element, one part is computed before the loop over the row, and the
/// other part changes in this loop.
struct PadEmitter::Load {
  unsigned input;
  /// The element itself if it is loaded before the loop over the row; otherwise
  /// null.
  Value element;
  struct Index {
    /// The part of the index that is the same for the whole row.
    OpFoldResult fixed;
    bool addsColumn = false;
    /// The whole index if it is neither constant in the row nor a constant plus
    /// the column. Then it is computed for each point.
    AffineExpr general;
  };
  SmallVector<Index> indices;
};

/// Evaluates `expr` at an interior point.
OpFoldResult PadEmitter::evaluate(AffineExpr expr,
                                  ArrayRef<OpFoldResult> point) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return point[dim.getPosition()];
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return math.number(constant.getValue());
  // Only dimensions that `expr` uses become operands: `point` has no index of
  // the last dimension if the code is emitted before the loop over the row.
  SmallVector<Value> operands;
  SmallVector<AffineExpr> renamed;
  for (unsigned dim = 0; dim != space.getRank(); ++dim) {
    renamed.push_back(builder.getAffineDimExpr(operands.size()));
    if (expr.isFunctionOfDim(dim))
      operands.push_back(math.get(point[dim]));
  }
  AffineMap map = AffineMap::get(operands.size(), 0, expr.replaceDims(renamed));
  return affine::AffineApplyOp::create(builder, loc, map, operands).getResult();
}

/// Returns `expr` minus the column (the index in the last dimension); null if
/// the rest still depends on the column.
static AffineExpr removeColumn(AffineExpr expr, unsigned rank) {
  MLIRContext *context = expr.getContext();
  SmallVector<AffineExpr> dims;
  for (unsigned dim = 0; dim != rank; ++dim)
    dims.push_back(getAffineDimExpr(dim, context));
  AffineExpr column = dims.back();
  dims.back() = getAffineConstantExpr(0, context);
  AffineExpr rest = expr.replaceDims(dims);
  return simplifyAffineExpr(expr - rest, rank, 0) == column ? rest
                                                            : AffineExpr();
}

/// Emits what can be computed before the loop over the row that begins at
/// `point`.
PadEmitter::Load PadEmitter::prepareLoad(unsigned number,
                                         ArrayRef<OpFoldResult> point) {
  unsigned rank = space.getRank();
  Load load;
  load.input = number;
  // The element is loaded before the loop over the row only if each of its
  // indices is the index of a surrounding loop. Such indices are in bounds even
  // if the row is empty.
  bool isHoistable = true;
  for (AffineExpr expr : space.inputs[number].map.getResults()) {
    Load::Index index;
    bool usesColumn = rank != 0 && expr.isFunctionOfDim(rank - 1);
    isHoistable &= !usesColumn && isa<AffineDimExpr>(expr);
    AffineExpr rest = usesColumn ? removeColumn(expr, rank) : expr;
    if (rest)
      index.fixed = evaluate(rest, point);
    else
      index.general = expr;
    index.addsColumn = usesColumn;
    load.indices.push_back(index);
  }
  if (isHoistable)
    load.element = emitLoad(load, point);
  return load;
}

Value PadEmitter::emitLoad(const Load &load, ArrayRef<OpFoldResult> point) {
  if (load.element)
    return load.element;
  SmallVector<Value> indices;
  for (const Load::Index &index : load.indices) {
    OpFoldResult value = index.fixed;
    if (index.general)
      value = evaluate(index.general, point);
    else if (index.addsColumn)
      value = math.add(value, point.back());
    indices.push_back(math.get(value));
  }
  return memref::LoadOp::create(builder, loc, inputViews[load.input], indices);
}

/// Emits the interior's region at `point`.
Value PadEmitter::computeElement(ArrayRef<Load> loads,
                                 ArrayRef<OpFoldResult> point) {
  Block &body = space.interior->front();
  unsigned numIndices = space.argumentDims.size();
  IRMapping mapping;
  for (auto [argument, dim] :
       llvm::zip(body.getArguments(), space.argumentDims))
    if (!argument.use_empty())
      mapping.map(argument, math.get(point[dim]));
  for (const Load &load : loads)
    mapping.map(body.getArgument(numIndices + load.input),
                emitLoad(load, point));
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  return mapping.lookupOrDefault(
      cast<pad::YieldOp>(body.getTerminator()).getValue());
}

void PadEmitter::emitRow(const Indices &point, OpFoldResult base) {
  SmallVector<Load> loads;
  unsigned numIndices = space.argumentDims.size();
  for (unsigned number = 0; number != space.inputs.size(); ++number)
    if (!space.interior->getArgument(numIndices + number).use_empty())
      loads.push_back(prepareLoad(number, point));
  unsigned rank = space.getRank();
  if (rank == 0) {
    memref::StoreOp::create(builder, loc, computeElement(loads, point), view);
    return;
  }
  SmallVector<Value> index;
  if (!flat)
    for (auto [i, low] : llvm::zip(point, space.low))
      index.push_back(math.get(math.add(i, low)));
  OpFoldResult first = flat ? base : space.low[rank - 1];
  loop(
      math.number(0), space.interiorExtents[rank - 1],
      [&](OpFoldResult column) {
        Indices whole(point);
        whole.push_back(column);
        Value element = computeElement(loads, whole);
        SmallVector<Value> target(index);
        target.push_back(math.get(math.add(first, column)));
        memref::StoreOp::create(builder, loc, element, flat ? flat : view,
                                target);
      },
      /*isRow=*/hasFreeInterior);
}
