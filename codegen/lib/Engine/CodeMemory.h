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

/// The memory of one object. It is one mapping because the small code model
/// reaches only 2 GiB: the system might place a second mapping farther away,
/// and the linker silently truncates such addresses.
class CodeMemory : public llvm::SectionMemoryManager {
public:
  /// `mapper` must outlive this object; null means the system's.
  explicit CodeMemory(MemoryMapper *mapper = nullptr)
      : SectionMemoryManager(mapper, /*ReserveAlloc=*/true) {}

  /// Adds room for the table of addresses through which functions of other
  /// objects are called: the linker does not count it, although it is data.
  void reserveAllocationSpace(uintptr_t codeSize, llvm::Align codeAlign,
                              uintptr_t constantsSize,
                              llvm::Align constantsAlign, uintptr_t dataSize,
                              llvm::Align dataAlign) override {
    SectionMemoryManager::reserveAllocationSpace(
        codeSize, codeAlign, constantsSize, constantsAlign,
        dataSize + mostAddressBytes, dataAlign);
  }

private:
  /// The room for the addresses of about 8,000 functions: the process and the
  /// runtime offer fewer to programs.
  static constexpr uintptr_t mostAddressBytes = 64 << 10;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_CODEMEMORY_H
