//===- Linker.h - objects to running code -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LINKER_H
#define PADLAB_CODEGEN_LINKER_H

#include "CodeLinker.h"

#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/MemoryBuffer.h"

namespace padlab {

/// A packed entry, see packEntry.
using EntryFunction = void (*)(void *slots);

/// Code in the memory of this process.
class LinkedCode : public LinkedBatch,
                   public std::enable_shared_from_this<LinkedCode> {
public:
  LinkedCode(std::shared_ptr<llvm::orc::LLJIT> jit,
             llvm::orc::ResourceTrackerSP tracker)
      : jit(std::move(jit)), tracker(std::move(tracker)) {}
  ~LinkedCode() override { llvm::consumeError(tracker->remove()); }
  LinkedCode(const LinkedCode &) = delete;
  LinkedCode &operator=(const LinkedCode &) = delete;

  const llvm::orc::ResourceTrackerSP &getTracker() const { return tracker; }

  std::unique_ptr<Executable>
  makeExecutable(unsigned entry, Signature signature,
                 std::shared_ptr<StageTimes> times) override;

  std::vector<EntryFunction> entries;

private:
  /// The JIT is shared because code may outlive the linker that made it.
  std::shared_ptr<llvm::orc::LLJIT> jit;
  llvm::orc::ResourceTrackerSP tracker;
};

/// A linker into this process, by a JIT that lives as long as the linker and
/// the code that the linker made.
class Linker : public CodeLinker {
public:
  static llvm::Expected<std::unique_ptr<Linker>>
  create(const llvm::DataLayout &dataLayout);

  llvm::Expected<std::shared_ptr<LinkedBatch>>
  link(std::unique_ptr<llvm::MemoryBuffer> object,
       llvm::ArrayRef<std::string> names) override;

private:
  explicit Linker(std::shared_ptr<llvm::orc::LLJIT> jit)
      : jit(std::move(jit)) {}
  std::shared_ptr<llvm::orc::LLJIT> jit;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LINKER_H
