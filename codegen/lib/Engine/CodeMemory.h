//===- CodeMemory.h - where linked code lies -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CODEMEMORY_H
#define PADLAB_CODEGEN_CODEMEMORY_H

#include "llvm/ExecutionEngine/SectionMemoryManager.h"

namespace padlab {

/// The memory of one object. It is a single mapping because code of the small
/// code model reaches only 2 GiB: the system might place a second mapping
/// farther away, and the linker would silently truncate the distance to it.
class CodeMemory : public llvm::SectionMemoryManager {
public:
  /// `mapper` allocates the mapping, and must outlive this object; null means
  /// the default one.
  explicit CodeMemory(MemoryMapper *mapper = nullptr)
      : SectionMemoryManager(mapper, /*ReserveAlloc=*/true) {}

  /// Also reserves memory for the table of addresses by which the code calls
  /// functions of other objects. The linker puts this table into the data, but
  /// does not include it in `dataSize`.
  void reserveAllocationSpace(uintptr_t codeSize, llvm::Align codeAlign,
                              uintptr_t constantsSize,
                              llvm::Align constantsAlign, uintptr_t dataSize,
                              llvm::Align dataAlign) override {
    SectionMemoryManager::reserveAllocationSpace(
        codeSize, codeAlign, constantsSize, constantsAlign,
        dataSize + mostAddressBytes, dataAlign);
  }

private:
  /// The size of a table of addresses of about 8,000 functions. Programs cannot
  /// call more: the process and the runtime offer fewer functions to them.
  static constexpr uintptr_t mostAddressBytes = 64 << 10;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_CODEMEMORY_H
