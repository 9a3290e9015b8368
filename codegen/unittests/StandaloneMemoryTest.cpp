//===- StandaloneMemoryTest.cpp - buffers of applications -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests the library padlab_runtime. Like applications, this test links no
/// other library of padlab.
///
//===----------------------------------------------------------------------===//

#include "../lib/Runtime/LargeBlocks.h"

#include "padlab/codegen/Application.h"
#include "padlab/codegen/Runtime.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

using namespace padlab::runtime;

namespace {

constexpr size_t mib = size_t(1) << 20;

bool isAligned(const void *pointer, size_t alignment) {
  return reinterpret_cast<uintptr_t>(pointer) % alignment == 0;
}

bool isZero(const void *buffer, size_t bytes) {
  const char *begin = static_cast<const char *>(buffer);
  return std::all_of(begin, begin + bytes, [](char c) { return c == 0; });
}

TEST(LargeBlocksTest, areAlignedAndUsedAgain) {
  LargeBlock first = takeLargeBlock(5 * mib + 1);
  ASSERT_TRUE(first.base);
  EXPECT_TRUE(isAligned(first.base, 2 * mib));
  EXPECT_GE(first.bytes, 5 * mib + 1);
  EXPECT_TRUE(first.isZero);
  EXPECT_TRUE(isZero(first.base, first.bytes));
  std::memset(first.base, 1, first.bytes);
  giveLargeBlock(first);
  EXPECT_EQ(getKeptBytes(), first.bytes);

  LargeBlock second = takeLargeBlock(5 * mib);
  EXPECT_EQ(second.base, first.base);
  EXPECT_FALSE(second.isZero);
  EXPECT_EQ(getKeptBytes(), 0u);
  giveLargeBlock(second);
  // The kept block is too large for the small request, and too small for the
  // large request, so both get new blocks.
  LargeBlock small = takeLargeBlock(2 * mib), large = takeLargeBlock(11 * mib);
  EXPECT_TRUE(small.isZero);
  EXPECT_TRUE(large.isZero);
  giveLargeBlock(small);
  giveLargeBlock(large);
}

TEST(LargeBlocksTest, keepABoundedAmount) {
  std::vector<LargeBlock> blocks;
  for (int i = 0; i < 40; ++i)
    blocks.push_back(takeLargeBlock(2 * mib));
  for (LargeBlock block : blocks)
    giveLargeBlock(block);
  EXPECT_LE(getKeptBytes(), 32 * mib);
  // These blocks are not touched, so they only take address space.
  giveLargeBlock(takeLargeBlock(maxKeptBytes / 2 + 2 * mib));
  giveLargeBlock(takeLargeBlock(maxKeptBytes / 4 * 3));
  EXPECT_LE(getKeptBytes(), maxKeptBytes);
  size_t before = getKeptBytes();
  giveLargeBlock(takeLargeBlock(maxKeptBytes + 2 * mib));
  EXPECT_LE(getKeptBytes(), before);
  EXPECT_FALSE(takeLargeBlock(SIZE_MAX - 1).base);
}

TEST(StandaloneMemoryTest, buffersAreAlignedToLinesAndCounted) {
  padlab_runtime_counts before = padlab_runtime_get_counts();
  std::vector<void *> buffers;
  size_t bytes = 0;
  for (size_t size : {size_t(0), size_t(1), size_t(1000), 2 * mib, 3 * mib + 5})
    for (size_t alignment : {1, 4, 64, 4096}) {
      buffers.push_back(padlab_alloc(size, alignment));
      EXPECT_TRUE(isAligned(buffers.back(), std::max<size_t>(alignment, 64)));
      std::memset(buffers.back(), 7, size);
      bytes += size;
    }
  padlab_runtime_counts during = padlab_runtime_get_counts();
  EXPECT_EQ(during.live_buffers - before.live_buffers, int64_t(buffers.size()));
  EXPECT_EQ(during.live_bytes - before.live_bytes, int64_t(bytes));
  for (void *buffer : buffers)
    padlab_free(buffer);
  padlab_free(nullptr);
  padlab_runtime_counts after = padlab_runtime_get_counts();
  EXPECT_EQ(after.live_buffers, before.live_buffers);
  EXPECT_EQ(after.live_bytes, before.live_bytes);
  EXPECT_GE(after.peak_bytes, int64_t(bytes));
}

TEST(StandaloneMemoryTest, newMemoryIsToldFromUsed) {
  constexpr size_t bytes = 37 * mib;
  uint8_t isNew = 2;
  void *buffer = padlab_alloc_fresh(bytes, 1, &isNew);
  EXPECT_EQ(isNew, 1);
  EXPECT_TRUE(isZero(buffer, bytes));
  padlab_free(buffer);
  EXPECT_EQ(padlab_alloc_fresh(bytes, 1, &isNew), buffer);
  EXPECT_EQ(isNew, 0);
  padlab_free(buffer);
}

TEST(StandaloneMemoryTest, aFrameFreesWhatIsLeft) {
  int64_t before = padlab_runtime_get_counts().live_bytes;
  void *frame = padlab_frame_begin();
  void *freed = padlab_alloc(3 * mib, 1);
  padlab_alloc(100, 1);
  padlab_alloc(2 * mib, 1);
  padlab_free(freed);
  padlab_frame_end(frame);
  EXPECT_EQ(padlab_runtime_get_counts().live_bytes, before);
}

TEST(StandaloneMemoryTest, applicationsTakeAndGiveBack) {
  padlab_memory_keep(0);
  int64_t before = padlab_runtime_get_counts().live_bytes;
  for (size_t bytes : {size_t(0), size_t(1), 5 * mib}) {
    void *memory = padlab_memory_take(bytes);
    ASSERT_TRUE(memory);
    EXPECT_TRUE(isAligned(memory, 64));
    std::memset(memory, 1, bytes);
    padlab_memory_give(memory);
    EXPECT_EQ(getKeptBytes(), 0u);
  }
  EXPECT_EQ(padlab_memory_take(SIZE_MAX), nullptr);
  padlab_memory_give(nullptr);
  EXPECT_EQ(padlab_runtime_get_counts().live_bytes, before);

  EXPECT_EQ(padlab_memory_keep(maxKeptBytes), 0u);
  void *memory = padlab_memory_take(5 * mib);
  padlab_memory_give(memory);
  EXPECT_EQ(padlab_memory_take(5 * mib), memory);
  padlab_memory_give(memory);
  EXPECT_GE(getKeptBytes(), 5 * mib);
  EXPECT_GE(padlab_memory_keep(0), 5 * mib);
  EXPECT_EQ(getKeptBytes(), 0u);
  padlab_memory_keep(maxKeptBytes);
}

TEST(StandaloneMemoryTest, aProgramThatStopsLeavesItsCall) {
  int64_t before = padlab_runtime_get_counts().live_bytes;
  auto allocate = [](void *) {
    padlab_alloc(3 * mib, 1);
    padlab_alloc(SIZE_MAX - 1000, 1);
    ADD_FAILURE() << "went on";
  };
  EXPECT_EQ(padlab_run(allocate, nullptr), PADLAB_OUT_OF_MEMORY);
  auto fail = [](void *message) {
    padlab_alloc(100, 1);
    padlab_error(static_cast<const char *>(message));
  };
  std::string text = "the sum is negative";
  EXPECT_EQ(padlab_run(fail, text.data()), PADLAB_ERROR);
  text.clear();
  EXPECT_STREQ(padlab_error_message(), "the sum is negative");
  EXPECT_EQ(padlab_run([](void *) { padlab_check_failed("is 3"); }, nullptr),
            PADLAB_CHECK_FAILED);
  EXPECT_STREQ(padlab_error_message(), "is 3");
  std::string longText(2000, 'x');
  EXPECT_EQ(padlab_run(fail, longText.data()), PADLAB_ERROR);
  EXPECT_EQ(padlab_error_message(), std::string(500, 'x'));
  EXPECT_EQ(padlab_run([](void *) {}, nullptr), PADLAB_OK);
  EXPECT_EQ(padlab_runtime_get_counts().live_bytes, before);
  // Each thread has its own error message.
  std::thread([] { EXPECT_EQ(padlab_error_message(), nullptr); }).join();
  // Outside of `padlab_run`, an allocation that fails returns null.
  EXPECT_EQ(padlab_alloc(SIZE_MAX - 1000, 1), nullptr);
}

TEST(StandaloneMemoryTest, aCallInACallStopsAlone) {
  int innerStatus = PADLAB_OK;
  int status = padlab_run(
      [](void *inner) {
        void *buffer = padlab_alloc(10, 1);
        *static_cast<int *>(inner) =
            padlab_run([](void *) { padlab_error("inner"); }, nullptr);
        padlab_free(buffer);
      },
      &innerStatus);
  EXPECT_EQ(status, PADLAB_OK);
  EXPECT_EQ(innerStatus, PADLAB_ERROR);
}

TEST(StandaloneMemoryTest, threadsShareWhatIsKept) {
  int64_t before = padlab_runtime_get_counts().live_bytes;
  auto work = [](unsigned char mark) {
    for (int i = 0; i < 200; ++i) {
      size_t bytes = 2 * mib + i % 7 * mib;
      auto *buffer = static_cast<unsigned char *>(padlab_alloc(bytes, 1));
      buffer[0] = buffer[bytes - 1] = mark;
      std::this_thread::yield();
      ASSERT_EQ(buffer[0], mark);
      ASSERT_EQ(buffer[bytes - 1], mark);
      padlab_free(buffer);
    }
  };
  std::vector<std::thread> threads;
  for (unsigned char mark = 1; mark <= 4; ++mark)
    threads.emplace_back(work, mark);
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(padlab_runtime_get_counts().live_bytes, before);
}

} // namespace
