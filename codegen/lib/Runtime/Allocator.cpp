//===- Allocator.cpp - fenced, counted, poisoned buffers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Runtime.h"

#include "Arena.h"
#include "RuntimeState.h"
#include "StaticAllocator.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <deque>
#include <sys/mman.h>
#include <unistd.h>
#include <unordered_map>
#include <vector>

namespace {

const size_t pageBytes = static_cast<size_t>(sysconf(_SC_PAGESIZE));

/// The maximal size of a buffer. No case needs larger buffers, so a larger
/// request is a defect of the program, and fails.
constexpr size_t maxBufferBytes = size_t(1) << 33;
constexpr unsigned numClasses = 24;
/// The number of bytes before and after a buffer that are checked for changes.
/// This suffices because an access out of bounds usually misses the buffer by
/// an element or a row, or else hits the guard page.
constexpr size_t watchedBytes = 512;
/// The maximal number of freed slots that stay inaccessible. If there are more,
/// the slot that was freed first is used again.
constexpr size_t maxFenced = 256;
/// The approximate size of a mapping for slots of one page. Many small slots
/// are mapped at a time; if such a slot has several pages, the mapping is
/// smaller.
constexpr size_t bytesPerChunk = size_t(1) << 20;

/// The place of a buffer: accessible pages between two inaccessible guard
/// pages. A slot is mapped once and used for many buffers, one after the other.
struct Slot {
  char *data = nullptr;
  size_t capacity = 0;
  unsigned sizeClass = 0;
};

/// A mapping with slots of one size: guard, data, guard, data, ... guard.
struct Chunk {
  const char *begin, *end;
  size_t pagesPerSlot;
  bool isGuard(const char *address) const {
    if (address < begin || address >= end)
      return false;
    return (address - begin) / pageBytes % (pagesPerSlot + 1) == 0;
  }
};

struct Buffer {
  Slot slot;
  size_t bytes;
};

class Allocator {
public:
  void begin(const padlab_runtime_options &newOptions) {
    for (auto &[pointer, buffer] : live)
      recycle(buffer.slot);
    live.clear();
    while (!fenced.empty())
      unfenceOldest();
    options = newOptions;
    counts = {};
  }

  void *allocate(size_t bytes, size_t alignment) {
    if (bytes > maxBufferBytes)
      return nullptr;
    Slot slot = take(classOf(bytes));
    if (!slot.data)
      return nullptr;
    char *pointer = place(slot, bytes, alignment);
    Span watched = getWatched(slot, pointer, bytes);
    std::memset(watched.begin, options.poison_pattern,
                watched.end - watched.begin);
    live.emplace(pointer, Buffer{slot, bytes});
    ++counts.live_buffers;
    counts.live_bytes += bytes;
    counts.peak_bytes = std::max(counts.peak_bytes, counts.live_bytes);
    return pointer;
  }

  void release(void *pointer) {
    if (!pointer)
      return;
    auto it = live.find(static_cast<char *>(pointer));
    if (it == live.end()) {
      ++counts.bad_frees;
      return;
    }
    counts.overruns += isOverrun(it->first, it->second);
    fence(it->second.slot);
    --counts.live_buffers;
    counts.live_bytes -= it->second.bytes;
    live.erase(it);
  }

  bool isGuard(const char *address) const {
    return std::any_of(chunks.begin(), chunks.end(), [&](const Chunk &chunk) {
      return chunk.isGuard(address);
    });
  }
  bool isFreed(const char *address) const {
    return std::any_of(fenced.begin(), fenced.end(), [&](const Slot &slot) {
      return address >= slot.data && address < slot.data + slot.capacity;
    });
  }
  bool isLive(const void *pointer) const {
    return live.count(static_cast<char *>(const_cast<void *>(pointer)));
  }
  padlab_runtime_counts getCounts() const {
    padlab_runtime_counts now = counts;
    for (const auto &[pointer, buffer] : live)
      now.overruns += isOverrun(pointer, buffer);
    return now;
  }
  uint8_t getPoison() const { return options.poison_pattern; }

private:
  struct Span {
    char *begin, *end;
  };
  /// Returns the bytes of a buffer together with the bytes around it that are
  /// checked for changes.
  static Span getWatched(const Slot &slot, char *pointer, size_t bytes) {
    size_t before = pointer - slot.data;
    size_t after = slot.capacity - before - bytes;
    return {pointer - std::min(before, watchedBytes),
            pointer + bytes + std::min(after, watchedBytes)};
  }

  bool isOverrun(char *pointer, const Buffer &buffer) const {
    auto isWritten = [&](char byte) {
      return static_cast<uint8_t>(byte) != options.poison_pattern;
    };
    Span watched = getWatched(buffer.slot, pointer, buffer.bytes);
    return std::any_of(watched.begin, pointer, isWritten) ||
           std::any_of(pointer + buffer.bytes, watched.end, isWritten);
  }

  /// Makes the slot inaccessible, so that later uses of the buffer fault.
  void fence(const Slot &slot) {
    if (mprotect(slot.data, slot.capacity, PROT_NONE)) {
      recycle(slot);
      return;
    }
    fenced.push_back(slot);
    if (fenced.size() > maxFenced)
      unfenceOldest();
  }

