//===- Translation.h - the LLVM dialect to LLVM IR -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_TRANSLATION_H
#define PADLAB_CODEGEN_TRANSLATION_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/IR/Module.h"

#include <memory>
#include <string>

namespace padlab {

/// Translates the output of a lowering for a target with this data layout,
/// which determines the sizes of elements. Returns null on failure; `error`
/// then names the first operation of a dialect that has no translation, or is
/// the first diagnostic if there is no such operation.
std::unique_ptr<llvm::Module> translateToLLVM(mlir::ModuleOp module,
                                              const llvm::DataLayout &layout,
                                              llvm::LLVMContext &context,
                                              llvm::StringRef name,
                                              std::string &error);

} // namespace padlab

#endif // PADLAB_CODEGEN_TRANSLATION_H
