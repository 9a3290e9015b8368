//===- Emitters.h - the TOSA operations that are generated ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TOSA_EMITTERS_H
#define PADLAB_LIB_GENERATE_TOSA_EMITTERS_H

#include "TosaProgram.h"

namespace padlab::generate {

/// `emit` adds an operation, or nothing if no tensor suits it. `weight` says
/// how often it is drawn compared to other emitters.
struct TosaEmitter {
  void (*emit)(TosaProgram &);
  llvm::StringLiteral name;
  unsigned weight;
};

llvm::ArrayRef<TosaEmitter> getTosaEmitters();

#define PADLAB_TOSA_EMITTER(FUNCTION, ...) void FUNCTION(TosaProgram &program);
#include "Emitters.def"

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TOSA_EMITTERS_H
