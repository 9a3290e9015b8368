//===- RemoteImage.cpp - an object, linked for a runner -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RemoteImage.h"

#include "llvm/ExecutionEngine/JITSymbol.h"
#include "llvm/ExecutionEngine/RuntimeDyld.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/MathExtras.h"

using namespace padlab::remote;

/// The size of the runner's pages. Memory can be made executable or read-only
/// only in whole pages.
static constexpr uint64_t pageBytes = 4096;

namespace {

/// Memory of this process in which an object is linked: pages for the code,
/// then pages for the constants, then pages for the data. The distances between
/// the three parts are the same in the runner.
class ImageMemory : public llvm::RuntimeDyld::MemoryManager {
public:
  bool needsToReserveAllocationSpace() override { return true; }
  void reserveAllocationSpace(uintptr_t codeSize, llvm::Align,
                              uintptr_t constantSize, llvm::Align,
                              uintptr_t dataSize, llvm::Align) override {
    // Each part has a whole number of pages, and at least one page, even if the
    // part is empty.
    code.size = llvm::alignTo(codeSize + 1, pageBytes);
    constants.begin = code.size;
    constants.size = llvm::alignTo(constantSize + 1, pageBytes);
    data.begin = constants.begin + constants.size;
    data.size = llvm::alignTo(dataSize + 1, pageBytes);
    memory.resize(data.begin + data.size + pageBytes);
    base = reinterpret_cast<char *>(
        llvm::alignTo(reinterpret_cast<uintptr_t>(memory.data()), pageBytes));
  }

  uint8_t *allocateCodeSection(uintptr_t size, unsigned alignment, unsigned,
                               llvm::StringRef) override {
    return allocate(code, size, alignment);
  }
  uint8_t *allocateDataSection(uintptr_t size, unsigned alignment, unsigned,
                               llvm::StringRef, bool isReadOnly) override {
    return allocate(isReadOnly ? constants : data, size, alignment);
  }
  /// Generated code never unwinds, so these do nothing.
  void registerEHFrames(uint8_t *, uint64_t, size_t) override {}
  void deregisterEHFrames() override {}
  bool finalizeMemory(std::string *) override { return false; }

  struct Part {
    uint64_t begin = 0, size = 0, used = 0;
  };
  Part code, constants, data;
  char *base = nullptr;
  uint64_t getSize() const { return data.begin + data.size; }
  std::vector<const void *> sections;

private:
  uint8_t *allocate(Part &part, uintptr_t size, unsigned alignment) {
    uint64_t begin = llvm::alignTo(part.used, std::max(alignment, 1u));
    if (begin + size > part.size)
      return nullptr;
    part.used = begin + size;
    char *section = base + part.begin + begin;
    sections.push_back(section);
    return reinterpret_cast<uint8_t *>(section);
  }

  std::vector<char> memory;
};

class RunnerSymbols : public llvm::LegacyJITSymbolResolver {
public:
  explicit RunnerSymbols(const RunnerProcess &runner) : runner(runner) {}
  llvm::JITSymbol findSymbol(const std::string &name) override {
    if (std::optional<uint64_t> address = runner.getAddress(name))
      return llvm::JITSymbol(*address, llvm::JITSymbolFlags::Exported);
    return nullptr;
  }
  llvm::JITSymbol findSymbolInLogicalDylib(const std::string &) override {
    return nullptr;
  }

private:
  const RunnerProcess &runner;
};

} // namespace

static llvm::Error lost() {
  return llvm::createStringError("the runner of CPU 'aarch64' was lost");
}

static llvm::Error upload(RunnerProcess &runner, const ImageMemory &memory,
                          uint64_t base) {
  auto reply =
      runner.ask(Kind::FillCode, Writer()
                                     .put(base)
                                     .put<uint64_t>(memory.constants.begin)
                                     .put<uint64_t>(memory.constants.size)
                                     .putBytes(memory.base, memory.getSize()));
  if (!reply)
    return lost();
  if (Reader(*reply).take<uint64_t>() == 0)
    return llvm::createStringError("the runner cannot protect code");
  return llvm::Error::success();
}

llvm::Expected<RemoteImage>
RemoteImage::link(RunnerProcess &runner, llvm::MemoryBufferRef object,
                  llvm::ArrayRef<std::string> names) {
  auto file = llvm::object::ObjectFile::createObjectFile(object);
  if (!file)
    return file.takeError();
  ImageMemory memory;
  RunnerSymbols symbols(runner);
  llvm::RuntimeDyld linker(memory, symbols);
  linker.loadObject(**file);
  if (linker.hasError())
    return llvm::createStringError(linker.getErrorString());

  RemoteImage image;
  image.size = memory.getSize();
  auto reply = runner.ask(Kind::MapCode, Writer().put(image.size));
  if (!reply)
    return lost();
  image.base = Reader(*reply).take<uint64_t>();
  if (image.base == 0)
    return llvm::createStringError("the runner has no memory for code");
  for (const void *section : memory.sections)
    linker.mapSectionAddress(
        section,
        image.base + (static_cast<const char *>(section) - memory.base));
  linker.resolveRelocations();
  if (linker.hasError())
    return llvm::createStringError(linker.getErrorString());
  for (const std::string &name : names)
    image.entries.push_back(linker.getSymbol(name).getAddress());
  if (llvm::Error error = upload(runner, memory, image.base))
    return error;
  return image;
}
