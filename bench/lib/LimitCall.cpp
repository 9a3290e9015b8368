//===- LimitCall.cpp - a limit kernel with its memory ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LimitCall.h"

#include <cstring>

using namespace padlab;

std::unique_ptr<LimitCall>
LimitCall::create(const PadWorkload &workload, LimitKernel kernel,
                  llvm::ArrayRef<RuntimeValue> inputs, Pages pages) {
  std::unique_ptr<LimitCall> call(new LimitCall(workload, kernel));
  const auto &tensor = std::get<TensorValue>(inputs.front());
  llvm::ArrayRef<char> bytes = tensor.getBytes();
  call->elementType = tensor.getElementType();
  call->memory =
      CallMemory::create(bytes.size(), workload.getBytes().padded, pages);
  if (!call->memory)
    return nullptr;
  std::memcpy(call->memory->getInput(), bytes.data(), bytes.size());
  call->addDescriptor(call->memory->getInput(), tensor.getShape());
  for (const RuntimeValue &input : inputs.drop_front())
    if (auto *scalar = std::get_if<Element>(&input))
      call->slots.push_back(scalar->getBits().getZExtValue());
    else if (!call->addTensor(std::get<TensorValue>(input), pages))
      return nullptr;
  call->addDescriptor(call->memory->getDestination(),
                      workload.getPaddedExtents());
  call->resultSlot = call->slots.size();
  call->addDescriptor(nullptr, workload.getPaddedExtents());
  return call;
}

bool LimitCall::addTensor(const TensorValue &tensor, Pages pages) {
  llvm::ArrayRef<char> bytes = tensor.getBytes();
  auto &held = others.emplace_back(CallMemory::create(bytes.size(), 0, pages));
  if (!held)
    return false;
  std::memcpy(held->getInput(), bytes.data(), bytes.size());
  addDescriptor(held->getInput(), tensor.getShape());
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
  // The kernel writes a memref descriptor: two pointers, the offset, then the
  // extents.
  PadWorkload::Extents extents(
      &slots[resultSlot + 3],
      &slots[resultSlot + 3 + workload.getPaddedExtents().size()]);
  if (slots[resultSlot + 1] !=
          reinterpret_cast<uint64_t>(memory->getDestination()) ||
      slots[resultSlot + 2] != 0 || extents != workload.getPaddedExtents())
    return std::nullopt;
  TensorValue result(elementType, extents);
  llvm::MutableArrayRef<char> bytes = result.getMutableBytes();
  std::memcpy(bytes.data(), memory->getDestination(), bytes.size());
  result.markDefined();
  llvm::SmallVector<RuntimeValue> results;
  results.push_back(std::move(result));
  return results;
}

void LimitCall::poison(unsigned char byte) {
  std::memset(memory->getDestination(), byte, workload.getBytes().padded);
}
