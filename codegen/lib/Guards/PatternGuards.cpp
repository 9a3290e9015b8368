//===- PatternGuards.cpp - guards of patterns --------------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Analysis/DataFlow/DeadCodeAnalysis.h"
#include "mlir/Analysis/DataFlow/IntegerRangeAnalysis.h"
#include "mlir/Analysis/DataFlowFramework.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Returns the ranges of some operands of `op`; nothing if one is unknown. The
/// pass knows the same ranges, except that those of arguments are unrestricted
/// here, although it may have seen all callers.
static std::optional<llvm::SmallVector<ConstantIntRanges>>
findRanges(Operation *op, ValueRange operands) {
  Operation *function = op->getParentOfType<FunctionOpInterface>();
  DataFlowSolver solver;
  solver.load<dataflow::DeadCodeAnalysis>();
  solver.load<dataflow::IntegerRangeAnalysis>();
  if (!function || failed(solver.initializeAndRun(function)))
    return std::nullopt;
  llvm::SmallVector<ConstantIntRanges> ranges;
  for (Value number : operands) {
    auto *range =
        solver.lookupState<dataflow::IntegerValueRangeLattice>(number);
    if (!range || range->getValue().isUninitialized())
      return std::nullopt;
    ranges.push_back(range->getValue().getValue());
  }
  return ranges;
}

/// Whether some bytes hold the values as unsigned numbers, but not as signed
/// ones: narrowed, their highest bit is a sign.
static bool narrowsToSignBits(Operation *op, ValueRange values) {
  static constexpr unsigned widths[] = {8, 16, 24, 32};
  auto ranges = findRanges(op, values);
  return ranges && llvm::any_of(widths, [&](unsigned width) {
           auto fitsUnsigned = [=](const ConstantIntRanges &range) {
             return range.umax().getBitWidth() > width &&
                    range.umax().isIntN(width);
           };
           auto fitsSigned = [=](const ConstantIntRanges &range) {
             return range.smin().isSignedIntN(width) &&
                    range.smax().isSignedIntN(width);
           };
           return llvm::all_of(*ranges, fitsUnsigned) &&
                  !llvm::all_of(*ranges, fitsSigned);
         });
}

static bool comparesSignBits(Operation *op) {
  auto compare = dyn_cast<arith::CmpIOp>(op);
  return compare && compare.getPredicate() >= arith::CmpIPredicate::slt &&
         compare.getPredicate() <= arith::CmpIPredicate::sge &&
         narrowsToSignBits(op, op->getOperands());
}

static bool computesWithSignBits(Operation *op) {
  if (!isa<arith::CeilDivSIOp, arith::DivSIOp, arith::FloorDivSIOp,
           arith::MaxSIOp, arith::MinSIOp, arith::RemSIOp, arith::ShRSIOp>(op))
    return false;
  llvm::SmallVector<Value> values(op->getOperands());
  llvm::append_range(values, op->getResults());
  return narrowsToSignBits(op, values);
}

/// Whether a number that may be below zero is divided as one without a sign. A
/// byte is not narrowed further.
static bool dividesNegativeAsUnsigned(Operation *op) {
  constexpr unsigned bitsOfByte = 8;
  if (!isa<arith::DivUIOp, arith::RemUIOp, arith::CeilDivUIOp>(op) ||
      getElementTypeOrSelf(op->getResult(0).getType()).isInteger(bitsOfByte))
    return false;
  auto ranges = findRanges(op, op->getOperands());
  return !ranges || llvm::any_of(*ranges, [](const ConstantIntRanges &range) {
    return range.smin().isNegative();
  });
}

/// Whether a view of the buffer that a read is from does not begin where the
/// buffer does, or has a stride.
static bool readsThroughMovedView(Operation *op) {
  auto read = dyn_cast<vector::TransferReadOp>(op);
  if (!read)
    return false;
  return llvm::any_of(read.getBase().getUsers(), [](Operation *user) {
    auto view = dyn_cast<memref::SubViewOp>(user);
    return view && !(llvm::all_of(view.getMixedOffsets(), isZeroInteger) &&
                     llvm::all_of(view.getMixedStrides(), isOneInteger));
  });
}

/// Whether a view of the buffer that is read is the target of a copy, and the
/// buffer has other uses.
static bool readsSharedCopy(Operation *op) {
  auto read = dyn_cast<vector::TransferReadOp>(op);
  if (!read)
    return false;
  auto users = read.getBase().getUsers();
  bool isCopiedTo = llvm::any_of(users, [](Operation *user) {
    return isa<memref::SubViewOp>(user) &&
           llvm::any_of(user->getUsers(), [&](Operation *copy) {
             return isa<memref::CopyOp>(copy) &&
                    copy->getOperand(1) == user->getResult(0);
           });
  });
  return isCopiedTo && llvm::any_of(users, [&](Operation *user) {
           return user != op &&
                  !isa<memref::SubViewOp, memref::DeallocOp, linalg::FillOp>(
                      user);
         });
}

