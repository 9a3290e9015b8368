//===- Linker.cpp - objects to running code -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Linker.h"

#include "CodeMemory.h"
#include "NativeExecutable.h"
#include "SparseRuntime.h"

#include "padlab/codegen/RuntimeSymbols.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/RTDyldObjectLinkingLayer.h"

using namespace padlab;
namespace orc = llvm::orc;

static llvm::Error defineRuntime(orc::LLJIT &jit) {
  orc::SymbolMap symbols;
  for (const RuntimeSymbol &symbol : llvm::concat<const RuntimeSymbol>(
           getRuntimeSymbols(), getSparseRuntimeSymbols()))
    symbols[jit.mangleAndIntern(symbol.name)] = {
        orc::ExecutorAddr::fromPtr(symbol.address),
        llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
  return jit.getMainJITDylib().define(orc::absoluteSymbols(std::move(symbols)));
}

llvm::Expected<std::unique_ptr<Linker>>
Linker::create(const llvm::DataLayout &dataLayout) {
  orc::LLJITBuilder builder;
  builder.setDataLayout(dataLayout);
  builder.setPlatformSetUp(orc::setUpInactivePlatform);
  builder.setLinkProcessSymbolsByDefault(false);
  builder.setObjectLinkingLayerCreator(
      // Since LLVM 23, the function also gets a memory manager, which only
      // another linking layer uses.
      [](orc::ExecutionSession &session,
         auto &&...) -> llvm::Expected<std::unique_ptr<orc::ObjectLayer>> {
        return std::make_unique<orc::RTDyldObjectLinkingLayer>(
            session, [](const llvm::MemoryBuffer &) {
              return std::make_unique<CodeMemory>();
            });
      });
  auto jit = builder.create();
  if (!jit)
    return jit.takeError();
  if (llvm::Error error = defineRuntime(**jit))
    return error;
  auto process = orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      dataLayout.getGlobalPrefix());
  if (!process)
    return process.takeError();
  (*jit)->getMainJITDylib().addGenerator(std::move(*process));
  return std::unique_ptr<Linker>(new Linker(std::move(*jit)));
}

std::unique_ptr<Executable>
LinkedCode::makeExecutable(unsigned entry, Signature signature,
                           std::shared_ptr<StageTimes> times) {
  return std::make_unique<NativeExecutable>(shared_from_this(), entries[entry],
                                            std::move(signature),
                                            std::move(times));
}

llvm::Expected<std::shared_ptr<LinkedBatch>>
Linker::link(std::unique_ptr<llvm::MemoryBuffer> object,
             llvm::ArrayRef<std::string> names) {
  orc::JITDylib &dylib = jit->getMainJITDylib();
  auto code = std::make_shared<LinkedCode>(jit, dylib.createResourceTracker());
  if (llvm::Error error =
          jit->addObjectFile(code->getTracker(), std::move(object)))
    return error;
  for (const std::string &name : names) {
    auto address = jit->lookup(name);
    if (!address)
      return address.takeError();
    code->entries.push_back(address->toPtr<EntryFunction>());
  }
  return code;
}
