//===- TensorGuards.cpp - guards of linalg and tensor ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Dominance.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether the operation pads by a constant that is defined in its region.
static bool padsByLocalConstant(Operation *op) {
  auto pad = dyn_cast<tensor::PadOp>(op);
  return pad && yieldsLocalValue(pad) && pad.getConstantPaddingValue();
}

/// Whether the operation pads the result of one that reads its init. If the
/// padding value is a constant of its region, the pattern dies instead.
static bool padsWhatReadsInit(Operation *op) {
  auto pad = dyn_cast<tensor::PadOp>(op);
  auto producer =
      pad ? pad.getSource().getDefiningOp<linalg::LinalgOp>() : nullptr;
  return producer && !padsByLocalConstant(op) &&
         llvm::any_of(producer.getDpsInitsMutable(), [&](OpOperand &init) {
           return producer.payloadUsesValueFromOperand(&init);
         });
}

/// Whether some element is cast as unsigned. Where an operand has a layout, the
/// pattern dies before it can drop that.
static bool dropsCastUnsigned(Operation *op) {
  if (!castsUnsigned(op) || hasUnitDimOfLayout(op))
    return false;
  return !llvm::all_equal(llvm::map_range(op->getOperandTypes(), [](Type type) {
    return getElementTypeOrSelf(type);
  }));
}

static bool padsReshapedScalar(Operation *op) {
  auto pad = dyn_cast<tensor::PadOp>(op);
  auto reshape =
      pad ? pad.getSource().getDefiningOp<tensor::ExpandShapeOp>() : nullptr;
  return reshape && reshape.getSrcType().getRank() == 0;
}

/// Whether the source of a cast contradicts the type of the pad of its result:
/// they agree only where nothing says how many elements there are.
static bool contradictsPadOfCast(Operation *op) {
  auto pad = dyn_cast<tensor::PadOp>(op);
  RankedTensorType source = pad ? getTypeBeforeCast(pad.getSource()) : nullptr;
  if (!source)
    return false;
  return llvm::any_of(llvm::seq(source.getRank()), [&](int64_t dim) {
    int64_t low = pad.getStaticLow()[dim], high = pad.getStaticHigh()[dim],
            claimed = pad.getResultType().getDimSize(dim);
    if (source.isDynamicDim(dim) || ShapedType::isDynamic(low) ||
        ShapedType::isDynamic(high))
      return false;
    int64_t extent = source.getDimSize(dim) + low + high;
    return extent < 0 || (ShapedType::isStatic(claimed) && claimed != extent);
  });
}

static bool padsByConstant(Operation *op) {
  auto pad = dyn_cast<tensor::PadOp>(op);
  return pad && hasConstantAmount(pad);
}

/// Whether the tiles of an unpack into unknown extents come from a transpose
/// that takes an outer dimension for a dimension of a tile.
static bool unpacksMovedTiles(Operation *op) {
  auto unpack = dyn_cast<linalg::UnPackOp>(op);
  auto to = unpack ? dyn_cast<RankedTensorType>(unpack.getDestType())
                   : RankedTensorType();
  auto transpose =
      to ? unpack.getSource().getDefiningOp<linalg::LinalgOp>() : nullptr;
  if (!transpose || to.hasStaticShape() || transpose.getNumDpsInputs() != 1 ||
      transpose.getNumDpsInits() != 1)
    return false;
  SmallVector<AffineMap> maps = transpose.getIndexingMapsArray();
  if (!llvm::all_of(maps, [](AffineMap map) { return map.isPermutation(); }))
    return false;
  return llvm::any_of(
      maps.back().getResults().drop_front(to.getRank()), [&](AffineExpr loop) {
        return *maps.front().getResultPosition(loop) < to.getRank();
      });
}

static bool writesPartOfInit(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && writesPartOfAnInit(linalgOp);
}

