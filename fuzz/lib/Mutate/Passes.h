//===- Passes.h - mutations of sequences and scripts -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_PASSES_H
#define PADLAB_LIB_MUTATE_PASSES_H

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Choices.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace padlab::mutate {

/// Changes the program or its pass sequence; the sequence is legal afterwards.
bool mutatePassesCase(Case &theCase, Choices &choices);

/// Combines both programs, or takes that of `a`, and joins the beginning of
/// `a`'s sequence with the end of `b`'s.
std::optional<Case> crossPassesCases(const Case &a, const Case &b,
                                     Choices &choices);

/// Gives `program` a changed copy of the script that `step` runs: without one
/// of its transforms, with those of `other`, or with another number; `step`
/// then runs the copy. Returns false if there was nothing to change. `other` is
/// the step of an existing script, or empty.
bool changeScript(mlir::ModuleOp program, std::string &step,
                  llvm::StringRef other, Choices &choices);

/// Copies the script that `step` runs from one program to another, and returns
/// a step that runs the copy. Returns steps that run no script as they are.
std::string importScript(mlir::ModuleOp from, mlir::ModuleOp to,
                         llvm::StringRef step);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_PASSES_H
