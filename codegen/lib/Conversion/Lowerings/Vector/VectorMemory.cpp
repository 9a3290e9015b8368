//===- VectorMemory.cpp - loads, stores and transfers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Expands accesses lane by lane. Lanes that are masked off or out of bounds do
/// not access memory.
///
//===----------------------------------------------------------------------===//

#include "VectorElements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::expand;

namespace {
/// The element of memory that a lane accesses.
struct Place {
  Value memory;
  Elements indices;
  /// Whether the element is transferred; null means always.
  Value condition;
};
} // namespace

static void moveIndex(Expander &e, Value &index, Value distance) {
  index = e.create<arith::AddIOp>(index, distance);
}

static void moveIndex(Expander &e, Value &index, int64_t distance) {
  if (distance != 0)
    moveIndex(e, index, e.makeIndex(distance));
}

static Value read(Expander &e, const Place &place, Value other) {
  if (!place.condition)
    return e.create<memref::LoadOp>(place.memory, place.indices);
  auto choice = e.create<scf::IfOp>(
      place.condition,
      [&](OpBuilder &b, Location loc) {
        Value loaded =
            memref::LoadOp::create(b, loc, place.memory, place.indices);
        scf::YieldOp::create(b, loc, loaded);
      },
      [&](OpBuilder &b, Location loc) { scf::YieldOp::create(b, loc, other); });
  return choice.getResult(0);
}

