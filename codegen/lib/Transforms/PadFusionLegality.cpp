//===- PadFusionLegality.cpp - when and how a pad may be fused ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionForms.h"

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/Speculation.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "mlir/Transforms/RegionUtils.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

using Rule = PadFusionRule;

//===----------------------------------------------------------------------===//
// The pad alone
//===----------------------------------------------------------------------===//

/// Encodings that say how elements are stored; others are labels.
static bool isDense(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return !isa_and_nonnull<VerifiableTensorEncoding>(tensor.getEncoding());
}

static bool isKnownNonNegative(OpFoldResult amount) {
  if (std::optional<int64_t> constant = getConstantIntValue(amount))
    return *constant >= 0;
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

static bool mayTrap(Region &border) {
  return llvm::any_of(border.front().without_terminator(),
                      [](Operation &op) { return !isSafeToSpeculate(&op); });
}

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
  if (structured.payloadUsesValueFromOperand(init))
    return options.obeys(Rule::InitRead);
  return !isPointwise(structured, init) && options.obeys(Rule::InitUnwritten);
}

/// Whether a box of points is a box of coordinates, which begins and ends with
/// it: a sum of dimensions, each times something positive.
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
  // Upstream takes an extent of zero for none at all.
  auto isEmpty = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && llvm::is_contained(shaped.getShape(), 0);
  };
  if (llvm::any_of(op->getOperandTypes(), isEmpty))
    return false;
  if (isa<pad::GenericOp, pad::FrameOp>(op))
    return true;
  auto structured = dyn_cast<linalg::LinalgOp>(op.getOperation());
  return structured &&
         llvm::all_of(structured.getIndexingMapsArray(), [](AffineMap map) {
           return llvm::all_of(map.getResults(), isLinear);
         });
}

/// A pointwise producer begins elsewhere where it is known how much goes; but
/// an input that a dimension alone indexes has to end where the interior does.
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
                        OpOperand *init, PadFusionPlan::Form form) {
  return canRestrict(op) ||
         (form == PadFusionPlan::Form::Pointwise &&
          canShift(pad, cast<linalg::LinalgOp>(op.getOperation()), init));
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
// Uses and places
//===----------------------------------------------------------------------===//

SetVector<Value> padlab::getOuterOperands(tensor::PadOp pad) {
  SetVector<Value> values;
  values.insert_range(pad.getLow());
  values.insert_range(pad.getHigh());
  getUsedValuesDefinedAbove(pad.getRegion(), values);
  return values;
}

/// Scalars that cannot fail move freely; extents of results are asked of inits.
static bool canBeBefore(Value value, Operation *place,
                        DominanceInfo &dominance) {
  if (dominance.properlyDominates(value, place))
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || op == place || op->getNumRegions() != 0 ||
      isa<ShapedType>(value.getType()))
    return false;
  if (isa<tensor::DimOp>(op) && op->getOperand(0).getDefiningOp() == place)
    return canBeBefore(op->getOperand(1), place, dominance);
  return isSafeToSpeculate(op) &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           return canBeBefore(operand, place, dominance);
         });
}

namespace {
/// Who uses the produced values beside the pad, and where they can be fused.
class Placement {
public:
  Placement(tensor::PadOp pad, Operation *producer, Value source)
      : pad(pad), producer(producer), source(source) {
    for (OpResult result : producer->getResults())
      collect(result, result == source);
  }

  /// Whether only the pad needs elements of the results: the producer goes
  /// where it is.
  bool isAlone() const { return users.empty(); }

  /// Whether the padding region asks for an element of a result, which is only
  /// there when the fused operation is done.
  bool isNeededByBorder() const { return feedsBorder; }

  /// Whether a loop may lie between producer and pad: there it would run again.
  bool isInLoop() {
    Operation *ancestor =
        producer->getParentRegion()->findAncestorOpInRegion(*pad);
    if (!ancestor || ancestor->getBlock() != producer->getBlock())
      return true;
    for (Operation *op = pad->getParentOp();
         op && !op->isAncestor(producer->getParentOp()); op = op->getParentOp())
      if (!isa<scf::IfOp, scf::IndexSwitchOp, scf::ExecuteRegionOp>(op))
        return true;
    return false;
  }