static bool sharesInputWithAccumulator(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp || linalgOp.getNumReductionLoops() == 0)
    return false;
  for (OpOperand *input : linalgOp.getDpsInputOperands())
    for (OpOperand &init : linalgOp.getDpsInitsMutable())
      if (input->get() == init.get() &&
          linalgOp.getMatchingIndexingMap(input) ==
              linalgOp.getMatchingIndexingMap(&init))
        return true;
  return false;
}

static bool readsInitBehindFirstOperation(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return false;
  Block *body = generic.getBody();
  for (BlockArgument init : generic.getRegionOutputArgs())
    for (Operation *user : init.getUsers())
      if (user != &body->front())
        return true;
  return false;
}

/// Whether `op` multiplies matrices, or batches of these, and the maps are not
/// those of linalg.matmul or linalg.batch_matmul.
static bool isContractionOfOtherMaps(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getNumDpsInputs() != 2)
    return false;
  auto loops = linalg::inferContractionDims(generic);
  if (failed(loops) || loops->batch.size() > 1 || loops->m.size() != 1 ||
      loops->n.size() != 1 || loops->k.size() != 1)
    return false;
  auto map = [&](unsigned row, unsigned column) {
    llvm::SmallVector<AffineExpr> index;
    for (unsigned loop : loops->batch)
      index.push_back(getAffineDimExpr(loop, op->getContext()));
    index.push_back(getAffineDimExpr(row, op->getContext()));
    index.push_back(getAffineDimExpr(column, op->getContext()));
    return AffineMap::get(generic.getNumLoops(), 0, index, op->getContext());
  };
  unsigned m = loops->m[0], n = loops->n[0], k = loops->k[0];
  return generic.getIndexingMapsArray() !=
         SmallVector<AffineMap>{map(m, k), map(k, n), map(m, n)};
}

/// Whether a contraction extends or converts an input as an unsigned number.
static bool contractsUnsigned(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.getNumReductionLoops() > 0 &&
         hasSome<Operation *>(generic, [](Operation *inner) {
           return isa<arith::ExtUIOp, arith::UIToFPOp, arith::FPToUIOp>(inner);
         });
}

/// Whether an index adds the variable of a loop with one iteration to that of a
/// loop with more. The pattern drops the former, and the verifier then expects
/// that the rest runs through the whole extent.
static bool dropsPartOfSum(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return false;
  llvm::SmallVector<int64_t> ranges = generic.getStaticLoopRanges();
  return llvm::any_of(generic.getIndexingMapsArray(), [&](AffineMap map) {
    return llvm::any_of(map.getResults(), [&](AffineExpr index) {
      bool hasUnit = false, hasOther = false;
      for (auto [loop, rounds] : llvm::enumerate(ranges))
        if (index.isFunctionOfDim(loop))
          (rounds == 1 ? hasUnit : hasOther) = true;
      return index.getKind() == AffineExprKind::Add && hasUnit && hasOther;
    });
  });
}

/// Whether a slice of these sizes, taken from its type before constants are
/// folded into it, drops other unit dimensions than the first ones. Adjacent
/// unit dimensions are interchangeable.
template <typename Slice>
static bool dropsLaterUnits(Slice slice, RankedTensorType type) {
  auto dropped =
      computeRankReductionMask(slice.getStaticSizes(), type.getShape());
  if (!dropped)
    return false;
  // For each kept dimension, whether it is a unit: if the dimensions that the
  // type lacks are dropped, and if the first units are.
  llvm::SmallVector<bool> left, leftByDefault;
  size_t toDrop = dropped->size();
  for (auto [dim, size] : llvm::enumerate(slice.getMixedSizes())) {
    bool isUnit = isOneInteger(size);
    if (!dropped->contains(dim))
      left.push_back(isUnit);
    if (isUnit && toDrop > 0)
      --toDrop;
    else
      leftByDefault.push_back(isUnit);
  }
  return left != leftByDefault;
}

static bool extractsWithoutLaterUnits(Operation *op) {
  auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
  return slice && dropsLaterUnits(slice, slice.getType());
}

