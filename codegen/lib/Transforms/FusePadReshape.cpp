//===- FusePadReshape.cpp - pads of reshaped values -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A reshape keeps the order of elements. So a pad that only adds whole rows
/// before and after all elements may be moved before the reshape, next to the
/// producer (rule 12).
///
//===----------------------------------------------------------------------===//

#include "PadFusionForms.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"

using namespace mlir;
using namespace padlab;

namespace {
struct PadAmounts {
  SmallVector<OpFoldResult> low, high;

  static PadAmounts zeros(OpBuilder &builder, size_t rank) {
    SmallVector<OpFoldResult> all(rank, builder.getIndexAttr(0));
    return {all, all};
  }
  bool isZero(int64_t dim) const {
    return isZeroInteger(low[dim]) && isZeroInteger(high[dim]);
  }
  bool isConstant(int64_t dim) const {
    return isa<Attribute>(low[dim]) && isa<Attribute>(high[dim]);
  }
};

/// A group of dimensions that a reshape merges into one, or makes of one.
struct Group {
  /// The main dimension of the group, which is the only one that may be padded:
  /// all dimensions before it have extent 1.
  int64_t main = 0;
  /// The number of elements that belong to one index of `main`, if this number
  /// is known and not zero.
  Known factor;
  /// Whether all dimensions of the group other than `main` have extent 1.
  bool isSingle = true;
};
} // namespace

static PadAmounts getAmounts(OpBuilder &builder, tensor::PadOp pad) {
  PadAmounts amounts{pad.getMixedLowPad(), pad.getMixedHighPad()};
  for (auto *all : {&amounts.low, &amounts.high})
    for (OpFoldResult &amount : *all)
      if (Known constant = getConstantIntValue(amount))
        amount = builder.getIndexAttr(*constant);
  return amounts;
}

/// Returns the number of elements that belong to one index of `main`, which is
/// the product of the extents of later dimensions. If `all`, multiplies the
/// extents of all other dimensions, which is wrong (tests that break rule 12
/// use this).
static Known countElements(ArrayRef<int64_t> dims, ArrayRef<int64_t> extents,
                           int64_t main, bool all) {
  int64_t product = 1;
  for (int64_t dim : dims) {
    if (dim == main || (dim < main && !all))
      continue;
    if (ShapedType::isDynamic(extents[dim]) || extents[dim] == 0)
      return std::nullopt;
    product *= extents[dim];
  }
  return product;
}

static Group makeGroup(ArrayRef<int64_t> dims, ArrayRef<int64_t> extents,
                       int64_t main) {
  Group group;
  group.main = main;
  group.factor = countElements(dims, extents, main, /*all=*/false);
  group.isSingle = llvm::all_of(
      dims, [&](int64_t dim) { return dim == main || extents[dim] == 1; });
  return group;
}

/// Returns the first dimension whose extent is not 1, or the last dimension.
static int64_t findMain(ArrayRef<int64_t> dims, ArrayRef<int64_t> extents) {
  const auto *first =
      llvm::find_if(dims, [&](int64_t dim) { return extents[dim] != 1; });
  return first == dims.end() ? dims.back() : *first;
}

static OpFoldResult scale(OpBuilder &builder, Location loc, OpFoldResult amount,
                          int64_t factor) {
  return affine::makeComposedFoldedAffineApply(
      builder, loc, builder.getAffineSymbolExpr(0) * factor, {amount});
}

static bool usesIndices(tensor::PadOp pad) {
  return llvm::any_of(pad.getRegion().getArguments(),
                      [](BlockArgument index) { return !index.use_empty(); });
}

/// Makes a pad of `source` with the region of `pad`. `getIndex` returns the
/// value that replaces an index of the old region in the new one.
static tensor::PadOp
makePad(RewriterBase &rewriter, tensor::PadOp pad, Value source,
        const PadAmounts &amounts,
        llvm::function_ref<Value(unsigned index, Block &block)> getIndex) {
  Location loc = pad.getLoc();
  SmallVector<int64_t> staticLow, staticHigh;
  SmallVector<Value> low, high;
  dispatchIndexOpFoldResults(amounts.low, low, staticLow);
  dispatchIndexOpFoldResults(amounts.high, high, staticHigh);
  auto type = tensor::PadOp::inferResultType(
      cast<RankedTensorType>(source.getType()), staticLow, staticHigh);
  auto made = tensor::PadOp::create(rewriter, loc, type, source, staticLow,
                                    staticHigh, low, high, pad.getNofold());
  auto rank = static_cast<size_t>(type.getRank());
  OpBuilder::InsertionGuard guard(rewriter);
  Block *block = rewriter.createBlock(
      &made.getRegion(), {}, SmallVector<Type>(rank, rewriter.getIndexType()),
      SmallVector<Location>(rank, loc));
  IRMapping mapping;
  for (BlockArgument index : pad.getRegion().getArguments())
    if (!index.use_empty())
      mapping.map(index, getIndex(index.getArgNumber(), *block));
  for (Operation &op : pad.getRegion().front())
    rewriter.clone(op, mapping);
  return made;
}

