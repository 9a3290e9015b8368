//===- CallMemory.cpp - where a timed call finds its data -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallMemory.h"

#include "padlab/codegen/CacheFlush.h"

#include "llvm/Support/MathExtras.h"

#include <sys/mman.h>
#include <unistd.h>

using namespace padlab;

static constexpr size_t hugePage = size_t(1) << 21, cacheLine = 64;

std::unique_ptr<CallMemory>
CallMemory::create(int64_t inputBytes, int64_t destinationBytes, Pages pages) {
  size_t begin = llvm::alignTo(inputBytes, cacheLine);
  // Small pages must not share a huge page with the input.
  if (pages == Pages::Small)
    begin = llvm::alignTo(begin, hugePage);
  size_t end = llvm::alignTo(begin + destinationBytes, hugePage);
  std::unique_ptr<CallMemory> memory(new CallMemory);
  memory->mappedBytes = end + hugePage;
  memory->destinationBytes = destinationBytes;
  void *mapping = mmap(nullptr, memory->mappedBytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapping == MAP_FAILED)
    return nullptr;
  memory->mapping = mapping;
  memory->input = reinterpret_cast<char *>(
      llvm::alignTo(reinterpret_cast<uintptr_t>(mapping), hugePage));
  memory->destination = memory->input + begin;
  (void)madvise(memory->input, end, MADV_HUGEPAGE);
  if (pages == Pages::Small)
    (void)madvise(memory->destination, end - begin, MADV_NOHUGEPAGE);
  return memory;
}

CallMemory::~CallMemory() {
  if (mapping)
    munmap(mapping, mappedBytes);
}

void CallMemory::forgetDestination() {
  size_t page = sysconf(_SC_PAGESIZE);
  char *begin = reinterpret_cast<char *>(
      llvm::alignTo(reinterpret_cast<uintptr_t>(destination), page));
  char *end = destination + destinationBytes;
  if (begin < end)
    (void)madvise(begin, end - begin, MADV_DONTNEED);
}

bool CallMemory::flush() const {
  return flushFromCaches(input, destination + destinationBytes - input);
}
