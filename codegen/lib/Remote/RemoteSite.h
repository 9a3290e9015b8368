//===- RemoteSite.h - native code in a runner -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_REMOTE_REMOTESITE_H
#define PADLAB_CODEGEN_REMOTE_REMOTESITE_H

#include "../Engine/Site.h"
#include "RunnerProcess.h"

namespace padlab::remote {

/// Sends requests to the LocalSite in the runner. If the runner dies or does
/// not answer in time, the outcome of the current request says so, as if native
/// code had failed.
class RemoteSite : public Site {
public:
  explicit RemoteSite(RunnerProcess &runner) : runner(runner) {}

  void begin(const padlab_runtime_options &options) override;
  uint64_t allocate(llvm::ArrayRef<char> bytes) override;
  SiteOutcome call(uint64_t entry, llvm::MutableArrayRef<uint64_t> slots,
                   unsigned timeoutMs, RunRecord &record) override;
  SiteOutcome read(uint64_t address, llvm::MutableArrayRef<char> to) override;
  SiteOutcome gather(llvm::ArrayRef<uint64_t> descriptor, int64_t elementBytes,
                     llvm::MutableArrayRef<char> to) override;
  bool isLive(uint64_t buffer) override;

private:
  SiteOutcome describeLoss() const;
  SiteOutcome copy(Kind kind, const Writer &request,
                   llvm::MutableArrayRef<char> to);

  RunnerProcess &runner;
};

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_REMOTESITE_H
