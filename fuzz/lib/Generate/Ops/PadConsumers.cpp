//===- PadConsumers.cpp - a pad and the operations that read it -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits programs for fusion with consumers: a tensor, mostly an argument, is
/// padded, mostly by known amounts, and a window operation, overlapping slices,
/// or loops of any kind read the padded tensor.
///
//===----------------------------------------------------------------------===//

#include "Ops.h"
#include "Pad.h"
#include "StructuredOps.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks a tensor to pad. It is mostly a new argument, which is often large
/// enough for windows of several elements.
static std::optional<TrackedTensor> pickArgument(ProgramBuilder &p) {
  Choices &choices = p.choices;
  if (choices.chance(20))
    return pickCopyable(p, /*minRank=*/1);
  Extents extents;
  unsigned rank = 1 + choices.weighted({20, 30, 20, 30});
  int64_t room = p.limits.elements / 2;
  for (unsigned i = 0; i < rank; ++i) {
    // Keep the outermost dimension of images short: it counts images.
    int64_t most = std::min<int64_t>(rank == 4 && i == 0 ? 2 : 7, room);
    // Allow long rows, which exercise vectorized code.
    if (i + 1 == rank && p.limits.extent > 9 && choices.chance(60))
      most = std::min<int64_t>(p.limits.extent, room);
    extents.push_back(choices.range(1, std::max<int64_t>(most, 1)));
    room /= extents.back();
  }
  if (!p.fits(getNumElements(extents)))
    return std::nullopt;
  return p.addTensorArgument(extents, p.pickElementType());
}

/// Picks the amounts of a pad. In most dimensions they are small, and often 1;
/// in others they are 0, except for a crop of one element. In dimension
/// `whole`, if given, they are 0.
static PadAmounts pickBorder(ProgramBuilder &p, const Extents &source,
                             std::optional<unsigned> whole) {
  Choices &choices = p.choices;
  PadAmounts amounts;
  amounts.extents = source;
  unsigned percent = choices.chance(90) ? 0 : p.features.dynamicPadding;
  for (auto [dim, extent] : llvm::enumerate(amounts.extents)) {
    int64_t low = 0, high = 0;
    bool isWhole = whole == dim;
    if (choices.chance(70) && !isWhole) {
      low = choices.pick<int64_t>({1, 1, 0, 2, 3});
      high = choices.pick<int64_t>({1, 1, 2, 0, 3});
    }
    // A crop leaves at least one element.
    if (extent > 1 && choices.chance(p.features.negativePadding / 2) &&
        !isWhole)
      low = -1;
    extent += low + high;
    amounts.lowNumbers.push_back(low);
    amounts.low.push_back(p.getFoldable(low, percent));
    amounts.high.push_back(p.getFoldable(high, percent));
  }
  return amounts;
}

/// Emits an elementwise operation on several, mostly overlapping slices of
/// `source`, whose offsets differ by a few elements.
static bool emitTaps(ProgramBuilder &p, const TrackedTensor &source) {
  Choices &choices = p.choices;
  Extents reach, sizes;
  for (int64_t extent : source.extents) {
    reach.push_back(choices.draw(std::min<int64_t>(extent, 3)));
    sizes.push_back(extent - reach.back());
  }
  StructuredOp op(sizes);
  unsigned rank = sizes.size();
  AffineMap identity =
      AffineMap::getMultiDimIdentityMap(rank, p.builder.getContext());
  SmallVector<OpFoldResult> strides(rank, p.builder.getIndexAttr(1));
  for (unsigned i = 0, taps = choices.range(2, 5); i < taps; ++i) {
    SmallVector<OpFoldResult> offsets, extents;
    for (auto [most, size] : llvm::zip_equal(reach, sizes)) {
      offsets.push_back(p.builder.getIndexAttr(choices.draw(most + 1)));
      extents.push_back(p.builder.getIndexAttr(size));
    }
    op.inputs.push_back(tensor::ExtractSliceOp::create(
        p.builder, p.location, source.value, offsets, extents, strides));
    op.inputMaps.push_back(identity);
  }
  addInit(p, op, pickPermutation(p, rank),
          /*mustBeReadable=*/false);
  buildStructuredOp(
      p, op,
      [&](ScalarBuilder &scalars, ValueRange arguments,
          SmallVectorImpl<Value> &yields) {
        Value sum = arguments.front();
        for (Value next : arguments.drop_front().drop_back(op.inits.size()))
          sum = combine(scalars, choices, next, sum);
        yields.push_back(
            scalars.convert(sum, getElementTypeOrSelf(op.inits[0].getType())));
      });
  return true;
}

