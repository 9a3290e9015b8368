//===- Translation.cpp - the LLVM dialect to LLVM IR -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Translation.h"

#include "PassRunner.h"

#include "mlir/Target/LLVMIR/Export.h"

using namespace mlir;
using namespace padlab;

/// Why a module has no translation: the first operation that the lowering left,
/// rather than the casts around it.
static std::string explainLeftover(ModuleOp module, std::string error) {
  module.walk([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    if (dialect == "llvm" || dialect == "builtin")
      return WalkResult::advance();
    error = ("'" + op->getName().getStringRef() + "' op has no lowering").str();
    return WalkResult::interrupt();
  });
  return error;
}

std::unique_ptr<llvm::Module>
padlab::translateToLLVM(ModuleOp module, llvm::LLVMContext &context,
                        llvm::StringRef name, std::string &error) {
  FirstError firstError(module.getContext());
  auto translated = translateModuleToLLVMIR(module, context, name,
                                            /*disableVerification=*/true);
  if (!translated)
    error = explainLeftover(module,
                            firstError.take("translation to LLVM IR failed"));
  return translated;
}
