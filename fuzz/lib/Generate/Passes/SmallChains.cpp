//===- SmallChains.cpp - chains of operations on tensors --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmallForms.h"

#include "../Ops/Ops.h"
#include "../TensorOps/TensorProgram.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using Emit = bool (*)(ProgramBuilder &);

// Each of these arrays has the alternatives for one stage of a chain.
static constexpr Emit reshapes[] = {emitCollapseShape, emitExpandShape,
                                    onTensors<emitTensorCollapseShape>,
                                    onTensors<emitTensorExpandShape>};
static constexpr Emit slices[] = {emitExtractSlice,
                                  onTensors<emitTensorExtractSlice>};
static constexpr Emit unitSlices[] = {emitUnitSlice};
static constexpr Emit unitInserts[] = {emitUnitInsert};
static constexpr Emit copies[] = {emitCopy, emitTranspose, emitBroadcast,
                                  emitFill, emitCopy};
static constexpr Emit inserts[] = {emitInsertSlice,
                                   onTensors<emitTensorInsertSlice>};
static constexpr Emit pointwise[] = {
    emitElementwise, emitElementwise,   emitMap,         emitNamedUnary,
    emitNamedBinary, emitElementwiseOp, emitNamedSelect, emitGeneralized};
static constexpr Emit computations[] = {
    emitElementwise, emitGeneral,     emitReduction,     emitReduce,
    emitContraction, emitNamedBinary, emitElementwiseOp, emitGeneralized,
    emitMap,         emitElementwise, emitWindow};
static constexpr Emit reductions[] = {emitReduction, emitReduce, emitGeneral};
static constexpr Emit contractions[] = {emitContraction, emitMatmul};
static constexpr Emit windows[] = {emitWindow};
static constexpr Emit quantized[] = {emitQuantized};
static constexpr Emit generalized[] = {emitGeneralized};
static constexpr Emit movements[] = {emitTranspose, emitBroadcast,
                                     emitTranspose};
static constexpr Emit additions[] = {emitNamedBinary, emitNamedBinary,
                                     emitElementwise, emitElementwiseOp};
static constexpr Emit packs[] = {emitPack};
static constexpr Emit unpacks[] = {emitUnpack};
static constexpr Emit pads[] = {emitPad, onTensors<emitTensorPad>};
static constexpr Emit concats[] = {onTensors<emitTensorConcat>};
static constexpr Emit casts[] = {emitCast, onTensors<emitTensorCast>};
static constexpr Emit constants[] = {emitConstant};
static constexpr Emit fills[] = {emitFill};
static constexpr Emit empties[] = {onTensors<emitTensorEmpty>};
static constexpr Emit makers[] = {
    emitConstant,
    emitConstant,
    emitFill,
    emitGenerate,
    onTensors<emitTensorSplat>,
    onTensors<emitTensorFromElements>,
    onTensors<emitTensorGenerate>,
};
static constexpr Emit constantUsers[] = {emitElementwise,
                                         emitTranspose,
                                         emitGeneral,
                                         emitPack,
                                         emitReduction,
                                         emitBroadcast,
                                         onTensors<emitTensorExtract>,
                                         onTensors<emitTensorInsertSlice>,
                                         onTensors<emitTensorReshape>,
                                         onTensors<emitTensorConcat>};
static constexpr Emit elements[] = {emitExtract, onTensors<emitTensorExtract>};
static constexpr Emit categories[] = {emitElementwiseOp};
static constexpr Emit unitUsers[] = {emitElementwise,
                                     emitGeneral,
                                     emitReduction,
                                     emitContraction,
                                     emitGeneralized,
                                     emitElementwise,
                                     emitGeneral,
                                     emitReduce,
                                     emitPad,
                                     emitExpandShape,
                                     emitExtractSlice,
                                     onTensors<emitTensorPad>,
                                     onTensors<emitTensorCollapseShape>,
                                     onTensors<emitTensorInsertSlice>};
static constexpr Emit dims[] = {emitDim, onTensors<emitTensorDim>};

/// Runs `emit` on a program whose only tensor is `source`. Afterwards, the
/// program has all its former tensors again, and those that `emit` has made.
static bool emitOn(ProgramBuilder &p, const TrackedTensor &source, Emit emit) {
  llvm::SaveAndRestore<unsigned> reuse(p.features.reuseValues, 95);
  std::vector<TrackedTensor> others = std::exchange(p.tensors, {source});
  bool isEmitted = emit(p);
  others.insert(others.end(), p.tensors.begin() + 1, p.tensors.end());
  p.tensors = std::move(others);
  return isEmitted;
}

