//===- AffineControl.cpp - affine: loops, branches, accesses -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineMaps.h"
#include "Kernels.h"
#include "Memory.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// From the largest lower bound to the smallest upper bound.
static LogicalResult evalFor(affine::AffineForOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> lower =
      evaluateMap(op, op.getLowerBoundMap(), op.getLowerBoundOperands(), frame);
  if (failed(lower))
    return failure();
  FailureOr<SmallVector<int64_t>> upper =
      evaluateMap(op, op.getUpperBoundMap(), op.getUpperBoundOperands(), frame);
  if (failed(upper))
    return failure();
  int64_t last = *llvm::min_element(*upper);
  int64_t i = *llvm::max_element(*lower);
  frame.bind(op.getRegionIterArgs(), frame.copy(op.getInits()));
  while (i < last) {
    frame.bind(op.getInductionVar(), Element::getIndex(op.getContext(), i));
    FailureOr<Operation *> yield = frame.run(op.getRegion());
    if (failed(yield))
      return failure();
    frame.bind(op.getRegionIterArgs(), frame.copy((*yield)->getOperands()));
    if (llvm::AddOverflow<int64_t>(i, op.getStepAsInt(), i))
      return frame.undefined(op, "the induction variable overflows");
  }
  frame.bind(op.getResults(), frame.copy(op.getRegionIterArgs()));
  return success();
}

/// Whether all constraints of the set hold at the operands.
static FailureOr<bool> isInSet(affine::AffineIfOp op, Frame &frame) {
  IntegerSet set = op.getIntegerSet();
  AffineMap map = AffineMap::get(set.getNumDims(), set.getNumSymbols(),
                                 set.getConstraints(), op.getContext());
  FailureOr<SmallVector<int64_t>> values =
      evaluateMap(op, map, op.getOperands(), frame);
  if (failed(values))
    return failure();
  for (auto [value, isEquality] : llvm::zip_equal(*values, set.getEqFlags()))
    if (isEquality ? value != 0 : value < 0)
      return false;
  return true;
}

static LogicalResult evalIf(affine::AffineIfOp op, Frame &frame) {
  FailureOr<bool> holds = isInSet(op, frame);
  if (failed(holds))
    return failure();
  Region &region = *holds ? op.getThenRegion() : op.getElseRegion();
  if (region.empty())
    return success();
  FailureOr<Operation *> yield = frame.run(region);
  if (failed(yield))
    return failure();
  frame.bind(op.getResults(), frame.copy((*yield)->getOperands()));
  return success();
}

/// What it yields is read by the operation around it.
static LogicalResult evalYield(affine::AffineYieldOp, Frame &) {
  return success();
}

//===----------------------------------------------------------------------===//
// Elements of memrefs
//===----------------------------------------------------------------------===//

static LogicalResult evalLoad(affine::AffineLoadOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> index =
      evaluateMap(op, op.getAffineMap(), op.getMapOperands(), frame);
  if (failed(index))
    return failure();
  FailureOr<RuntimeValue> value = readElement(
      op, frame.get<MemRefValue>(op.getMemRef()), *index, op.getType(), frame);
  if (failed(value))
    return failure();
  frame.bind(op.getResult(), std::move(*value));
  return success();
}

static LogicalResult evalStore(affine::AffineStoreOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> index =
      evaluateMap(op, op.getAffineMap(), op.getMapOperands(), frame);
  if (failed(index))
    return failure();
  return writeElement(op, frame.get<MemRefValue>(op.getMemRef()), *index,
                      frame.get(op.getValueToStore()), frame);
}

void reference::registerAffineControlKernels(Kernels &kernels) {
  kernels.add<evalFor>();
  kernels.add<evalIf>();
  kernels.add<evalYield>();
  kernels.add<evalLoad>();
  kernels.add<evalStore>();
}
