//===- PadFusionLegality.cpp - when and how a pad may be fused ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionForms.h"
#include "PadFusionPlacement.h"

#include "padlab/codegen/PadFusion.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

using Rule = PadFusionRule;
using Form = PadFusionPlan::Form;

//===----------------------------------------------------------------------===//
// Rules for the pad itself
//===----------------------------------------------------------------------===//

/// Returns false if the type has an encoding that says how elements are stored.
/// Encodings without a verifier are mere labels, so such types are dense.
static bool isDense(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return !isa_and_nonnull<VerifiableTensorEncoding>(tensor.getEncoding());
}

static bool isKnownNonNegative(OpFoldResult amount) {
  if (std::optional<int64_t> constant = getConstantIntValue(amount))
    return *constant >= 0;
  // Nothing is known about a function's argument, so the expensive analysis is
  // skipped.
  auto argument = dyn_cast<BlockArgument>(cast<Value>(amount));
  if (argument && isa<FunctionOpInterface>(argument.getOwner()->getParentOp()))
    return false;
  OpFoldResult zero = IntegerAttr::get(IndexType::get(amount.getContext()), 0);
  return ValueBoundsConstraintSet::compare(
      amount, ValueBoundsConstraintSet::ComparisonOperator::GE, zero);
}

bool padlab::isKnownNonNegative(tensor::PadOp pad) {
  auto isKnown = [](OpFoldResult amount) {
    return ::isKnownNonNegative(amount);
  };
  return llvm::all_of(pad.getMixedLowPad(), isKnown) &&
         llvm::all_of(pad.getMixedHighPad(), isKnown);
}

static bool hasEffects(Operation *op) { return !isMemoryEffectFree(op); }

//===----------------------------------------------------------------------===//
// The producer
//===----------------------------------------------------------------------===//

bool padlab::isPointwise(linalg::LinalgOp op, OpOperand *init) {
  return op.getNumParallelLoops() == op.getNumLoops() &&
         op.getMatchingIndexingMap(init).isPermutation();
}

bool padlab::needsInit(DestinationStyleOpInterface op, OpOperand *init,
                       const PadFusionOptions &options) {
  if (isa<pad::GenericOp>(op))
    return false;
  auto structured = dyn_cast<linalg::LinalgOp>(op.getOperation());
  if (!structured)
    return true;
  // This does not ask upstream's `payloadUsesValueFromOperand`: it always
  // returns false for the init of linalg.map, even if the body reads the init.
  if (!structured.getMatchingBlockArgument(init).use_empty())
    return options.obeys(Rule::InitRead);
  return !isPointwise(structured, init) && options.obeys(Rule::InitUnwritten);
}

/// Whether `expr` is a sum of dimensions, each times a positive constant. The
/// values of such an expression over a box lie between its value at the first
/// point of the box and its value at the last point.
static bool isLinear(AffineExpr expr) {
  if (isa<AffineDimExpr>(expr))
    return true;
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue() == 0;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (binary.getKind() == AffineExprKind::Add)
    return isLinear(binary.getLHS()) && isLinear(binary.getRHS());
  auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return binary.getKind() == AffineExprKind::Mul && factor &&
         factor.getValue() > 0 && isLinear(binary.getLHS());
}

bool padlab::canRestrict(DestinationStyleOpInterface op) {
  // Upstream's tiling takes an extent of zero to mean that the loop is not
  // tiled.
  auto isEmpty = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && llvm::is_contained(shaped.getShape(), 0);
  };
  if (llvm::any_of(op->getOperandTypes(), isEmpty))
    return false;
  if (isa<pad::GenericOp, pad::FrameOp>(op))
    return true;
  auto structured = dyn_cast<linalg::LinalgOp>(op.getOperation());
  return structured && isa<TilingInterface>(op.getOperation()) &&
         llvm::all_of(structured.getIndexingMapsArray(), [](AffineMap map) {
           return llvm::all_of(map.getResults(), [](AffineExpr expr) {
             return isa<AffineConstantExpr>(expr) || isLinear(expr);
           });
         });
}