/// Returns a result of the newest operation. Returns nullopt if the program has
/// no more tensors than `before`, or if the newest tensor is an argument.
static std::optional<TrackedTensor> findMade(const ProgramBuilder &p,
                                             size_t before) {
  if (p.tensors.size() == before)
    return std::nullopt;
  Operation *last = p.tensors.back().value.getDefiningOp();
  if (!last)
    return std::nullopt;
  // If the operation has several results, draw the one to return.
  SmallVector<TrackedTensor, 2> made;
  for (const TrackedTensor &tensor : llvm::drop_begin(p.tensors, before))
    if (tensor.value.getDefiningOp() == last)
      made.push_back(tensor);
  return made[p.choices.draw(made.size())];
}

/// Emits one operation of each stage. It is applied to the result of the stage
/// before, which mostly has no other use. If three drawn operations of a stage
/// make no tensor, the chain ends before this stage.
static bool emitStages(ProgramBuilder &p,
                       llvm::ArrayRef<llvm::ArrayRef<Emit>> stages,
                       std::optional<TrackedTensor> last = std::nullopt) {
  for (llvm::ArrayRef<Emit> stage : stages) {
    std::optional<TrackedTensor> made;
    for (unsigned tries = 0; tries < 3 && !made; ++tries) {
      size_t before = p.tensors.size();
      Emit emit = p.choices.pick(stage);
      if (last ? emitOn(p, *last, emit) : emit(p))
        made = findMade(p, before);
    }
    if (!made)
      return last && last->value.getDefiningOp();
    if (last && !last->value.use_empty() && p.choices.chance(70))
      llvm::erase_if(p.tensors, [&](const TrackedTensor &tensor) {
        return tensor.value == last->value;
      });
    last = made;
  }
  return true;
}

/// Emits the stages, the first one on a new tensor whose extents are mostly 1.
template <const auto &...stages>
static bool emitOfUnits(ProgramBuilder &p) {
  llvm::SaveAndRestore<unsigned> units(p.features.unitExtents, 65);
  TrackedTensor source = p.addTensorArgument(
      p.pickExtents(budget::maxProducerElements), p.pickElementType());
  return emitStages(p, {llvm::ArrayRef<Emit>(stages)...}, source);
}

/// Emits the stages, the first one on a new tensor whose extents are all equal,
/// so that operations can permute its dimensions in any way.
template <const auto &...stages>
static bool emitOfSquare(ProgramBuilder &p) {
  llvm::SaveAndRestore<unsigned> permuted(p.features.permutedMaps, 60),
      broadcast(p.features.broadcastMaps,
                std::max(p.features.broadcastMaps, 20u));
  Extents extents(p.choices.range(2, 3), p.choices.range(2, 3));
  TrackedTensor source = p.addTensorArgument(extents, p.pickElementType());
  return emitStages(p, {llvm::ArrayRef<Emit>(stages)...}, source);
}

template <const auto &...stages>
static bool emitChain(ProgramBuilder &p) {
  return emitStages(p, {llvm::ArrayRef<Emit>(stages)...});
}