static bool insertsWithoutLaterUnits(Operation *op) {
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return dropsLaterUnits(insert, insert.getSourceType());
  auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(op);
  return insert && dropsLaterUnits(insert, insert.getSourceType());
}

/// Whether a slice drops dimensions of a pad whose amounts are all 0.
static bool reducesRankOfEmptyPad(Operation *op) {
  auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
  auto pad = slice ? slice.getSource().getDefiningOp<tensor::PadOp>() : nullptr;
  return pad && slice.getType().getRank() < pad.getResultType().getRank() &&
         llvm::all_of(pad.getMixedLowPad(), isZeroInteger) &&
         llvm::all_of(pad.getMixedHighPad(), isZeroInteger);
}

/// Whether an extent that an expanded pad gets is defined behind the pad.
static bool expandsByLaterExtent(Operation *op) {
  auto expand = dyn_cast<tensor::ExpandShapeOp>(op);
  auto pad = expand ? expand.getSrc().getDefiningOp<tensor::PadOp>() : nullptr;
  if (!pad)
    return false;
  DominanceInfo dominance(op->getParentOp());
  return llvm::any_of(expand.getOutputShape(), [&](Value extent) {
    return !dominance.properlyDominates(extent, pad);
  });
}

/// Whether two consecutive tensor.pads do not equal one pad by the sums of
/// their amounts, because one of the two crops what the other one adds.
static bool padsWhatWasCropped(Operation *op) {
  auto outer = dyn_cast<tensor::PadOp>(op);
  auto inner =
      outer ? outer.getSource().getDefiningOp<tensor::PadOp>() : nullptr;
  if (!inner)
    return false;
  auto get = [](OpFoldResult amount, int64_t otherwise) {
    return getConstantIntValue(amount).value_or(otherwise);
  };
  // The outer pad adds elements at a side where the inner one crops: these are
  // padding, and not the elements that were cropped.
  auto appends = [&](ArrayRef<OpFoldResult> before,
                     ArrayRef<OpFoldResult> after) {
    return llvm::any_of(llvm::zip_equal(before, after), [&](auto amounts) {
      return get(std::get<0>(amounts), -1) < 0 &&
             get(std::get<1>(amounts), 1) > 0;
    });
  };
  // The outer pad crops more at a side than the source and the inner pad have
  // there.
  auto exceeds = [&](ArrayRef<OpFoldResult> before,
                     ArrayRef<OpFoldResult> after) {
    return llvm::any_of(
        llvm::enumerate(llvm::zip_equal(before, after)), [&](auto amounts) {
          auto [first, second] = amounts.value();
          int64_t extent = inner.getSourceType().getDimSize(amounts.index()),
                  taken = -get(second, 0);
          return ShapedType::isStatic(extent) && taken > 0 &&
                 taken > extent + get(first, 0);
        });
  };
  return (crops(inner) &&
          (appends(inner.getMixedLowPad(), outer.getMixedLowPad()) ||
           appends(inner.getMixedHighPad(), outer.getMixedHighPad()))) ||
         exceeds(inner.getMixedLowPad(), outer.getMixedLowPad()) ||
         exceeds(inner.getMixedHighPad(), outer.getMixedHighPad());
}

