//===- MemRefGuards.cpp - guards about buffers ---------------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"

#include <map>

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static bool isFreed(Operation *op) {
  return isa<memref::AllocOp>(op) &&
         llvm::any_of(op->getUsers(), [](Operation *user) {
           return isa<memref::DeallocOp>(user);
         });
}

static bool hasConstantOffsets(memref::SubViewOp view) {
  return llvm::all_of(view.getMixedOffsets(), [](OpFoldResult offset) {
    return getConstantIntValue(offset).has_value();
  });
}

/// Whether a view of a view has offsets that are known, and a type that leaves
/// them open.
static bool forgetsOffset(Operation *op) {
  auto view = dyn_cast<memref::SubViewOp>(op);
  auto source =
      view ? view.getSource().getDefiningOp<memref::SubViewOp>() : nullptr;
  if (!source || !hasConstantOffsets(view) || !hasConstantOffsets(source))
    return false;
  auto [strides, offset] = view.getType().getStridesAndOffset();
  return ShapedType::isDynamic(offset);
}

static bool hasMapLayout(MemRefType type) {
  return type && isa<AffineMapAttr>(type.getLayout()) &&
         !type.getLayout().isIdentity();
}

static bool castsToDynamicWithLayout(memref::CastOp cast) {
  auto type = dyn_cast<MemRefType>(cast.getType());
  return hasMapLayout(type) && !type.hasStaticShape();
}

/// Whether the block's terminator uses a result of a call that takes an
/// allocation as argument.
static bool returnsWhatCallGave(CallOpInterface call) {
  return llvm::any_of(call->getOperands(),
                      [](Value operand) {
                        return operand.getDefiningOp<memref::AllocOp>();
                      }) &&
         llvm::any_of(call->getUsers(), [](Operation *user) {
           return user->hasTrait<OpTrait::IsTerminator>();
         });
}

static bool isStridedMemRef(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return !type || type.isStrided();
}

static bool accessesUnstrided(Operation *op) {
  return !llvm::all_of(op->getOperands(), isStridedMemRef);
}

static bool isLoopCounter(Value value) {
  return affine::isAffineForInductionVar(value);
}

/// Whether an offset of the view, or of its source, is the variable of an
/// affine loop.
static bool movesWithLoop(Operation *op) {
  auto view = dyn_cast<memref::SubViewOp>(op);
  if (!view)
    return false;
  auto source = view.getSource().getDefiningOp<memref::SubViewOp>();
  return llvm::any_of(view.getOffsets(), isLoopCounter) ||
         (source && llvm::any_of(source.getOffsets(), isLoopCounter));
}

static bool castsToAnotherExtent(memref::CastOp cast) {
  auto first = cast.getSource().getDefiningOp<memref::CastOp>();
  auto from =
      first ? dyn_cast<MemRefType>(first.getSource().getType()) : MemRefType();
  auto to = dyn_cast<MemRefType>(cast.getType());
  return from && to && failed(verifyCompatibleShape(from, to));
}

/// Whether an affine bound with several results uses the variable of a loop
/// without iterations.
static bool isBoundedByEmptyLoop(affine::AffineForOp loop) {
  bool hasSeveral = loop.getLowerBoundMap().getNumResults() > 1 ||
                    loop.getUpperBoundMap().getNumResults() > 1;
  return hasSeveral && llvm::any_of(loop->getOperands(), [](Value operand) {
           affine::AffineForOp outer = affine::getForInductionVarOwner(operand);
           return outer && outer.hasConstantBounds() &&
                  outer.getConstantLowerBound() >=
                      outer.getConstantUpperBound();
         });
}

static bool storesWideVectors(affine::AffineForOp loop) {
  auto isWide = [&](VectorType type) {
    return type.getNumElements() > loop.getStepAsInt();
  };
  return hasSome<affine::AffineVectorStoreOp>(
      loop, [&](affine::AffineVectorStoreOp store) {
        return isWide(store.getVectorType());
      });
}

static bool hasDependentBound(affine::AffineForOp loop) {
  return llvm::any_of(loop->getOperands(), isLoopCounter);
}

static bool hasOneSuccessorTwice(cf::CondBranchOp branch) {
  return branch.getTrueDest() == branch.getFalseDest() &&
         llvm::any_of(branch.getTrueDestOperands(), [](Value operand) {
           return isa<TensorType>(operand.getType());
         });
}

