//===- RemoteLinker.h - objects to code in a runner -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_REMOTE_REMOTELINKER_H
#define PADLAB_CODEGEN_REMOTE_REMOTELINKER_H

#include "../Engine/CodeLinker.h"
#include "RunnerProcess.h"

namespace padlab::remote {

/// Links objects in this process, for addresses in the runner's memory, and
/// copies the linked code to this memory. So the runner need not be able to
/// read any file format.
class RemoteLinker : public CodeLinker {
public:
  /// Returns an error of one line if no runner can be started.
  static llvm::Expected<std::unique_ptr<CodeLinker>> create();

  llvm::Expected<std::shared_ptr<LinkedBatch>>
  link(std::unique_ptr<llvm::MemoryBuffer> object,
       llvm::ArrayRef<std::string> names) override;
};

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_REMOTELINKER_H
