//===- LinalgGuards.cpp - guards about tensors and scripts ---- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

static bool contractsOtherwise(Operation *op) {
  auto contract = dyn_cast<vector::ContractionOp>(op);
  return contract && contract.getKind() != vector::CombiningKind::ADD;
}

/// Whether a masked contraction's unit dimension is not the first of its
/// iteration space.
static bool losesInnerDimension(Operation *op) {
  auto contract = dyn_cast<vector::ContractionOp>(op);
  if (!contract || !isa_and_present<vector::MaskOp>(op->getParentOp()))
    return false;
  AffineMap acc = contract.getIndexingMapsArray()[2];
  return acc.getNumResults() > 0 && !acc.getResult(0).isFunctionOfDim(0);
}

/// Whether an extent of the result is known, and the type leaves it open.
static bool forgetsExtent(Operation *op) {
  auto expand = dyn_cast<tensor::ExpandShapeOp>(op);
  return expand && llvm::any_of(llvm::zip_equal(expand.getStaticOutputShape(),
                                                expand.getType().getShape()),
                                [](auto sizes) {
                                  auto [known, inType] = sizes;
                                  return !ShapedType::isDynamic(known) &&
                                         ShapedType::isDynamic(inType);
                                });
}

static bool packsByDynamicTile(Operation *op) {
  auto pack = dyn_cast<linalg::PackOp>(op);
  return pack && !pack.getDestType().hasStaticShape();
}

/// Whether the type of the packed operand of a transpose would say more or less
/// about extents than that of the pack's destination does.
static bool packsTransposeIntoOtherType(Operation *op) {
  auto pack = dyn_cast<linalg::PackOp>(op);
  auto transpose =
      pack ? pack.getSource().getDefiningOp<linalg::TransposeOp>() : nullptr;
  if (!transpose)
    return false;
  auto type = cast<RankedTensorType>(transpose.getInput().getType());
  llvm::SmallVector<int64_t> source =
      applyPermutation(type.getShape(), transpose.getPermutation());
  return llvm::ArrayRef(inferPackedShape(pack, source)) !=
         pack.getDestType().getShape();
}

static bool hasConstantSize(Operation *op) {
  auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
  return slice && llvm::any_of(slice.getSizes(), isConstant);
}

static bool castsAccumulator(linalg::LinalgOp op) {
  if (op->getNumRegions() == 0 || op->getRegion(0).empty())
    return false;
  return llvm::any_of(op.getRegionOutputArgs(), [](Value accumulator) {
    return llvm::any_of(accumulator.getUsers(), [](Operation *user) {
      return isa<CastOpInterface>(user);
    });
  });
}

//===----------------------------------------------------------------------===//
// Operations that must not be hoisted
//===----------------------------------------------------------------------===//

static bool isHoistedCast(tensor::CastOp cast) {
  auto from = dyn_cast<RankedTensorType>(cast.getSource().getType());
  auto to = dyn_cast<RankedTensorType>(cast.getType());
  return isInvariant(cast) && to &&
         (!from || tensor::preservesStaticInformation(from, to)) && from != to;
}

template <typename Op>
static bool isInvariantOp(Op op) {
  return isInvariant(op);
}

//===----------------------------------------------------------------------===//
// Whole passes and scripts
//===----------------------------------------------------------------------===//

static bool movesNothingIntoAnotherType(linalg::TransposeOp op) {
  return llvm::equal(op.getPermutation(),
                     llvm::seq<int64_t>(0, op.getPermutation().size())) &&
         op.getInput().getType() != op.getInit().getType();
}

static bool isDynamicAlloca(memref::AllocaOp op) {
  return !op.getType().hasStaticShape();
}

static bool insertsLowerRank(tensor::InsertSliceOp op) {
  return op.getSourceType().getRank() < op.getDestType().getRank();
}

/// Whether make_loop_independent has nothing to change in the tensor.empty.
static bool keepsEmptyInLoop(Operation *transform, tensor::EmptyOp op) {
  return !op->use_empty() && keepsSizesInLoop(transform, op);
}

static bool namesLoopCounter(affine::AffineMinOp op) {
  return llvm::any_of(op.getOperands(), affine::isAffineForInductionVar);
}

/// Whether the script transposes the pack of an init.
static bool transposesPackOfInit(Operation *root) {
  Operation *producer =
      findTransform(root, "transform.get_producer_of_operand");
  auto number = producer
                    ? producer->getAttrOfType<IntegerAttr>("operand_number")
                    : IntegerAttr();
  return number && hasSome<linalg::LinalgOp>(root, [&](linalg::LinalgOp op) {
           return number.getInt() >= op.getNumDpsInputs();
         });
}

