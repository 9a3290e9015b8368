//===- EventCounterTest.cpp - a counter of the processor ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EventCounter.h"

#include "gtest/gtest.h"

#include <sys/mman.h>
#include <unistd.h>

using namespace padlab;

/// The kernel itself counts page faults: the counter shows those since it was
/// opened.
TEST(EventCounter, CountsPagesThatAreTouched) {
  auto counter = EventCounter::open(EventCounter::Event::PageFaults);
  if (!counter)
    GTEST_SKIP() << llvm::toString(counter.takeError());
  constexpr size_t pages = 200;
  size_t size = getpagesize();
  void *memory = mmap(nullptr, pages * size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(memory, MAP_FAILED);
  madvise(memory, pages * size, MADV_NOHUGEPAGE);
  uint64_t before = counter->read();
  for (size_t page = 0; page != pages; ++page)
    static_cast<volatile char *>(memory)[page * size] = 1;
  uint64_t touched = counter->read();
  for (size_t page = 0; page != pages; ++page)
    static_cast<volatile char *>(memory)[page * size] = 2;
  uint64_t again = counter->read();
  munmap(memory, pages * size);
  EXPECT_GE(touched - before, pages);
  EXPECT_LE(touched - before, pages + 20);
  EXPECT_LE(again - touched, 20u);
}

/// A machine has the counter, or the error says in one line why not.
TEST(EventCounter, CountsMissesOrSaysWhyNot) {
  auto counter = EventCounter::open(EventCounter::Event::CacheMisses);
  if (!counter) {
    std::string error = llvm::toString(counter.takeError());
    EXPECT_TRUE(llvm::StringRef(error).starts_with(
        "the kernel gives no counter of cache misses ("));
    EXPECT_EQ(error.find('\n'), std::string::npos);
    return;
  }
  // 64 MB exceed the cache that this thread's core can use.
  std::vector<char> memory(64 << 20, 1);
  uint64_t before = counter->read();
  uint64_t sum = 0;
  for (size_t at = 0; at < memory.size(); at += 64)
    sum += static_cast<volatile char *>(memory.data())[at];
  EXPECT_EQ(sum, memory.size() / 64);
  EXPECT_GT(counter->read(), before);
}
