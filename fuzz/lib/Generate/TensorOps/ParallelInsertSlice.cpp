//===- ParallelInsertSlice.cpp - tensor.parallel_insert_slice ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits a parallel loop that writes one or two tensors. Each iteration writes
/// another part of a tensor: a contiguous block, or elements at a stride.
///
//===----------------------------------------------------------------------===//

#include "../Ops/Bodies.h"
#include "TensorProgram.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The division of a dimension into parts, one for each value of an induction
/// variable of the loop.
struct Division {
  int64_t dim, iterations, size;
  /// Whether a part consists of each `iterations`-th element, beginning at the
  /// value of the variable. Otherwise, a part is a block of `size` elements.
  bool isCyclic;
  /// The step and first value of the variable. If `step` is `size`, the
  /// variable is the offset of the part. Otherwise, the variable is the number
  /// of the part.
  int64_t step = 1, begin = 0;
};

/// The operands of the slice that one iteration writes.
struct Part {
  SmallVector<OpFoldResult> offsets, sizes, strides;
};

/// One of the tensors that the loop writes, and the source that each iteration
/// inserts into its part of the tensor.
struct Written {
  TrackedTensor dest;
  PickedSlice slice;
  /// A tensor that every iteration inserts unchanged. Null if each iteration
  /// inserts another slice.
  Value fixed;
  /// If `fixed` is null: the tensor from which each iteration extracts the
  /// slice at its own part, to insert this slice. If `other` is null as well,
  /// the slice is extracted from the tensor that the loop writes.
  Value other;
};
} // namespace

static Division pickDivision(Choices &choices, ArrayRef<int64_t> extents,
                             int64_t dim) {
  Division division;
  division.dim = dim;
  int64_t extent = extents[dim];
  division.size = 1 + choices.draw(std::min<int64_t>(extent, 3));
  int64_t most = extent / division.size;
  division.iterations = most - int64_t(choices.draw(most + 1)) / 2;
  if (choices.chance(5))
    division.iterations = 0;
  division.isCyclic = choices.chance(35);
  // At times, use the size of a part as the step of the loop, as after tiling.
  // The first part may then begin at an offset other than 0.
  if (!division.isCyclic && choices.chance(40)) {
    division.step = division.size;
    division.begin =
        choices.draw(extent - division.size * division.iterations + 1);
  }
  return division;
}

/// Draws the division of one dimension, or those of two dimensions.
static SmallVector<Division, 2> pickDivisions(Choices &choices,
                                              ArrayRef<int64_t> extents) {
  int64_t first = choices.draw(extents.size());
  SmallVector<Division, 2> divisions = {pickDivision(choices, extents, first)};
  if (extents.size() > 1 && choices.chance(35)) {
    int64_t second =
        (first + 1 + choices.draw(extents.size() - 1)) % extents.size();
    divisions.push_back(pickDivision(choices, extents, second));
  }
  return divisions;
}

static Part makePart(TensorProgram &p, ArrayRef<Division> divisions,
                     ArrayRef<int64_t> sizes, ValueRange variables) {
  OpBuilder &b = p.builder;
  Part part;
  for (int64_t size : sizes) {
    part.offsets.push_back(b.getIndexAttr(0));
    part.sizes.push_back(b.getIndexAttr(size));
    part.strides.push_back(b.getIndexAttr(1));
  }
  AffineExpr d0 = b.getAffineDimExpr(0);
  for (auto [division, variable] : llvm::zip_equal(divisions, variables)) {
    OpFoldResult offset = variable;
    if (!division.isCyclic && division.size != division.step)
      offset = affine::makeComposedFoldedAffineApply(
          b, p.location, d0 * division.size, {variable});
    part.offsets[division.dim] = offset;
    if (division.isCyclic)
      part.strides[division.dim] =
          b.getIndexAttr(std::max<int64_t>(division.iterations, 1));
  }
  return part;
}

/// Returns the tensor that this iteration inserts: the same for all iterations,
/// or a slice that this iteration extracts at its own part.
static Value makeSource(TensorProgram &p, const Part &part,
                        const Written &written, Value shared) {
  if (written.fixed)
    return written.fixed;
  return p.create<tensor::ExtractSliceOp>(
      written.slice.type, written.other ? written.other : shared, part.offsets,
      part.sizes, part.strides);
}

