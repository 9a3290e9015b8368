//===- ParallelInsertSlice.cpp - tensor.parallel_insert_slice ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A loop whose iterations write different parts of one tensor: blocks of it
/// one after the other, or every so many elements.
///
//===----------------------------------------------------------------------===//

#include "../Ops/Bodies.h"
#include "Slices.h"
#include "TensorOps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// How the loop divides dimension `dim`.
struct Division {
  int64_t dim, iterations, size;
  bool isCyclic;
};

/// The slice of one iteration.
struct Part {
  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

static Division pickDivision(Choices &choices, ArrayRef<int64_t> extents) {
  Division division;
  division.dim = choices.draw(extents.size());
  int64_t extent = extents[division.dim];
  division.size = 1 + choices.draw(std::min<int64_t>(extent, 3));
  int64_t most = extent / division.size;
  division.iterations = most - int64_t(choices.draw(most + 1)) / 2;
  if (choices.chance(5))
    division.iterations = 0;
  division.isCyclic = choices.chance(35);
  return division;
}

static Part makePart(TensorProgram &program, const Division &division,
                     ArrayRef<int64_t> sizes, Value iteration) {
  OpBuilder &b = program.builder;
  Part part;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    part.offsets.push_back(b.getIndexAttr(0));
    part.sizes.push_back(b.getIndexAttr(size));
    part.strides.push_back(b.getIndexAttr(1));
  }
  AffineExpr d0 = b.getAffineDimExpr(0);
  OpFoldResult offset = iteration;
  if (!division.isCyclic && division.size > 1)
    offset = affine::makeComposedFoldedAffineApply(
        b, program.location, d0 * division.size, {iteration});
  part.offsets[division.dim] = offset;
  if (division.isCyclic)
    part.strides[division.dim] =
        b.getIndexAttr(std::max<int64_t>(division.iterations, 1));
  return part;
}

/// What all iterations insert, or what each reads of its own part.
static Value makeSource(TensorProgram &program, const Part &part,
                        const PickedSlice &slice, Value fixed, Value shared) {
  if (fixed)
    return fixed;
  return tensor::ExtractSliceOp::create(program.builder, program.location,
                                        slice.type, shared, part.offsets,
                                        part.sizes, part.strides);
}

/// What a part becomes: itself, or something computed inside. What was read of
/// a destination that nobody wrote is not computed with.
static Value emitInside(TensorProgram &program, Value source,
                        const PickedSlice &slice, bool isWritten) {
  ProgramBuilder &base = program.base;
  if (!isWritten || !program.choices.chance(base.features.control))
    return source;
  base.add(source, slice.extents);
  emitBody(base, budget::maxNestedSteps);
  return pickYield(base, {source, slice.extents}, source);
}

bool generate::emitTensorParallelInsertSlice(TensorProgram &program) {
  if (!mayNest(program.base))
    return false;
  std::optional<TrackedTensor> dest =
      program.pickDestination([](const TrackedTensor &tensor) {
        return tensor.getRank() > 0 && getNumElements(tensor.extents) > 0;
      });
  if (!dest || !program.fits(dest->extents))
    return false;
  Choices &choices = program.choices;
  Division division = pickDivision(choices, dest->extents);
  Extents sizes = dest->extents;
  sizes[division.dim] = division.size;
  bool reduce = choices.chance(50);
  PickedSlice slice;
  for (int64_t size : sizes)
    if (!reduce || size != 1)
      slice.extents.push_back(size);
  slice.type = RankedTensorType::get(slice.extents, dest->getElementType());
  // Each reads its part of this one, or of the tensor that is written.
  Value fixed, other;
  switch (choices.draw(3)) {
  case 0:
    fixed = pickSliceSource(program, slice);
    break;
  case 1:
    other = program
                .addInput(cast<RankedTensorType>(dest->value.getType()),
                          dest->extents)
                .value;
    break;
  default:
    break;
  }
  OpFoldResult bound = program.getFoldable(division.iterations);
  OpBuilder &b = program.builder;
  auto loop = scf::ForallOp::create(b, program.location, {bound},
                                    ValueRange{dest->value},
                                    /*mapping=*/std::nullopt);
  {
    RegionScope scope(program.base, loop.getBody());
    Value shared = loop.getRegionIterArgs()[0];
    b.setInsertionPoint(loop.getTerminator());
    Part part = makePart(program, division, sizes, loop.getInductionVar(0));
    Value source =
        makeSource(program, part, slice, fixed, other ? other : shared);
    source =
        emitInside(program, source, slice, program.base.isWritten(dest->value));
    b.setInsertionPointToStart(loop.getTerminator().getBody());
    tensor::ParallelInsertSliceOp::create(b, program.location, source, shared,
                                          part.offsets, part.sizes,
                                          part.strides);
  }
  program.add(loop.getResult(0), dest->extents);
  return true;
}
