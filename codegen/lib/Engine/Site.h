//===- Site.h - where native code runs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Native code runs in this process or, if its CPU is emulated, in another
/// process, the runner. A site hides this difference. This file does not depend
/// on MLIR, because the runner, which has no MLIR, uses LocalSite, too.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_SITE_H
#define PADLAB_CODEGEN_SITE_H

#include "Guarded.h"

#include "padlab/codegen/Runtime.h"

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <optional>
#include <string>

namespace padlab {

/// The kind of memory that a fault touched.
enum class Touched : uint32_t {
  Other,
  Guard, ///< A guard page of a buffer.
  Freed, ///< A buffer that the run has freed.
};

/// How an action of a site ended that runs native code or follows pointers from
/// native code.
struct SiteOutcome {
  GuardedOutcome::Status status = GuardedOutcome::Status::Returned;
  int signal = 0;
  Touched touched = Touched::Other;
  bool hasReturned() const {
    return status == GuardedOutcome::Status::Returned;
  }
};

/// The events of a call that has ended, as the runtime recorded them.
struct RunRecord {
  /// The message of the first check that did not hold, if any.
  std::optional<std::string> failedCheck;
  /// The message of the program if it stopped itself.
  std::optional<std::string> error;
  padlab_runtime_counts counts = {};
};

/// A place where native code runs. All addresses are in the memory of the
/// process in which the code runs.
class Site {
public:
  virtual ~Site() = default;

  /// Starts a run: frees the buffers of the previous run.
  virtual void begin(const padlab_runtime_options &options) = 0;
  /// Allocates a buffer with these bytes; returns 0 if there is no memory left.
  virtual uint64_t allocate(llvm::ArrayRef<char> bytes) = 0;
  /// Calls the packed entry (see packEntry) at the address `entry`. The call
  /// reads the arguments from `slots`, and writes the results to `slots`.
  virtual SiteOutcome call(uint64_t entry,
                           llvm::MutableArrayRef<uint64_t> slots,
                           unsigned timeoutMs, RunRecord &record) = 0;
  virtual SiteOutcome read(uint64_t address,
                           llvm::MutableArrayRef<char> to) = 0;
  /// Copies the elements of the buffer with this ranked descriptor
  /// (Descriptor.h) to `to`, one after the other. `to` must have exactly their
  /// size.
  virtual SiteOutcome gather(llvm::ArrayRef<uint64_t> descriptor,
                             int64_t elementBytes,
                             llvm::MutableArrayRef<char> to) = 0;
  /// Whether a live buffer begins at the address `buffer`.
  virtual bool isLive(uint64_t buffer) = 0;
};

/// Runs code in this process. Objects of this class have no state: the runtime
/// has it.
class LocalSite : public Site {
public:
  void begin(const padlab_runtime_options &options) override;
  uint64_t allocate(llvm::ArrayRef<char> bytes) override;
  SiteOutcome call(uint64_t entry, llvm::MutableArrayRef<uint64_t> slots,
                   unsigned timeoutMs, RunRecord &record) override;
  SiteOutcome read(uint64_t address, llvm::MutableArrayRef<char> to) override;
  SiteOutcome gather(llvm::ArrayRef<uint64_t> descriptor, int64_t elementBytes,
                     llvm::MutableArrayRef<char> to) override;
  bool isLive(uint64_t buffer) override;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_SITE_H
