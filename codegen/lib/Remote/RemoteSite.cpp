//===- RemoteSite.cpp - native code in a runner -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RemoteSite.h"

using namespace padlab;
using namespace padlab::remote;

/// How many milliseconds this process waits beyond the time limit of a call.
/// The runner itself ends the call at the limit, unless the runner is stuck.
static constexpr unsigned graceMs = 10000;

SiteOutcome RemoteSite::describeLoss() const {
  if (int signal = runner.getLastSignal())
    return {GuardedOutcome::Status::Signal, signal};
  return {GuardedOutcome::Status::TimedOut};
}

static SiteOutcome takeOutcome(Reader &in) {
  SiteOutcome outcome;
  outcome.status = static_cast<GuardedOutcome::Status>(in.take<uint32_t>());
  outcome.touched = static_cast<Touched>(in.take<uint32_t>());
  outcome.signal = in.take<uint64_t>();
  return outcome;
}

static std::optional<std::string> takeText(Reader &in) {
  bool hasText = in.take<uint64_t>();
  std::string text = in.takeString();
  return hasText ? std::optional(std::move(text)) : std::nullopt;
}

void RemoteSite::begin(const padlab_runtime_options &options) {
  runner.ask(Kind::Begin,
             Writer().put(options.poison_pattern).put(options.guard_after));
}

uint64_t RemoteSite::allocate(llvm::ArrayRef<char> bytes) {
  auto reply =
      runner.ask(Kind::Allocate, Writer().putBytes(bytes.data(), bytes.size()));
  return reply ? Reader(*reply).take<uint64_t>() : 0;
}

SiteOutcome RemoteSite::call(uint64_t entry,
                             llvm::MutableArrayRef<uint64_t> slots,
                             unsigned timeoutMs, RunRecord &record) {
  size_t slotBytes = slots.size() * sizeof(uint64_t);
  auto reply = runner.ask(Kind::Call,
                          Writer().put(entry).put<uint64_t>(timeoutMs).putBytes(
                              slots.data(), slotBytes),
                          timeoutMs + graceMs);
  if (!reply)
    return describeLoss();
  Reader in(*reply);
  SiteOutcome outcome = takeOutcome(in);
  record.failedCheck = takeText(in);
  record.error = takeText(in);
  record.counts = in.take<padlab_runtime_counts>();
  in.takeBytes(slots.data(), slotBytes);
  return outcome;
}

SiteOutcome RemoteSite::copy(Kind kind, const Writer &request,
                             llvm::MutableArrayRef<char> to) {
  auto reply = runner.ask(kind, request);
  if (!reply)
    return describeLoss();
  Reader in(*reply);
  SiteOutcome outcome = takeOutcome(in);
  in.takeBytes(to.data(), to.size());
  return outcome;
}

SiteOutcome RemoteSite::read(uint64_t address, llvm::MutableArrayRef<char> to) {
  return copy(Kind::Read, Writer().put(address).put<uint64_t>(to.size()), to);
}

SiteOutcome RemoteSite::gather(llvm::ArrayRef<uint64_t> descriptor,
                               int64_t elementBytes,
                               llvm::MutableArrayRef<char> to) {
  return copy(
      Kind::Gather,
      Writer()
          .put(elementBytes)
          .put<uint64_t>(to.size())
          .putBytes(descriptor.data(), descriptor.size() * sizeof(uint64_t)),
      to);
}

bool RemoteSite::isLive(uint64_t buffer) {
  auto reply = runner.ask(Kind::IsLive, Writer().put(buffer));
  return reply && Reader(*reply).take<uint64_t>() != 0;
}
