//===- RuntimeCalls.cpp - calls of the runtime with a text -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"

#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

/// Returns the global constant that holds `message`. A module has one for each
/// text.
static Value getText(OpBuilder &b, Location loc, ModuleOp module,
                     StringRef message) {
  std::string text = (message + Twine('\0')).str();
  for (unsigned i = 0;; ++i) {
    std::string name =
        ("padlab_message_" + Twine::utohexstr(llvm::xxh3_64bits(message)) +
         "_" + Twine(i))
            .str();
    Operation *known = module.lookupSymbol(name);
    if (!known)
      return LLVM::createGlobalString(loc, b, name, text,
                                      LLVM::Linkage::Internal);
    auto global = dyn_cast<LLVM::GlobalOp>(known);
    if (!global || global.getValueAttr() != b.getStringAttr(text))
      continue;
    Value address = LLVM::AddressOfOp::create(b, loc, global);
    return LLVM::GEPOp::create(
        b, loc, LLVM::LLVMPointerType::get(b.getContext()), global.getType(),
        address, ArrayRef<LLVM::GEPArg>{0, 0});
  }
}

LogicalResult padlab::callWithMessages(OpBuilder &b, Location loc,
                                       ModuleOp module, StringRef function,
                                       ArrayRef<StringRef> messages) {
  Type pointer = LLVM::LLVMPointerType::get(b.getContext());
  SmallVector<Type> types(messages.size(), pointer);
  FailureOr<LLVM::LLVMFuncOp> callee = LLVM::lookupOrCreateFn(
      b, module, function, types, LLVM::LLVMVoidType::get(b.getContext()));
  if (failed(callee))
    return failure();
  SmallVector<Value> texts;
  for (StringRef message : messages)
    texts.push_back(getText(b, loc, module, message));
  LLVM::CallOp::create(b, loc, *callee, texts);
  return success();
}

LogicalResult padlab::callWithMessage(OpBuilder &b, Location loc,
                                      ModuleOp module, StringRef function,
                                      StringRef message) {
  return callWithMessages(b, loc, module, function, message);
}
