//===- RemoteImage.h - an object, linked for a runner -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_REMOTE_REMOTEIMAGE_H
#define PADLAB_CODEGEN_REMOTE_REMOTEIMAGE_H

#include "RunnerProcess.h"

#include "llvm/Support/MemoryBufferRef.h"

namespace padlab::remote {

/// The addresses of an object in a runner.
struct RemoteImage {
  uint64_t base = 0, size = 0;
  /// The entries, one per name.
  std::vector<uint64_t> entries;

  /// Links `object` and puts it into the runner's memory, code executable,
  /// constants read-only.
  static llvm::Expected<RemoteImage> link(RunnerProcess &runner,
                                          llvm::MemoryBufferRef object,
                                          llvm::ArrayRef<std::string> names);
};

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_REMOTEIMAGE_H
