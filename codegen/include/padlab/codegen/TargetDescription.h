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

/// Describes the target to the passes that run on the module (TargetTraits.h),
/// as `Compiler::compile` does. A module that has a description keeps it. Fails
/// if there is no code generator for the target.
llvm::Error describeTarget(mlir::ModuleOp module, const Target &target);
/// Describes a target whose machine is known. Returns whether the module did
/// not have the description yet.
bool describeTarget(mlir::ModuleOp module, const llvm::TargetMachine &machine,
                    llvm::StringRef cpu);

} // namespace padlab

#endif // PADLAB_CODEGEN_TARGETDESCRIPTION_H
