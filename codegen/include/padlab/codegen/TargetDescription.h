//===- TargetDescription.h - describes targets to passes --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_TARGETDESCRIPTION_H
#define PADLAB_CODEGEN_TARGETDESCRIPTION_H

#include "padlab/codegen/Compiler.h"

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace padlab {

/// Gives the module the attribute that describes the target to passes
/// (TargetTraits.h), as `Compiler::compile` does. A module that already has
/// such an attribute keeps it. Fails if there is no code generator for the
/// target.
llvm::Error describeTarget(mlir::ModuleOp module, const Target &target);
/// Does the same for a target whose `TargetMachine` exists. Returns true if it
/// added the attribute, and false if the module already had one.
bool describeTarget(mlir::ModuleOp module, const llvm::TargetMachine &machine,
                    llvm::StringRef cpu);

} // namespace padlab

#endif // PADLAB_CODEGEN_TARGETDESCRIPTION_H
