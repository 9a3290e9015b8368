//===- PadFusionLegality.cpp - when a pad may be fused --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/PadInterior.h"
#include "padlab/codegen/Speculation.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

static bool isScalar(Type type) {
  return type.isIntOrIndexOrFloat() || isa<ComplexType>(type);
}

static bool isDense(RankedTensorType type) {
  return !type.getEncoding() && isScalar(type.getElementType());
}

static bool hasEffects(linalg::GenericOp producer) {
  return producer->getRegion(0)
      .walk([](Operation *op) {
        return isMemoryEffectFree(op) ? WalkResult::advance()
                                      : WalkResult::interrupt();
      })
      .wasInterrupted();
}

static bool isUsedElsewhere(Value value, Operation *user) {
  return llvm::any_of(value.getUses(), [&](OpOperand &use) {
    return use.getOwner() != user && !isa<tensor::DimOp>(use.getOwner());
  });
}

/// Operations on scalars that cannot trap may run even where no border point
/// exists.
static bool isHoistable(Operation &op) {
  return isSafeToSpeculate(&op) && op.getNumRegions() == 0 &&
         llvm::all_of(op.getOperandTypes(), isScalar);
}

static bool usesIndex(Operation &op, Block &body) {
  return llvm::any_of(op.getOperands(), [&](Value operand) {
    auto argument = dyn_cast<BlockArgument>(operand);
    return argument && argument.getOwner() == &body;
  });
}

static std::optional<PadFusionRefusal> checkValue(tensor::PadOp pad) {
  Block &body = pad.getRegion().front();
  // The terminator is among them: it may yield an index directly.
  for (Operation &op : body)
    if (usesIndex(op, body))
      return PadFusionRefusal{PadFusionRule::UniformValue,
                              "the padding value depends on the index"};
  for (Operation &op : body.without_terminator())
    if (!isHoistable(op))
      return PadFusionRefusal{PadFusionRule::UniformValue,
                              "the padding value cannot be computed before it "
                              "is known that a border point exists"};
  return std::nullopt;
}

static bool isKnownZero(tensor::PadOp pad) {
  auto isZero = [](OpFoldResult amount) { return isZeroInteger(amount); };
  return llvm::all_of(pad.getMixedLowPad(), isZero) &&
         llvm::all_of(pad.getMixedHighPad(), isZero);
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

/// What the producer does with the storage that it is given (rules 2 to 5).
static std::optional<PadFusionRefusal> checkBody(linalg::GenericOp producer,
                                                 OpOperand *init) {
  if (producer.getNumParallelLoops() != producer.getNumLoops())
    return PadFusionRefusal{PadFusionRule::ParallelLoops,
                            "the producer has a loop that is not parallel"};
  if (!producer.getMatchingIndexingMap(init).isPermutation())
    return PadFusionRefusal{
        PadFusionRule::PermutedResult,
        "the producer may leave elements of its result unwritten"};
  if (producer.payloadUsesValueFromOperand(init))
    return PadFusionRefusal{PadFusionRule::InitNotRead,
                            "the producer reads its init"};
  if (hasEffects(producer))
    return PadFusionRefusal{PadFusionRule::NoEffects,
                            "the body of the producer has effects"};
  return std::nullopt;
}

/// Who else looks at the producer's results (rules 6 to 8).
static std::optional<PadFusionRefusal> checkUses(tensor::PadOp pad,
                                                 linalg::GenericOp producer) {
  if (isUsedElsewhere(pad.getSource(), pad))
    return PadFusionRefusal{PadFusionRule::SingleUse,
                            "the padded value has other uses"};
  for (OpResult other : producer->getResults())
    if (other != pad.getSource() && !other.use_empty())
      return PadFusionRefusal{PadFusionRule::OtherResultsUnused,
                              "another result of the producer is used"};
  if (producer->getBlock() != pad->getBlock())
    return PadFusionRefusal{PadFusionRule::SameBlock,
                            "the producer stands in another block"};
  return std::nullopt;
}

std::optional<PadFusionRefusal>
padlab::findPadFusionRefusal(tensor::PadOp pad) {
  auto producer = pad.getSource().getDefiningOp<linalg::GenericOp>();
  if (!producer || !producer.hasPureTensorSemantics())
    return PadFusionRefusal{PadFusionRule::GenericProducer,
                            "the source is not the result of a linalg.generic "
                            "on tensors"};
  if (!isDense(pad.getSourceType()) || !isDense(pad.getResultType()))
    return PadFusionRefusal{PadFusionRule::DenseScalars,
                            "the tensor has an encoding or its elements are "
                            "not scalars"};
  OpOperand *init = producer.getTiedOpOperand(cast<OpResult>(pad.getSource()));
  if (auto refusal = checkBody(producer, init))
    return refusal;
  if (auto refusal = checkUses(pad, producer))
    return refusal;
  if (auto refusal = checkValue(pad))
    return refusal;
  if (!isKnownNonNegative(pad) &&
      !llvm::all_of(producer.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isProjectedPermutation(); }))
    return PadFusionRefusal{PadFusionRule::CroppableMaps,
                            "the padding may be negative and the producer "
                            "cannot be restricted to a box"};
  if (isKnownZero(pad))
    return PadFusionRefusal{PadFusionRule::SomePadding,
                            "there is no padding, thus nothing to gain"};
  if (!findProducedInterior(pad))
    return PadFusionRefusal{PadFusionRule::PossibleExtents,
                            "the extents contradict each other or the padding "
                            "takes more than there is"};
  return std::nullopt;
}