/// Whether the result may have fewer elements than all tiles together.
static bool cutsTiles(linalg::UnPackOp unpack) {
  llvm::ArrayRef<int64_t> extents = unpack.getDestType().getShape();
  int64_t elements = 1;
  for (int64_t extent : unpack.getSourceType().getShape())
    elements *= extent;
  return !unpack.getSourceType().hasStaticShape() ||
         !unpack.getDestType().hasStaticShape() ||
         elements != ShapedType::getNumElements(extents);
}

/// Whether something between the operation and the first use of its result may
/// write to memory.
static bool mayBeOverwritten(Operation *op) {
  for (Operation *next = op->getNextNode(); next; next = next->getNextNode()) {
    if (llvm::is_contained(op->getUsers(), next))
      return false;
    if (!isMemoryEffectFree(next))
      return true;
  }
  return false;
}

/// Whether one operand has a dynamic extent for a loop, and another a static
/// one.
static bool mixesExtents(linalg::GenericOp generic) {
  llvm::SmallVector<bool> isStatic(generic.getNumLoops()),
      isDynamic(generic.getNumLoops());
  for (OpOperand &operand : generic->getOpOperands())
    for (auto [expr, extent] :
         llvm::zip(generic.getMatchingIndexingMap(&operand).getResults(),
                   generic.getShape(&operand)))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        (ShapedType::isDynamic(extent) ? isDynamic
                                       : isStatic)[dim.getPosition()] = true;
  return llvm::any_of(llvm::zip(isStatic, isDynamic), [](auto pair) {
    return std::get<0>(pair) && std::get<1>(pair);
  });
}

/// Whether the value is a vector of at most two dimensions, as many as the
/// native shapes in upstream's test of unrolling have.
static bool hasNativeRank(Value value) {
  auto type = dyn_cast<VectorType>(value.getType());
  return type && type.getRank() <= 2;
}

/// Whether the before region of a loop ends with an scf.if whose then branch
/// yields a value that the region computes outside of the branch.
static bool yieldsValueFromBefore(Operation *op) {
  auto loop = dyn_cast<scf::WhileOp>(op);
  auto branch =
      loop ? dyn_cast_or_null<scf::IfOp>(loop.getConditionOp()->getPrevNode())
           : nullptr;
  return branch &&
         llvm::any_of(branch.thenYield().getOperands(), [&](Value yielded) {
           return yielded.getParentBlock() == branch->getBlock();
         });
}

/// Whether the amount of a shift may be at least the width of the narrowest
/// type.
static bool shiftsBeyondByte(Operation *op) {
  if (!isa<arith::ShLIOp, arith::ShRUIOp, arith::ShRSIOp>(op))
    return false;
  constexpr unsigned bitsOfByte = 8;
  auto ranges = findRanges(op, op->getOperand(1));
  return !ranges || ranges->front().umax().uge(bitsOfByte);
}

/// Matches a vector.mask, or the gather in it, if the gather's own mask may
/// disable lanes.
static bool gathersByOwnMask(Operation *op) {
  auto mask = dyn_cast<vector::MaskOp>(op);
  auto gather =
      dyn_cast_or_null<vector::GatherOp>(mask ? mask.getMaskableOp() : op);
  return gather && mayMaskOff(gather.getMask());
}

/// Whether a group has two unknown extents.
static bool splitsIntoUnknown(memref::ExpandShapeOp expand) {
  return llvm::any_of(expand.getReassociationIndices(), [&](auto &group) {
    return llvm::count_if(group, [&](int64_t dim) {
             return expand.getResultType().isDynamicDim(dim);
           }) > 1;
  });
}

/// Whether an outer extent of a tiled dimension is not 1.
static bool hasSeveralTiles(linalg::PackOp pack) {
  return llvm::any_of(pack.getInnerDimsPos(), [&](int64_t dim) {
    ArrayRef<int64_t> outer = pack.getOuterDimsPerm();
    int64_t at = outer.empty() ? dim : llvm::find(outer, dim) - outer.begin();
    return pack.getDestType().getDimSize(at) != 1;
  });
}

