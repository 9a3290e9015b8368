//===- PlainCopies.cpp - copies between memrefs ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainMemory.h"
#include "PlainTypes.h"

#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::plain;

/// Copies with more dimensions than this are left to upstream's conversion,
/// unless both memrefs have the identity layout.
static constexpr int64_t maxCopiedRank = 8;

Value PlainMemory::getCopySlots() {
  if (copySlots)
    return copySlots;
  Value one = getConstant(1);
  OpBuilder b(one.getContext());
  b.setInsertionPointAfterValue(one);
  Type slot = values.getTypes().getIndexType();
  copySlots = LLVM::AllocaOp::create(
      b, function.getLoc(), LLVM::LLVMPointerType::get(b.getContext()),
      LLVM::LLVMArrayType::get(slot, 2 + 3 * maxCopiedRank), one);
  return copySlots;
}

/// Turns a copy into a call of the runtime's `padlab_copy_strided`, which
/// copies element by element. Returns false if the copy is left to upstream's
/// conversion.
bool PlainMemory::copyStrided(memref::CopyOp op) {
  Value from = op.getSource(), to = op.getTarget();
  int64_t rank = isPlain(from) ? getType(from).getRank() : 0;
  int64_t bytes = isPlain(from) ? getBytes(getType(from).getElementType()) : 0;
  if (!bytes || !isPlain(to) || rank > maxCopiedRank)
    return false;
  SmallVector<Value> parts = {getBase(from), getBase(to)};
  for (int64_t dim = 0; dim < rank; ++dim)
    parts.push_back(getSize(from, dim));
  for (Value memref : {from, to})
    for (int64_t dim = 0; dim < rank; ++dim)
      parts.push_back(getStride(memref, dim));
  Value slots = getCopySlots(), rankValue = getConstant(rank),
        bytesValue = getConstant(bytes);
  OpBuilder b(op);
  Location loc = op.getLoc();
  Type number = values.getTypes().getIndexType(), pointer = slots.getType();
  if (!copier) {
    auto found = LLVM::lookupOrCreateFn(
        b, function->getParentWithTrait<OpTrait::SymbolTable>(),
        "padlab_copy_strided", {pointer, number, number},
        LLVM::LLVMVoidType::get(b.getContext()));
    if (failed(found))
      return false;
    copier = *found;
  }
  for (auto [i, part] : llvm::enumerate(parts)) {
    Value place = slots;
    if (i)
      place =
          LLVM::GEPOp::create(b, loc, pointer, number, slots,
                              ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    LLVM::StoreOp::create(b, loc, part, place);
  }
  LLVM::CallOp::create(b, loc, copier,
                       ValueRange{slots, rankValue, bytesValue});
  return true;
}

/// Turns a copy between memrefs with the identity layout into one
/// `llvm.intr.memcpy`, any other into a call of the runtime. Returns false if
/// the copy is left to upstream's conversion.
bool PlainMemory::copy(memref::CopyOp op) {
  auto isPacked = [](Value memref) {
    return isPlain(memref) && getType(memref).getLayout().isIdentity();
  };
  Value from = op.getSource(), to = op.getTarget();
  if (!isPacked(from) || !isPacked(to))
    return copyStrided(op);
  int64_t bytes = getBytes(getType(from).getElementType());
  if (!bytes)
    return false;
  Value size;
  for (int64_t dim = 0, rank = getType(from).getRank(); dim < rank; ++dim) {
    Value extent = getSize(from, dim);
    if (!ShapedType::isDynamic(getType(from).getDimSize(dim))) {
      bytes *= getType(from).getDimSize(dim);
      continue;
    }
    OpBuilder b(op);
    size = size ? LLVM::MulOp::create(b, op.getLoc(), size, extent) : extent;
  }
  Value scale = getConstant(bytes), target = getBase(to),
        source = getBase(from);
  OpBuilder b(op);
  size = size ? LLVM::MulOp::create(b, op.getLoc(), size, scale) : scale;
  LLVM::MemcpyOp::create(b, op.getLoc(), target, source, size,
                         /*isVolatile=*/false);
  return true;
}