llvm::ArrayRef<Guard> guards::getTensorGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  static const Guard table[] = {
      {"collapse-pad-of-scalar-drops-padding", pattern,
       "FoldPadWithProducerReshapeOpByCollapsing", padsReshapedScalar},
      {"decompose-generic-shifts-init-argument", pattern, "DecomposeLinalgOp",
       readsInitBehindFirstOperation},
      {"erase-inputs-reads-accumulator", pattern, "FoldDuplicateInputBbArgs",
       sharesInputWithAccumulator},
      {"fuse-pad-that-crops", pattern, "FusePadOp",
       [](Operation *op) {
         auto pad = dyn_cast<tensor::PadOp>(op);
         return pad && crops(pad);
       }},
      {"pad-of-pad-fold-that-crops", pattern, "FoldConsecutiveConstantPadding",
       padsWhatWasCropped},
      {"fold-source-cast-makes-impossible-pad", pattern, "FoldSourceTensorCast",
       contradictsPadOfCast},
      {"pad-fusion-fills-init-that-is-read", pattern, "FusePadOp",
       padsWhatReadsInit},
      {"pad-fusion-uses-constant-of-pad-region", pattern, "FusePadOp",
       padsByLocalConstant},
      {"fuse-pad-drops-encoding", pattern, "FusePadOp",
       [](Operation *op) {
         auto pad = dyn_cast<tensor::PadOp>(op);
         return pad && hasEncoding(pad.getSourceType());
       }},
      {"fusion-drops-init-of-partial-write", pattern, "RemoveOutsDependency",
       writesPartOfInit},
      {"specialize-unfolds-broadcast-of-scalar", pattern,
       "DecomposeProjectedPermutation",
       [](Operation *op) {
         return !llvm::all_of(op->getOperandTypes(),
                              llvm::IsaPred<RankedTensorType>);
       }},
      {"unit-dims-drop-init-of-partial-write", pattern,
       "MoveInitOperandsToInput", writesPartOfInit},
      {"swap-of-rank-reducing-slice-never-ends", pattern,
       "ExtractSliceOfPadTensorSwapPattern", reducesRankOfEmptyPad},
      {"expand-pad-before-its-extent", pattern,
       "FoldReshapeWithProducerPadOpByExpansion", expandsByLaterExtent},
      {"unit-dims-drop-encoding-of-init", pattern, "MoveInitOperandsToInput",
       [](Operation *op) {
         return llvm::any_of(op->getResultTypes(), hasEncoding);
       }},
      {"specialize-drops-transposed-operand", pattern,
       "LinalgSpecializationPattern", isContractionOfOtherMaps},
      {"specialize-drops-transposed-operand", Guard::Withholds::Pass,
       "transform-interpreter",
       [](Operation *root) {
         return hasSomeFor<linalg::GenericOp>(
             root, "transform.structured.specialize", isContractionOfOtherMaps);
       }},
      {"specialize-takes-extui-for-extsi", pattern,
       "LinalgSpecializationPattern", contractsUnsigned},
      {"specialize-takes-extui-for-extsi", Guard::Withholds::Pass,
       "transform-interpreter",
       [](Operation *root) {
         return hasSomeFor<linalg::GenericOp>(
             root, "transform.structured.specialize", contractsUnsigned);
       }},
      {"drop-unit-dims-of-window", pattern, "DropUnitDims", dropsPartOfSum},
      {"expand-pad-of-constant-amount", pattern,
       "FoldPadWithProducerReshapeOpByExpansion", padsByConstant},
      {"collapse-pad-of-constant-amount", pattern,
       "FoldPadWithProducerReshapeOpByCollapsing", padsByConstant},
      {"unpack-of-transpose-never-ends", pattern,
       "FoldConsumerUnPackWithProducerLinalgTransposeOp", unpacksMovedTiles},
      {"bubble-pack-through-pad-drops-encoding", pattern,
       "BubbleUpPackThroughPadOp",
       [](Operation *op) {
         return llvm::any_of(op->getResultTypes(), hasEncoding);
       }},
      {"bubble-slice-of-size-zero", pattern, "BubbleUpExtractSliceOpPattern",
       [](Operation *op) {
         auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
         return slice && llvm::any_of(slice.getMixedSizes(), isZeroInteger);
       }},
      {"extract-slice-canonicalization-drops-other-unit-dim", pattern,
       "OpWithOffsetSizesAndStridesConstantArgumentFolder",
       extractsWithoutLaterUnits},
      {"insert-slice-canonicalization-drops-other-unit-dim", pattern,
       "InsertSliceOpConstantArgumentFolder", insertsWithoutLaterUnits},
      {"rank-reduce-matmul-drops-cast-unsigned", pattern, "RankReduceMatmul",
       dropsCastUnsigned},
  };
  return table;
}
