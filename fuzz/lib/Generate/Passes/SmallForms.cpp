//===- SmallForms.cpp - forms that passes look for -*- C++ -*-===//
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

/// Writes `empty`: with one value, or with the elements of an argument.
static Value emitWritten(ProgramBuilder &program, Value empty,
                         const Extents &extents, Type elementType) {
  if (program.choices.chance(50)) {
    TrackedTensor source = program.addTensorArgument(extents, elementType);
    return program.create<linalg::CopyOp>(source.value, empty).getResult(0);
  }
  Value value = program.getScalarBuilder().makeConstant(elementType);
  return program.create<linalg::FillOp>(value, empty).getResult(0);
}

bool generate::emitComputedSlice(ProgramBuilder &program) {
  if (program.features.encodings)
    return false;
  const TrackedTensor *picked =
      program.pickTensor([](const TrackedTensor &tensor) {
        return tensor.getRank() > 0 && getNumElements(tensor.extents) > 0;
      });
  if (!picked || !program.fits(2 * getNumElements(picked->extents)))
    return false;
  TrackedTensor destination = *picked;
  OpBuilder &b = program.builder;
  Extents extents;
  SmallVector<OpFoldResult, 5> offsets, sizes, strides;
  for (int64_t extent : destination.extents) {
    extents.push_back(program.choices.range(1, extent));
    sizes.push_back(b.getIndexAttr(extents.back()));
    offsets.push_back(
        b.getIndexAttr(program.choices.range(0, extent - extents.back())));
    strides.push_back(b.getIndexAttr(1));
  }
  Type elementType = destination.getElementType();
  Value empty =
      program.emitEmpty(RankedTensorType::get(extents, elementType), extents);
  Value written = emitWritten(program, empty, extents, elementType);
  program.add(program.create<tensor::InsertSliceOp>(written, destination.value,
                                                    offsets, sizes, strides),
              destination.extents);
  return true;
}

/// Emits a reduction with static extents, whose body often reads the index of a
/// loop.
static bool emitStaticReduction(ProgramBuilder &program) {
  llvm::SaveAndRestore<unsigned> dynamic(program.features.dynamicExtents, 0);
  llvm::SaveAndRestore<unsigned> places(
      program.features.indexInBody,
      std::max(program.features.indexInBody, 35u));
  program.addTensorArgument(program.pickExtents(budget::maxProducerElements),
                            program.pickElementType());
  return emitReduction(program);
}

/// Emits a part of the result of `emit`, which mostly has no other use.
template <bool (*emit)(ProgramBuilder &)>
static bool emitSliceOf(ProgramBuilder &program) {
  size_t before = program.tensors.size();
  if (!emit(program) || program.tensors.size() == before)
    return false;
  TrackedTensor whole = program.tensors.back();
  if (getNumElements(whole.extents) == 0)
    return false;
  if (program.choices.chance(70))
    program.tensors.pop_back();
  OpBuilder &b = program.builder;
  Extents extents;
  SmallVector<OpFoldResult, 5> offsets, sizes, strides;
  unsigned dynamic = program.features.dynamicExtents / 2;
  for (int64_t extent : whole.extents) {
    extents.push_back(program.choices.range(1, extent));
    sizes.push_back(program.getFoldable(extents.back(), dynamic));
    offsets.push_back(program.getFoldable(
        program.choices.range(0, extent - extents.back()), dynamic));
    strides.push_back(b.getIndexAttr(1));
  }
  program.add(program.create<tensor::ExtractSliceOp>(whole.value, offsets,
                                                     sizes, strides),
              extents);
  return true;
}

static bool emitComputation(ProgramBuilder &program) {
  return program.choices.pick<bool (*)(ProgramBuilder &)>(
      {emitElementwise, emitGeneral, emitReduction, emitContraction,
       emitTranspose, emitBroadcast})(program);
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