llvm::ArrayRef<SmallForm> generate::getSmallChains() {
  static constexpr SmallForm forms[] = {
      {"slice of a reshape", emitChain<computations, reshapes, slices>},
      {"slice of an argument's reshape", emitChain<reshapes, slices>},
      {"reshape of a slice", emitChain<slices, reshapes>},
      {"reshape of a reshape", emitChain<reshapes, reshapes>},
      {"slice of a slice", emitChain<slices, slices>},
      {"computation of a slice of a result",
       emitChain<computations, slices, computations>},
      {"slice of an insert", emitChain<inserts, slices>},
      {"insert of an insert", emitChain<inserts, inserts>},
      {"insert of a slice", emitChain<slices, inserts>},
      {"slice of a concat", emitChain<concats, slices>},
      {"slice of a maker", emitChain<makers, slices>},
      {"slice of a constant", emitChain<constants, slices>},
      {"slice of a movement", emitChain<movements, slices>},
      {"reshape of a maker", emitChain<makers, reshapes>},
      {"reshape of an empty", emitChain<empties, reshapes>},
      {"slice of an empty", emitChain<empties, slices>},
      {"pack of an empty", emitChain<empties, packs>},
      {"unpack of an empty", emitChain<empties, unpacks>},
      {"computation of a reshape", emitChain<reshapes, computations>},
      {"reshape of a computation", emitChain<computations, reshapes>},
      {"computations around a reshape",
       emitChain<pointwise, reshapes, computations>},
      {"computations", emitChain<pointwise, pointwise, computations>},
      {"computation of a reduction", emitChain<reductions, pointwise>},
      {"computation of a movement", emitChain<movements, pointwise>},
      {"movement of a computation", emitChain<computations, movements>},
      {"movements", emitChain<movements, movements>},
      {"computation of a constant", emitChain<constants, constantUsers>},
      {"computation of a fill", emitChain<fills, computations>},
      {"sum of a contraction", emitChain<contractions, additions>},
      {"nearly named", emitChain<generalized, generalized>},
      {"pack of a computation", emitChain<computations, packs>},
      {"computation of an unpack", emitChain<unpacks, computations>},
      {"unpack of a pack", emitChain<packs, unpacks>},
      {"pack of an unpack", emitChain<unpacks, packs>},
      {"computation around a pack", emitChain<packs, pointwise, unpacks>},
      {"computation around an unpack", emitChain<unpacks, pointwise, packs>},
      {"pack of a pad", emitChain<pads, packs>},
      {"pad of an unpack", emitChain<unpacks, pads>},
      {"slice of an unpack", emitChain<unpacks, slices>},
      {"pack of a movement", emitChain<movements, packs>},
      {"movement of a pack", emitChain<packs, movements>},
      {"unpack of a movement", emitChain<movements, unpacks>},
      {"movement of an unpack", emitChain<unpacks, movements>},
      {"reshape of an unpack", emitChain<unpacks, reshapes>},
      {"pack of a reshape", emitChain<reshapes, packs>},
      {"pack of a cast", emitChain<casts, packs>},
      {"unpack of a cast", emitChain<casts, unpacks>},
      {"pack of a constant", emitChain<constants, packs>},
      {"pad of a pad", emitChain<pads, pads>},
      {"pad of a slice", emitChain<slices, pads>},
      {"pad of a maker", emitChain<makers, pads>},
      {"pad of a computation", emitChain<computations, pads>},
      {"computation of a pad", emitChain<pads, computations>},
      {"insert of a pad", emitChain<pads, inserts>},
      {"cast of a pad", emitChain<pads, casts>},
      {"concat of a computation", emitChain<computations, concats>},
      {"insert of a reshape", emitChain<reshapes, inserts>},
      {"pad of a reshape", emitChain<reshapes, pads>},
      {"element of a reshape", emitChain<reshapes, elements>},
      {"elementwise of a movement", emitChain<movements, categories>},
      {"slice of a cast", emitChain<casts, slices>},
      {"cast of a slice", emitChain<slices, casts>},
      {"computation of a slice", emitChain<slices, computations>},
      {"computation of an insert", emitChain<inserts, computations>},
      {"pad of a copy", emitChain<copies, pads>},
      {"pad of a reduction", emitChain<reductions, pads>},
      {"pad of a contraction", emitChain<contractions, pads>},
      {"pad of an insert", emitChain<inserts, pads>},
      {"pad of a chain", emitChain<computations, pointwise, pads>},
      {"computation around a pad", emitChain<pointwise, pads, computations>},
      {"window of a pad", emitChain<pads, windows, pointwise>},
      {"window of a window", emitChain<windows, pointwise, windows>},
      {"computation of a quantized product", emitChain<quantized, pointwise>},
      {"slice of a padded computation", emitChain<computations, pads, slices>},
      {"reshape of a padded computation",
       emitChain<computations, pads, reshapes>},
      {"computations of a square", emitOfSquare<pointwise, computations>},
      {"chain of a square", emitOfSquare<pointwise, pointwise, computations>},
      {"pad of a square", emitOfSquare<pointwise, pads>},
      {"unit slice of a unit slice", emitOfUnits<unitSlices, unitSlices>},
      {"unit slice of a unit insert", emitOfUnits<unitInserts, unitSlices>},
      {"unit insert of a unit slice", emitOfUnits<unitSlices, unitInserts>},
      {"unit insert of a unit insert", emitOfUnits<unitInserts, unitInserts>},
      {"unit slice of a cast", emitOfUnits<casts, unitSlices>},
      {"cast of a unit slice", emitOfUnits<unitSlices, casts, unitInserts>},
      {"unit slice of a reshape", emitOfUnits<reshapes, unitSlices>},
      {"reshape of a unit slice", emitOfUnits<unitSlices, reshapes>},
      {"reshape of a unit insert", emitOfUnits<unitInserts, reshapes>},
      {"unit insert of a reshape", emitOfUnits<reshapes, unitInserts>},
      {"unit slice of a computation",
       emitOfUnits<computations, unitSlices, pointwise>},
      {"unit insert of a computation", emitOfUnits<computations, unitInserts>},
      {"unit slice of a pad", emitOfUnits<pads, unitSlices>},
      {"pad of a unit slice", emitOfUnits<unitSlices, pads>},
      {"unit extents", emitOfUnits<unitUsers>},
      {"unit extents packed", emitOfUnits<packs>},
      {"unit extents unpacked", emitOfUnits<unpacks>},
      {"unit contraction", emitOfUnits<contractions>},
      {"extent of a computation", emitChain<computations, dims>},
      {"extent of a pad", emitChain<pads, dims>},
      {"extent of a concat", emitChain<concats, dims>},
      {"extent of a reshape", emitChain<reshapes, dims>},
      {"extent of a slice", emitChain<slices, dims>},
      {"extent of a pack", emitChain<packs, dims>},
      {"extent of an unpack", emitChain<unpacks, dims>},
  };
  return forms;
}
