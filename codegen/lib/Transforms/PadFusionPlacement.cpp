//===- PadFusionPlacement.cpp - where a fused pad may stand ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionPlacement.h"
#include "PadFusionForms.h"

#include "padlab/codegen/Speculation.h"

#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/RegionUtils.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

using Rule = PadFusionRule;

SetVector<Value> padlab::getOuterOperands(tensor::PadOp pad) {
  SetVector<Value> values;
  values.insert_range(pad.getLow());
  values.insert_range(pad.getHigh());
  getUsedValuesDefinedAbove(pad.getRegion(), values);
  return values;
}

static bool mayTrap(Region &border) {
  return llvm::any_of(border.front().without_terminator(),
                      [](Operation &op) { return !isSafeToSpeculate(&op); });
}

/// Whether the result may be so much larger than the source (or than one
/// element, if the source is empty) that memory may not suffice for it. This
/// matters if the moved pad runs where the original program does not reach the
/// pad.
static bool mayGrowMuch(tensor::PadOp pad) {
  constexpr int64_t most = int64_t(1) << 16;
  int64_t factor = 1;
  for (auto [low, high] :
       llvm::zip_equal(pad.getMixedLowPad(), pad.getMixedHighPad()))
    for (OpFoldResult amount : {low, high}) {
      std::optional<int64_t> added = getConstantIntValue(amount);
      if (!added || *added >= most)
        return true;
      factor *= 1 + std::max<int64_t>(*added, 0);
      if (factor > most)
        return true;
    }
  return false;
}

/// Whether `value` is available before the operation `place`, or can be
/// computed there, by scalar operations that cannot fail. An extent of a result
/// of `place` counts as available, because the extent of the init can be read
/// instead.
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

PadFusionPlacement::PadFusionPlacement(tensor::PadOp pad, Operation *producer,
                                       Value source)
    : pad(pad), producer(producer), source(source) {
  for (OpResult result : producer->getResults())
    collect(result, result == source);
}

void PadFusionPlacement::collect(Value value, bool isSource) {
  for (Operation *user : value.getUsers()) {
    if (user == pad || isa<tensor::DimOp>(user))
      continue;
    if (isSource && leadsToPad(user)) {
      collect(user->getResult(0), isSource);
      continue;
    }
    feedsBorder |= pad->isProperAncestor(user);
    users.push_back(user);
  }
}

/// Whether `op` is one of the casts and slices between the producer and the
/// pad.
bool PadFusionPlacement::leadsToPad(Operation *op) {
  for (Value value = pad.getSource(); value != source;) {
    Operation *step = value.getDefiningOp();
    if (step == op)
      return true;
    value = step->getOperand(0);
  }
  return false;
}

bool PadFusionPlacement::isInLoop() {
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

bool PadFusionPlacement::canStandAtPad() {
  DominanceInfo dominance;
  return llvm::all_of(users, [&](Operation *user) {
    return dominance.properlyDominates(pad.getOperation(), user);
  });
}

/// Whether all values that the pad uses are available before the producer, or
/// can be computed there.
bool PadFusionPlacement::canStandAtProducer() {
  DominanceInfo dominance;
  return llvm::all_of(getOuterOperands(pad), [&](Value value) {
    return canBeBefore(value, producer, dominance);
  });
}

bool PadFusionPlacement::runsForSure() {
  if (pad->getBlock() != producer->getBlock())
    return false;
  for (Operation *op = producer->getNextNode(); op != pad;
       op = op->getNextNode())
    if (!isMemoryEffectFree(op))
      return false;
  return true;
}

StringRef PadFusionPlacement::findFailure(const PadFusionPlan &plan) {
  if (plan.crop || mayTrap(pad.getRegion()))
    return "the pad may fail, and would move up to its producer";
  if (runsForSure())
    return {};
  if (claimsExtents(pad, source))
    return "extents that types claim where the pad stands need not hold where "
           "its producer does";
  if (mayGrowMuch(pad))
    return "the padding may take memory that is only there where the pad "
           "stands";
  return {};
}

static PadFusionRefusal refuseTwice(StringRef reason) {
  return {Rule::None, PadFusionCost::RunsTwice, PadFusionSource::Producer,
          reason, true};
}

std::optional<PadFusionRefusal>
PadFusionPlacement::find(PadFusionPlan &plan, const PadFusionOptions &options) {
  plan.position = pad;
  // If the interior is empty, the pad does not need the producer, so it stays
  // where it is.
  if (plan.known.isEmpty())
    return std::nullopt;
  plan.redirect = !isAlone();
  if (plan.redirect &&
      (plan.slice || (plan.crop && options.obeys(Rule::OthersSeeAll))))
    return refuseTwice("others use the produced value, and some of it may be "
                       "cropped: the producer would run twice");
  if (feedsBorder && options.obeys(Rule::Order))
    return refuseTwice("the padding region reads the produced value: the "
                       "producer would run twice");
  if (!isInLoop() && (isAlone() || canStandAtPad()))
    return std::nullopt;
  if (!canStandAtProducer()) {
    if (isInLoop())
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
  StringRef failure = findFailure(plan);
  if (!failure.empty() && (plan.slice || options.obeys(Rule::MovesUp)))
    return refuse(Rule::MovesUp, failure);
  plan.position = plan.getProduced().getOwner()->getNextNode();
  return std::nullopt;
}
