//===- Translation.cpp - the LLVM dialect to LLVM IR -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Translation.h"

#include "PassRunner.h"
#include "PlainTranslation.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Export.h"

using namespace mlir;
using namespace padlab;

/// Returns why a module cannot be translated: names the first operation that
/// has no lowering, rather than the casts around it. If there is no such
/// operation, returns `error`.
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

/// Replaces extractions of members of descriptors by the values that were
/// inserted. Two of five operations in a typical module handle descriptors, and
/// most of these only pass a pointer or an extent on. To fold them takes a
/// fraction of the time that their translation would take.
static void forwardDescriptors(ModuleOp module) {
  SmallVector<Operation *> candidates;
  SmallVector<OpFoldResult, 1> known;
  module.walk([&](Operation *op) {
    if (!isa<LLVM::ExtractValueOp, LLVM::InsertValueOp, LLVM::PoisonOp,
             LLVM::UndefOp, LLVM::ConstantOp>(op))
      return;
    candidates.push_back(op);
    known.clear();
    if (!isa<LLVM::ExtractValueOp>(op) || failed(op->fold(known)) ||
        known.empty())
      return;
    if (auto value = dyn_cast<Value>(known.front());
        value && value != op->getResult(0))
      op->getResult(0).replaceAllUsesWith(value);
  });
  // This goes backwards, so that operations whose only users were dead are
  // erased, too.
  for (Operation *op : llvm::reverse(candidates))
    if (op->use_empty())
      op->erase();
}

std::unique_ptr<llvm::Module>
padlab::translateToLLVM(ModuleOp module, const llvm::DataLayout &layout,
                        llvm::LLVMContext &context, llvm::StringRef name,
                        std::string &error) {
  FirstError firstError(module.getContext());
  module->setAttr(
      LLVM::LLVMDialect::getDataLayoutAttrName(),
      StringAttr::get(module.getContext(), layout.getStringRepresentation()));
  forwardDescriptors(module);
  PlainBodies plain(module);
  auto translated = translateModuleToLLVMIR(module, context, name,
                                            /*disableVerification=*/true);
  if (translated)
    plain.translate(*translated);
  else
    error = explainLeftover(module,
                            firstError.take("translation to LLVM IR failed"));
  return translated;
}
