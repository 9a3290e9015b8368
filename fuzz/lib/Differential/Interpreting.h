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

/// The reference's run of `program`, which a subject left. Nothing where it
/// does not know all that it meets, or comes to no end.
std::optional<Interpretation>
interpretOutput(mlir::ModuleOp program, llvm::ArrayRef<RuntimeValue> inputs,
                const Licence &licence);

/// Has the reference give bounds for the pipelines that need them, or leaves
/// these out.
void boundResults(Evidence &evidence, llvm::ArrayRef<RuntimeValue> inputs);

/// The native run of `program` with the iterations of its parallel loops from
/// the last to the first. Nothing where it has no such loops, or `lowering` is
/// none that can be reversed.
std::optional<RunResult> runReversed(Compiler &compiler, mlir::ModuleOp program,
                                     llvm::StringRef lowering,
                                     llvm::ArrayRef<RuntimeValue> inputs);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_INTERPRETING_H
