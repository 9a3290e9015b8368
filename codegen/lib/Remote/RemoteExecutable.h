//===- RemoteExecutable.h - entries whose code is in a runner -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_REMOTE_REMOTEEXECUTABLE_H
#define PADLAB_CODEGEN_REMOTE_REMOTEEXECUTABLE_H

#include "../Engine/CodeLinker.h"
#include "../Engine/Signature.h"
#include "RunnerProcess.h"

#include "padlab/codegen/Compiler.h"

#include "llvm/Support/MemoryBuffer.h"

namespace padlab::remote {

/// The code of a batch (programs that were compiled together). If the runner
/// was lost, the code is loaded into the next runner when it is called.
class RemoteCode : public LinkedBatch,
                   public std::enable_shared_from_this<RemoteCode> {
public:
  RemoteCode(RunnerProcess &runner, std::unique_ptr<llvm::MemoryBuffer> object,
             std::vector<std::string> names)
      : runner(runner), object(std::move(object)), names(std::move(names)) {}
  ~RemoteCode() override;

  /// Loads the code into the runner if it is not loaded yet. Starts a runner if
  /// there is none.
  llvm::Error ensureLoaded();
  RunnerProcess &getRunner() const { return runner; }
  /// Returns the address of an entry in the memory of the runner. The code must
  /// be loaded.
  uint64_t getEntry(unsigned index) const { return entries[index]; }

  std::unique_ptr<Executable>
  makeExecutable(unsigned entry, Signature signature,
                 std::shared_ptr<StageTimes> times) override;

private:
  RunnerProcess &runner;
  std::unique_ptr<llvm::MemoryBuffer> object;
  std::vector<std::string> names;
  std::vector<uint64_t> entries;
  /// The generation (RunnerProcess::getGeneration) of the runner that the code
  /// is loaded into; 0 if it is not loaded.
  uint64_t generation = 0;
  uint64_t base = 0, size = 0;
};

class RemoteExecutable : public Executable {
public:
  RemoteExecutable(std::shared_ptr<RemoteCode> code, unsigned entry,
                   Signature signature, std::shared_ptr<StageTimes> times)
      : code(std::move(code)), entry(entry), signature(std::move(signature)),
        times(std::move(times)) {}

  RunResult run(llvm::ArrayRef<RuntimeValue> inputs,
                const RunOptions &options) const override;
  /// Returns null, because times under emulation are of no use.
  std::unique_ptr<Invocation>
  prepare(llvm::ArrayRef<RuntimeValue> inputs) const override;

private:
  std::shared_ptr<RemoteCode> code;
  unsigned entry;
  Signature signature;
  std::shared_ptr<StageTimes> times;
};

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_REMOTEEXECUTABLE_H
