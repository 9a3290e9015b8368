//===- Emitters.h - the shape operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emitters of operations on shapes. Each emits one operation (or one with a
/// region, or a call with its function) from existing values, and returns false
/// if it has emitted nothing.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_SHAPE_EMITTERS_H
#define PADLAB_LIB_GENERATE_SHAPE_EMITTERS_H

#include "ShapeProgram.h"

namespace padlab::generate {

struct ShapeEmitter {
  bool (*emit)(ShapeProgram &program);
  /// The weight, relative to the others.
  unsigned weight;
};
llvm::ArrayRef<ShapeEmitter> getShapeEmitters();

#define PADLAB_SHAPE_EMITTER(FUNCTION, ...)                                    \
  bool FUNCTION(ShapeProgram &program);
#include "Emitters.def"

/// Calls drawn emitters until `steps` of them have emitted something, or too
/// many calls have emitted nothing.
void emitShapeSteps(ShapeProgram &program, unsigned steps);

/// Returns how algebra::minOrMax chooses one of two extents.
inline algebra::Choose getChoice(bool isMax) {
  return isMax ? algebra::Choose(std::max<int64_t>)
               : algebra::Choose(std::min<int64_t>);
}

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SHAPE_EMITTERS_H