/// Whether a size to pad to is less than the extent to be padded.
static bool padsToLess(Operation *root) {
  Operation *transform =
      findTransform(root, "transform.structured.pad_tiling_interface");
  auto sizes =
      transform
          ? transform->getAttrOfType<DenseI64ArrayAttr>("static_padding_sizes")
          : DenseI64ArrayAttr();
  return sizes && hasSome<linalg::LinalgOp>(root, [&](linalg::LinalgOp op) {
           return llvm::any_of(
               llvm::enumerate(sizes.asArrayRef()), [&](auto size) {
                 return size.value() > 0 &&
                        getKnownRange(op, size.index()) > size.value();
               });
         });
}

/// Whether a pad that stays the same in a loop may trap.
static bool isHoistedDivision(tensor::PadOp pad) {
  return isInvariant(pad) && mayTrap(pad);
}

/// Whether a pad that stays the same in a loop may have another shape than its
/// result type, which says more than the source and the amounts do.
static bool isHoistedShape(tensor::PadOp pad) {
  RankedTensorType inferred = tensor::PadOp::inferResultType(
      pad.getSourceType(), pad.getStaticLow(), pad.getStaticHigh());
  return inferred != pad.getResultType() && isInvariant(pad) &&
         llvm::any_of(llvm::seq(inferred.getRank()), [&](int64_t dim) {
           return inferred.isDynamicDim(dim) &&
                  !pad.getResultType().isDynamicDim(dim);
         });
}

/// Whether an index that stays the same in a loop is split by a basis that may
/// be zero.
static bool isHoistedSplit(affine::AffineDelinearizeIndexOp split) {
  return isInvariant(split) &&
         !llvm::all_of(split.getDynamicBasis(), [](Value element) {
           std::optional<int64_t> known = getConstantIntValue(element);
           return known && *known > 0;
         });
}

/// Whether the last extent is dynamic.
static bool isUnknownInLast(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.getRank() > 0 && type.isDynamicDim(type.getRank() - 1);
}

/// Whether the verifier would reject an operation if all known extents were in
/// its types. For a loop without rounds, the verifier checks the accesses of
/// rounds 0 and -1, although neither runs.
static bool isRejectedOnceStatic(linalg::LinalgOp op) {
  const SmallVector<int64_t> rounds = getKnownRounds(op);
  if (llvm::is_contained(rounds, ShapedType::kDynamic) ||
      !llvm::is_contained(rounds, 0))
    return false;
  const SmallVector<int64_t> first(rounds.size(), 0);
  const SmallVector<int64_t> last =
      llvm::map_to_vector(rounds, [](int64_t count) { return count - 1; });
  return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    auto [from, to] = std::pair(map.compose(first), map.compose(last));
    for (unsigned dim = 0; dim < map.getNumResults(); ++dim) {
      int64_t extent = getKnownExtent(operand.get(), dim).value_or(0);
      if (extent != 0 && (std::min(from[dim], to[dim]) < 0 ||
                          std::max(from[dim], to[dim]) >= extent))
        return true;
    }
    return false;
  });
}

/// Whether `isRejectedOnceStatic` is true for the operation, or for the
/// operation whose result it casts.
static bool makesRejectedStatic(Operation *op) {
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    op = cast.getSource().getDefiningOp();
  auto linalgOp = dyn_cast_if_present<linalg::LinalgOp>(op);
  return linalgOp && isRejectedOnceStatic(linalgOp);
}