/// Returns false if a padded extent is known to be negative.
static bool isPossible(RankedTensorType type, const PadAmounts &amounts) {
  for (auto [dim, extent] : llvm::enumerate(type.getShape()))
    if (!ShapedType::isDynamic(extent) && amounts.isConstant(dim) &&
        extent + *getConstantIntValue(amounts.low[dim]) +
                *getConstantIntValue(amounts.high[dim]) <
            0)
      return false;
  return true;
}

/// Divides the amount of a merged dimension by `factor`, which gives the amount
/// of the main dimension. Returns false if it is not known to be a multiple of
/// `factor`.
static bool divide(OpBuilder &builder, OpFoldResult &amount, int64_t factor) {
  if (factor == 1)
    return true;
  Known constant = getConstantIntValue(amount);
  if (!constant || *constant % factor != 0)
    return false;
  amount = builder.getIndexAttr(*constant / factor);
  return true;
}

static tensor::PadOp moveOver(RewriterBase &rewriter, tensor::PadOp pad,
                              tensor::CollapseShapeOp reshape,
                              Value &replacement) {
  RankedTensorType type = reshape.getSrcType();
  SmallVector<ReassociationIndices> groups = reshape.getReassociationIndices();
  PadAmounts merged = getAmounts(rewriter, pad);
  PadAmounts amounts = PadAmounts::zeros(rewriter, type.getRank());
  SmallVector<int64_t> mains;
  for (auto [dim, dims] : llvm::enumerate(groups)) {
    Group group =
        makeGroup(dims, type.getShape(), findMain(dims, type.getShape()));
    mains.push_back(group.main);
    if (usesIndices(pad) && !group.isSingle)
      return {};
    if (merged.isZero(dim))
      continue;
    amounts.low[group.main] = merged.low[dim];
    amounts.high[group.main] = merged.high[dim];
    if (!group.factor ||
        !divide(rewriter, amounts.low[group.main], *group.factor) ||
        !divide(rewriter, amounts.high[group.main], *group.factor))
      return {};
  }
  if (!isPossible(type, amounts))
    return {};
  auto moved = makePad(rewriter, pad, reshape.getSrc(), amounts,
                       [&](unsigned index, Block &block) {
                         return block.getArgument(mains[index]);
                       });
  replacement = tensor::CollapseShapeOp::create(rewriter, pad.getLoc(),
                                                moved.getResult(), groups);
  return moved;
}

/// Makes a reshape of the result of the moved pad, and returns the reshaped
/// value.
static Value expand(RewriterBase &rewriter, tensor::PadOp moved,
                    tensor::ExpandShapeOp reshape, const PadAmounts &amounts) {
  Location loc = moved.getLoc();
  AffineExpr s0, s1, s2;
  bindSymbols(rewriter.getContext(), s0, s1, s2);
  SmallVector<OpFoldResult> extents;
  SmallVector<int64_t> shape;
  for (auto [dim, extent] :
       llvm::enumerate(getMixedValues(reshape.getStaticOutputShape(),
                                      reshape.getOutputShape(), rewriter))) {
    OpFoldResult sum = affine::makeComposedFoldedAffineApply(
        rewriter, loc, s0 + s1 + s2,
        {extent, amounts.low[dim], amounts.high[dim]});
    bool isStatic =
        !reshape.getResultType().isDynamicDim(dim) && amounts.isConstant(dim);
    shape.push_back(isStatic ? *getConstantIntValue(sum)
                             : ShapedType::kDynamic);
    extents.push_back(
        isStatic ? sum : getValueOrCreateConstantIndexOp(rewriter, loc, sum));
  }
  return tensor::ExpandShapeOp::create(
      rewriter, loc,
      RankedTensorType::get(shape, reshape.getResultType().getElementType()),
      moved.getResult(), reshape.getReassociationIndices(), extents);
}

