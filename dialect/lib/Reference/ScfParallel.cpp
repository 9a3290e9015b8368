//===- ScfParallel.cpp - parallel loops -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Iterations run one after the other, in row-major order. A program whose
/// results depend on that order is undefined: the reference refuses it if
/// several iterations write the same element of a shared tensor, and an
/// iteration sees poison in the elements that another iteration writes.
/// Conflicting accesses to memory are refused, too (`ParallelAccesses` in
/// Memory.h). The values of `scf.parallel` are reduced in that order, too;
/// nothing checks whether the results depend on it.
///
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Memory.h"
#include "ParallelWrites.h"
#include "Views.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

namespace {

/// The points `lower + k * step` below `upper` in each dimension.
struct Space {
  SmallVector<int64_t> lower, step;
  SmallVector<int64_t> counts; ///< Points in each dimension.

  SmallVector<int64_t> at(ArrayRef<int64_t> number) const {
    SmallVector<int64_t> point;
    for (auto [l, k, s] : llvm::zip_equal(lower, number, step))
      point.push_back(l + k * s);
    return point;
  }
};

} // namespace

static FailureOr<SmallVector<int64_t>>
getNumbers(Operation *op, ArrayRef<OpFoldResult> numbers, Frame &frame) {
  SmallVector<int64_t> values;
  for (OpFoldResult number : numbers) {
    if (auto attr = dyn_cast<Attribute>(number)) {
      values.push_back(cast<IntegerAttr>(attr).getInt());
      continue;
    }
    FailureOr<int64_t> value = frame.getIndex(op, cast<Value>(number));
    if (failed(value))
      return failure();
    values.push_back(*value);
  }
  return values;
}

/// Returns the points of an `scf.forall` or `scf.parallel`. Spends a step for
/// each index of each dimension, not for each point.
static FailureOr<Space> getSpace(Operation *op, ArrayRef<OpFoldResult> lower,
                                 ArrayRef<OpFoldResult> upper,
                                 ArrayRef<OpFoldResult> step, Frame &frame) {
  FailureOr<SmallVector<int64_t>> first = getNumbers(op, lower, frame),
                                  end = getNumbers(op, upper, frame),
                                  steps = getNumbers(op, step, frame);
  if (failed(first) || failed(end) || failed(steps))
    return failure();
  Space space{*first, *steps, {}};
  for (auto [l, u, s] : llvm::zip_equal(*first, *end, *steps)) {
    if (s <= 0)
      return frame.undefined(op, "the step is not positive");
    llvm::APInt distance =
        llvm::APInt(128, u, true) - llvm::APInt(128, l, true);
    llvm::APInt count = distance.isNegative()
                            ? llvm::APInt(128, 0)
                            : (distance + (s - 1)).udiv(llvm::APInt(128, s));
    uint64_t points = count.getLimitedValue();
    if (failed(frame.spend(op, points)))
      return failure();
    space.counts.push_back(points);
  }
  return space;
}

static void bindPoint(ValueRange variables, ArrayRef<int64_t> point,
                      Frame &frame) {
  for (auto [variable, i] : llvm::zip_equal(variables, point))
    frame.bind(variable, Element::getIndex(variable.getContext(), i));
}

//===----------------------------------------------------------------------===//
// forall
//===----------------------------------------------------------------------===//

/// Runs all iterations. Each iteration sees the shared tensors as they were
/// before the loop, but with poison in the elements that other iterations wrote
/// in the run `earlier`, if there was one.
static LogicalResult runForall(scf::ForallOp op, const Space &space,
                               const ParallelWrites *earlier,
                               ParallelWrites &writes, Frame &frame) {
  for (auto [argument, output] :
       llvm::zip_equal(op.getRegionIterArgs(), op.getOutputs()))
    writes.tensors.insert({argument, SharedTensor(frame.getTensor(output))});
  frame.parallelWrites.push_back(&writes);
  LogicalResult result = forEachIteration(
      space.counts,
      [&](int64_t iteration, ArrayRef<int64_t> number) {
        writes.iteration = iteration;
        bindPoint(op.getInductionVars(), space.at(number), frame);
        for (auto [argument, output] :
             llvm::zip_equal(op.getRegionIterArgs(), op.getOutputs())) {
          TensorValue seen = frame.getTensor(output);
          if (failed(frame.spend(op, seen.getNumElements())))
            return failure();
          if (earlier)
            seen = earlier->tensors.find(argument)->second.hideWritesOfOthers(
                std::move(seen), iteration);
          frame.bind(argument, std::move(seen));
        }
        return LogicalResult(frame.run(op.getRegion()));
      },
      frame);
  frame.parallelWrites.pop_back();
  return result;
}

