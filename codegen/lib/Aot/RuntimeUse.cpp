//===- RuntimeUse.cpp - what objects need of the runtime -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeUse.h"

#include "padlab/codegen/Application.h"
#include "padlab/codegen/RuntimeSymbols.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Object/ObjectFile.h"

using namespace padlab;

/// The alignment of each buffer: a cache line.
static constexpr uint64_t bufferAlignment = 64;
static constexpr llvm::StringLiteral allocName = "padlab_alloc",
                                     freeName = "padlab_free";

/// Declares void *padlab_alloc(size_t bytes, size_t alignment), with attributes
/// that tell LLVM that it is an allocation function.
static llvm::Function *declareAlloc(llvm::Module &module) {
  llvm::LLVMContext &context = module.getContext();
  llvm::Type *number = llvm::Type::getInt64Ty(context);
  auto *type = llvm::FunctionType::get(llvm::PointerType::get(context, 0),
                                       {number, number}, /*isVarArg=*/false);
  auto *alloc = llvm::cast<llvm::Function>(
      module.getOrInsertFunction(allocName, type).getCallee());
  alloc->addRetAttr(llvm::Attribute::NoAlias);
  alloc->addFnAttr(llvm::Attribute::NoUnwind);
  alloc->addFnAttr(llvm::Attribute::WillReturn);
  alloc->addFnAttr(llvm::Attribute::getWithAllocSizeArgs(context, 0, {}));
  alloc->addFnAttr("alloc-family", allocName);
  alloc->addFnAttr(llvm::Attribute::get(
      context, llvm::Attribute::AllocKind,
      uint64_t(llvm::AllocFnKind::Alloc | llvm::AllocFnKind::Uninitialized |
               llvm::AllocFnKind::Aligned)));
  alloc->addParamAttr(1, llvm::Attribute::AllocAlign);
  return alloc;
}

static llvm::Function *declareFree(llvm::Module &module) {
  llvm::LLVMContext &context = module.getContext();
  auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context),
                                       {llvm::PointerType::get(context, 0)},
                                       /*isVarArg=*/false);
  auto *free = llvm::cast<llvm::Function>(
      module.getOrInsertFunction(freeName, type).getCallee());
  free->addFnAttr(llvm::Attribute::NoUnwind);
  free->addFnAttr(llvm::Attribute::WillReturn);
  free->addFnAttr("alloc-family", allocName);
  free->addFnAttr(llvm::Attribute::get(context, llvm::Attribute::AllocKind,
                                       uint64_t(llvm::AllocFnKind::Free)));
  free->addParamAttr(0, llvm::Attribute::AllocatedPointer);
  return free;
}

/// Replaces the calls of `name` by the calls that `makeCall` creates.
static void replaceCalls(
    llvm::Module &module, llvm::StringRef name,
    llvm::function_ref<llvm::Value *(llvm::IRBuilder<> &, llvm::CallInst &)>
        makeCall) {
  llvm::Function *function = module.getFunction(name);
  if (!function || !function->isDeclaration())
    return;
  for (llvm::User *user : llvm::make_early_inc_range(function->users())) {
    auto *call = llvm::cast<llvm::CallInst>(user);
    llvm::IRBuilder<> b(call);
    llvm::Value *made = makeCall(b, *call);
    call->replaceAllUsesWith(made);
    call->eraseFromParent();
  }
  function->eraseFromParent();
}

void padlab::aot::allocateFromRuntime(llvm::Module &module) {
  auto allocate = [&](llvm::IRBuilder<> &b, llvm::Value *bytes,
                      llvm::Value *alignment) {
    llvm::Value *least = b.getInt64(bufferAlignment);
    if (alignment)
      least = b.CreateBinaryIntrinsic(llvm::Intrinsic::umax, alignment, least);
    return b.CreateCall(declareAlloc(module), {bytes, least});
  };
  replaceCalls(module, "malloc",
               [&](llvm::IRBuilder<> &b, llvm::CallInst &call) {
                 return allocate(b, call.getArgOperand(0), nullptr);
               });
  replaceCalls(
      module, "aligned_alloc", [&](llvm::IRBuilder<> &b, llvm::CallInst &call) {
        return allocate(b, call.getArgOperand(1), call.getArgOperand(0));
      });
  replaceCalls(module, "free", [&](llvm::IRBuilder<> &b, llvm::CallInst &call) {
    return b.CreateCall(declareFree(module), call.getArgOperand(0));
  });
}

/// Whether a call of `function` may reach a function of the runtime that stops
/// the program, allocates or uses threads.
static bool mayStop(const llvm::Function &function,
                    llvm::SmallPtrSetImpl<const llvm::Function *> &seen) {
  llvm::StringRef name = function.getName();
  // This prefix matches all functions that allocate, also padlab_alloc_fresh.
  if (name.starts_with(allocName) || name.starts_with("padlab_dma_") ||
      name == "padlab_parallel_for" || name == "padlab_error" ||
      name == "padlab_check_failed")
    return true;
  if (!seen.insert(&function).second)
    return false;
  return llvm::any_of(
      llvm::instructions(function), [&](const llvm::Instruction &instruction) {
        auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction);
        const llvm::Function *callee =
            call ? call->getCalledFunction() : nullptr;
        return callee && mayStop(*callee, seen);
      });
}