/// Returns whether a pointwise producer can be cropped by shifting its indices,
/// without tiling. The low amounts must be constant. Besides, an input whose
/// index is a mere dimension of the interior must end where the interior ends.
/// So if a loop is the index of an input, the padding of its dimension must
/// either crop at the start (the index is then a sum) or be known not to crop
/// at the end.
static bool canShift(tensor::PadOp pad, linalg::LinalgOp op, OpOperand *init) {
  AffineMap result = op.getMatchingIndexingMap(init);
  auto mayIndexAlone = [&](AffineExpr loop) {
    for (auto [dim, low, high] : llvm::zip_equal(
             result.getResults(), pad.getMixedLowPad(), pad.getMixedHighPad()))
      if (dim == loop) {
        std::optional<int64_t> end = getConstantIntValue(high);
        return *getConstantIntValue(low) < 0 || (end && *end >= 0);
      }
    return false;
  };
  auto isConstant = [](OpFoldResult amount) {
    return getConstantIntValue(amount).has_value();
  };
  return llvm::all_of(pad.getMixedLowPad(), isConstant) &&
         llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap map) {
           return llvm::all_of(map.getResults(), [&](AffineExpr expr) {
             return !isa<AffineDimExpr>(expr) || mayIndexAlone(expr);
           });
         });
}

static bool isCroppable(tensor::PadOp pad, DestinationStyleOpInterface op,
                        const PadFusionPlan &plan, Form form) {
  return canRestrict(op) ||
         (form == Form::Pointwise && !plan.slice &&
          canShift(pad, cast<linalg::LinalgOp>(op.getOperation()),
                   op.getTiedOpOperand(plan.getProduced())));
}

Value padlab::lookThroughCasts(Value value) {
  while (auto cast = value.getDefiningOp<tensor::CastOp>()) {
    if (!isa<RankedTensorType>(cast.getSource().getType()))
      break;
    value = cast.getSource();
  }
  return value;
}

//===----------------------------------------------------------------------===//
// The decision
//===----------------------------------------------------------------------===//

PadFusionRefusal padlab::refuse(Rule rule, StringRef reason, bool mayCopy) {
  return {rule, PadFusionCost::None, PadFusionSource::Producer, reason,
          mayCopy};
}

/// Chooses the form. If several results of the producer are used, one operation
/// must compute all of them, so the form is `Destination`.
static Form chooseForm(DestinationStyleOpInterface producer, OpOperand *init,
                       const PadFusionOptions &options) {
  auto structured = dyn_cast<linalg::LinalgOp>(producer.getOperation());
  if (!structured)
    return Form::Destination;
  for (OpResult result : producer->getResults())
    if (result != structured.getTiedOpResult(init) && !result.use_empty())
      return Form::Destination;
  bool projected =
      structured.getMatchingIndexingMap(init).isProjectedPermutation();
  if (isPointwise(structured, init) ||
      (projected && !options.obeys(Rule::Pointwise)))
    return Form::Pointwise;
  return Form::Destination;
}

/// Whether computing the elements again probably takes no longer than loading
/// them from memory.
static bool isCheap(Operation *op) {
  auto isTensor = [](Type type) { return isa<ShapedType>(type); };
  auto isShort = [](Block &block) {
    return llvm::range_size(block.without_terminator()) <= 8;
  };
  if (llvm::count_if(op->getOperandTypes(), isTensor) > 3)
    return false;
  if (auto generic = dyn_cast<pad::GenericOp>(op))
    return isShort(generic.getInterior().front());
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  return structured &&
         structured.getNumParallelLoops() == structured.getNumLoops() &&
         isShort(*structured.getBlock());
}

