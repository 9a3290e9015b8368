//===- Scripts.h - transform scripts of a case ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A script is a `transform.named_sequence` at the top of a case's module. A
/// step `transform-interpreter{entry-point=NAME}` of `padlab.passes` runs it.
/// Scripts are not part of the program: the reference does not see them, and
/// they are removed after the subject has run.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_SCRIPTS_H
#define PADLAB_DIALECT_SCRIPTS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"

#include <string>

namespace padlab {

/// The attribute that the verifier requires of a module with scripts.
inline constexpr llvm::StringLiteral withScriptsAttr =
    "transform.with_named_sequence";

bool isScript(mlir::Operation *op);
bool hasScripts(mlir::ModuleOp module);

/// Returns the step of a pipeline that runs the script `name`.
std::string makeScriptStep(llvm::StringRef name);
/// Returns the name of the script that `step` runs: the option `entry-point` of
/// `transform-interpreter`, or else `__transform_main`. Empty if the step runs
/// no script.
llvm::StringRef getScriptOfStep(llvm::StringRef step);

/// Whether a transform in `script` has vector sizes as operands. Vector sizes
/// must not be smaller than the tiles that they apply to.
bool hasVectorSizes(mlir::Operation *script);

/// Erases all scripts and, if there are any, the attribute that allows them.
void eraseScripts(mlir::ModuleOp module);
/// Erases the scripts that the pipeline `passes` does not run and no other
/// script names.
void eraseUnusedScripts(mlir::ModuleOp module, llvm::StringRef passes);

/// Takes the scripts out of a module while this object lives, because passes
/// would treat them as a part of the program; does nothing if `step` runs a
/// script. The destructor appends the scripts to the module again.
class ScriptsAside {
public:
  ScriptsAside(mlir::ModuleOp module, llvm::StringRef step);
  ~ScriptsAside();
  ScriptsAside(const ScriptsAside &) = delete;
  ScriptsAside &operator=(const ScriptsAside &) = delete;

private:
  mlir::ModuleOp module;
  llvm::SmallVector<mlir::Operation *, 2> scripts;
};

} // namespace padlab

#endif // PADLAB_DIALECT_SCRIPTS_H
