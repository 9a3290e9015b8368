//===- SmallForms.cpp - forms that passes rewrite ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmallForms.h"

#include "../Ops/Ops.h"
#include "../TensorOps/TensorProgram.h"
#include "../Transforms/Payload.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Writes all elements of the tensor `empty`: the same value, or the elements
/// of an argument.
static Value emitWritten(ProgramBuilder &p, Value empty, const Extents &extents,
                         Type elementType) {
  if (p.choices.chance(50)) {
    TrackedTensor source = p.addTensorArgument(extents, elementType);
    return p.create<linalg::CopyOp>(source.value, empty).getResult(0);
  }
  Value value = p.getScalarBuilder().makeConstant(elementType);
  return p.create<linalg::FillOp>(value, empty).getResult(0);
}

bool generate::emitComputedSlice(ProgramBuilder &p) {
  if (p.features.encodings)
    return false;
  const TrackedTensor *picked = p.pickTensor(hasSlices);
  if (!picked || !p.fits(2 * getNumElements(picked->extents)))
    return false;
  TrackedTensor destination = *picked;
  OpBuilder &b = p.builder;
  Extents extents;
  SmallVector<OpFoldResult, 5> offsets, sizes, strides;
  for (int64_t extent : destination.extents) {
    extents.push_back(p.choices.range(1, extent));
    sizes.push_back(b.getIndexAttr(extents.back()));
    offsets.push_back(
        b.getIndexAttr(p.choices.range(0, extent - extents.back())));
    strides.push_back(b.getIndexAttr(1));
  }
  Type elementType = destination.getElementType();
  Value empty =
      p.emitEmpty(RankedTensorType::get(extents, elementType), extents);
  Value written = emitWritten(p, empty, extents, elementType);
  p.add(p.create<tensor::InsertSliceOp>(written, destination.value, offsets,
                                        sizes, strides),
        destination.extents);
  return true;
}

/// Emits a reduction, mostly of a new tensor with static extents. Its body
/// often uses the index of a loop.
static bool emitStaticReduction(ProgramBuilder &p) {
  llvm::SaveAndRestore<unsigned> dynamic(p.features.dynamicExtents, 0);
  llvm::SaveAndRestore<unsigned> places(p.features.indexInBody,
                                        std::max(p.features.indexInBody, 35u));
  p.addTensorArgument(p.pickExtents(budget::maxProducerElements),
                      p.pickElementType());
  return emitReduction(p);
}

/// Emits a slice of the result of `emit`. Mostly, that result has no other use.
template <bool (*emit)(ProgramBuilder &)>
static bool emitSliceOf(ProgramBuilder &p) {
  size_t before = p.tensors.size();
  if (!emit(p) || p.tensors.size() == before)
    return false;
  TrackedTensor whole = p.tensors.back();
  if (!isNonEmpty(whole))
    return false;
  if (p.choices.chance(70))
    p.tensors.pop_back();
  OpBuilder &b = p.builder;
  Extents extents;
  SmallVector<OpFoldResult, 5> offsets, sizes, strides;
  unsigned dynamic = p.features.dynamicExtents / 2;
  for (int64_t extent : whole.extents) {
    extents.push_back(p.choices.range(1, extent));
    sizes.push_back(p.getFoldable(extents.back(), dynamic));
    offsets.push_back(
        p.getFoldable(p.choices.range(0, extent - extents.back()), dynamic));
    strides.push_back(b.getIndexAttr(1));
  }
  p.add(p.create<tensor::ExtractSliceOp>(whole.value, offsets, sizes, strides),
        extents);
  return true;
}

static bool emitComputation(ProgramBuilder &p) {
  return p.choices.pick<bool (*)(ProgramBuilder &)>(
      {emitElementwise, emitGeneral, emitReduction, emitContraction,
       emitTranspose, emitBroadcast})(p);
}

static llvm::ArrayRef<SmallForm> getOtherForms() {
  static constexpr SmallForm forms[] = {
      {"computed slice", emitComputedSlice,
       Slices | Inserts | Empties | Copies},
      {"guarded loop", emitGuardedLoop, Loops},
      {"unit slice", emitUnitSlice, Slices},
      {"unit insert", emitUnitInsert, Slices | Inserts},
      {"computed in place", emitComputedInPlace},
      {"overlapping slices", emitOverlappingSlices, Slices | Inserts},
      {"materialized", emitMaterialized},
      {"subset loop", emitSubsetLoop, Loops | Slices},
      {"scalar loop", emitScalarLoop, Loops},
      {"sized by a loop", emitSizedByLoop, Loops | Pads | AffineBounds},
      {"running rows", emitRunningRows},
      {"iterated", emitIterated},
      {"leaving early", emitLeavingEarly},
      {"unit window", emitUnitWindow},
      {"winograd window", emitWinogradWindow},
      {"fhwc window", emitFhwcWindow},
      {"img2col window", emitImg2colWindow},
      {"simple depthwise window", emitSimpleDepthwiseWindow},
      {"matmul", emitMatmul},
      {"copy", emitCopy},
      {"extents", emitExtents},
      {"number of elements", emitNumberOfElements},
      {"value with a shape", emitValueWithShape},
      {"static reduction", emitStaticReduction},
      {"slice of a fill", emitSliceOf<emitFill>},
      {"slice of a pad", emitSliceOf<emitPad>},
      {"slice of a result", emitSliceOf<emitComputation>},
  };
  return forms;
}

llvm::ArrayRef<SmallForm> generate::getSmallForms() {
  static const std::vector<SmallForm> all = [] {
    std::vector<SmallForm> forms(getOtherForms());
    llvm::append_range(forms, getSmallChains());
    llvm::append_range(forms, getSmallShares());
    llvm::append_range(forms, getSmallModels());
    return forms;
  }();
  return all;
}
