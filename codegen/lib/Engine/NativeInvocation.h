//===- NativeInvocation.h - a call that is repeated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_NATIVEINVOCATION_H
#define PADLAB_CODEGEN_NATIVEINVOCATION_H

#include "../Runtime/Arena.h"
#include "Linker.h"
#include "Signature.h"

#include "padlab/codegen/TimedCode.h"

namespace padlab {

class NativeInvocation : public TimedInvocation {
public:
  NativeInvocation(std::shared_ptr<LinkedCode> code, EntryFunction entry,
                   Signature signature, Pages pages)
      : code(std::move(code)), entry(entry), signature(std::move(signature)),
        arena(pages == Pages::Huge) {}

  /// Copies the inputs to memory that all calls use. Returns false if there is
  /// not enough memory.
  bool passArguments(llvm::ArrayRef<RuntimeValue> inputs);

  void invoke() override;
  std::optional<llvm::SmallVector<RuntimeValue>> getResults() const override;
  std::optional<int64_t> getAllocatedBytes() const override {
    return arena.getAllocatedBytes();
  }
  std::optional<int64_t> getAllocations() const override {
    return arena.getAllocations();
  }
  void forgetAllocations() override { arena.forget(afterArguments); }
  bool flushCaches() override { return arena.flush(); }

private:
  std::shared_ptr<LinkedCode> code;
  EntryFunction entry;
  Signature signature;
  runtime::Arena arena;
  size_t afterArguments = 0;
  llvm::SmallVector<uint64_t> slots;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_NATIVEINVOCATION_H