llvm::ArrayRef<Guard> guards::getPatternGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  static const Guard table[] = {
      {"narrowing-divides-as-unsigned", pattern, "NarrowElementwise",
       dividesNegativeAsUnsigned},
      {"narrowing-computes-with-sign-bits", pattern, "NarrowElementwise",
       computesWithSignBits},
      {"narrowing-shift-by-its-width", pattern, "NarrowElementwise",
       [](Operation *op) { return shiftsBeyondByte(op); }},
      {"unroll-reduction-drops-accumulator", pattern, "UnrollReductionPattern",
       [](Operation *op) {
         auto sum = dyn_cast<vector::ReductionOp>(op);
         return sum && sum.getAcc();
       }},
      {"masked-gather-drops-own-mask", pattern, "MaskedGatherOpPattern",
       [](Operation *op) { return gathersByOwnMask(op); }},
      {"flatten-memref-asks-index-for-bits", pattern, "MemRefRewritePattern",
       [](Operation *op) {
         auto isOfIndices = [](Type type) {
           auto memref = dyn_cast<MemRefType>(type);
           return memref && memref.getElementType().isIndex();
         };
         return llvm::any_of(op->getOperandTypes(), isOfIndices) ||
                llvm::any_of(op->getResultTypes(), isOfIndices);
       }},
      {"subview-of-cast-with-stride-zero", pattern, "SubViewOpMemRefCastFolder",
       [](Operation *op) {
         auto view = dyn_cast<memref::SubViewOp>(op);
         return view && llvm::any_of(view.getMixedStrides(), isZeroInteger);
       }},
      {"mulsi-extended-by-one-of-index", pattern, "MulSIExtendedRHSOne",
       [](Operation *op) {
         return getElementTypeOrSelf(op->getOperand(0).getType()).isIndex();
       }},
      {"empty-of-cast-drops-encoding", pattern, "FoldEmptyTensorWithCastOp",
       [](Operation *op) { return hasEncoding(op->getResult(0).getType()); }},
      {"flatten-memref-drops-dynamic-extent", pattern, "MemRefRewritePattern",
       [](Operation *op) {
         auto isDynamic = [](auto alloc) {
           return alloc && !alloc.getDynamicSizes().empty();
         };
         return isDynamic(dyn_cast<memref::AllocOp>(op)) ||
                isDynamic(dyn_cast<memref::AllocaOp>(op));
       }},
      {"expand-shape-metadata-of-two-unknown-extents", pattern, "ReshapeFolder",
       [](Operation *op) {
         auto expand = dyn_cast<memref::ExpandShapeOp>(op);
         return expand && splitsIntoUnknown(expand);
       }},
      {"concat-of-fills-drops-static-extent", pattern, "FoldConcatsOfFill",
       [](Operation *op) {
         auto concat = dyn_cast<tensor::ConcatOp>(op);
         return concat && concat.getResultType() !=
                              tensor::ConcatOp::inferResultType(
                                  concat.getDim(), concat->getOperandTypes());
       }},
      // The pattern itself skips sparse tensors.
      {"fusion-drops-encoding-of-init", pattern, "RemoveOutsDependency",
       [](Operation *op) {
         return llvm::any_of(op->getResultTypes(), [](Type type) {
           return hasEncoding(type) && !isSparse(type);
         });
       }},
      {"narrowing-changes-sign-of-comparison", pattern, "NarrowCmpI",
       comparesSignBits},
      {"affine-expand-index-ops-before-accesses", pattern,
       "LowerDelinearizeIndexOps",
       [](Operation *op) {
         return llvm::any_of(op->getResults(), isUsedByAffine);
       }},
      {"bubble-pack-through-expand-of-scalar", pattern,
       "BubbleUpPackOpThroughReshapeOp",
       [](Operation *op) {
         auto reshape =
             op->getOperand(0).getDefiningOp<tensor::ExpandShapeOp>();
         return reshape && reshape.getSrcType().getRank() == 0;
       }},
      {"copy-forwarding-drops-subview-offset", pattern,
       "LinalgCopyVTRForwardingPattern",
       [](Operation *op) { return readsThroughMovedView(op); }},
      {"copy-forwarding-erases-copy-that-others-read", pattern,
       "LinalgCopyVTRForwardingPattern", readsSharedCopy},
      {"decompose-generic-asks-for-complex-zero", pattern, "DecomposeLinalgOp",
       [](Operation *op) {
         return llvm::any_of(op->getResultTypes(), [](Type type) {
           return !getElementTypeOrSelf(type).isIntOrIndexOrFloat();
         });
       }},
      {"decompose-pack-asks-wrong-dimension-for-one", pattern,
       "DecomposeOuterUnitDimsPackOpPattern",
       [](Operation *op) {
         auto pack = dyn_cast<linalg::PackOp>(op);
         return pack && hasSeveralTiles(pack);
       }},
      {"shape-of-static-tensor-as-shape", pattern, "ShapeOfOpToConstShapeOp",
       [](Operation *op) {
         return !isa<TensorType>(op->getResult(0).getType());
       }},
      {"decompose-pack-drops-dynamic-extent", pattern,
       "DecomposeOuterUnitDimsPackOpPattern",
       [](Operation *op) {
         auto pack = dyn_cast<linalg::PackOp>(op);
         return pack && !(pack.getSourceType().hasStaticShape() &&
                          pack.getDestType().hasStaticShape());
       }},
      {"decompose-unpack-misplaces-unit-dims", pattern,
       "DecomposeOuterUnitDimsUnPackOpPattern",
       [](Operation *op) {
         auto unpack = dyn_cast<linalg::UnPackOp>(op);
         return unpack && !isIdentityPermutation(unpack.getOuterDimsPerm());
       }},
      {"drop-unit-dims-of-encoded-tensor-never-ends", pattern, "DropUnitDims",
       [](Operation *op) {
         return llvm::any_of(op->getOperandTypes(), hasEncoding);
       }},
      {"drop-unit-dims-of-pad-of-constant-amount", pattern, "DropPadUnitDims",
       [](Operation *op) {
         auto pad = dyn_cast<tensor::PadOp>(op);
         return pad && hasConstantAmount(pad);
       }},
      {"drop-unit-dims-uses-constant-of-pad-region", pattern, "DropPadUnitDims",
       [](Operation *op) {
         auto pad = dyn_cast<tensor::PadOp>(op);
         return pad && yieldsLocalValue(pad);
       }},
      {"fold-constant-pad-that-crops", pattern, "PadOpToConstant",
       [](Operation *op) {
         auto pad = dyn_cast<tensor::PadOp>(op);
         return pad && crops(pad);
       }},
      {"fold-expand-shape-into-vector-load", pattern,
       "LoadOpOfExpandShapeOpFolder",
       [](Operation *op) {
         auto load = dyn_cast<vector::LoadOp>(op);
         auto expand =
             load ? load.getBase().getDefiningOp<memref::ExpandShapeOp>()
                  : nullptr;
         return expand &&
                load.getVectorType().getRank() > expand.getSrcType().getRank();
       }},
      {"fold-strided-subview-into-vector-store", pattern,
       "StoreOpOfSubViewOpFolder",
       [](Operation *op) {
         auto store = dyn_cast<vector::StoreOp>(op);
         auto view = store ? store.getBase().getDefiningOp<memref::SubViewOp>()
                           : nullptr;
         return view && !llvm::all_of(view.getMixedStrides(), isOneInteger);
       }},
      {"fuse-pad-of-constant-amount", pattern, "FusePadOp",
       [](Operation *op) {
         auto pad = dyn_cast<tensor::PadOp>(op);
         return pad && hasConstantAmount(pad);
       }},
      {"push-unpack-drops-dynamic-extent", pattern,
       "PushDownUnPackThroughPadOp",
       [](Operation *op) {
         auto pad = dyn_cast<tensor::PadOp>(op);
         return pad && !pad.getResultType().hasStaticShape();
       }},
      {"reify-extent-from-indexing-map", pattern,
       "DimOfReifyRankedShapedTypeOpInterface",
       [](Operation *op) {
         auto producer = op->getOperand(0).getDefiningOp<linalg::LinalgOp>();
         return producer && indexesInitOtherwise(producer);
       }},
      {"simplify-unpack-drops-cut", pattern, "SimplifyUnPackToCollapseShape",
       [](Operation *op) {
         auto unpack = dyn_cast<linalg::UnPackOp>(op);
         return unpack && cutsTiles(unpack);
       }},
      {"sink-producer-past-store", pattern, "SinkVectorProducerOps",
       [](Operation *op) { return mayBeOverwritten(op); }},
      {"specialize-dynamic-beside-static", pattern,
       "LinalgSpecializationPattern",
       [](Operation *op) {
         auto generic = dyn_cast<linalg::GenericOp>(op);
         return generic && mixesExtents(generic);
       }},
      {"unroll-broadcast-of-other-rank", pattern, "UnrollBroadcastPattern",
       [](Operation *op) { return !hasNativeRank(op->getResult(0)); }},
      {"unroll-contraction-to-scalar", pattern, "UnrollContractionPattern",
       [](Operation *op) {
         return !isa<VectorType>(op->getResult(0).getType());
       }},
      {"unroll-multi-reduction-of-other-rank", pattern,
       "UnrollMultiReductionPattern",
       [](Operation *op) { return !hasNativeRank(op->getOperand(0)); }},
      {"unroll-read-of-other-rank", pattern, "UnrollTransferReadPattern",
       [](Operation *op) { return !hasNativeRank(op->getResult(0)); }},
      {"unroll-store-of-other-rank", pattern, "UnrollStorePattern",
       [](Operation *op) { return !hasNativeRank(op->getOperand(0)); }},
      {"while-move-if-down-of-yielded-value", pattern, "WhileMoveIfDown",
       [](Operation *op) { return yieldsValueFromBefore(op); }},
  };
  return table;
}