static void write(Expander &e, const Place &place, Value element) {
  if (!place.condition) {
    e.create<memref::StoreOp>(element, place.memory, place.indices);
    return;
  }
  e.create<scf::IfOp>(place.condition, [&](OpBuilder &b, Location loc) {
    memref::StoreOp::create(b, loc, element, place.memory, place.indices);
    scf::YieldOp::create(b, loc);
  });
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// Returns the position in the mask of a point of the vector: masks have the
/// order of the buffer's dimensions, and no broadcast dimensions.
static int64_t findBit(VectorTransferOpInterface op, ArrayRef<int64_t> point) {
  SmallVector<std::tuple<unsigned, int64_t, int64_t>> dims;
  for (auto [expr, index, extent] :
       llvm::zip_equal(op.getPermutationMap().getResults(), point,
                       op.getVectorType().getShape()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      dims.push_back({dim.getPosition(), index, extent});
  llvm::sort(dims);
  int64_t place = 0;
  for (auto [dim, index, extent] : dims)
    place = place * extent + index;
  return place;
}

namespace {
/// Finds the places that a transfer accesses.
class TransferPlaces {
public:
  TransferPlaces(VectorTransferOpInterface op, Expander &e);
  Place find(ArrayRef<int64_t> point);

private:
  VectorTransferOpInterface op;
  Expander &e;
  Elements mask;
  struct Step {
    Value index, condition;
  };
  /// For each dimension of the vector and each position in it, the index in the
  /// buffer, and whether this index is in bounds; empty for dimensions that are
  /// broadcast.
  SmallVector<SmallVector<Step>> steps;
};
} // namespace

TransferPlaces::TransferPlaces(VectorTransferOpInterface op, Expander &e)
    : op(op), e(e) {
  if (op.getMask())
    mask = e.get(op.getMask());
  for (auto [i, expr] : llvm::enumerate(op.getPermutationMap().getResults())) {
    steps.emplace_back();
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      continue;
    Value extent;
    if (!op.isDimInBounds(i))
      extent = e.create<memref::DimOp>(op.getBase(), dim.getPosition());
    for (int64_t at = 0; at < op.getVectorType().getDimSize(i); ++at) {
      Step step{op.getIndices()[dim.getPosition()], Value()};
      moveIndex(e, step.index, at);
      if (extent)
        step.condition = e.create<arith::CmpIOp>(arith::CmpIPredicate::ult,
                                                 step.index, extent);
      steps.back().push_back(step);
    }
  }
}

Place TransferPlaces::find(ArrayRef<int64_t> point) {
  Place place{op.getBase(), llvm::to_vector(op.getIndices()), Value()};
  for (auto [i, expr] : llvm::enumerate(op.getPermutationMap().getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      continue;
    const Step &step = steps[i][point[i]];
    place.indices[dim.getPosition()] = step.index;
    place.condition = e.both(place.condition, step.condition);
  }
  int64_t bit = findBit(op, point);
  if (!mask.empty())
    place.condition = e.both(place.condition, mask[bit]);
  place.condition = e.both(place.condition, e.getMaskBit(bit));
  return place;
}

static void expandTransferRead(vector::TransferReadOp op, Expander &e) {
  TransferPlaces places(op, e);
  Elements result;
  forEachPoint(op.getVectorType().getShape(), [&](ArrayRef<int64_t> point) {
    result.push_back(read(e, places.find(point), op.getPadding()));
  });
  e.set(op.getVector(), std::move(result));
}

static void expandTransferWrite(vector::TransferWriteOp op, Expander &e) {
  TransferPlaces places(op, e);
  Elements values = e.get(op.getValueToStore());
  size_t next = 0;
  forEachPoint(op.getVectorType().getShape(), [&](ArrayRef<int64_t> point) {
    write(e, places.find(point), values[next++]);
  });
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// Returns the place of a point of a vector whose first element is at
/// `indices`. The coordinates of the point are added to the last indices.
static Place findPoint(Expander &e, Value memory, ValueRange indices,
                       ArrayRef<int64_t> point) {
  Place place{memory, llvm::to_vector(indices), Value()};
  size_t leading = place.indices.size() - point.size();
  for (auto [i, index] : llvm::enumerate(point))
    moveIndex(e, place.indices[leading + i], index);
  return place;
}

static void expandLoad(vector::LoadOp op, Expander &e) {
  Elements result;
  forEachPoint(op.getVectorType().getShape(), [&](ArrayRef<int64_t> point) {
    result.push_back(
        read(e, findPoint(e, op.getBase(), op.getIndices(), point), Value()));
  });
  e.set(op.getResult(), std::move(result));
}

static void expandStore(vector::StoreOp op, Expander &e) {
  Elements values = e.get(op.getValueToStore());
  size_t next = 0;
  forEachPoint(op.getVectorType().getShape(), [&](ArrayRef<int64_t> point) {
    write(e, findPoint(e, op.getBase(), op.getIndices(), point),
          values[next++]);
  });
}

/// Returns the distance of lane `i` from the base along the last dimension.
using GetDistance = llvm::function_ref<Value(int64_t i)>;

template <typename Op>
static void readLanes(Op op, ValueRange indices, Expander &e,
                      GetDistance getDistance) {
  Elements mask = e.get(op.getMask());
  Elements result = e.get(op.getPassThru());
  for (auto [i, element] : llvm::enumerate(result)) {
    Place place{op.getBase(), llvm::to_vector(indices),
                e.both(mask[i], e.getMaskBit(i))};
    moveIndex(e, place.indices.back(), getDistance(i));
    element = read(e, place, element);
  }
  e.set(op.getResult(), std::move(result));
}

template <typename Op>
static void writeLanes(Op op, ValueRange indices, Expander &e,
                       GetDistance getDistance) {
  Elements mask = e.get(op.getMask());
  for (auto [i, element] : llvm::enumerate(e.get(op.getValueToStore()))) {
    Place place{op.getBase(), llvm::to_vector(indices), mask[i]};
    moveIndex(e, place.indices.back(), getDistance(i));
    write(e, place, element);
  }
}

static void expandMaskedLoad(vector::MaskedLoadOp op, Expander &e) {
  readLanes(op, op.getIndices(), e, [&](int64_t i) { return e.makeIndex(i); });
}

static void expandMaskedStore(vector::MaskedStoreOp op, Expander &e) {
  writeLanes(op, op.getIndices(), e, [&](int64_t i) { return e.makeIndex(i); });
}

/// Computes how many lanes before `i` are on.
static Value countBefore(Expander &e, const Elements &mask, int64_t i) {
  Value count = e.makeIndex(0);
  for (Value bit : ArrayRef(mask).take_front(i))
    count = e.create<arith::AddIOp>(
        count, e.create<arith::IndexCastUIOp>(e.b.getIndexType(), bit));
  return count;
}

static void expandExpandLoad(vector::ExpandLoadOp op, Expander &e) {
  Elements mask = e.get(op.getMask());
  readLanes(op, op.getIndices(), e,
            [&](int64_t i) { return countBefore(e, mask, i); });
}

static void expandCompressStore(vector::CompressStoreOp op, Expander &e) {
  Elements mask = e.get(op.getMask());
  writeLanes(op, op.getIndices(), e,
             [&](int64_t i) { return countBefore(e, mask, i); });
}

/// Returns `value`, the index of one lane of a gather or scatter, as a value of
/// type `index`. An integer is sign-extended or truncated.
static Value toIndex(Expander &e, Value value) {
  if (value.getType().isIndex())
    return value;
  return e.create<arith::IndexCastOp>(e.b.getIndexType(), value);
}

static void expandGather(vector::GatherOp op, Expander &e) {
  Elements lanes = e.get(op.getIndices());
  readLanes(op, op.getOffsets(), e,
            [&](int64_t i) { return toIndex(e, lanes[i]); });
}

static void expandScatter(vector::ScatterOp op, Expander &e) {
  Elements lanes = e.get(op.getIndices());
  writeLanes(op, op.getOffsets(), e,
             [&](int64_t i) { return toIndex(e, lanes[i]); });
}

std::vector<Expansion> expand::getMemoryExpansions() {
  return {
      makeExpansion<expandTransferRead>(), makeExpansion<expandTransferWrite>(),
      makeExpansion<expandLoad>(),         makeExpansion<expandStore>(),
      makeExpansion<expandMaskedLoad>(),   makeExpansion<expandMaskedStore>(),
      makeExpansion<expandExpandLoad>(),   makeExpansion<expandCompressStore>(),
      makeExpansion<expandGather>(),       makeExpansion<expandScatter>()};
}
