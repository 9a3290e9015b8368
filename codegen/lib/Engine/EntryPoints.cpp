//===- EntryPoints.cpp - entries that take one pointer -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Slots.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

using namespace padlab;

unsigned padlab::countScalars(llvm::Type *type) {
  if (type->isVoidTy())
    return 0;
  if (auto *structure = llvm::dyn_cast<llvm::StructType>(type)) {
    unsigned count = 0;
    for (llvm::Type *element : structure->elements())
      count += countScalars(element);
    return count;
  }
  if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    return array->getNumElements() * countScalars(array->getElementType());
  if (auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
    return vector->getNumElements() * countScalars(vector->getElementType());
  // LLVM returns a size of zero bits for pointers.
  uint64_t bits = type->getPrimitiveSizeInBits();
  return bits == 0 ? 1 : llvm::divideCeil(bits, 8 * slotBytes);
}

/// Moves the body of `from` to the packed entry `to`. Nothing else may call
/// `from`.
static void moveBody(llvm::Function &from, llvm::Function &to) {
  to.splice(to.end(), &from);
  llvm::BasicBlock &first = to.getEntryBlock();
  llvm::IRBuilder<> builder(&first, first.begin());
  Slots arguments(builder, to.getArg(0), 0);
  unsigned firstResult = 0;
  for (llvm::Argument &argument : from.args()) {
    argument.replaceAllUsesWith(arguments.load(argument.getType()));
    firstResult += countScalars(argument.getType());
  }

  for (llvm::BasicBlock &block : to) {
    auto *exit = llvm::dyn_cast<llvm::ReturnInst>(block.getTerminator());
    if (!exit)
      continue;
    builder.SetInsertPoint(exit);
    if (llvm::Value *result = exit->getReturnValue())
      Slots(builder, to.getArg(0), firstResult).store(result);
    builder.CreateRetVoid();
    exit->eraseFromParent();
  }
  from.eraseFromParent();
}

static void callBody(llvm::Function &from, llvm::Function &to) {
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(to.getContext(), "", &to));
  Slots slots(builder, to.getArg(0), 0);
  llvm::SmallVector<llvm::Value *> arguments;
  for (llvm::Argument &argument : from.args())
    arguments.push_back(slots.load(argument.getType()));
  llvm::Value *result = builder.CreateCall(&from, arguments);
  if (!result->getType()->isVoidTy())
    slots.store(result);
  builder.CreateRetVoid();
}

/// Declares the packed form of `function`, without a body.
static llvm::Function *createPacked(llvm::Function &function,
                                    llvm::StringRef name) {
  llvm::LLVMContext &context = function.getContext();
  auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context),
                                       {llvm::PointerType::get(context, 0)},
                                       /*isVarArg=*/false);
  return llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, name,
                                function.getParent());
}

llvm::Function *padlab::packEntry(llvm::Function &function,
                                  llvm::StringRef name) {
  llvm::Function *entry = createPacked(function, name);
  if (function.use_empty()) {
    entry->copyAttributesFrom(&function);
    entry->setAttributes({});
    moveBody(function, *entry);
  } else {
    callBody(function, *entry);
  }
  return entry;
}

/// Whether every scalar fits into a slot.
static bool fitsSlots(llvm::Type *type, const llvm::DataLayout &layout) {
  if (type->isVoidTy())
    return true;
  if (type->isAggregateType() || llvm::isa<llvm::FixedVectorType>(type))
    return llvm::all_of(type->subtypes(), [&](llvm::Type *part) {
      return fitsSlots(part, layout);
    });
  return type->isSized() && !type->isScalableTy() &&
         layout.getTypeStoreSize(type) <= slotBytes;
}

static bool isPlainCall(const llvm::Use &use) {
  auto *call = llvm::dyn_cast<llvm::CallInst>(use.getUser());
  return call && call->isCallee(&use) && !call->isMustTailCall() &&
         !call->hasOperandBundles();
}

