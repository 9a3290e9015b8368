//===- AffineControl.cpp - affine: loops, branches, accesses -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineMaps.h"
#include "Kernels.h"
#include "Memory.h"
#include "Vectors.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/IntegerSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// Loops from the largest lower bound to the smallest upper bound.
static LogicalResult evalAffineFor(affine::AffineForOp op, Frame &frame) {
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

/// Whether a parallel loop may combine integers in this way. The reference
/// knows no other reductions: sums and products of floats, and `assign`, depend
/// on the order of the iterations; for minimum and maximum of integers, the
/// verifier requires signed or unsigned types, such as si32.
static bool mayReduceBy(arith::AtomicRMWKind kind) {
  using Kind = arith::AtomicRMWKind;
  return llvm::is_contained(
      {Kind::addi, Kind::muli, Kind::andi, Kind::ori, Kind::xori}, kind);
}

/// Returns the result of a reduction if the loop has no iterations.
static llvm::APInt getNeutral(arith::AtomicRMWKind kind, unsigned width) {
  switch (kind) {
  case arith::AtomicRMWKind::muli:
    return llvm::APInt(width, 1);
  case arith::AtomicRMWKind::andi:
    return llvm::APInt::getAllOnes(width);
  default:
    return llvm::APInt(width, 0);
  }
}

/// Evaluates a parallel loop's bounds. Each is the largest or smallest value of
/// a group of the map's results.
template <typename Choose>
static FailureOr<SmallVector<int64_t>>
evaluateGroups(affine::AffineParallelOp op, AffineMap map, ValueRange operands,
               DenseIntElementsAttr groups, Choose choose, Frame &frame) {
  FailureOr<SmallVector<int64_t>> values =
      evaluateMap(op, map, operands, frame);
  if (failed(values))
    return failure();
  SmallVector<int64_t> chosen;
  ArrayRef<int64_t> rest = *values;
  for (int32_t size : groups.getValues<int32_t>()) {
    chosen.push_back(choose(rest.take_front(size)));
    rest = rest.drop_front(size);
  }
  return chosen;
}

/// Combines the values that an iteration yields with `soFar`.
static void reduce(affine::AffineParallelOp op, ValueRange yielded,
                   MutableArrayRef<Element> soFar, Frame &frame) {
  for (auto [attr, value, result] :
       llvm::zip_equal(op.getReductions(), yielded, soFar)) {
    auto kind = cast<arith::AtomicRMWKindAttr>(attr).getValue();
    result = combine(*getCombiningKind(kind), result, frame.getElement(value));
  }
}

static LogicalResult evalAffineParallel(affine::AffineParallelOp op,
                                        Frame &frame) {
  auto largest = [](ArrayRef<int64_t> v) { return *llvm::max_element(v); };
  auto smallest = [](ArrayRef<int64_t> v) { return *llvm::min_element(v); };
  FailureOr<SmallVector<int64_t>> lower =
      evaluateGroups(op, op.getLowerBoundsMap(), op.getLowerBoundsOperands(),
                     op.getLowerBoundsGroups(), largest, frame);
  FailureOr<SmallVector<int64_t>> upper =
      evaluateGroups(op, op.getUpperBoundsMap(), op.getUpperBoundsOperands(),
                     op.getUpperBoundsGroups(), smallest, frame);
  if (failed(lower) || failed(upper))
    return failure();
  SmallVector<Element> results;
  for (auto [attr, type] :
       llvm::zip_equal(op.getReductions(), op.getResultTypes())) {
    auto kind = cast<arith::AtomicRMWKindAttr>(attr).getValue();
    if (!isa<IntegerType>(type) || !mayReduceBy(kind))
      return frame.unsupported(op, "a reduction of type " + toText(type));
    results.push_back(
        Element::get(type, getNeutral(kind, type.getIntOrFloatBitWidth())));
  }
  SmallVector<int64_t> steps(op.getSteps()), counts;
  for (auto [l, u, s] : llvm::zip_equal(*lower, *upper, steps)) {
    counts.push_back(u <= l ? 0 : llvm::divideCeilSigned(u - l, s));
    if (failed(frame.spend(op, counts.back())))
      return failure();
  }
  auto visit = [&](int64_t, ArrayRef<int64_t> point) -> LogicalResult {
    for (auto [iv, l, s, i] :
         llvm::zip_equal(op.getIVs(), *lower, steps, point))
      frame.bind(iv, Element::getIndex(op.getContext(), l + s * i));
    FailureOr<Operation *> yield = frame.run(op.getRegion());
    if (failed(yield))
      return failure();
    reduce(op, (*yield)->getOperands(), results, frame);
    return success();
  };
  if (failed(forEachIteration(counts, visit, frame)))
    return failure();
  for (auto [result, value] : llvm::zip_equal(op.getResults(), results))
    frame.bind(result, value);
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

static LogicalResult evalAffineIf(affine::AffineIfOp op, Frame &frame) {
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

/// Does nothing: the parent operation reads the yielded values.
static LogicalResult evalAffineYield(affine::AffineYieldOp, Frame &) {
  return success();
}

//===----------------------------------------------------------------------===//
// Elements of memrefs
//===----------------------------------------------------------------------===//

static LogicalResult evalAffineLoad(affine::AffineLoadOp op, Frame &frame) {
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

static LogicalResult evalAffineStore(affine::AffineStoreOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> index =
      evaluateMap(op, op.getAffineMap(), op.getMapOperands(), frame);
  if (failed(index))
    return failure();
  return writeElement(op, frame.get<MemRefValue>(op.getMemRef()), *index,
                      frame.get(op.getValueToStore()), frame);
}

void reference::registerAffineControlKernels(Kernels &kernels) {
  kernels.add<evalAffineFor>();
  kernels.add<evalAffineParallel>();
  kernels.add<evalAffineIf>();
  kernels.add<evalAffineYield>();
  kernels.add<evalAffineLoad>();
  kernels.add<evalAffineStore>();
}
