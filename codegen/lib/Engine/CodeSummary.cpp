//===- CodeSummary.cpp - a hash and the size of object code ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeSummary.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/SHA1.h"

using namespace padlab;
using llvm::object::ELFObjectFileBase;
using llvm::object::ELFSectionRef;
using llvm::object::ELFSymbolRef;
using llvm::object::SectionRef;

static void add(llvm::SHA1 &hash, uint64_t number) {
  hash.update(llvm::ArrayRef(reinterpret_cast<const uint8_t *>(&number),
                             sizeof number));
}

/// Whether the section is loaded to memory, except for `.eh_frame`, which is
/// only used to unwind the stack.
static bool isLoaded(const SectionRef &section) {
  llvm::Expected<llvm::StringRef> name = section.getName();
  bool isUnwound = !name || *name == ".eh_frame";
  llvm::consumeError(name.takeError());
  return !isUnwound &&
         (ELFSectionRef(section).getFlags() & llvm::ELF::SHF_ALLOC);
}

/// Adds a symbol to the hash: by its name if another object defines the symbol,
/// by its position if this object defines it.
static void addSymbol(llvm::SHA1 &hash, const ELFObjectFileBase &object,
                      const llvm::object::SymbolRef &symbol) {
  auto section = symbol.getSection();
  if (!section)
    return llvm::consumeError(section.takeError());
  if (*section != object.section_end()) {
    add(hash, (*section)->getIndex());
    add(hash, ELFSymbolRef(symbol).getValue().get());
    return;
  }
  if (llvm::Expected<llvm::StringRef> name = symbol.getName())
    hash.update(*name);
  else
    llvm::consumeError(name.takeError());
}

static void addRelocations(llvm::SHA1 &hash, const ELFObjectFileBase &object,
                           const SectionRef &relocations) {
  auto target = relocations.getRelocatedSection();
  if (!target)
    return llvm::consumeError(target.takeError());
  if (*target == object.section_end() || !isLoaded(**target))
    return;
  for (const llvm::object::RelocationRef &relocation :
       relocations.relocations()) {
    add(hash, relocation.getOffset());
    add(hash, relocation.getType());
    if (auto addend = llvm::object::ELFRelocationRef(relocation).getAddend())
      add(hash, *addend);
    else
      llvm::consumeError(addend.takeError());
    if (relocation.getSymbol() != object.symbol_end())
      addSymbol(hash, object, *relocation.getSymbol());
  }
}

std::optional<CodeSummary> padlab::summarizeCode(llvm::ArrayRef<char> bytes) {
  auto object = llvm::object::ObjectFile::createELFObjectFile(
      llvm::MemoryBufferRef({bytes.data(), bytes.size()}, "object"));
  if (!object) {
    llvm::consumeError(object.takeError());
    return std::nullopt;
  }
  const auto &elf = llvm::cast<ELFObjectFileBase>(**object);
  CodeSummary summary;
  llvm::SHA1 hash;
  for (const SectionRef &section : elf.sections()) {
    addRelocations(hash, elf, section);
    if (!isLoaded(section))
      continue;
    if (section.isText())
      summary.bytes += section.getSize();
    add(hash, section.getSize());
    if (llvm::Expected<llvm::StringRef> contents = section.getContents())
      hash.update(*contents);
    else
      llvm::consumeError(contents.takeError());
  }
  summary.hash = llvm::toHex(hash.final(), /*LowerCase=*/true);
  return summary;
}
