//===- LocalSite.cpp - native code in this process -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Runtime/RuntimeState.h"
#include "Descriptor.h"
#include "Site.h"

#include <csignal>
#include <cstring>

using namespace padlab;

/// The time limit for copying results. A copy takes so long only if the
/// descriptor makes no sense.
static constexpr unsigned copyTimeoutMs = 10000;

static SiteOutcome describe(const GuardedOutcome &outcome) {
  SiteOutcome described{outcome.status, outcome.signal};
  if (outcome.status == GuardedOutcome::Status::Signal &&
      (outcome.signal == SIGSEGV || outcome.signal == SIGBUS))
    described.touched =
        padlab_runtime_is_freed(outcome.address)   ? Touched::Freed
        : padlab_runtime_is_guard(outcome.address) ? Touched::Guard
                                                   : Touched::Other;
  return described;
}

void LocalSite::begin(const padlab_runtime_options &options) {
  padlab_runtime_begin(&options);
}

uint64_t LocalSite::allocate(llvm::ArrayRef<char> bytes) {
  void *buffer = padlab_alloc(bytes.size(), 1);
  if (buffer && !bytes.empty())
    std::memcpy(buffer, bytes.data(), bytes.size());
  return reinterpret_cast<uint64_t>(buffer);
}

static std::optional<std::string> copyMessage(const char *text) {
  return text ? std::optional<std::string>(text) : std::nullopt;
}

SiteOutcome LocalSite::call(uint64_t entry,
                            llvm::MutableArrayRef<uint64_t> slots,
                            unsigned timeoutMs, RunRecord &record) {
  auto *function = reinterpret_cast<void (*)(void *)>(entry);
  SiteOutcome outcome =
      describe(callGuarded([&] { function(slots.data()); }, timeoutMs));
  if (outcome.hasReturned() || outcome.status == GuardedOutcome::Status::Left)
    padlab_check_end(padlab_error_message());
  // A run may have both messages, if a check fails and an error stops the
  // program later.
  record.failedCheck = copyMessage(padlab_check_message());
  record.error = copyMessage(padlab_error_message());
  record.counts = padlab_runtime_get_counts();
  return outcome;
}

SiteOutcome LocalSite::read(uint64_t address, llvm::MutableArrayRef<char> to) {
  auto *from = reinterpret_cast<const char *>(address);
  return describe(callGuarded([&] { std::memcpy(to.data(), from, to.size()); },
                              copyTimeoutMs));
}

namespace {

/// A walk over the elements of a strided buffer, in row-major order.
struct StridedCopy {
  llvm::ArrayRef<uint64_t> extents, strides;
  int64_t elementBytes;

  /// Copies the elements of dimension `dim` and all later dimensions, and
  /// returns the address behind the last copied element in the destination.
  char *copy(const char *from, char *to, size_t dim) const {
    if (dim == extents.size() ||
        (dim + 1 == extents.size() && strides[dim] == 1)) {
      size_t bytes = (dim == extents.size() ? 1 : extents[dim]) * elementBytes;
      std::memcpy(to, from, bytes);
      return to + bytes;
    }
    for (uint64_t i = 0; i != extents[dim]; ++i)
      to = copy(from + int64_t(i * strides[dim]) * elementBytes, to, dim + 1);
    return to;
  }
};

} // namespace

SiteOutcome LocalSite::gather(llvm::ArrayRef<uint64_t> words,
                              int64_t elementBytes,
                              llvm::MutableArrayRef<char> to) {
  if (to.empty())
    return {};
  size_t rank = (words.size() - descriptor::extents) / 2;
  StridedCopy walk{words.slice(descriptor::extents, rank),
                   words.slice(descriptor::extents + rank, rank), elementBytes};
  auto *from = reinterpret_cast<const char *>(words[descriptor::aligned]) +
               int64_t(words[descriptor::offset]) * elementBytes;
  return describe(
      callGuarded([&] { walk.copy(from, to.data(), 0); }, copyTimeoutMs));
}

bool LocalSite::isLive(uint64_t buffer) {
  return runtime::isLive(reinterpret_cast<const void *>(buffer));
}