  void unfenceOldest() {
    Slot slot = fenced.front();
    fenced.pop_front();
    // If the slot cannot be made accessible, it is never used again, which does
    // no harm.
    if (!mprotect(slot.data, slot.capacity, PROT_READ | PROT_WRITE))
      recycle(slot);
  }

  static unsigned classOf(size_t bytes) {
    unsigned sizeClass = 0;
    while ((pageBytes << sizeClass) < bytes)
      ++sizeClass;
    return sizeClass;
  }

  /// Returns the address of the buffer: at the beginning of the slot, or (with
  /// `guard_after`) as close to the end of the slot as the alignment allows. If
  /// no alignment is requested, the buffer ends exactly at the end of the slot.
  /// It is then aligned to its elements, because it consists of whole elements
  /// and ends at a page boundary.
  char *place(const Slot &slot, size_t bytes, size_t alignment) const {
    if (!options.guard_after)
      return slot.data;
    char *pointer = slot.data + slot.capacity - bytes;
    if (alignment > 1)
      pointer -= reinterpret_cast<uintptr_t>(pointer) & (alignment - 1);
    return std::max(pointer, slot.data);
  }

  Slot take(unsigned sizeClass) {
    if (sizeClass >= numClasses)
      return {};
    if (unused[sizeClass].empty() && !grow(sizeClass))
      return {};
    Slot slot = unused[sizeClass].front();
    unused[sizeClass].pop_front();
    return slot;
  }

  void recycle(const Slot &slot) { unused[slot.sizeClass].push_back(slot); }

  bool grow(unsigned sizeClass) {
    size_t capacity = pageBytes << sizeClass;
    size_t count = std::max<size_t>(1, bytesPerChunk / capacity / 2);
    size_t stride = capacity + pageBytes;
    size_t total = count * stride + pageBytes;
    void *mapping = mmap(nullptr, total, PROT_NONE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapping == MAP_FAILED)
      return false;
    char *base = static_cast<char *>(mapping);
    chunks.push_back({base, base + total, capacity / pageBytes});
    for (size_t i = 0; i != count; ++i) {
      char *data = base + pageBytes + i * stride;
      if (mprotect(data, capacity, PROT_READ | PROT_WRITE))
        return i != 0;
      unused[sizeClass].push_back({data, capacity, sizeClass});
    }
    return true;
  }

  padlab_runtime_options options = {0xAA, 1};
  padlab_runtime_counts counts = {};
  std::unordered_map<char *, Buffer> live;
  std::array<std::deque<Slot>, numClasses> unused;
  std::deque<Slot> fenced;
  std::vector<Chunk> chunks;
};

/// Returns the allocator. The allocator is never destroyed, so that code that
/// still runs while the process exits can use it.
Allocator &getAllocator() {
  static Allocator *allocator = new Allocator;
  return *allocator;
}

} // namespace

volatile std::sig_atomic_t padlab::runtime::busy = 0;

bool padlab::runtime::isLive(const void *buffer) {
  return getAllocator().isLive(buffer);
}

uint8_t padlab::runtime::getPoison() { return getAllocator().getPoison(); }

extern "C" void
padlab_runtime_begin(const struct padlab_runtime_options *options) {
  padlab::runtime::Busy busy;
  padlab::runtime::resetCheck();
  padlab::runtime::resetError();
  padlab::runtime::resetTransfers();
  padlab::runtime::resetStatic();
  getAllocator().begin(*options);
}

extern "C" struct padlab_runtime_counts padlab_runtime_get_counts(void) {
  padlab_runtime_counts counts = getAllocator().getCounts();
  padlab::runtime::StaticCounts fixed = padlab::runtime::getStaticCounts();
  counts.live_buffers += fixed.buffers;
  counts.live_bytes += fixed.bytes;
  return counts;
}

extern "C" int padlab_runtime_is_guard(const void *address) {
  return getAllocator().isGuard(static_cast<const char *>(address)) ||
         padlab::runtime::isBesideStatic(address);
}

extern "C" int padlab_runtime_is_freed(const void *address) {
  return getAllocator().isFreed(static_cast<const char *>(address));
}

extern "C" void *padlab_alloc(size_t bytes, size_t alignment) {
  if (padlab::runtime::Arena *arena = padlab::runtime::Arena::getCurrent())
    return arena->allocate(bytes, alignment);
  padlab::runtime::Busy busy;
  return getAllocator().allocate(bytes, alignment);
}

extern "C" void padlab_free(void *buffer) {
  if (padlab::runtime::Arena::getCurrent())
    return;
  padlab::runtime::Busy busy;
  if (!padlab::runtime::releaseStatic(buffer, getAllocator().getPoison()))
    getAllocator().release(buffer);
}

/// Whether memory counts as new in this run. This depends on the poison
/// pattern: a case is run with two patterns, and memory counts as new with the
/// even one. So both paths of a program, for new and for used memory, are
/// observed.
static bool passesForNew() { return (getAllocator().getPoison() & 1) == 0; }

extern "C" void *padlab_alloc_fresh(size_t bytes, size_t alignment,
                                    uint8_t *is_zero) {
  void *buffer = padlab_alloc(bytes, alignment);
  padlab::runtime::Arena *arena = padlab::runtime::Arena::getCurrent();
  *is_zero = buffer && (arena ? arena->isUntouched(buffer) : passesForNew());
  if (*is_zero && !arena)
    std::memset(buffer, 0, bytes);
  return buffer;
}