/// Whether FastISel for x86 supports calls of functions of this type: there are
/// at most six arguments, which are pointers or scalars of 32 or 64 bits, so
/// that it passes them in registers, and the result is no aggregate.
static bool isFastCallee(const llvm::FunctionType &type) {
  constexpr unsigned maxArguments = 6;
  return !type.getReturnType()->isAggregateType() &&
         type.getNumParams() <= maxArguments &&
         llvm::all_of(type.params(), [](llvm::Type *part) {
           return part->isPointerTy() || part->isIntegerTy(32) ||
                  part->isIntegerTy(64) || part->isFloatTy() ||
                  part->isDoubleTy();
         });
}

static bool isWorthPacking(const llvm::Function &function) {
  llvm::FunctionType *type = function.getFunctionType();
  if (function.isDeclaration() || !function.hasLocalLinkage() ||
      type->isVarArg() || function.hasFnAttribute(llvm::Attribute::Naked))
    return false;
  if (isFastCallee(*type))
    return false;
  const llvm::DataLayout &layout = function.getDataLayout();
  return llvm::all_of(
             type->subtypes(),
             [&](llvm::Type *part) { return fitsSlots(part, layout); }) &&
         llvm::none_of(function.args(),
                       [](const llvm::Argument &argument) {
                         return argument.hasPointeeInMemoryValueAttr() ||
                                argument.hasStructRetAttr();
                       }) &&
         llvm::all_of(function.uses(), isPlainCall);
}

/// Returns the memory for the slots of all calls in the function with the entry
/// block `entry`. The calls can share this memory, because each writes it just
/// before the call and reads it just after the call. The map has entry blocks
/// as keys, because packing replaces functions, but not their entry blocks.
static llvm::AllocaInst *
getPassed(llvm::BasicBlock &entry, unsigned slots,
          llvm::DenseMap<llvm::BasicBlock *, llvm::AllocaInst *> &passedBy) {
  llvm::AllocaInst *&passed = passedBy[&entry];
  llvm::Type *slot = llvm::Type::getInt64Ty(entry.getContext());
  if (!passed)
    passed = llvm::IRBuilder<>(&entry, entry.begin())
                 .CreateAlloca(llvm::ArrayType::get(slot, 0));
  uint64_t known = passed->getAllocatedType()->getArrayNumElements();
  passed->setAllocatedType(
      llvm::ArrayType::get(slot, std::max<uint64_t>(known, slots)));
  return passed;
}

void padlab::packCalls(llvm::Module &module) {
  llvm::SmallVector<llvm::Function *> functions;
  for (llvm::Function &function : module)
    if (isWorthPacking(function))
      functions.push_back(&function);
  llvm::DenseMap<llvm::BasicBlock *, llvm::AllocaInst *> passedBy;
  for (llvm::Function *function : functions) {
    llvm::FunctionType *type = function->getFunctionType();
    unsigned results = 0;
    for (llvm::Type *part : type->params())
      results += countScalars(part);
    unsigned slots = results + countScalars(type->getReturnType());
    llvm::SmallVector<llvm::CallInst *> calls;
    for (llvm::User *user : function->users())
      calls.push_back(llvm::cast<llvm::CallInst>(user));
    std::string name = function->getName().str();
    function->setName("");
    llvm::Function *packed = createPacked(*function, name);
    packed->setLinkage(llvm::GlobalValue::InternalLinkage);
    for (llvm::CallInst *call : calls) {
      llvm::AllocaInst *passed =
          getPassed(call->getFunction()->getEntryBlock(), slots, passedBy);
      llvm::IRBuilder<> builder(call);
      Slots arguments(builder, passed, 0);
      for (llvm::Value *argument : call->args())
        arguments.store(argument);
      builder.CreateCall(packed, {passed});
      if (!call->getType()->isVoidTy())
        call->replaceAllUsesWith(
            Slots(builder, passed, results).load(call->getType()));
      call->eraseFromParent();
    }
    moveBody(*function, *packed);
  }
}
