//===- ArithPrograms.h - programs of arithmetic -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_ARITHPROGRAMS_H
#define PADLAB_LIB_GENERATE_ARITHPROGRAMS_H

#include "padlab/fuzz/Generator.h"

namespace padlab::generate {

/// An entry that computes with numbers, or with vectors or tensors of them
/// (Arith/ArithProgram.h); the emitter named `form`, unless it is empty, has
/// its turn, and another one in a third of the cases.
mlir::OwningOpRef<mlir::ModuleOp> buildArithProgram(Choices &choices,
                                                    mlir::MLIRContext *,
                                                    bool onlyIntegers = false,
                                                    llvm::StringRef form = {});

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_ARITHPROGRAMS_H