  bool canStandAtPad() {
    DominanceInfo dominance;
    return llvm::all_of(users, [&](Operation *user) {
      return dominance.properlyDominates(pad.getOperation(), user);
    });
  }

  /// What the pad needs is there, or can be computed there.
  bool canStandAtProducer() {
    DominanceInfo dominance;
    auto isThere = [&](Value value) {
      return canBeBefore(value, producer, dominance);
    };
    return llvm::all_of(getOuterOperands(pad), isThere);
  }

private:
  void collect(Value value, bool isSource) {
    for (Operation *user : value.getUsers()) {
      if (user == pad || isa<tensor::DimOp>(user))
        continue;
      auto cast = dyn_cast<tensor::CastOp>(user);
      if (isSource && cast && leadsToPad(cast)) {
        collect(cast, isSource);
        continue;
      }
      feedsBorder |= pad->isProperAncestor(user);
      users.push_back(user);
    }
  }

  bool leadsToPad(tensor::CastOp cast) {
    for (Value value = pad.getSource(); value != source;) {
      auto step = value.getDefiningOp<tensor::CastOp>();
      if (step == cast)
        return true;
      value = step.getSource();
    }
    return false;
  }

  tensor::PadOp pad;
  Operation *producer;
  Value source;
  SmallVector<Operation *> users;
  bool feedsBorder = false;
};
} // namespace

static PadFusionRefusal refuse(Rule rule, StringRef reason,
                               bool mayCopy = true) {
  return {rule, PadFusionCost::None, PadFusionSource::Producer, reason,
          mayCopy};
}

static PadFusionRefusal refuseTwice(StringRef reason) {
  return {Rule::None, PadFusionCost::RunsTwice, PadFusionSource::Producer,
          reason, true};
}