/// Whether the region names a global, or a function that does so in turn.
/// Functions that are in `searched` are not searched again.
static bool namesGlobal(Region &region,
                        SmallPtrSetImpl<Operation *> &searched) {
  auto uses = SymbolTable::getSymbolUses(&region);
  return !uses || llvm::any_of(*uses, [&](SymbolTable::SymbolUse use) {
    Operation *symbol =
        SymbolTable::lookupNearestSymbolFrom(use.getUser(), use.getSymbolRef());
    auto function = dyn_cast_or_null<FunctionOpInterface>(symbol);
    return isa_and_nonnull<memref::GlobalOp>(symbol) ||
           (function && searched.insert(function).second &&
            namesGlobal(function.getFunctionBody(), searched));
  });
}

/// Whether the body, or a function that it calls, uses memory that outlives the
/// body.
static bool usesMemoryAround(scf::ForallOp op) {
  // A function that is a value may use a global.
  auto isAround = [&](Value value) {
    return isa<BaseMemRefType, FunctionType>(value.getType()) &&
           !op.getRegion().isAncestor(value.getParentRegion());
  };
  WalkResult walked = op.getRegion().walk([&](Operation *inner) {
    return llvm::any_of(inner->getOperands(), isAround)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  SmallPtrSet<Operation *, 4> searched;
  return walked.wasInterrupted() || namesGlobal(op.getRegion(), searched);
}

/// Runs the loop twice: the first run finds out which iteration writes which
/// element, so that the second run can hide these elements from the other
/// iterations. One run suffices if there are no shared tensors.
static LogicalResult evalForall(scf::ForallOp op, Frame &frame) {
  FailureOr<Space> space =
      getSpace(op, op.getMixedLowerBound(), op.getMixedUpperBound(),
               op.getMixedStep(), frame);
  if (failed(space))
    return failure();
  ParallelWrites first, second;
  if (op.getOutputs().empty())
    return runForall(op, *space, nullptr, first, frame);
  if (usesMemoryAround(op))
    return frame.unsupported(op, "memory beside shared tensors");
  if (failed(runForall(op, *space, nullptr, first, frame)) ||
      failed(runForall(op, *space, &first, second, frame)))
    return failure();
  for (auto [argument, result] :
       llvm::zip_equal(op.getRegionIterArgs(), op.getResults()))
    frame.bind(result, second.tensors.find(argument)->second.getValue());
  return success();
}

static LogicalResult evalInParallel(scf::InParallelOp op, Frame &frame) {
  if (op.getRegion().front().empty())
    return success();
  return frame.run(op.getRegion());
}

//===----------------------------------------------------------------------===//
// parallel
//===----------------------------------------------------------------------===//

/// Combines the values that one iteration yields with the values accumulated so
/// far.
static FailureOr<SmallVector<RuntimeValue>>
reduce(scf::ReduceOp op, ArrayRef<RuntimeValue> soFar, Frame &frame) {
  SmallVector<RuntimeValue> next;
  for (auto [region, value, before] :
       llvm::zip_equal(op.getReductions(), op.getOperands(), soFar)) {
    frame.bind(region.getArgument(0), before);
    frame.bind(region.getArgument(1), RuntimeValue(frame.get(value)));
    FailureOr<Operation *> end = frame.run(region);
    if (failed(end))
      return failure();
    next.push_back(frame.get((*end)->getOperand(0)));
  }
  return next;
}

static LogicalResult evalScfParallel(scf::ParallelOp op, Frame &frame) {
  FailureOr<Space> space = getSpace(op, getAsOpFoldResult(op.getLowerBound()),
                                    getAsOpFoldResult(op.getUpperBound()),
                                    getAsOpFoldResult(op.getStep()), frame);
  if (failed(space))
    return failure();
  SmallVector<RuntimeValue> values = frame.copy(op.getInitVals());
  if (failed(forEachIteration(
          space->counts,
          [&](int64_t, ArrayRef<int64_t> number) -> LogicalResult {
            bindPoint(op.getInductionVars(), space->at(number), frame);
            FailureOr<Operation *> end = frame.run(op.getRegion());
            if (failed(end))
              return failure();
            FailureOr<SmallVector<RuntimeValue>> next =
                reduce(cast<scf::ReduceOp>(*end), values, frame);
            if (failed(next))
              return failure();
            values = std::move(*next);
            return success();
          },
          frame)))
    return failure();
  frame.bind(op.getResults(), values);
  return success();
}

// These do nothing: the enclosing loop reads their operands.
static LogicalResult evalScfReduce(scf::ReduceOp, Frame &) { return success(); }
static LogicalResult evalReduceReturn(scf::ReduceReturnOp, Frame &) {
  return success();
}

void reference::registerScfParallelKernels(Kernels &kernels) {
  kernels.add<evalForall>();
  kernels.add<evalInParallel>();
  kernels.add<evalScfParallel>();
  kernels.add<evalScfReduce>();
  kernels.add<evalReduceReturn>();
}
