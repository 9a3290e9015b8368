//===- Passes.h - mutations of sequences and scripts -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_PASSES_H
#define PADLAB_LIB_MUTATE_PASSES_H

#include "padlab/fuzz/CaseRun.h"
#include "padlab/fuzz/Choices.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace padlab::mutate {

/// Changes the program or its pass sequence; the sequence is legal afterwards.
std::optional<RunCase> mutatePassesCase(const RunCase &from, Choices &choices);

/// Makes a case of two. Its program combines both programs or is the program of
/// `a`; its sequence is a beginning of `a`'s sequence and an end of `b`'s.
std::optional<RunCase> crossPassesCases(const RunCase &a, const RunCase &b,
                                        Choices &choices);

/// Adds to `program` a changed copy of the transform script that `step` runs,
/// and changes `step` so that it runs the copy. The copy lacks one of the
/// transforms, also has the transforms of another script, which the step
/// `other` runs, or has another number. Returns false if there was nothing to
/// change, or if the changed copy is not valid. `other` may be empty.
bool changeScript(mlir::ModuleOp program, std::string &step,
                  llvm::StringRef other, Choices &choices);

/// Copies the script that `step` runs from the module `from` to the module
/// `to`, and returns a step that runs the copy. A step that runs no script is
/// returned as it is.
std::string importScript(mlir::ModuleOp from, mlir::ModuleOp to,
                         llvm::StringRef step);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_PASSES_H
