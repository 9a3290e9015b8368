//===- LimitCall.cpp - a limit kernel with its memory ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LimitCall.h"

#include "llvm/Support/MathExtras.h"

#include <cstring>
#include <sys/mman.h>

using namespace padlab;

static constexpr size_t hugePage = size_t(1) << 21, cacheLine = 64;

std::unique_ptr<LimitCall>
LimitCall::create(const PadWorkload &workload, LimitKernel kernel,
                  llvm::ArrayRef<RuntimeValue> inputs, Pages pages) {
  std::unique_ptr<LimitCall> call(new LimitCall(workload, kernel));
  const auto &tensor = std::get<TensorValue>(inputs.front());
  llvm::ArrayRef<char> bytes = tensor.getBytes();
  call->elementType = tensor.getElementType();
  if (!call->mapMemory(bytes.size(), pages))
    return nullptr;
  std::memcpy(call->input, bytes.data(), bytes.size());
  call->addDescriptor(call->input, tensor.getShape());
  for (const RuntimeValue &scalar : inputs.drop_front())
    call->slots.push_back(std::get<Element>(scalar).getBits().getZExtValue());
  call->addDescriptor(call->destination, workload.getPaddedExtents());
  call->resultSlot = call->slots.size();
  call->addDescriptor(nullptr, workload.getPaddedExtents());
  return call;
}

LimitCall::~LimitCall() {
  if (mapping)
    munmap(mapping, mappedBytes);
}

bool LimitCall::mapMemory(int64_t inputBytes, Pages pages) {
  size_t begin = llvm::alignTo(inputBytes, cacheLine);
  // Pages of two kinds do not share a huge one.
  if (pages == Pages::Small)
    begin = llvm::alignTo(begin, hugePage);
  size_t end = llvm::alignTo(begin + workload.getBytes().padded, hugePage);
  mappedBytes = end + hugePage;
  mapping = mmap(nullptr, mappedBytes, PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapping == MAP_FAILED) {
    mapping = nullptr;
    return false;
  }
  input = reinterpret_cast<char *>(
      llvm::alignTo(reinterpret_cast<uintptr_t>(mapping), hugePage));
  destination = input + begin;
  (void)madvise(input, end, MADV_HUGEPAGE);
  if (pages == Pages::Small)
    (void)madvise(destination, end - begin, MADV_NOHUGEPAGE);
  return true;
}

void LimitCall::addDescriptor(void *data, llvm::ArrayRef<int64_t> extents) {
  uint64_t address = reinterpret_cast<uint64_t>(data);
  slots.append({address, address, 0});
  slots.append(extents.begin(), extents.end());
  size_t strides = slots.size();
  slots.append(extents.size(), 1);
  for (size_t i = extents.size() - 1; i != 0; --i)
    slots[strides + i - 1] = slots[strides + i] * extents[i];
}

std::optional<llvm::SmallVector<RuntimeValue>> LimitCall::getResults() const {
  // What the kernel says about its result, in words after both pointers and the
  // offset.
  PadWorkload::Extents extents(&slots[resultSlot + 3],
                               &slots[resultSlot + 3 + workload.low.size()]);
  if (slots[resultSlot + 1] != reinterpret_cast<uint64_t>(destination) ||
      slots[resultSlot + 2] != 0 || extents != workload.getPaddedExtents())
    return std::nullopt;
  TensorValue result(elementType, extents);
  llvm::MutableArrayRef<char> bytes = result.getMutableBytes();
  std::memcpy(bytes.data(), destination, bytes.size());
  result.markDefined();
  llvm::SmallVector<RuntimeValue> results;
  results.push_back(std::move(result));
  return results;
}

void LimitCall::poison(unsigned char byte) {
  std::memset(destination, byte, workload.getBytes().padded);
}
