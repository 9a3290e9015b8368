//===- Linker.h - objects to running code -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LINKER_H
#define PADLAB_CODEGEN_LINKER_H

#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/MemoryBuffer.h"

namespace padlab {

/// A packed entry, see packEntry.
using EntryFunction = void (*)(void *slots);

/// Code in memory; gone when the last owner is.
class LinkedCode {
public:
  LinkedCode(std::shared_ptr<llvm::orc::LLJIT> jit,
             llvm::orc::ResourceTrackerSP tracker)
      : jit(std::move(jit)), tracker(std::move(tracker)) {}
  ~LinkedCode() { llvm::consumeError(tracker->remove()); }
  LinkedCode(const LinkedCode &) = delete;
  LinkedCode &operator=(const LinkedCode &) = delete;

  const llvm::orc::ResourceTrackerSP &getTracker() const { return tracker; }

  std::vector<EntryFunction> entries;

private:
  /// Code may outlive the linker that made it.
  std::shared_ptr<llvm::orc::LLJIT> jit;
  llvm::orc::ResourceTrackerSP tracker;
};

/// The JIT that is kept for the life of the process.
class Linker {
public:
  static llvm::Expected<std::unique_ptr<Linker>>
  create(const llvm::DataLayout &dataLayout);

  /// Links `object` and looks `names` up in it. Names are unique over the life
  /// of the linker.
  llvm::Expected<std::shared_ptr<LinkedCode>>
  link(std::unique_ptr<llvm::MemoryBuffer> object,
       llvm::ArrayRef<std::string> names);

private:
  explicit Linker(std::shared_ptr<llvm::orc::LLJIT> jit)
      : jit(std::move(jit)) {}
  std::shared_ptr<llvm::orc::LLJIT> jit;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LINKER_H