/// Plans to compute the elements once more for the pad, if this is probably no
/// slower than loading them (`isCheap`), or if the producer is pointwise and
/// the pad is not in a loop. The original producer stays for its other users.
static bool planAgain(tensor::PadOp pad, DestinationStyleOpInterface producer,
                      PadFusionPlan &plan, const PadFusionOptions &options) {
  PadFusionPlacement placement(pad, producer, plan.source);
  OpOperand *init = producer.getTiedOpOperand(plan.getProduced());
  auto structured = dyn_cast<linalg::LinalgOp>(producer.getOperation());
  bool pointwise = plan.form == Form::Pointwise ||
                   (structured && isPointwise(structured, init));
  if ((!pointwise || placement.isInLoop()) && !isCheap(producer))
    return false;
  Form form = pointwise ? Form::Pointwise : Form::Destination;
  if (plan.crop && !plan.known.isEmpty() &&
      !isCroppable(pad, producer, plan, form) &&
      options.obeys(Rule::CroppableMaps))
    return false;
  plan.form = form;
  plan.recompute = true;
  plan.redirect = false;
  plan.position = pad;
  return true;
}

/// Plans the fusion of a pad with its producer, or returns the reason why no
/// form is possible.
static std::optional<PadFusionRefusal>
planWithProducer(tensor::PadOp pad, DestinationStyleOpInterface producer,
                 PadFusionPlan &plan, const PadFusionOptions &options) {
  if (hasEffects(producer) && options.obeys(Rule::ProducerEffects))
    return refuse(Rule::ProducerEffects, "the producer has effects");
  plan.form = chooseForm(
      producer, producer.getTiedOpOperand(plan.getProduced()), options);
  PadFusionPlacement placement(pad, producer, plan.source);
  std::optional<PadFusionRefusal> refusal;
  if (plan.crop && !plan.known.isEmpty() &&
      !isCroppable(pad, producer, plan, plan.form) &&
      options.obeys(Rule::CroppableMaps))
    refusal = refuse(Rule::CroppableMaps, cannotRestrict);
  else
    refusal = placement.find(plan, options);
  if (refusal && plan.form == Form::Pointwise &&
      planAgain(pad, producer, plan, options))
    return std::nullopt;
  return refusal;
}

/// Plans two versions, between which the program chooses at run time: the fused
/// version runs if nothing is cropped.
static bool planVersions(tensor::PadOp pad,
                         DestinationStyleOpInterface producer,
                         PadFusionPlan &plan, const PadFusionOptions &options) {
  auto isKnownNegative = [](OpFoldResult amount) {
    return getConstantIntValue(amount).value_or(0) < 0;
  };
  if (plan.source.getDefiningOp() != producer || !plan.crop ||
      llvm::any_of(pad.getMixedLowPad(), isKnownNegative) ||
      llvm::any_of(pad.getMixedHighPad(), isKnownNegative))
    return false;
  auto known = findProducedInterior(pad, plan.source, /*crop=*/false);
  if (!known)
    return false;
  PadFusionPlan whole = plan;
  whole.crop = false;
  whole.known = std::move(*known);
  if (planWithProducer(pad, producer, whole, options) ||
      whole.position != pad.getOperation())
    return false;
  plan = std::move(whole);
  plan.versions = true;
  return true;
}

std::optional<PadFusionRefusal>
padlab::checkPad(tensor::PadOp pad, const PadFusionOptions &options) {
  if ((!isDense(pad.getSourceType()) || !isDense(pad.getResultType())) &&
      options.obeys(Rule::Dense))
    return refuse(Rule::Dense,
                  "the tensor's encoding is not that of a dense "
                  "one",
                  /*mayCopy=*/false);
  bool effects = pad.getRegion()
                     .walk([](Operation *op) {
                       return isMemoryEffectFree(op) ? WalkResult::advance()
                                                     : WalkResult::interrupt();
                     })
                     .wasInterrupted();
  if (effects && options.obeys(Rule::BorderEffects))
    return refuse(Rule::BorderEffects, "the padding region has effects",
                  /*mayCopy=*/false);
  return std::nullopt;
}

