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

/// An object that is loaded into a runner, with addresses in the memory of the
/// runner.
struct RemoteImage {
  uint64_t base = 0, size = 0;
  /// The addresses of the entries, one for each name.
  std::vector<uint64_t> entries;

  /// Links `object` and copies it to the runner's memory, where the code is
  /// executable and the constants are read-only.
  static llvm::Expected<RemoteImage> link(RunnerProcess &runner,
                                          llvm::MemoryBufferRef object,
                                          llvm::ArrayRef<std::string> names);
};

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_REMOTEIMAGE_H
