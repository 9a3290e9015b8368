//===- VectorPrograms.h - programs on vectors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_VECTORPROGRAMS_H
#define PADLAB_LIB_GENERATE_VECTORPROGRAMS_H

#include "padlab/fuzz/Generator.h"

namespace padlab::generate {

/// An entry on tensors that reads vectors, computes with them and writes them
/// back (Vectors/VectorProgram.h); the emitter named `form`, unless it is
/// empty, has its turn.
mlir::OwningOpRef<mlir::ModuleOp> buildVectorProgram(Choices &choices,
                                                     mlir::MLIRContext *,
                                                     bool onlyIntegers = false,
                                                     llvm::StringRef form = {});

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_VECTORPROGRAMS_H
