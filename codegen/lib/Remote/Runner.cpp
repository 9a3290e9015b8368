//===- Runner.cpp - native code of another CPU, under emulation -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The main program of the runner (Protocol.h): it contains our runtime and
/// LocalSite, compiled for the emulated CPU. Its standard input is the
/// connection to the host.
///
//===----------------------------------------------------------------------===//

#include "Runner.h"

#include "../Engine/Site.h"

#include "padlab/codegen/RuntimeSymbols.h"

#include <cstdio>
#include <sys/mman.h>
#include <unistd.h>

using namespace padlab;
using namespace padlab::remote;

static void greet(Channel &host) {
  Writer hello;
  auto add = [&](const RuntimeSymbol &symbol) {
    hello.put(reinterpret_cast<uint64_t>(symbol.address));
    hello.putString(symbol.name.str());
  };
  for (const RuntimeSymbol &symbol : getRuntimeSymbols())
    add(symbol);
  for (const RuntimeSymbol &symbol : getLibrarySymbols())
    add(symbol);
  host.send(Kind::Hello, hello.get());
}

static void putOutcome(Writer &reply, const SiteOutcome &outcome) {
  reply.put(static_cast<uint32_t>(outcome.status))
      .put(static_cast<uint32_t>(outcome.touched))
      .put<uint64_t>(outcome.signal);
}

static void putText(Writer &reply, const std::optional<std::string> &text) {
  reply.put<uint64_t>(text.has_value());
  reply.putString(text.value_or(""));
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

static void begin(Reader &in, Writer &) {
  padlab_runtime_options options;
  options.poison_pattern = in.take<uint8_t>();
  options.guard_after = in.take<uint8_t>();
  LocalSite().begin(options);
}

static void allocate(Reader &in, Writer &reply) {
  reply.put(LocalSite().allocate({in.getData(), in.getSize()}));
}

static void call(Reader &in, Writer &reply) {
  auto entry = in.take<uint64_t>();
  auto timeoutMs = in.take<uint64_t>();
  std::vector<uint64_t> slots(in.getSize() / sizeof(uint64_t));
  in.takeBytes(slots.data(), slots.size() * sizeof(uint64_t));
  RunRecord record;
  putOutcome(reply, LocalSite().call(entry, slots, timeoutMs, record));
  putText(reply, record.failedCheck);
  putText(reply, record.error);
  reply.put(record.counts);
  reply.putBytes(slots.data(), slots.size() * sizeof(uint64_t));
}

static void read(Reader &in, Writer &reply) {
  auto address = in.take<uint64_t>();
  std::vector<char> bytes(in.take<uint64_t>());
  putOutcome(reply, LocalSite().read(address, bytes));
  reply.putBytes(bytes.data(), bytes.size());
}

static void gather(Reader &in, Writer &reply) {
  auto elementBytes = in.take<int64_t>();
  std::vector<char> bytes(in.take<uint64_t>());
  std::vector<uint64_t> words(in.getSize() / sizeof(uint64_t));
  in.takeBytes(words.data(), words.size() * sizeof(uint64_t));
  putOutcome(reply, LocalSite().gather(words, elementBytes, bytes));
  reply.putBytes(bytes.data(), bytes.size());
}

static void isLive(Reader &in, Writer &reply) {
  reply.put<uint64_t>(LocalSite().isLive(in.take<uint64_t>()));
}

/// Maps memory for code, and replies its address; replies zero if there is no
/// memory left.
static void mapCode(Reader &in, Writer &reply) {
  void *memory = mmap(nullptr, in.take<uint64_t>(), PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  reply.put<uint64_t>(
      memory == MAP_FAILED ? 0 : reinterpret_cast<uint64_t>(memory));
}

static void fillCode(Reader &in, Writer &reply) {
  auto *code = reinterpret_cast<char *>(in.take<uint64_t>());
  auto codeBytes = in.take<uint64_t>();
  auto constantBytes = in.take<uint64_t>();
  in.takeBytes(code, in.getSize());
  __builtin___clear_cache(code, code + codeBytes);
  bool isProtected = !mprotect(code, codeBytes, PROT_READ | PROT_EXEC) &&
                     !mprotect(code + codeBytes, constantBytes, PROT_READ);
  reply.put<uint64_t>(isProtected);
}

static void unmapCode(Reader &in, Writer &) {
  auto *code = reinterpret_cast<void *>(in.take<uint64_t>());
  munmap(code, in.take<uint64_t>());
}

static bool answer(Kind kind, Reader &in, Writer &reply) {
  switch (kind) {
  case Kind::Begin:
    return begin(in, reply), true;
  case Kind::Allocate:
    return allocate(in, reply), true;
  case Kind::Call:
    return call(in, reply), true;
  case Kind::Read:
    return read(in, reply), true;
  case Kind::Gather:
    return gather(in, reply), true;
  case Kind::IsLive:
    return isLive(in, reply), true;
  case Kind::MapCode:
    return mapCode(in, reply), true;
  case Kind::FillCode:
    return fillCode(in, reply), true;
  case Kind::UnmapCode:
    return unmapCode(in, reply), true;
  default:
    return false;
  }
}

Channel &padlab::remote::getHost() {
  static Channel host(STDIN_FILENO);
  return host;
}

int main() {
  Channel &host = getHost();
  greet(host);
  Kind kind;
  std::vector<char> request;
  while (host.receive(kind, request)) {
    Reader in(request);
    Writer reply;
    if (!answer(kind, in, reply)) {
      std::fprintf(stderr, "padlab: a runner does not know request %u\n",
                   static_cast<unsigned>(kind));
      return 1;
    }
    if (!host.send(Kind::Reply, reply.get()))
      break;
  }
  return 0;
}
