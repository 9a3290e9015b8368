//===- NativeExecutable.h - one entry and its signature -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_NATIVEEXECUTABLE_H
#define PADLAB_CODEGEN_NATIVEEXECUTABLE_H

#include "Linker.h"
#include "Signature.h"

#include "padlab/codegen/Compiler.h"

namespace padlab {

class NativeExecutable : public Executable {
public:
  NativeExecutable(std::shared_ptr<LinkedCode> code, EntryFunction entry,
                   Signature signature, std::shared_ptr<StageTimes> times)
      : code(std::move(code)), entry(entry), signature(std::move(signature)),
        times(std::move(times)) {}

  RunResult run(llvm::ArrayRef<RuntimeValue> inputs,
                const RunOptions &options) const override;
  std::unique_ptr<Invocation>
  prepare(llvm::ArrayRef<RuntimeValue> inputs) const override;
  std::unique_ptr<TimedInvocation>
  prepareTimed(llvm::ArrayRef<RuntimeValue> inputs, Pages pages) const;
  const LinkedCode &getCode() const { return *code; }

private:
  std::shared_ptr<LinkedCode> code;
  EntryFunction entry;
  Signature signature;
  std::shared_ptr<StageTimes> times;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_NATIVEEXECUTABLE_H
