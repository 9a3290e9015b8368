//===- TargetDescription.h - what a target tells passes ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_TARGETDESCRIPTION_H
#define PADLAB_CODEGEN_TARGETDESCRIPTION_H

#include "padlab/codegen/Compiler.h"

namespace padlab {

/// Tells the passes that run on the module what they need to know of the target
/// (TargetTraits.h), as `Compiler::compile` does. A module that says it already
/// stays, and so does each where there is no code for the target.
void describeTarget(mlir::ModuleOp module, const Target &target);

} // namespace padlab

#endif // PADLAB_CODEGEN_TARGETDESCRIPTION_H