/// Finds where to build the fused operation, and who else sees its elements.
static std::optional<PadFusionRefusal>
findPosition(tensor::PadOp pad, Placement &placement, PadFusionPlan &plan,
             const PadFusionOptions &options) {
  plan.position = pad;
  // Without an interior nothing of the producer is needed.
  if (plan.known.isEmpty())
    return std::nullopt;
  plan.redirect = !placement.isAlone();
  if (plan.redirect && plan.crop && options.obeys(Rule::OthersSeeAll))
    return refuseTwice("others use the produced value, and some of it may be "
                       "cropped: the producer would run twice");
  if (placement.isNeededByBorder() && options.obeys(Rule::Order))
    return refuseTwice("the padding region reads the produced value: the "
                       "producer would run twice");
  if (!placement.isInLoop() &&
      (placement.isAlone() || placement.canStandAtPad()))
    return std::nullopt;
  if (!placement.canStandAtProducer()) {
    if (placement.isInLoop())
      return PadFusionRefusal{Rule::None, PadFusionCost::RunsInLoop,
                              PadFusionSource::Producer,
                              "the producer would run again in each iteration "
                              "of the pad's loop",
                              true};
    if (!options.obeys(Rule::Order))
      return std::nullopt;
    return refuseTwice("the produced value is used before the pad's operands "
                       "are there: the producer would run twice");
  }
  if ((plan.crop || mayTrap(pad.getRegion())) && options.obeys(Rule::MovesUp))
    return refuse(Rule::MovesUp, "the pad may fail, and would move up to its "
                                 "producer");
  plan.position = plan.getProduced().getOwner()->getNextNode();
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// The decision
//===----------------------------------------------------------------------===//

/// Several results are computed once, by one operation.
static PadFusionPlan::Form chooseForm(DestinationStyleOpInterface producer,
                                      OpOperand *init,
                                      const PadFusionOptions &options) {
  auto structured = dyn_cast<linalg::LinalgOp>(producer.getOperation());
  if (!structured)
    return PadFusionPlan::Form::Destination;
  for (OpResult result : producer->getResults())
    if (result != structured.getTiedOpResult(init) && !result.use_empty())
      return PadFusionPlan::Form::Destination;
  bool projected =
      structured.getMatchingIndexingMap(init).isProjectedPermutation();
  if (isPointwise(structured, init) ||
      (projected && !options.obeys(Rule::Pointwise)))
    return PadFusionPlan::Form::Pointwise;
  return PadFusionPlan::Form::Destination;
}

/// Whether a copy of what is produced would not cost less than computing it.
static bool isCheap(linalg::LinalgOp op) {
  auto isTensor = [](Type type) { return isa<ShapedType>(type); };
  return llvm::count_if(op->getOperandTypes(), isTensor) <= 3 &&
         llvm::range_size(op.getBlock()->without_terminator()) <= 8;
}

/// The form for a pad with a producer, or why there is none.
static std::optional<PadFusionRefusal>
planWithProducer(tensor::PadOp pad, DestinationStyleOpInterface producer,
                 PadFusionPlan &plan, const PadFusionOptions &options) {
  if (hasEffects(producer) && options.obeys(Rule::ProducerEffects))
    return refuse(Rule::ProducerEffects, "the producer has effects");
  OpOperand *init = producer.getTiedOpOperand(plan.getProduced());
  auto structured = dyn_cast<linalg::LinalgOp>(producer.getOperation());
  plan.form = chooseForm(producer, init, options);
  if (plan.crop && !plan.known.isEmpty() &&
      !isCroppable(pad, producer, init, plan.form) &&
      options.obeys(Rule::CroppableMaps))
    return refuse(Rule::CroppableMaps,
                  "the padding may be negative and the producer cannot be "
                  "restricted to a box");
  Placement placement(pad, producer, plan.source);
  auto refusal = findPosition(pad, placement, plan, options);
  // Elements are cheaper to compute once more than to fetch: the others keep
  // the producer.
  plan.recompute = refusal && plan.form == PadFusionPlan::Form::Pointwise &&
                   (!placement.isInLoop() || isCheap(structured));
  if (!plan.recompute)
    return refusal;
  plan.redirect = false;
  plan.position = pad;
  return std::nullopt;
}

/// Two versions, told apart where the program runs: what may be cropped is not.
static bool planVersions(tensor::PadOp pad,
                         DestinationStyleOpInterface producer,
                         PadFusionPlan &plan, const PadFusionOptions &options) {
  auto isKnownNegative = [](OpFoldResult amount) {
    return getConstantIntValue(amount).value_or(0) < 0;
  };
  if (!plan.crop || llvm::any_of(pad.getMixedLowPad(), isKnownNegative) ||
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

static std::optional<PadFusionRefusal>
checkPad(tensor::PadOp pad, const PadFusionOptions &options) {
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

static bool hasTensorSemantics(DestinationStyleOpInterface op) {
  return llvm::none_of(op->getOperandTypes(),
                       [](Type type) { return isa<BaseMemRefType>(type); });
}

std::optional<PadFusionPlan>
padlab::planPadFusion(tensor::PadOp pad, PadFusionRefusal &refusal,
                      const PadFusionOptions &options) {
  if (auto reason = checkPad(pad, options)) {
    refusal = *reason;
    return std::nullopt;
  }
  PadFusionPlan plan;
  plan.crop = !isKnownNonNegative(pad) && options.obeys(Rule::Cropped);
  plan.source = lookThroughCasts(pad.getSource());
  plan.position = pad;
  auto known = findProducedInterior(pad, plan.source, !isKnownNonNegative(pad));
  if (!known && !options.obeys(Rule::PossibleExtents))
    known = KnownInterior{SmallVector<Known>(pad.getSourceType().getRank()),
                          SmallVector<Known>(pad.getSourceType().getRank())};
  if (!known) {
    refusal = refuse(Rule::PossibleExtents,
                     "the extents contradict each other or the padding takes "
                     "more than there is",
                     /*mayCopy=*/false);
    return std::nullopt;
  }
  plan.known = std::move(*known);
  auto producer = plan.source.getDefiningOp<DestinationStyleOpInterface>();
  if (!producer || !hasTensorSemantics(producer) ||
      !isDense(plan.source.getType())) {
    refusal = {Rule::None, PadFusionCost::None, PadFusionSource::None,
               "the source is not the result of a destination-style operation "
               "on tensors",
               true};
    return plan;
  }
  PadFusionPlan first = plan;
  if (auto reason = planWithProducer(pad, producer, first, options)) {
    if (planVersions(pad, producer, plan, options))
      return plan;
    refusal = *reason;
    plan.form = PadFusionPlan::Form::Copy;
    return plan;
  }
  return first;
}