/// Makes a function that `padlab_run` calls with a pointer to a structure: the
/// function reads the arguments of `function` from the structure, calls
/// `function`, and stores the result behind the arguments.
static llvm::Function *makeBody(llvm::Function &function,
                                llvm::StructType *passed) {
  llvm::LLVMContext &context = function.getContext();
  auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context),
                                       {llvm::PointerType::get(context, 0)},
                                       /*isVarArg=*/false);
  auto *body = llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage,
                                      "", function.getParent());
  llvm::IRBuilder<> b(llvm::BasicBlock::Create(context, "", body));
  llvm::SmallVector<llvm::Value *> operands;
  auto getPlace = [&](unsigned i) {
    return b.CreateStructGEP(passed, body->getArg(0), i);
  };
  unsigned count = function.arg_size();
  for (unsigned i = 0; i != count; ++i)
    operands.push_back(b.CreateLoad(passed->getElementType(i), getPlace(i)));
  b.CreateStore(b.CreateCall(&function, operands), getPlace(count));
  b.CreateRetVoid();
  return body;
}

/// Makes `function` local to the module, and adds an external function of the
/// same name that runs `function` in `padlab_run`.
static void addRun(llvm::Function &function) {
  llvm::Module &module = *function.getParent();
  llvm::Function *outer =
      llvm::Function::Create(function.getFunctionType(),
                             llvm::GlobalValue::ExternalLinkage, "", module);
  outer->takeName(&function);
  function.setLinkage(llvm::GlobalValue::InternalLinkage);
  llvm::SmallVector<llvm::Type *> types(function.getFunctionType()->params());
  types.push_back(function.getReturnType());
  auto *passed = llvm::StructType::get(module.getContext(), types);
  llvm::IRBuilder<> b(llvm::BasicBlock::Create(module.getContext(), "", outer));
  llvm::Value *room = b.CreateAlloca(passed);
  for (auto [i, argument] : llvm::enumerate(outer->args()))
    b.CreateStore(&argument, b.CreateStructGEP(passed, room, i));
  llvm::Value *returned = b.CreateStructGEP(passed, room, outer->arg_size());
  b.CreateStore(b.getInt32(PADLAB_OK), returned);
  llvm::FunctionCallee run = module.getOrInsertFunction(
      "padlab_run", b.getInt32Ty(), b.getPtrTy(), b.getPtrTy());
  llvm::Value *stopped = b.CreateCall(run, {makeBody(function, passed), room});
  b.CreateRet(b.CreateSelect(b.CreateICmpEQ(stopped, b.getInt32(PADLAB_OK)),
                             b.CreateLoad(b.getInt32Ty(), returned), stopped));
}

void padlab::aot::addRuns(llvm::Module &module) {
  llvm::SmallVector<llvm::Function *> stopping;
  for (llvm::Function &function : module) {
    llvm::SmallPtrSet<const llvm::Function *, 16> seen;
    if (!function.isDeclaration() && function.hasExternalLinkage() &&
        mayStop(function, seen))
      stopping.push_back(&function);
  }
  for (llvm::Function *function : stopping)
    addRun(*function);
}

void padlab::aot::addUnwindTables(llvm::Module &module) {
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      function.setUWTableKind(llvm::UWTableKind::Default);
}

bool padlab::aot::callsShareState(const llvm::Module &module) {
  return llvm::any_of(module.globals(),
                      [](const llvm::GlobalVariable &variable) {
                        return !variable.isConstant();
                      }) ||
         llvm::any_of(module.functions(), [](const llvm::Function &function) {
           return function.getName().starts_with("padlab_dma_") ||
                  function.getName() == "padlab_alloc_static";
         });
}

/// Whether `name` is a function of the C library that the code generator calls
/// to move memory, or to do exact arithmetic for which the CPU has no
/// instruction.
static bool isOfLibrary(llvm::StringRef name) {
  static const llvm::StringSet<> names = {
      "memcpy", "memmove", "memset", "fmod", "fma",       "ceil",     "floor",
      "trunc",  "round",   "rint",   "sqrt", "roundeven", "nearbyint"};
  return names.contains(name) ||
         (name.consume_back("f") && names.contains(name));
}

static bool isOfRuntime(llvm::StringRef name) {
  return name == "padlab_run" ||
         llvm::any_of(getRuntimeSymbols(), [&](const RuntimeSymbol &symbol) {
           return symbol.name == name;
         });
}

llvm::Expected<aot::ExternalCalls>
padlab::aot::findExternalCalls(llvm::ArrayRef<char> object) {
  auto file = llvm::object::ObjectFile::createObjectFile(
      llvm::MemoryBufferRef({object.data(), object.size()}, "object"));
  if (!file)
    return file.takeError();
  ExternalCalls calls;
  for (const llvm::object::SymbolRef &symbol : (*file)->symbols()) {
    auto flags = symbol.getFlags();
    if (!flags)
      return flags.takeError();
    auto name = symbol.getName();
    if (!name)
      return name.takeError();
    // `_GLOBAL_OFFSET_TABLE_` needs no library, because the linker defines it.
    if (!(*flags & llvm::object::SymbolRef::SF_Undefined) || name->empty() ||
        *name == "_GLOBAL_OFFSET_TABLE_")
      continue;
    auto &group = isOfLibrary(*name)   ? calls.library
                  : isOfRuntime(*name) ? calls.runtime
                                       : calls.nobody;
    group.push_back(name->str());
  }
  return calls;
}
