//===- Buffers.cpp - allocations as arguments, static allocations ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab;

RankedTensorType padlab::getTensorFor(MemRefType type) {
  if (!type.getLayout().isIdentity() || type.getMemorySpace() ||
      !type.getElementType().isIntOrIndexOrFloat())
    return {};
  return RankedTensorType::get(type.getShape(), type.getElementType());
}

/// Returns the sizes that are operands of the allocation; nullopt unless all of
/// them are constants.
static std::optional<SmallVector<int64_t>> getConstantSizes(Operation *alloc) {
  SmallVector<int64_t> sizes;
  for (Value operand : alloc->getOperands()) {
    APInt size;
    if (!matchPattern(operand, m_ConstantInt(&size)))
      return std::nullopt;
    sizes.push_back(size.getSExtValue());
  }
  return sizes;
}

static void replaceByBufferOfArgument(func::FuncOp entry, Operation *alloc,
                                      ArrayRef<int64_t> sizes) {
  Value memory = alloc->getResult(0);
  if (memory.use_empty())
    return;
  auto type = cast<MemRefType>(memory.getType());
  OpBuilder builder(alloc);
  Attribute extents;
  if (!sizes.empty())
    extents = builder.getDenseI64ArrayAttr(sizes);
  Value argument =
      addArgument(entry, getTensorFor(type), attrs::extents, extents);
  if (!argument)
    return;
  // The buffer of an argument must not be freed.
  for (Operation *user : memory.getUsers())
    if (isa<memref::DeallocOp>(user))
      user->setAttr(erasedMark, builder.getUnitAttr());
  memory.replaceAllUsesWith(bufferization::ToBufferOp::create(
      builder, alloc->getLoc(), type, argument));
}

/// Offers the buffer of an argument in place of an allocation. A program must
/// fill the memory of an allocation before it reads it; the buffer of an
/// argument has contents, so that operations that fill it can be removed.
void padlab::offerArgumentBuffers(func::FuncOp entry, Edits &edits) {
  entry.walk([&](Operation *op) {
    if (!isa<memref::AllocOp, memref::AllocaOp>(op) ||
        !getTensorFor(cast<MemRefType>(op->getResult(0).getType())))
      return;
    if (auto sizes = getConstantSizes(op))
      edits.push_back([=] { replaceByBufferOfArgument(entry, op, *sizes); });
  });
}

/// Makes the known sizes of an allocation a part of its type. The types of its
/// users are not updated: if a user repeats the type, the candidate does not
/// verify.
static void makeBufferStatic(Operation *alloc, ArrayRef<int64_t> sizes) {
  Value memory = alloc->getResult(0);
  auto type = cast<MemRefType>(memory.getType());
  if (type.hasStaticShape())
    return;
  SmallVector<int64_t> shape(type.getShape());
  ArrayRef<int64_t> left = sizes;
  for (int64_t &extent : shape)
    if (ShapedType::isDynamic(extent)) {
      extent = left.front();
      left = left.drop_front();
    }
  memory.setType(MemRefType::Builder(type).setShape(shape));
  alloc->setOperands({});
  if (auto segments = alloc->getInherentAttr("operandSegmentSizes"))
    alloc->setInherentAttr(
        StringAttr::get(alloc->getContext(), "operandSegmentSizes"),
        DenseI32ArrayAttr::get(alloc->getContext(), {0, 0}));
}

/// Offers allocations of a static type in place of allocations of a dynamic
/// type whose sizes are constants.
void padlab::offerStaticBuffers(func::FuncOp entry, Edits &edits) {
  entry->getParentOfType<ModuleOp>().walk([&](Operation *op) {
    if (!isa<memref::AllocOp, memref::AllocaOp>(op) ||
        !cast<MemRefType>(op->getResult(0).getType()).getLayout().isIdentity())
      return;
    auto sizes = getConstantSizes(op);
    if (sizes && !sizes->empty() &&
        llvm::none_of(*sizes, [](int64_t size) { return size < 0; }))
      edits.push_back([=] { makeBufferStatic(op, *sizes); });
  });
}