/// Returns the tensor that an iteration inserts: `source`, or a value that the
/// loop's body computes. The body computes nothing if the destination may have
/// unwritten elements.
static Value emitInside(TensorProgram &p, Value source,
                        const PickedSlice &slice, bool isWritten) {
  ProgramBuilder &base = p.base;
  if (!isWritten || !p.choices.chance(base.features.control))
    return source;
  base.add(source, slice.extents);
  emitBody(base, budget::maxNestedSteps);
  return pickYield(base, {source, slice.extents}, source);
}

static Written pickWritten(TensorProgram &p, const TrackedTensor &dest,
                           ArrayRef<int64_t> sizes) {
  Choices &choices = p.choices;
  Written written{dest, {}, Value(), Value()};
  PickedSlice &slice = written.slice;
  bool reduce = choices.chance(50);
  for (int64_t size : sizes)
    if (!reduce || size != 1)
      slice.extents.push_back(size);
  slice.type = RankedTensorType::get(slice.extents, dest.getElementType());
  switch (choices.draw(3)) {
  case 0:
    written.fixed = pickSliceSource(p, slice);
    break;
  case 1:
    written.other =
        p.addInput(cast<RankedTensorType>(dest.value.getType()), dest.extents)
            .value;
    break;
  default:
    break;
  }
  return written;
}

static scf::ForallOp createLoop(TensorProgram &p, ArrayRef<Division> divisions,
                                ArrayRef<Written> written) {
  SmallVector<OpFoldResult> begins, ends, steps;
  bool isPlain = true;
  for (const Division &division : divisions) {
    int64_t end = division.begin + division.iterations * division.step;
    isPlain &= division.begin == 0 && division.step == 1;
    begins.push_back(p.builder.getIndexAttr(division.begin));
    ends.push_back(p.getFoldable(end));
    steps.push_back(p.builder.getIndexAttr(division.step));
  }
  SmallVector<Value> inits = llvm::map_to_vector(
      written, [](const Written &each) { return each.dest.value; });
  if (isPlain)
    return p.create<scf::ForallOp>(ends, inits,
                                   /*mapping=*/std::nullopt);
  return p.create<scf::ForallOp>(begins, ends, steps, inits,
                                 /*mapping=*/std::nullopt);
}

bool generate::emitTensorParallelInsertSlice(TensorProgram &p) {
  if (!mayNest(p.base))
    return false;
  std::optional<TrackedTensor> dest = p.pickDestination(hasSlices);
  if (!dest || !p.fits(dest->extents))
    return false;
  Choices &choices = p.choices;
  SmallVector<Division, 2> divisions = pickDivisions(choices, dest->extents);
  Extents sizes = dest->extents;
  for (const Division &division : divisions)
    sizes[division.dim] = division.size;
  SmallVector<Written, 2> written = {pickWritten(p, *dest, sizes)};
  auto isAlike = [&](const TrackedTensor &tensor) {
    return tensor.extents == dest->extents;
  };
  // At times, let the loop write a second tensor. Its initial value may be the
  // same as that of the first.
  if (choices.chance(p.base.features.severalResults))
    if (const TrackedTensor *found = p.base.pickMovedTensor(isAlike)) {
      TrackedTensor second = *found;
      written.push_back(pickWritten(p, second, sizes));
    }
  OpBuilder &b = p.builder;
  scf::ForallOp loop = createLoop(p, divisions, written);
  {
    RegionScope scope(p.base, loop.getBody());
    b.setInsertionPoint(loop.getTerminator());
    Part part = makePart(p, divisions, sizes, loop.getInductionVars());
    for (auto [each, shared] :
         llvm::zip_equal(written, loop.getRegionIterArgs())) {
      Value source = emitInside(p, makeSource(p, part, each, shared),
                                each.slice, p.base.isWritten(each.dest.value));
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToEnd(loop.getTerminator().getBody());
      p.create<tensor::ParallelInsertSliceOp>(source, shared, part.offsets,
                                              part.sizes, part.strides);
    }
  }
  for (auto [result, each] : llvm::zip_equal(loop.getResults(), written))
    p.add(result, each.dest.extents);
  return true;
}
