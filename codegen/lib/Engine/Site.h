//===- Site.h - where native code runs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Native code runs in this process or, for a CPU that is emulated, in another
/// one. A site hides this difference. It does not depend on MLIR, because the
/// other process is built on LocalSite, too.
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

/// How an action of a site ended, if it runs native code or follows its
/// pointers.
struct SiteOutcome {
  GuardedOutcome::Status status = GuardedOutcome::Status::Returned;
  int signal = 0;
  Touched touched = Touched::Other;
  bool hasReturned() const {
    return status == GuardedOutcome::Status::Returned;
  }
};

/// The runtime's record of a call that has ended.
struct RunRecord {
  /// The first check that did not hold.
  std::optional<std::string> failedCheck;
  /// The message of a program that stopped itself.
  std::optional<std::string> error;
  padlab_runtime_counts counts = {};
};

/// A place where native code runs. All addresses are those of the site.
class Site {
public:
  virtual ~Site() = default;

  /// Starts a run: the buffers of the previous one are freed.
  virtual void begin(const padlab_runtime_options &options) = 0;
  /// Allocates a buffer with these bytes; returns 0 if there is no memory left.
  virtual uint64_t allocate(llvm::ArrayRef<char> bytes) = 0;
  /// Calls a packed entry, see packEntry. `slots` are the site's to read and to
  /// write.
  virtual SiteOutcome call(uint64_t entry,
                           llvm::MutableArrayRef<uint64_t> slots,
                           unsigned timeoutMs, RunRecord &record) = 0;
  virtual SiteOutcome read(uint64_t address,
                           llvm::MutableArrayRef<char> to) = 0;
  /// Packs the elements that a ranked descriptor (Descriptor.h) describes into
  /// `to`, which has room for exactly these.
  virtual SiteOutcome gather(llvm::ArrayRef<uint64_t> descriptor,
                             int64_t elementBytes,
                             llvm::MutableArrayRef<char> to) = 0;
  /// Whether a buffer begins here.
  virtual bool isLive(uint64_t buffer) = 0;
};

/// Runs code in this process. It has no state of its own.
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
