//===- MemRefDescription.cpp - unranked memrefs with layouts --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemRefDescription.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace padlab {

/// The positions of the fields in the description.
static constexpr int64_t allocatedPlace = 0, alignedPlace = 1,
                         firstExtentPlace = 2, bufferExtentsPlace = 3;

MemRefType MemRefDescription::getType(MLIRContext *context) {
  return MemRefType::get({ShapedType::kDynamic}, IndexType::get(context));
}

MemRefDescription MemRefDescription::create(OpBuilder &b, Location loc,
                                            const MemRefView &view) {
  int64_t rank = cast<MemRefType>(view.buffer.getType()).getRank();
  SmallVector<Value> numbers{
      getAllocatedPointerAsIndex(b, loc, view.buffer),
      memref::ExtractAlignedPointerAsIndexOp::create(b, loc, view.buffer),
      arith::ConstantIndexOp::create(b, loc, bufferExtentsPlace + rank)};
  for (int64_t d = 0; d != rank; ++d)
    numbers.push_back(memref::DimOp::create(b, loc, view.buffer, d));
  llvm::append_range(numbers, view.getExtents(b, loc));
  llvm::append_range(numbers, view.symbols);
  Value count = arith::ConstantIndexOp::create(b, loc, numbers.size());
  Value buffer =
      memref::AllocOp::create(b, loc, getType(b.getContext()), count);
  for (auto [i, number] : llvm::enumerate(numbers)) {
    Value place = arith::ConstantIndexOp::create(b, loc, i);
    memref::StoreOp::create(b, loc, number, buffer, place);
  }
  return MemRefDescription(buffer);
}

Value MemRefDescription::read(OpBuilder &b, Location loc, int64_t place) const {
  Value index = arith::ConstantIndexOp::create(b, loc, place);
  return memref::LoadOp::create(b, loc, buffer, index);
}

Value MemRefDescription::getExtent(OpBuilder &b, Location loc,
                                   Value dimension) const {
  Value first = read(b, loc, firstExtentPlace);
  Value place = arith::AddIOp::create(b, loc, first, dimension);
  return memref::LoadOp::create(b, loc, buffer, place);
}

Value MemRefDescription::makeBuffer(OpBuilder &b, Location loc,
                                    MemRefType type) const {
  auto readPointer = [&](int64_t place) -> Value {
    Value integer =
        arith::IndexCastOp::create(b, loc, b.getI64Type(), read(b, loc, place));
    return LLVM::IntToPtrOp::create(
        b, loc, LLVM::LLVMPointerType::get(b.getContext()), integer);
  };
  Value allocated = readPointer(allocatedPlace);
  Value aligned = readPointer(alignedPlace);
  SmallVector<Value> extents;
  for (int64_t d = 0; d != type.getRank(); ++d)
    extents.push_back(read(b, loc, bufferExtentsPlace + d));
  return makeMemRefAt(b, loc, allocated, aligned, type, extents);
}

MemRefView MemRefDescription::makeView(OpBuilder &b, Location loc,
                                       MemRefType type) const {
  MemRefView view{type, {}, {}, {}, {}};
  if (type.getLayout().isIdentity()) {
    view.buffer = makeBuffer(
        b, loc, MemRefType::get(type.getShape(), type.getElementType()));
    return view;
  }
  view.layout = type.getLayout().getAffineMap();
  int64_t bufferRank = view.layout.getNumResults();
  SmallVector<int64_t> shape(bufferRank, ShapedType::kDynamic);
  view.buffer =
      makeBuffer(b, loc, MemRefType::get(shape, type.getElementType()));
  int64_t next = bufferExtentsPlace + bufferRank;
  for (int64_t d = 0; d != type.getRank(); ++d, ++next)
    if (type.isDynamicDim(d))
      view.sizes.push_back(read(b, loc, next));
  for (unsigned s = 0; s != view.layout.getNumSymbols(); ++s, ++next)
    view.symbols.push_back(read(b, loc, next));
  return view;
}

} // namespace padlab
