//===- Script.h - transform scripts as steps of a sequence ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Adds a transform script, which consists of a few transforms, to the module
/// of a program. Most transforms work on a copy of each function
/// (`transform.alternatives`); only those with `Place::Function` work on the
/// functions themselves. The copy replaces the function only if the transform
/// succeeds, because a transform that fails may leave its function changed in
/// any way.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPT_H
#define PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPT_H

#include "../Passes/PassSequence.h"

#include "ScriptTable.h"

namespace padlab::generate {

/// The attribute of a script that may change the order of additions.
inline constexpr llvm::StringLiteral reassociatesAttr = "padlab.reassociates";

/// Adds a drawn script to `program`, and sets `step` to the pass that runs it.
/// Returns false if the program has nothing to transform, or if the script is
/// not allowed in `state`.
bool extendWithScript(mlir::ModuleOp program, const PassState &state,
                      Choices &choices, std::string &step);
/// Adds a script with `entries`, one after another, and sets `step` as above.
/// If `patterns` is not null, `apply_patterns` must apply this set.
bool extendWithScript(mlir::ModuleOp program, const PassState &state,
                      const Payload &payload, Choices &choices,
                      llvm::ArrayRef<const ScriptEntry *> entries,
                      const PatternSet *patterns, std::string &step);

/// Returns an unused name for a script.
std::string findFreeScriptName(mlir::ModuleOp program);

/// Returns the text of a script named `name` with the given entries. Returns an
/// empty text if no entry applies.
std::string writeScript(llvm::StringRef name, const Payload &payload,
                        unsigned level, bool exact, Choices &choices,
                        llvm::ArrayRef<const ScriptEntry *> entries,
                        const PatternSet *patterns = nullptr);
/// Adds the script in `text` to `program`. Returns false if the text does not
/// parse.
bool addScript(mlir::ModuleOp program, llvm::StringRef text);

/// Returns whether `step` runs no script, or runs a script that exists and is
/// legal in `state`.
bool hasLegalScript(mlir::ModuleOp program, const PassState &state,
                    llvm::StringRef step);
/// Returns a mask of `Fact`: the facts that hold after the script of `step`.
unsigned getFactsOfScript(mlir::ModuleOp program, llvm::StringRef step);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPT_H
