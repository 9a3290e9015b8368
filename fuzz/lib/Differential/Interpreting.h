//===- Interpreting.h - judging what a subject left -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_DIFFERENTIAL_INTERPRETING_H
#define PADLAB_FUZZ_LIB_DIFFERENTIAL_INTERPRETING_H

#include "padlab/fuzz/Differential.h"

namespace padlab {

/// Interprets `program`, which a subject produced. Returns nothing if the
/// reference does not know all of its operations, if it does not finish, or if
/// the program reads bits of a NaN, which the reference does not know.
std::optional<Interpretation>
interpretOutput(mlir::ModuleOp program, llvm::ArrayRef<RuntimeValue> inputs,
                const Licence &licence);

/// If pipelines are licensed to compute inexactly, lets the reference compute
/// error bounds for their results; removes these pipelines if it cannot.
void boundResults(Evidence &evidence, llvm::ArrayRef<RuntimeValue> inputs);

/// Runs `program` natively with the iterations of its parallel loops in reverse
/// order. Returns nothing if it has no such loops, or if `lowering` cannot be
/// reversed.
std::optional<RunResult> runReversed(Compiler &compiler, mlir::ModuleOp program,
                                     llvm::StringRef lowering,
                                     llvm::ArrayRef<RuntimeValue> inputs);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_INTERPRETING_H
