//===- PadSpace.cpp - what a pad operation on buffers writes --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadSpace.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

static SmallVector<ReassociationIndices>
mergeGroups(ArrayRef<ReassociationIndices> groups, unsigned number) {
  SmallVector<ReassociationIndices> merged(groups);
  merged[number].append(groups[number + 1]);
  merged.erase(merged.begin() + number + 1);
  return merged;
}

MergedBuffer::MergedBuffer(Value buffer) : buffer(buffer) {
  for (int64_t i = 0, rank = getType().getRank(); i < rank; ++i)
    groups.push_back({i});
}

bool MergedBuffer::canMerge(unsigned number) const {
  return memref::CollapseShapeOp::isGuaranteedCollapsible(
      getType(), mergeGroups(groups, number));
}

void MergedBuffer::merge(unsigned number) {
  groups = mergeGroups(groups, number);
}

Value MergedBuffer::getView(OpBuilder &builder, Location loc) const {
  if (!isMerged())
    return buffer;
  return memref::CollapseShapeOp::create(builder, loc, buffer, groups);
}

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

static bool isZero(OpFoldResult amount) {
  return getConstantIntValue(amount) == 0;
}

bool PadSpace::isUnpadded(unsigned dim) const {
  return isZero(low[dim]) && isZero(high[dim]);
}

/// Whether any argument for dimension `dim` has uses.
static bool isIndexUsed(const PadSpace &space, unsigned dim) {
  for (auto [argument, argumentDim] : llvm::enumerate(space.argumentDims))
    if (argumentDim == dim &&
        (!space.border->getArgument(argument).use_empty() ||
         (space.interior &&
          !space.interior->getArgument(argument).use_empty())))
      return true;
  return false;
}

/// Returns the number of the result of `map` that is exactly `dim`.
static std::optional<unsigned> findResult(AffineMap map, unsigned dim) {
  for (auto [i, expr] : llvm::enumerate(map.getResults()))
    if (expr == getAffineDimExpr(dim, map.getContext()))
      return i;
  return std::nullopt;
}

static unsigned countUses(AffineMap map, unsigned dim) {
  return llvm::count_if(map.getResults(), [&](AffineExpr expr) {
    return expr.isFunctionOfDim(dim);
  });
}

/// Whether the input can still be read if `dim` and the next dimension become
/// one: the map depends on neither of them, or both are consecutive dimensions
/// of the input that can be merged there, too.
static bool canMergeInput(const PadInput &input, unsigned dim) {
  unsigned first = countUses(input.map, dim);
  unsigned second = countUses(input.map, dim + 1);
  if (first == 0 && second == 0)
    return true;
  std::optional<unsigned> result = findResult(input.map, dim);
  return first == 1 && second == 1 && result &&
         findResult(input.map, dim + 1) == *result + 1 &&
         input.canMerge(*result);
}

bool PadSpace::canMerge(unsigned dim) const {
  return isUnpadded(dim + 1) && destination.canMerge(dim) &&
         !isIndexUsed(*this, dim) && !isIndexUsed(*this, dim + 1) &&
         llvm::all_of(inputs, [&](const PadInput &input) {
           return canMergeInput(input, dim);
         });
}

static void mergeInput(PadInput &input, unsigned dim) {
  MLIRContext *context = input.map.getContext();
  SmallVector<AffineExpr> results(input.map.getResults());
  if (std::optional<unsigned> result = findResult(input.map, dim)) {
    input.merge(*result);
    results.erase(results.begin() + *result + 1);
  }
  unsigned numDims = input.map.getNumDims();
  SmallVector<AffineExpr> renamed;
  for (unsigned i = 0; i != numDims; ++i)
    renamed.push_back(getAffineDimExpr(i > dim ? i - 1 : i, context));
  for (AffineExpr &expr : results)
    expr = expr.replaceDims(renamed);
  input.map = AffineMap::get(numDims - 1, 0, results, context);
}

void PadSpace::merge(unsigned dim, IndexMath &math) {
  low[dim] = math.mul(low[dim], extents[dim + 1]);
  high[dim] = math.mul(high[dim], extents[dim + 1]);
  interiorExtents[dim] = math.mul(interiorExtents[dim], extents[dim + 1]);
  extents[dim] = math.mul(extents[dim], extents[dim + 1]);
  for (auto *amounts : {&low, &high, &extents, &interiorExtents})
    amounts->erase(amounts->begin() + dim + 1);
  for (unsigned &argumentDim : argumentDims)
    argumentDim -= argumentDim > dim;
  destination.merge(dim);
  for (PadInput &input : inputs)
    mergeInput(input, dim);
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

static Value getInit(Operation *op) {
  return cast<DestinationStyleOpInterface>(op).getDpsInits().front();
}

PadSpace::PadSpace(Operation *op, OpBuilder &builder, IndexMath &math)
    : op(op), destination(getInit(op)) {
  if (auto generic = dyn_cast<pad::GenericOp>(op)) {
    for (auto [number, input] : llvm::enumerate(generic.getInputs()))
      inputs.emplace_back(input, generic.getMap(number));
    interior = &generic.getInterior();
    border = &generic.getBorder();
    low = generic.getMixedLow();
    high = generic.getMixedHigh();
  } else {
    auto frame = cast<pad::FrameOp>(op);
    border = &frame.getBorder();
    low = frame.getMixedLow();
    high = frame.getMixedHigh();
  }
  extents = memref::getMixedSizes(builder, op->getLoc(), destination.buffer);
  for (unsigned dim = 0; dim != extents.size(); ++dim) {
    interiorExtents.push_back(
        math.sub(extents[dim], math.add(low[dim], high[dim])));
    argumentDims.push_back(dim);
  }
  for (unsigned dim = extents.size(); dim-- > 1;)
    if (canMerge(dim - 1))
      merge(dim - 1, math);
}