static tensor::PadOp moveOver(RewriterBase &rewriter, tensor::PadOp pad,
                              tensor::ExpandShapeOp reshape, bool broken,
                              Value &replacement) {
  ArrayRef<int64_t> extents = reshape.getResultType().getShape();
  SmallVector<ReassociationIndices> groups = reshape.getReassociationIndices();
  PadAmounts amounts = getAmounts(rewriter, pad);
  PadAmounts merged = PadAmounts::zeros(rewriter, groups.size());
  SmallVector<std::optional<unsigned>> sources(extents.size());
  if (groups.empty() || !isPossible(reshape.getResultType(), amounts))
    return {};
  for (auto [dim, dims] : llvm::enumerate(groups)) {
    auto isPadded = [&](int64_t inner) { return !amounts.isZero(inner); };
    const auto *padded = llvm::find_if(dims, isPadded);
    int64_t main = padded == dims.end() ? findMain(dims, extents) : *padded;
    Group group = makeGroup(dims, extents, main);
    sources[main] = dim;
    if (usesIndices(pad) && !group.isSingle)
      return {};
    if (padded == dims.end())
      continue;
    if (broken)
      group.factor = countElements(dims, extents, main, /*all=*/true);
    auto isFirst = [&](int64_t inner) {
      return inner >= main || extents[inner] == 1;
    };
    if (!group.factor || llvm::count_if(dims, isPadded) != 1 ||
        (!broken && !llvm::all_of(dims, isFirst)))
      return {};
    merged.low[dim] =
        scale(rewriter, pad.getLoc(), amounts.low[main], *group.factor);
    merged.high[dim] =
        scale(rewriter, pad.getLoc(), amounts.high[main], *group.factor);
  }
  auto getIndex = [&](unsigned index, Block &block) -> Value {
    if (sources[index])
      return block.getArgument(*sources[index]);
    return arith::ConstantIndexOp::create(rewriter, pad.getLoc(), 0);
  };
  auto moved = makePad(rewriter, pad, reshape.getSrc(), merged, getIndex);
  replacement = expand(rewriter, moved, reshape, amounts);
  return moved;
}

/// Returns the operation, perhaps a reshape, whose result `pad` reads (looking
/// through casts), if nothing else reads its elements; otherwise null.
static Operation *findReshape(tensor::PadOp pad) {
  Operation *user = pad;
  for (Value value = pad.getSource();;) {
    if (llvm::any_of(value.getUsers(), [&](Operation *other) {
          return other != user && !isa<tensor::DimOp>(other);
        }))
      return nullptr;
    user = value.getDefiningOp();
    if (!isa_and_nonnull<tensor::CastOp>(user))
      return user;
    value = user->getOperand(0);
  }
}

tensor::PadOp padlab::movePadOverReshape(RewriterBase &rewriter,
                                         tensor::PadOp pad,
                                         const PadFusionOptions &options) {
  Operation *reshape = findReshape(pad);
  if (!isa_and_nonnull<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(reshape))
    return {};
  auto hasEncoding = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getEncoding();
  };
  Value source = reshape->getOperand(0);
  if (!isProduced(lookThroughCasts(source)) || hasEncoding(source.getType()) ||
      hasEncoding(pad.getSourceType()) || hasEncoding(pad.getResultType()))
    return {};
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(pad);
  Value replacement;
  tensor::PadOp moved;
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(reshape))
    moved = moveOver(rewriter, pad, collapse, replacement);
  else
    moved = moveOver(rewriter, pad, cast<tensor::ExpandShapeOp>(reshape),
                     !options.obeys(PadFusionRule::Reshaped), replacement);
  if (!moved)
    return {};
  Operation *last = pad.getSource().getDefiningOp();
  Type type = pad.getResultType();
  if (!tensor::CastOp::areCastCompatible(replacement.getType(), type)) {
    rewriter.eraseOp(replacement.getDefiningOp());
    rewriter.eraseOp(moved);
    return {};
  }
  rewriter.replaceOp(pad, castTo(rewriter, moved.getLoc(), type, replacement));
  eraseChain(rewriter, last);
  return moved;
}
