//===- ObjectEmitter.h - LLVM IR to an object in memory -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_OBJECTEMITTER_H
#define PADLAB_CODEGEN_OBJECTEMITTER_H

#include "padlab/codegen/Pipeline.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"

#include <memory>

namespace llvm {
class Module;
} // namespace llvm

namespace padlab {

/// The machine that `target` names; an error that says what is wrong with it.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const Target &target);

/// Optimizes (above level 0) and generates code.
llvm::Error emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                       unsigned optLevel, llvm::SmallVectorImpl<char> &object);

} // namespace padlab

#endif // PADLAB_CODEGEN_OBJECTEMITTER_H