static bool returnsOtherMemorySpace(bufferization::ToTensorOp op) {
  auto type = dyn_cast<BaseMemRefType>(op.getBuffer().getType());
  return type && type.getMemorySpace() &&
         llvm::any_of(op->getUsers(), [](Operation *user) {
           return isa<func::ReturnOp>(user);
         });
}

static bool passesTensor(func::CallOp call) {
  return llvm::any_of(call.getOperandTypes(), llvm::IsaPred<TensorType>);
}

/// Whether an extent is expanded into a group with a static extent of 0.
static bool expandsIntoNothing(memref::ExpandShapeOp expand) {
  return llvm::any_of(expand.getReassociationIndices(),
                      [&](llvm::ArrayRef<int64_t> group) {
                        return llvm::any_of(group, [&](int64_t dim) {
                          return expand.getResultType().getDimSize(dim) == 0;
                        });
                      });
}

/// Whether upstream does not find the dimensions that the view drops: it looks
/// for the strides of the view among those of the source, but a view that has
/// strides of its own multiplies these.
static bool hasUntraceableDims(Operation *op) {
  auto view = dyn_cast<memref::SubViewOp>(op);
  if (!view)
    return false;
  int64_t numDropped =
      view.getSourceType().getRank() - view.getType().getRank();
  if (numDropped == 0 || llvm::count(view.getStaticSizes(), 1) == numDropped)
    return false;
  llvm::SmallVector<int64_t> from, to;
  int64_t offset;
  if (failed(view.getSourceType().getStridesAndOffset(from, offset)) ||
      failed(view.getType().getStridesAndOffset(to, offset)))
    return false;
  // For each stride, how many dimensions with it the view has lost.
  std::map<int64_t, int64_t> numLost;
  for (int64_t stride : from)
    ++numLost[stride];
  for (int64_t stride : to)
    --numLost[stride];
  for (auto [size, stride] : llvm::zip_equal(view.getStaticSizes(), from)) {
    if (size != 1 || numLost[stride] == 0)
      continue;
    if (numLost[stride] < 0)
      return true;
    --numLost[stride];
    --numDropped;
  }
  return numDropped != 0;
}

/// Whether upstream takes other dimensions for the dropped ones than those that
/// the extents of the view show.
static bool dropsWrongDims(Operation *op) {
  auto view = dyn_cast<memref::SubViewOp>(op);
  if (!view || hasUntraceableDims(op))
    return false;
  llvm::SmallBitVector dropped = view.getDroppedDims();
  llvm::SmallVector<int64_t> left;
  for (auto [dim, size] : llvm::enumerate(view.getStaticSizes()))
    if (!dropped.test(dim))
      left.push_back(size);
  return view.getType().getShape() != llvm::ArrayRef<int64_t>(left);
}

/// Whether the operation uses a view for which `holds` is true.
template <bool (*holds)(Operation *)>
static bool usesViewThat(Operation *op) {
  return llvm::any_of(op->getOperands(), [](Value operand) {
    Operation *view = operand.getDefiningOp();
    return view && holds(view);
  });
}

/// Whether an operation of type `Op` needs an extent of a view for which
/// `holds` is true: a memref.dim of a dynamic extent folds to a size of the
/// view, and conversions to loops make one for each loop.
template <typename Op, bool (*holds)(Operation *)>
static bool needsExtentOfViewThat(Operation *root) {
  return hasSome<Op>(root, [](Operation *op) {
    return llvm::any_of(op->getOperands(), [](Value operand) {
      auto view = operand.getDefiningOp<memref::SubViewOp>();
      return view && !view.getType().hasStaticShape() && holds(view);
    });
  });
}

