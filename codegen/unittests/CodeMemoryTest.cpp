//===- CodeMemoryTest.cpp - code and its addresses lie together -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Engine/CodeMemory.h"
#include "../lib/Engine/ObjectEmitter.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/ExecutionEngine/RuntimeDyld.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/Memory.h"
#include "llvm/Support/SourceMgr.h"

#include "gtest/gtest.h"

using namespace padlab;

namespace {

/// Counts how often memory is mapped.
struct CountingMapper : llvm::SectionMemoryManager::MemoryMapper {
  unsigned mappings = 0;

  llvm::sys::MemoryBlock
  allocateMappedMemory(llvm::SectionMemoryManager::AllocationPurpose,
                       size_t bytes, const llvm::sys::MemoryBlock *near,
                       unsigned flags, std::error_code &error) override {
    ++mappings;
    return llvm::sys::Memory::allocateMappedMemory(bytes, near, flags, error);
  }
  std::error_code protectMappedMemory(const llvm::sys::MemoryBlock &block,
                                      unsigned flags) override {
    return llvm::sys::Memory::protectMappedMemory(block, flags);
  }
  std::error_code releaseMappedMemory(llvm::sys::MemoryBlock &block) override {
    return llvm::sys::Memory::releaseMappedMemory(block);
  }
};

/// Resolves all symbols to the same address.
struct OneAddress : llvm::JITSymbolResolver {
  void lookup(const LookupSet &symbols,
              OnResolvedFunction onResolved) override {
    LookupResult result;
    for (llvm::StringRef symbol : symbols)
      result[symbol] =
          llvm::JITEvaluatedSymbol(0x1000, llvm::JITSymbolFlags::Exported);
    onResolved(std::move(result));
  }
  llvm::Expected<LookupSet>
  getResponsibilitySet(const LookupSet &symbols) override {
    return symbols;
  }
};

} // namespace

/// Emits an object that calls `numFunctions` functions of other objects.
static llvm::SmallVector<char> emitCalls(unsigned numFunctions) {
  std::string declarations, calls;
  for (unsigned i = 0; i != numFunctions; ++i) {
    std::string name = "@far" + std::to_string(i) + "()\n";
    declarations += "declare void " + name;
    calls += "call void " + name;
  }
  llvm::LLVMContext context;
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(
      declarations + "define void @near() {\n" + calls + "ret void\n}\n",
      diagnostic, context);
  EXPECT_TRUE(module) << diagnostic.getMessage().str();
  llvm::SmallVector<char> object;
  auto emitter = ObjectEmitter::create(Target());
  EXPECT_TRUE(bool(emitter)) << llvm::toString(emitter.takeError());
  (*emitter)->optimize(*module);
  (*emitter)->generate(*module, object);
  return object;
}

TEST(CodeMemoryTest, CallsGoThroughTheSameMapping) {
  for (unsigned numFunctions : {1, 1000}) {
    llvm::SmallVector<char> bytes = emitCalls(numFunctions);
    auto object =
        llvm::object::ObjectFile::createObjectFile(llvm::MemoryBufferRef(
            llvm::StringRef(bytes.data(), bytes.size()), "calls"));
    ASSERT_TRUE(bool(object)) << llvm::toString(object.takeError());
    CountingMapper mapper;
    CodeMemory memory(&mapper);
    OneAddress resolver;
    llvm::RuntimeDyld linker(memory, resolver);
    linker.loadObject(**object);
    linker.resolveRelocations();
    ASSERT_FALSE(linker.hasError()) << linker.getErrorString().str();
    EXPECT_EQ(mapper.mappings, 1u) << numFunctions << " functions";
  }
}