llvm::ArrayRef<Guard> guards::getLinalgGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  constexpr auto pass = Guard::Withholds::Pass;
  static constexpr llvm::StringLiteral interpreter = "transform-interpreter",
                                       licm = "loop-invariant-code-motion";
  static const Guard table[] = {
      {"contract-for-mmt-drops-kind", pattern,
       "CanonicalizeContractMatmulToMMT", contractsOtherwise},
      {"cast-away-leading-dim-of-masked-contraction", pattern,
       "CastAwayContractionLeadingOneDim", losesInnerDimension},
      {"expand-shape-made-static-twice", pattern, "ConvertToStaticExpandShape",
       forgetsExtent},
      {"fill-copy-fold-drops-unsigned-cast", pattern, "FoldFillWithCopy",
       [](Operation *op) {
         auto copy = dyn_cast<linalg::CopyOp>(op);
         return copy && copy.getCast() != linalg::TypeFn::cast_signed;
       }},
      {"simplify-pack-of-dynamic-tile", pattern, "SimplifyPackToExpandShape",
       packsByDynamicTile},
      {"fold-transpose-into-pack-changes-type", pattern,
       "FoldConsumerPackWithProducerLinalgTransposeOp",
       packsTransposeIntoOtherType},
      {"bubble-slice-through-expand-shape-of-constant-size", pattern,
       "BubbleUpExtractSliceThroughExpandShape", hasConstantSize},
      {"specialize-drops-cast-of-accumulator", pattern,
       "LinalgSpecializationPattern",
       [](Operation *op) {
         auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
         return linalgOp && castsAccumulator(linalgOp);
       }},
      {"specialize-drops-cast-of-accumulator", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.specialize", castsAccumulator);
       }},
      {"licm-hoists-tensor-cast", pass, licm,
       hasAny<tensor::CastOp, isHoistedCast>},
      {"licm-hoists-tensor-cast", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::CastOp>(root, "transform.apply_licm",
                                           isHoistedCast);
       }},
      {"licm-hoists-pad-that-divides", pass, licm,
       hasAny<tensor::PadOp, isHoistedDivision>},
      {"licm-hoists-pad-that-divides", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(root, "transform.apply_licm",
                                          isHoistedDivision);
       }},
      {"licm-hoists-pad-to-static-type", pass, licm,
       hasAny<tensor::PadOp, isHoistedShape>},
      {"licm-hoists-pad-to-static-type", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(root, "transform.apply_licm",
                                          isHoistedShape);
       }},
      {"licm-hoists-delinearize-index", pass, licm,
       hasAny<affine::AffineDelinearizeIndexOp, isHoistedSplit>},
      {"licm-hoists-delinearize-index", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<affine::AffineDelinearizeIndexOp>(
             root, "transform.apply_licm", isHoistedSplit);
       }},
      {"licm-hoists-extract-slice", pass, licm,
       hasAny<tensor::ExtractSliceOp, isInvariantOp<tensor::ExtractSliceOp>>},
      {"licm-hoists-extract-slice", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::ExtractSliceOp>(
             root, "transform.apply_licm",
             isInvariantOp<tensor::ExtractSliceOp>);
       }},
      {"licm-hoists-subview", pass, licm,
       hasAny<memref::SubViewOp, isInvariantOp<memref::SubViewOp>>},
      {"licm-hoists-subview", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<memref::SubViewOp>(root, "transform.apply_licm",
                                              isInvariantOp<memref::SubViewOp>);
       }},
      {"licm-hoists-assume-alignment", pass, licm,
       hasAny<memref::AssumeAlignmentOp,
              isInvariantOp<memref::AssumeAlignmentOp>>},
      {"transpose-fold-drops-encoding", pass, Guard::anyPass,
       hasAny<linalg::TransposeOp, movesNothingIntoAnotherType>},
      {"alloca-to-global-of-dynamic-extent", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<memref::AllocaOp>(
             root, "transform.memref.alloca_to_global", isDynamicAlloca);
       }},
      {"insert-slice-to-copy-of-lower-rank", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::InsertSliceOp>(
             root, "transform.structured.insert_slice_to_copy",
             insertsLowerRank);
       }},
      {"make-loop-independent-of-scalar-empty", pass, interpreter,
       [](Operation *root) {
         return hasSomeTransformed<tensor::EmptyOp>(
             root, "transform.tensor.make_loop_independent", keepsEmptyInLoop);
       }},
      {"simplify-min-takes-loop-counter-for-symbol", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<affine::AffineMinOp>(
             root, "transform.affine.simplify_min_max_affine_ops",
             namesLoopCounter);
       }},
      {"vectorize-pad-that-crops", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.vectorize_children_and_apply_patterns",
             crops);
       }},
      {"pack-transpose-of-init-leaves-unpack", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.pack_transpose") &&
                transposesPackOfInit(root);
       }},
      {"pad-to-smaller-size-takes-back-too-much", pass, interpreter,
       padsToLess},
      {"promote-makes-operand-of-transpose-dynamic", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.promote") &&
                has<linalg::TransposeOp>(root);
       }},
      {"simplify-depthwise-conv-into-unknown-multiplier", pattern,
       "SimplifyDepthwiseConvOp",
       [](Operation *op) {
         auto conv = dyn_cast<linalg::LinalgOp>(op);
         return conv && conv.getNumDpsInits() == 1 &&
                isUnknownInLast(conv.getDpsInits().front());
       }},
      {"empty-generic-is-refused-once-static", pattern,
       "FoldTensorCastProducerOp", makesRejectedStatic},
      {"empty-generic-is-refused-once-static", pattern,
       "FoldTensorCastConsumerOp", makesRejectedStatic},
      {"empty-generic-is-refused-once-static", pattern,
       "InferStaticShapeOfOperands", makesRejectedStatic},
      // Guards of the same causes, on patterns.
      {"decompose-pad-that-crops", pattern, "DecomposePadOpPattern",
       [](Operation *op) {
         auto pad = dyn_cast<tensor::PadOp>(op);
         return pad && crops(pad);
       }},
      {"decompose-pad-of-empty-source", pattern, "DecomposePadOpPattern",
       [](Operation *op) {
         auto pad = dyn_cast<tensor::PadOp>(op);
         return pad && padsNothing(pad);
       }},
      {"decompose-pad-runs-region-for-source", pattern, "DecomposePadOpPattern",
       [](Operation *op) {
         auto pad = dyn_cast<tensor::PadOp>(op);
         return pad && mayTrap(pad);
       }},
      // Guards of the same causes, if a script runs the transform.
      {"bufferize-pad-that-crops", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.bufferization.one_shot_bufferize", mayCrop);
       }},
      {"bufferize-pad-runs-region-for-source", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.bufferization.one_shot_bufferize", mayTrap);
       }},
  };
  return table;
}
