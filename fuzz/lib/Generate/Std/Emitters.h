//===- Emitters.h - the std operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// To generate a further operation, add a function that emits it from existing
/// values, and a line in Emitters.def.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_STD_EMITTERS_H
#define PADLAB_LIB_GENERATE_STD_EMITTERS_H

#include "StdProgram.h"

namespace padlab::generate {

struct StdEmitter {
  /// Emits an operation; if no value fits, a simpler one or nothing.
  void (*emit)(StdProgram &program);
  llvm::StringLiteral name;
  /// The weight relative to the others.
  unsigned weight;
};

llvm::ArrayRef<StdEmitter> getStdEmitters();

#define PADLAB_STD_EMITTER(FUNCTION, ...) void FUNCTION(StdProgram &program);
#include "Emitters.def"

/// Emits one elementwise operation on `value`, which keeps its type and
/// extents.
mlir::Value transform(StdProgram &program, const StdValue &value);

/// Makes a buffer that holds `source`: the elements of a tensor, or in each
/// element another value.
StdMemRef allocate(StdProgram &program, const StdValue &source);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_STD_EMITTERS_H