llvm::ArrayRef<Guard> guards::getMemRefGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"flatten-memref-frees-a-view", pattern, "MemRefRewritePattern", isFreed},
      {"flatten-memref-frees-a-view", pattern, "AllocLikeFlattenPattern",
       isFreed}, // LLVM 24
      {"subview-of-subview-keeps-dynamic-type", pattern,
       "SubViewOfSubViewFolder", forgetsOffset},
      {"normalize-memrefs-leaves-cast", pass, "normalize-memrefs",
       hasAny<memref::CastOp, castsToDynamicWithLayout>},
      {"allocation-liveness-frees-after-return", pass,
       "optimize-allocation-liveness",
       hasAny<CallOpInterface, returnsWhatCallGave>},
      {"extract-addresses-of-layout-without-strides", pattern,
       "LoadStoreLikeOpRewriter", accessesUnstrided},
      {"compose-subview-takes-loop-counter-for-symbol", pattern,
       "ComposeSubViewOpPattern", movesWithLoop},
      {"cast-of-cast-folds-to-impossible-cast", pass, Guard::anyPass,
       hasAny<memref::CastOp, castsToAnotherExtent>},
      {"rank-reduce-contraction-of-strided-buffer", pattern, "RankReduceMatmul",
       hasUnitDimOfLayout},
      {"rank-reduce-contraction-of-strided-buffer", pattern,
       "RankReduceToUnBatched", hasUnitDimOfLayout},
      {"runtime-verification-of-cast-without-strides", pass,
       "generate-runtime-verification",
       [](Operation *root) {
         return hasSome<memref::CastOp>(root, [](memref::CastOp cast) {
           return !isStridedMemRef(cast.getSource());
         });
       }},
      {"runtime-verification-divides-by-extent-zero", pass,
       "generate-runtime-verification",
       hasAny<memref::ExpandShapeOp, expandsIntoNothing>},
      {"dropped-dims-of-dynamic-strides-are-wrong", pattern,
       "LoadOpOfSubViewOpFolder", usesViewThat<dropsWrongDims>},
      {"dropped-dims-of-dynamic-strides-are-wrong", pattern,
       "StoreOpOfSubViewOpFolder", usesViewThat<dropsWrongDims>},
      {"dropped-dims-of-dynamic-strides-are-wrong", pattern, "SubviewFolder",
       dropsWrongDims},
      {"dropped-dims-ignore-strides-of-subview", pattern, "SubviewFolder",
       hasUntraceableDims},
      {"dropped-dims-ignore-strides-of-subview", pattern,
       "LoadOpOfSubViewOpFolder", usesViewThat<hasUntraceableDims>},
      {"dropped-dims-ignore-strides-of-subview", pattern,
       "StoreOpOfSubViewOpFolder", usesViewThat<hasUntraceableDims>},
      {"dropped-dims-of-dynamic-strides-are-wrong", pass, Guard::anyPass,
       needsExtentOfViewThat<memref::DimOp, dropsWrongDims>},
      {"dropped-dims-of-dynamic-strides-are-wrong", pass,
       "convert-linalg-to-loops",
       needsExtentOfViewThat<linalg::LinalgOp, dropsWrongDims>},
      {"dropped-dims-of-dynamic-strides-are-wrong", pass,
       "convert-linalg-to-affine-loops",
       needsExtentOfViewThat<linalg::LinalgOp, dropsWrongDims>},
      {"dropped-dims-of-dynamic-strides-are-wrong", pass,
       "convert-linalg-to-parallel-loops",
       needsExtentOfViewThat<linalg::LinalgOp, dropsWrongDims>},
      {"dropped-dims-ignore-strides-of-subview", pass, Guard::anyPass,
       needsExtentOfViewThat<memref::DimOp, hasUntraceableDims>},
      {"dropped-dims-ignore-strides-of-subview", pass,
       "convert-linalg-to-loops",
       needsExtentOfViewThat<linalg::LinalgOp, hasUntraceableDims>},
      {"dropped-dims-ignore-strides-of-subview", pass,
       "convert-linalg-to-affine-loops",
       needsExtentOfViewThat<linalg::LinalgOp, hasUntraceableDims>},
      {"dropped-dims-ignore-strides-of-subview", pass,
       "convert-linalg-to-parallel-loops",
       needsExtentOfViewThat<linalg::LinalgOp, hasUntraceableDims>},
      {"affine-bound-fold-drops-both-of-two-equal", pass, Guard::anyPass,
       hasAny<affine::AffineForOp, isBoundedByEmptyLoop>},
      {"affine-parallelize-ignores-width-of-vectors", pass,
       "affine-parallelize", hasAny<affine::AffineForOp, storesWideVectors>},
      {"loop-permutation-of-dependent-loops", pass, "test-loop-permutation",
       hasAny<affine::AffineForOp, hasDependentBound>},
      {"bufferize-branch-with-one-successor-twice", pass, "one-shot-bufferize",
       hasAny<cf::CondBranchOp, hasOneSuccessorTwice>},
      {"bufferize-copy-into-layout-with-symbols", pass, "one-shot-bufferize",
       hasAny<bufferization::ToTensorOp, returnsOtherMemorySpace>},
      {"bufferize-asks-for-skipped-analysis", pass, "one-shot-bufferize",
       hasAny<func::CallOp, passesTensor>, "no-analysis-func-filter="},
      {"bufferize-asks-for-skipped-analysis", pass, "one-shot-bufferize",
       hasAny<func::CallOp, passesTensor>, "copy-before-write=true"},
  };
  return table;
}
