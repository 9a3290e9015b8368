//===- StaticAllocator.cpp - buffers at fixed addresses -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StaticAllocator.h"

#include "padlab/codegen/Runtime.h"

#include "Arena.h"
#include "RuntimeState.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <map>
#include <set>
#include <sys/mman.h>
#include <unistd.h>

using namespace padlab::runtime;

namespace {

const uint64_t mappingBytes = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));

/// The maximal size of a buffer, the same as for `padlab_alloc`: a larger
/// request is a defect of the program.
constexpr uint64_t maxStaticBytes = uint64_t(1) << 33;

/// The lowest address of a buffer. Linux maps memory below this address only
/// for the superuser. Besides, a null pointer must never point to memory.
constexpr uint64_t minAddress = uint64_t(1) << 16;

uint64_t roundDown(uint64_t address) {
  return address / mappingBytes * mappingBytes;
}

class StaticAllocator {
public:
  void reset() {
    for (uint64_t page : pages)
      munmap(reinterpret_cast<void *>(page), mappingBytes);
    pages.clear();
    live.clear();
    liveBytes = 0;
  }

  /// Returns null, or the reason why a buffer at this address is impossible.
  const char *allocate(uint64_t address, uint64_t bytes, uint8_t poison,
                       bool mayOverlap) {
    if (bytes > maxStaticBytes || address > UINT64_MAX - bytes)
      return "is too large";
    if (address < minAddress)
      return "lies where the system maps nothing";
    if (!mayOverlap && overlaps(address, bytes))
      return "overlaps a live one";
    if (const char *reason = map(address, bytes))
      return reason;
    std::memset(reinterpret_cast<void *>(address), poison, bytes);
    if (mayOverlap)
      return nullptr;
    live[address] = bytes;
    liveBytes += bytes;
    return nullptr;
  }

  bool release(uint64_t address, uint8_t poison) {
    auto it = live.find(address);
    if (it == live.end())
      return false;
    std::memset(reinterpret_cast<void *>(address), poison, it->second);
    liveBytes -= it->second;
    live.erase(it);
    return true;
  }

  bool isBeside(uint64_t address) const {
    uint64_t page = roundDown(address);
    return !pages.count(page) && (pages.count(page - mappingBytes) ||
                                  pages.count(page + mappingBytes));
  }

  StaticCounts getCounts() const {
    return {static_cast<int64_t>(live.size()), static_cast<int64_t>(liveBytes)};
  }

private:
  bool overlaps(uint64_t address, uint64_t bytes) const {
    auto next = live.lower_bound(address);
    if (next != live.end() &&
        (next->first == address || next->first - address < bytes))
      return true;
    if (next == live.begin())
      return false;
    auto previous = std::prev(next);
    return address - previous->first < previous->second;
  }

  /// Maps the pages of a buffer, except for those that were mapped for other
  /// static buffers. Even an empty buffer has a page. Returns null, or the
  /// reason why the pages cannot be mapped.
  const char *map(uint64_t address, uint64_t bytes) {
    uint64_t last = roundDown(bytes ? address + bytes - 1 : address);
    for (uint64_t page = roundDown(address); page <= last;
         page += mappingBytes) {
      if (pages.count(page))
        continue;
      void *wanted = reinterpret_cast<void *>(page);
      void *mapping = mmap(wanted, mappingBytes, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE |
                               MAP_FIXED_NOREPLACE,
                           -1, 0);
      if (mapping == MAP_FAILED)
        return errno == EEXIST ? "lies where this process has something else"
                               : "lies where the system maps nothing";
      // Kernels that do not know MAP_FIXED_NOREPLACE treat the address as a
      // hint, and may map memory at another address.
      if (mapping != wanted) {
        munmap(mapping, mappingBytes);
        return "lies where this process has something else";
      }
      pages.insert(page);
    }
    return nullptr;
  }

  std::set<uint64_t> pages;
  std::map<uint64_t, uint64_t> live;
  uint64_t liveBytes = 0;
};

/// Returns the allocator. The allocator is never destroyed, so that code that
/// still runs while the process exits can use it.
StaticAllocator &getStaticAllocator() {
  static StaticAllocator *allocator = new StaticAllocator;
  return *allocator;
}

} // namespace

void padlab::runtime::resetStatic() { getStaticAllocator().reset(); }

bool padlab::runtime::releaseStatic(void *pointer, uint8_t poison) {
  return getStaticAllocator().release(reinterpret_cast<uint64_t>(pointer),
                                      poison);
}

StaticCounts padlab::runtime::getStaticCounts() {
  return getStaticAllocator().getCounts();
}

bool padlab::runtime::isBesideStatic(const void *address) {
  return getStaticAllocator().isBeside(reinterpret_cast<uint64_t>(address));
}

extern "C" void *padlab_alloc_static(uint64_t address, uint64_t bytes) {
  const char *reason;
  {
    Busy busy;
    // In timed calls, which have a current arena, buffers may overlap, because
    // these calls free nothing.
    reason = getStaticAllocator().allocate(address, bytes, getPoison(),
                                           Arena::getCurrent() != nullptr);
  }
  if (!reason)
    return reinterpret_cast<void *>(address);
  char message[160];
  std::snprintf(message, sizeof(message),
                "alloc_static: the buffer of %llu bytes at 0x%llx %s",
                static_cast<unsigned long long>(bytes),
                static_cast<unsigned long long>(address), reason);
  padlab_error(message);
  return nullptr;
}