bool padlab::isProduced(Value value) {
  auto op = value.getDefiningOp<DestinationStyleOpInterface>();
  return op && isDense(value.getType()) &&
         llvm::none_of(op->getOperandTypes(),
                       [](Type type) { return isa<BaseMemRefType>(type); });
}

/// Whether `slice` has no gaps and drops no dimensions.
static bool isBox(tensor::ExtractSliceOp slice) {
  if (slice.getSourceType().getRank() != slice.getType().getRank())
    return false;
  return llvm::all_of(
      llvm::zip_equal(slice.getMixedStrides(), slice.getMixedSizes()),
      [](auto pair) {
        auto [stride, size] = pair;
        return isOneInteger(stride) || isOneInteger(size);
      });
}

/// Finds the producer of the source, looking through a slice if the slice is a
/// box (`isBox`).
static std::optional<PadFusionRefusal> findProducer(PadFusionPlan &plan) {
  if (isProduced(plan.source))
    return std::nullopt;
  Operation *op = plan.source.getDefiningOp();
  bool isReshape =
      isa_and_nonnull<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op);
  auto slice = dyn_cast_if_present<tensor::ExtractSliceOp>(op);
  Value source =
      isReshape || slice ? lookThroughCasts(op->getOperand(0)) : Value();
  if (!source || !isProduced(source))
    return PadFusionRefusal{
        Rule::None, PadFusionCost::None, PadFusionSource::None,
        "the source is not the result of a destination-style operation on "
        "tensors",
        true};
  if (isReshape)
    return refuse(Rule::Reshaped,
                  "a reshape between producer and pad merges what is padded");
  if (!isBox(slice))
    return refuse(Rule::CroppableMaps, cannotRestrict);
  plan.source = source;
  plan.slice = slice;
  plan.crop = true;
  return std::nullopt;
}

std::optional<PadFusionPlan>
padlab::planPadCopy(tensor::PadOp pad, const PadFusionOptions &options) {
  PadFusionPlan plan;
  plan.source = lookThroughCasts(pad.getSource());
  plan.crop = !isKnownNonNegative(pad);
  plan.position = pad;
  auto known = findProducedInterior(pad, plan.source, plan.crop);
  if (!known && options.obeys(Rule::PossibleExtents))
    return std::nullopt;
  SmallVector<Known> unknown(pad.getSourceType().getRank());
  plan.known = known ? std::move(*known) : KnownInterior{unknown, unknown};
  plan.crop &= options.obeys(Rule::Cropped);
  return plan;
}

std::optional<PadFusionPlan>
padlab::planPadFusion(tensor::PadOp pad, PadFusionRefusal &refusal,
                      const PadFusionOptions &options) {
  if (auto reason = checkPad(pad, options)) {
    refusal = *reason;
    return std::nullopt;
  }
  std::optional<PadFusionPlan> copy = planPadCopy(pad, options);
  if (!copy) {
    refusal = refuse(Rule::PossibleExtents,
                     "the extents contradict each other or the padding takes "
                     "more than there is",
                     /*mayCopy=*/false);
    return std::nullopt;
  }
  PadFusionPlan plan = std::move(*copy);
  PadFusionPlan first = plan;
  if (auto reason = findProducer(first)) {
    refusal = *reason;
    return plan;
  }
  auto producer = first.source.getDefiningOp<DestinationStyleOpInterface>();
  if (auto reason = planWithProducer(pad, producer, first, options)) {
    if (planVersions(pad, producer, plan, options))
      return plan;
    if (reason->rule != Rule::ProducerEffects &&
        planAgain(pad, producer, first, options))
      return first;
    refusal = *reason;
    return plan;
  }
  return first;
}

std::optional<PadFusionPlan> padlab::planPadFusion(tensor::PadOp pad,
                                                   PadFusionRefusal &refusal) {
  return planPadFusion(pad, refusal, PadFusionOptions());
}
