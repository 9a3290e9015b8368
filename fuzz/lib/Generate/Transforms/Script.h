//===- Script.h - scripts as steps of a sequence -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Adds a script of a few transforms to a program's module. Each transform
/// works on a copy of each function (`transform.alternatives`), which replaces
/// the function if the transform succeeds: a transform may fail after it has
/// changed something, and then makes no promise about the result.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPT_H
#define PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPT_H

#include "../Passes/PassSequence.h"

#include "ScriptTable.h"

namespace padlab::generate {

/// The attribute of scripts that may change the order of additions.
inline constexpr llvm::StringLiteral reassociatesAttr = "padlab.reassociates";

/// Adds a drawn script to `program`, and sets `step` to the pass that runs it.
/// Returns false if the program has nothing to transform.
bool extendWithScript(mlir::ModuleOp program, const PassState &state,
                      Choices &choices, std::string &step);
/// Does the same with these entries, one after another. Unless it is null,
/// `patterns` is a set that `apply_patterns` must apply.
bool extendWithScript(mlir::ModuleOp program, const PassState &state,
                      const Payload &payload, Choices &choices,
                      llvm::ArrayRef<const ScriptEntry *> entries,
                      const PatternSet *patterns, std::string &step);

/// Returns an unused name for a script.
std::string findFreeScriptName(mlir::ModuleOp program);

/// Returns the text of a script named `name` with the given entries; empty if
/// none of them applies.
std::string writeScript(llvm::StringRef name, const Payload &payload,
                        unsigned level, bool exact, Choices &choices,
                        llvm::ArrayRef<const ScriptEntry *> entries,
                        const PatternSet *patterns = nullptr);
/// Adds the script of `text` to `program`; false if it does not parse.
bool addScript(mlir::ModuleOp program, llvm::StringRef text);

/// Returns whether `step` runs no script, or an existing one that is legal in
/// `state`.
bool hasLegalScript(mlir::ModuleOp program, const PassState &state,
                    llvm::StringRef step);
/// Returns the facts that hold after the script of `step`, as a mask of `Fact`.
unsigned getFactsOfScript(mlir::ModuleOp program, llvm::StringRef step);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TRANSFORMS_SCRIPT_H
