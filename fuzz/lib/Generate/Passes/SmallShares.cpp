//===- SmallShares.cpp - operations with one frequent feature ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Most features are drawn for all operations of a case. Here, a single
/// operation uses a feature that a focus needs more often than the rest of the
/// case.
///
//===----------------------------------------------------------------------===//

#include "SmallForms.h"

#include "../Ops/Ops.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using Emit = bool (*)(ProgramBuilder &);

static constexpr Emit sharedContractions[] = {emitContraction, emitMatmul,
                                              emitContraction, emitGeneralized};
static constexpr Emit generics[] = {emitElementwise, emitGeneral,
                                    emitReduction};
static constexpr Emit sharedComputations[] = {
    emitElementwise, emitGeneral,       emitReduction, emitContraction,
    emitNamedBinary, emitElementwiseOp, emitMap,       emitWindow,
    emitTranspose,   emitReduce};

static bool emitOneOf(ProgramBuilder &p, llvm::ArrayRef<Emit> emits) {
  return p.choices.pick(emits)(p);
}

/// Emits an operation whose body extracts elements of tensors, at positions
/// that mostly depend on the loops.
static bool emitReadingBody(ProgramBuilder &p) {
  Features &features = p.features;
  llvm::SaveAndRestore<unsigned> reads(features.readsInBody, 100),
      indices(features.indexInBody, 55),
      dynamic(features.dynamicExtents,
              p.choices.chance(60) ? 0 : features.dynamicExtents),
      windows(features.windowMaps, 0);
  return emitOneOf(p, generics);
}

/// Emits a structured operation, mostly on a new tensor with static extents.
static bool emitStaticComputation(ProgramBuilder &p) {
  Features &features = p.features;
  llvm::SaveAndRestore<unsigned> dynamic(features.dynamicExtents, 0),
      reuse(features.reuseValues, 40), zeros(features.zeroExtents, 0);
  p.addTensorArgument(p.pickExtents(budget::maxProducerElements),
                      p.pickElementType());
  return emitOneOf(p, sharedComputations);
}

/// Emits a window operation with static extents, because only such window
/// operations can be vectorized.
static bool emitStaticWindow(ProgramBuilder &p) {
  llvm::SaveAndRestore<unsigned> dynamic(p.features.dynamicExtents, 0),
      reuse(p.features.reuseValues, 0);
  return emitWindow(p);
}

/// Emits a contraction whose operands may have different widths, and are then
/// extended as signed or unsigned integers.
static bool emitMixedContraction(ProgramBuilder &p) {
  Features &features = p.features;
  OpBuilder &b = p.builder;
  llvm::SaveAndRestore<unsigned> mixed(features.mixedTypes, 100);
  SmallVector<Type, 3> types = features.elementTypes;
  if (p.choices.chance(75))
    types = {b.getI8Type(), b.getI16Type(), b.getI32Type()};
  std::swap(types, features.elementTypes);
  bool isEmitted = emitOneOf(p, sharedContractions);
  std::swap(types, features.elementTypes);
  return isEmitted;
}

/// Emits a contraction whose operands are often permuted or broadcast.
static bool emitMovedContraction(ProgramBuilder &p) {
  llvm::SaveAndRestore<unsigned> permuted(p.features.permutedMaps, 75),
      broadcast(p.features.broadcastMaps, 50);
  return emitOneOf(p, sharedContractions);
}

/// Emits an operation with several results, and then an operation that may read
/// them.
static bool emitSeveralResults(ProgramBuilder &p) {
  llvm::SaveAndRestore<unsigned> several(p.features.severalResults, 100);
  return emitOneOf(p, {emitElementwise, emitGeneral}) &&
         emitOneOf(p, sharedComputations);
}

llvm::ArrayRef<SmallForm> generate::getSmallShares() {
  static constexpr SmallForm forms[] = {
      {"reading body", emitReadingBody},
      {"static computation", emitStaticComputation},
      {"static window", emitStaticWindow},
      {"mixed contraction", emitMixedContraction},
      {"moved contraction", emitMovedContraction},
      {"several results", emitSeveralResults},
  };
  return forms;
}
