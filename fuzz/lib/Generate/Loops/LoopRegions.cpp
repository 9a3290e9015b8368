//===- LoopRegions.cpp - bodies of loops and branches -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

BodyScope::BodyScope(LoopProgram &program, Block *block, int64_t times)
    : program(program), guard(program.builder), indices(program.indices),
      buffers(program.buffers), scalars(program.scalars),
      allocated(std::move(program.allocated)), trips(program.trips) {
  program.allocated.clear();
  program.trips *= std::max<int64_t>(1, times);
  ++program.depth;
  if (!block->empty() && block->back().hasTrait<OpTrait::IsTerminator>())
    program.builder.setInsertionPoint(&block->back());
  else
    program.builder.setInsertionPointToEnd(block);
}

void BodyScope::finish() {
  for (Value buffer : program.allocated)
    if (program.choices.chance(program.features.frees))
      program.create<memref::DeallocOp>(buffer);
  program.allocated.clear();
}

BodyScope::~BodyScope() {
  program.indices = std::move(indices);
  program.buffers = std::move(buffers);
  program.scalars = std::move(scalars);
  program.allocated = std::move(allocated);
  program.trips = trips;
  --program.depth;
}

void LoopProgram::emitSteps(unsigned most) {
  for (uint64_t count = 1 + choices.draw(most); count > 0; --count) {
    if (stepsLeft == 0 && depth > 0)
      count = 1;
    enterNextSection();
    stepsLeft -= stepsLeft > 0;
    const LoopEmitter &emitter =
        getLoopEmitters()[choices.weighted(depth > 0 ? weights : outerWeights)];
    if (emitter.isNest && !mayNest())
      emitMove(*this);
    else
      emitter.emit(*this);
  }
  enterNextSection();
}

/// Assigns to each variable a dimension of `buffer` that has no owner yet, and
/// in which all values of the variable are in bounds. Returns false if a
/// variable has no such dimension.
static bool own(LoopProgram &p, TrackedBuffer &buffer,
                ArrayRef<RangedIndex> variables) {
  for (const RangedIndex &variable : variables) {
    SmallVector<unsigned> free;
    for (unsigned dim = 0; dim < buffer.extents.size(); ++dim)
      if (!buffer.findOwner(dim) &&
          variable.range.isWithin(0, buffer.extents[dim] - 1))
        free.push_back(dim);
    if (free.empty())
      return false;
    buffer.owners.push_back(
        {p.choices.pick(ArrayRef<unsigned>(free)), variable});
  }
  return true;
}

void LoopProgram::divideBuffers(ArrayRef<RangedIndex> variables) {
  uint64_t written = 0;
  for (TrackedBuffer &buffer : buffers) {
    if (!buffer.isWritable || (written & buffer.memory))
      continue;
    TrackedBuffer owned = buffer;
    if (choices.chance(70) && own(*this, owned, variables)) {
      buffer = owned;
      written |= buffer.memory;
    } else {
      buffer.isWritable = false;
    }
  }
  // An iteration must not read what other iterations write, not even through a
  // view.
  llvm::erase_if(buffers, [&](TrackedBuffer &buffer) {
    bool isOwned = buffer.isWritable && buffer.owners.size() > 0 &&
                   buffer.owners.back().index.value == variables.back().value;
    return !isOwned && (buffer.memory & written);
  });
}

//===----------------------------------------------------------------------===//
// Carried scalars
//===----------------------------------------------------------------------===//

SmallVector<Value> generate::pickCarriedScalars(LoopProgram &p,
                                                unsigned percent) {
  SmallVector<Value> carried;
  while (carried.size() < 3 && p.choices.chance(percent)) {
    bool alike = !carried.empty() && p.choices.chance(60);
    Type type = alike ? carried.back().getType() : p.pickType();
    carried.push_back(p.emitScalar(type));
  }
  return carried;
}

SmallVector<Value> generate::pickYields(LoopProgram &p, ValueRange carried) {
  SmallVector<Value> yields;
  for (Value value : carried) {
    SmallVector<Value> others;
    for (Value other : carried)
      if (other.getType() == value.getType())
        others.push_back(other);
    yields.push_back(p.choices.chance(25)
                         ? p.choices.pick(ArrayRef<Value>(others))
                         : p.emitScalar(value.getType()));
  }
  return yields;
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

/// Makes the entry return most of the buffers that it has allocated as tensors.
/// A buffer is converted to a tensor only once, and after the last write to it.
OwningOpRef<ModuleOp> LoopProgram::finish(uint64_t seed) {
  std::vector<Value> returned;
  auto show = [&](Value buffer, ArrayRef<int64_t> extents) {
    auto type = cast<MemRefType>(buffer.getType());
    // A buffer in a memory space cannot be read as a tensor.
    if (type.getMemorySpace())
      return;
    auto tensor = RankedTensorType::get(type.getShape(), type.getElementType());
    base.add(create<bufferization::ToTensorOp>(tensor, buffer,
                                               /*restrict=*/true),
             extents);
    returned.push_back(buffer);
  };
  for (const TrackedBuffer &buffer : buffers)
    if (llvm::is_contained(allocated, buffer.value) && choices.chance(85))
      show(buffer.value, buffer.extents);
  if (returned.empty()) {
    features.spaces = 0;
    TrackedBuffer last = addBuffer(pickExtents(), pickType());
    show(last.value, last.extents);
  }
  for (Value buffer : allocated)
    if (!llvm::is_contained(returned, buffer) && choices.chance(features.frees))
      create<memref::DeallocOp>(buffer);
  for (Value scalar : scalars)
    if (!isa<BlockArgument>(scalar))
      base.addScalar(scalar);
  return base.finish(seed);
}
