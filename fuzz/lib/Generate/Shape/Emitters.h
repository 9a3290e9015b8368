//===- Emitters.h - the shape operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Each emits one operation (or one with a region, or a call with its
/// function) of what exists so far, and answers false when it emitted nothing.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_SHAPE_EMITTERS_H
#define PADLAB_LIB_GENERATE_SHAPE_EMITTERS_H

#include "ShapeProgram.h"

namespace padlab::generate {

struct ShapeEmitter {
  /// Relative to the others.
  unsigned weight;
  bool (*emit)(ShapeProgram &program);
};
llvm::ArrayRef<ShapeEmitter> getShapeEmitters();
/// Emits up to `steps` operations, whichever.
void emitShapeSteps(ShapeProgram &program, unsigned steps);

/// How algebra::minOrMax chooses.
inline algebra::Choose getChoice(bool isMax) {
  return isMax ? algebra::Choose(std::max<int64_t>)
               : algebra::Choose(std::min<int64_t>);
}

// Sizes.cpp
bool emitArithmetic(ShapeProgram &program);
bool emitIndexArithmetic(ShapeProgram &program);
bool emitSizeMinMax(ShapeProgram &program);
bool emitSizeMeet(ShapeProgram &program);
bool emitSizeConversion(ShapeProgram &program);
bool emitMeasure(ShapeProgram &program);
bool emitDimension(ShapeProgram &program);
// Shapes.cpp
bool emitFromExtents(ShapeProgram &program);
bool emitShapeConversion(ShapeProgram &program);
bool emitConcat(ShapeProgram &program);
bool emitSplit(ShapeProgram &program);
bool emitDebugPrint(ShapeProgram &program);
// Combining.cpp
bool emitBroadcast(ShapeProgram &program);
bool emitShapeMeet(ShapeProgram &program);
bool emitAny(ShapeProgram &program);
bool emitShapeMinMax(ShapeProgram &program);
bool emitPredicate(ShapeProgram &program);
// Constraints.cpp
bool emitConstraint(ShapeProgram &program);
bool emitWitness(ShapeProgram &program);
bool emitAssuming(ShapeProgram &program);
// Reduction.cpp
bool emitShapeReduction(ShapeProgram &program);
// Functions.cpp
bool emitShapeOf(ShapeProgram &program);
bool emitWithShape(ShapeProgram &program);
bool emitValueOf(ShapeProgram &program);
bool emitValueAsShape(ShapeProgram &program);
bool emitCall(ShapeProgram &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SHAPE_EMITTERS_H
