//===- RuntimeMemoryTest.cpp - static buffers and transfers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Engine/Guarded.h"

#include "padlab/codegen/Runtime.h"

#include "gtest/gtest.h"

#include <cstring>
#include <string>

namespace {

/// An address in a range of pages that nothing else uses, far below the
/// addresses at which programs are loaded.
constexpr uint64_t base = 0x1232a00;

void begin(uint8_t poison) {
  padlab_runtime_options options = {poison, 1};
  padlab_runtime_begin(&options);
}

std::string getError() {
  const char *message = padlab_error_message();
  return message ? message : "";
}

/// Allocates a buffer at `address`. Returns null if the allocation stops the
/// program.
char *allocate(uint64_t address, uint64_t bytes) {
  char *buffer = nullptr;
  padlab::callGuarded(
      [&] {
        buffer = static_cast<char *>(padlab_alloc_static(address, bytes));
      },
      /*timeoutMs=*/1000);
  return buffer;
}

void wait(uint64_t tag, int64_t elements) {
  padlab::callGuarded([&] { padlab_dma_wait(tag, elements); },
                      /*timeoutMs=*/1000);
}

TEST(StaticAllocatorTest, PutsBuffersWhereTheyAreWanted) {
  begin(0xAA);
  char *first = allocate(base, 100);
  EXPECT_EQ(reinterpret_cast<uint64_t>(first), base);
  EXPECT_EQ(static_cast<uint8_t>(first[99]), 0xAA);
  // The second buffer begins directly behind the first, on the same page, and
  // ends three pages further.
  char *second = allocate(base + 100, 3 * 4096);
  ASSERT_EQ(second, first + 100);
  second[3 * 4096 - 1] = 7;
  EXPECT_EQ(padlab_runtime_get_counts().live_buffers, 2);
  EXPECT_EQ(padlab_runtime_get_counts().live_bytes, 100 + 3 * 4096);
  EXPECT_TRUE(padlab_runtime_is_guard(first - 4096));
  EXPECT_FALSE(padlab_runtime_is_guard(first + 4096));
  EXPECT_EQ(getError(), "");
}

TEST(StaticAllocatorTest, FreesAndReuses) {
  begin(0x55);
  char *buffer = allocate(base, 8);
  std::memset(buffer, 1, 8);
  padlab_free(buffer);
  EXPECT_EQ(static_cast<uint8_t>(buffer[0]), 0x55);
  EXPECT_EQ(padlab_runtime_get_counts().live_buffers, 0);
  EXPECT_EQ(allocate(base + 4, 8), buffer + 4);
  EXPECT_EQ(getError(), "");
  // It is an error to free a buffer twice, or by a pointer into its middle.
  padlab_free(buffer);
  padlab_free(buffer + 5);
  EXPECT_EQ(padlab_runtime_get_counts().bad_frees, 2);
  // The next run begins without live buffers.
  begin(0xAA);
  EXPECT_EQ(padlab_runtime_get_counts().live_buffers, 0);
  EXPECT_EQ(static_cast<uint8_t>(allocate(base + 4, 8)[0]), 0xAA);
}

TEST(StaticAllocatorTest, SaysWhatCannotBe) {
  begin(0xAA);
  ASSERT_TRUE(allocate(base, 16));
  EXPECT_FALSE(allocate(base + 15, 1));
  EXPECT_EQ(getError(), "alloc_static: the buffer of 1 bytes at 0x1232a0f "
                        "overlaps a live one");
  begin(0xAA);
  ASSERT_TRUE(allocate(base, 16));
  EXPECT_FALSE(allocate(base - 1, 2));
  EXPECT_NE(getError().find("overlaps"), std::string::npos);
  begin(0xAA);
  EXPECT_FALSE(allocate(0x10, 4));
  EXPECT_NE(getError().find("the system maps nothing"), std::string::npos);
  begin(0xAA);
  static int ours = 3;
  EXPECT_FALSE(allocate(reinterpret_cast<uint64_t>(&ours), 4));
  EXPECT_NE(getError().find("something else"), std::string::npos);
  EXPECT_EQ(ours, 3);
  begin(0xAA);
  EXPECT_FALSE(allocate(UINT64_MAX - 3, 100));
  EXPECT_NE(getError().find("too large"), std::string::npos);
}

/// Transfers one integer. Returns the contents of the destination before and
/// after the wait.
std::pair<int, int> transfer(uint8_t poison) {
  begin(poison);
  int from = 1, to = 0, tag = 0;
  auto address = reinterpret_cast<uint64_t>(&tag);
  padlab_dma_start(address, 1);
  padlab_dma_element(&from, &to, sizeof(int));
  int early = to;
  padlab_dma_wait(address, 1);
  return {early, to};
}

TEST(TransfersTest, ArriveAtTheStartOrAtTheWait) {
  EXPECT_EQ(transfer(0xAA), std::pair(1, 1));
  EXPECT_EQ(transfer(0x55), std::pair(0, 1));
  EXPECT_EQ(getError(), "");
}

TEST(TransfersTest, AreToldApartByTags) {
  begin(0x55);
  int from[2] = {1, 2}, to[2] = {0, 0};
  padlab_dma_start(16, 1);
  padlab_dma_element(&from[0], &to[0], sizeof(int));
  padlab_dma_start(32, 1);
  padlab_dma_element(&from[1], &to[1], sizeof(int));
  padlab_dma_wait(32, 1);
  EXPECT_EQ(to[0], 0);
  EXPECT_EQ(to[1], 2);
  padlab_dma_wait(16, 1);
  EXPECT_EQ(to[0], 1);
  EXPECT_EQ(getError(), "");
}

TEST(TransfersTest, WaitsNeedAStart) {
  begin(0xAA);
  wait(16, 4);
  EXPECT_EQ(getError(), "dma_wait: no transfer of 4 elements was started with "
                        "this tag");
  begin(0xAA);
  padlab_dma_start(16, 4);
  wait(16, 3);
  EXPECT_NE(getError(), "");
  // In the next run, the transfer does not exist any more, so it is an error to
  // wait for it.
  begin(0xAA);
  wait(16, 4);
  EXPECT_NE(getError(), "");
}

} // namespace