/// Emits a structured operation that reads all of `source`. Some of its loops
/// may be reductions.
static bool emitLoops(ProgramBuilder &p, const TrackedTensor &source) {
  Choices &choices = p.choices;
  StructuredOp op(source.extents);
  unsigned rank = source.getRank();
  op.inputs.push_back(source.value);
  op.inputMaps.push_back(pickPermutation(p, rank));
  // Give each loop the extent of the dimension of `source` that it indexes.
  for (auto [expr, extent] :
       llvm::zip_equal(op.inputMaps[0].getResults(), source.extents))
    op.loops[cast<AffineDimExpr>(expr).getPosition()] = extent;
  SmallVector<AffineExpr, 5> kept;
  for (unsigned i = 0; i < rank; ++i) {
    if (choices.chance(25))
      op.iterators[i] = utils::IteratorType::reduction;
    else
      kept.push_back(p.builder.getAffineDimExpr(i));
  }
  addInit(p, op, AffineMap::get(rank, 0, kept, p.builder.getContext()),
          /*mustBeReadable=*/true);
  buildStructuredOp(p, op,
                    [&](ScalarBuilder &scalars, ValueRange arguments,
                        SmallVectorImpl<Value> &yields) {
                      if (choices.chance(p.features.indexInBody))
                        scalars.operands.push_back(linalg::IndexOp::create(
                            scalars.builder, p.location, choices.draw(rank)));
                      scalars.operands.push_back(arguments[0]);
                      Type type = arguments[1].getType();
                      yields.push_back(
                          combine(scalars, choices,
                                  scalars.emit(type, choices.range(0, 2)),
                                  arguments[1]));
                    });
  return true;
}

/// Reduces each row of `source` along dimension `row`, including the rows that
/// only consist of padding. Mostly, all these rows have the same result, so
/// that a pass may compute it once. Each term may also use an element of
/// another input, which only depends on the position within the row.
static bool emitRows(ProgramBuilder &p, const TrackedTensor &source,
                     unsigned row) {
  Choices &choices = p.choices;
  StructuredOp op(source.extents);
  unsigned rank = source.getRank();
  AffineMap all = op.getIdentity(p.builder);
  AffineMap rows = all.dropResult(row);
  op.iterators[row] = utils::IteratorType::reduction;
  op.inputs.push_back(source.value);
  op.inputMaps.push_back(all);
  if (choices.chance(40))
    addInput(p, op, all.getSubMap({row}));
  Type type = getElementTypeOrSelf(source.value.getType());
  Extents extents = applyMap(rows, op.loops);
  op.write(emitFilled(p, RankedTensorType::get(extents, type), extents), rows);
  op.initIsReadable.push_back(true);
  Value reduced = buildStructuredOp(
      p, op, [&](ScalarBuilder &scalars, ValueRange arguments) -> Value {
        Value term = arguments[0];
        if (arguments.size() == 3)
          term = combine(scalars, choices, term,
                         scalars.convert(arguments[1], type));
        else if (choices.chance(50))
          term = scalars.emit(type, 1);
        return combine(scalars, choices, term, arguments.back());
      });
  if (choices.chance(40))
    return true;
  // The next operation reads both the tensor and its reduction, as in a
  // softmax.
  StructuredOp beside(source.extents);
  beside.read(source.value, all);
  beside.read(reduced, rows);
  addInit(p, beside, pickPermutation(p, rank),
          /*mustBeReadable=*/false);
  buildStructuredOp(p, beside,
                    [&](ScalarBuilder &scalars, ValueRange arguments) -> Value {
                      return scalars.convert(
                          combine(scalars, choices, arguments[0], arguments[1]),
                          getElementTypeOrSelf(beside.inits[0].getType()));
                    });
  return true;
}

/// Emits a pad of a tensor, mostly one without a producer, and the operations
/// that read its result.
bool generate::emitPadAndConsumer(ProgramBuilder &p) {
  Choices &choices = p.choices;
  // Mostly use static extents, because fusion requires them.
  llvm::SaveAndRestore<unsigned> dynamic(
      p.features.dynamicExtents,
      choices.chance(85) ? 0 : p.features.dynamicExtents);
  std::optional<TrackedTensor> source = pickArgument(p);
  if (!source)
    return false;
  std::optional<unsigned> row;
  if (source->getRank() > 1 && choices.chance(40))
    row = choices.draw(source->getRank());
  PadAmounts amounts = pickBorder(p, source->extents, row);
  int64_t elements = getNumElements(amounts.extents);
  if (elements == 0 || !p.fits(3 * elements))
    return false;
  TrackedTensor padded = buildPad(p, *source, amounts);
  // Mostly hide the padded tensor from other operations, because fusion can
  // remove the pad only if no other operation uses it.
  if (choices.chance(85))
    p.tensors.pop_back();
  if (row)
    return emitRows(p, padded, *row);
  switch (choices.weighted({50, 25, 25})) {
  case 0:
    if (emitWindowOver(p, padded))
      return true;
    [[fallthrough]];
  case 1:
    return emitTaps(p, padded);
  default:
    return emitLoops(p, padded);
  }
}
