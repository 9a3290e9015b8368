//===- CodeLinker.h - objects to executables -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CODELINKER_H
#define PADLAB_CODEGEN_CODELINKER_H

#include "Signature.h"

#include "padlab/codegen/TimedCode.h"

#include "llvm/IR/DataLayout.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace padlab {

/// The code of programs that were linked together (a batch). It is freed with
/// its last owner.
class LinkedBatch {
public:
  virtual ~LinkedBatch() = default;
  /// `entry` is an index into the names that the batch was linked with. The
  /// executable shares the ownership of the batch.
  virtual std::unique_ptr<Executable>
  makeExecutable(unsigned entry, Signature signature,
                 std::shared_ptr<StageTimes> times) = 0;

  /// The summary of the code, if the batch is a single optimized program.
  std::optional<CodeSummary> summary;
};

/// Links code into this process or into the runner, another process that
/// emulates the CPU. A compiler keeps its linker as long as it lives.
class CodeLinker {
public:
  virtual ~CodeLinker() = default;
  /// Returns the linker for the CPU of this name. The error is one line.
  static llvm::Expected<std::unique_ptr<CodeLinker>>
  create(llvm::StringRef cpu, const llvm::DataLayout &dataLayout);

  /// Links `object` and looks up the symbols `names` in it. No two objects of a
  /// linker may define the same name.
  virtual llvm::Expected<std::shared_ptr<LinkedBatch>>
  link(std::unique_ptr<llvm::MemoryBuffer> object,
       llvm::ArrayRef<std::string> names) = 0;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_CODELINKER_H
