//===- Emitters.cpp - the shape operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace padlab::generate;

llvm::ArrayRef<ShapeEmitter> padlab::generate::getShapeEmitters() {
  static constexpr ShapeEmitter emitters[] = {
      {10, emitArithmetic},
      {5, emitIndexArithmetic},
      {5, emitSizeMinMax},
      {6, emitSizeMeet},
      {6, emitSizeConversion},
      {8, emitMeasure},
      {8, emitDimension},
      {8, emitFromExtents},
      {6, emitShapeConversion},
      {9, emitConcat},
      {10, emitSplit},
      {1, emitDebugPrint},
      {12, emitBroadcast},
      {10, emitShapeMeet},
      {7, emitAny},
      {7, emitShapeMinMax},
      {8, emitPredicate},
      {7, emitConstraint},
      {4, emitWitness},
      {6, emitAssuming},
      {8, emitShapeReduction},
      {6, emitShapeOf},
      {8, emitWithShape},
      {4, emitValueOf},
      {6, emitValueAsShape},
      {5, emitCall},
  };
  return emitters;
}

void padlab::generate::emitShapeSteps(ShapeProgram &program, unsigned steps) {
  llvm::SmallVector<unsigned> weights;
  for (const ShapeEmitter &emitter : getShapeEmitters())
    weights.push_back(emitter.weight);
  // An emitter that finds no fitting value is followed by a few other tries.
  for (unsigned tries = 3 * steps; steps > 0 && tries > 0; --tries)
    if (getShapeEmitters()[program.choices.weighted(weights)].emit(program))
      --steps;
}
