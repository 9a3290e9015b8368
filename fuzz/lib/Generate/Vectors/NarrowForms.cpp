//===- NarrowForms.cpp - buffers of integers below a byte -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// A buffer on the stack whose elements are integers narrower than a byte.
struct NarrowBuffer {
  Value value;
  Shape extents;
  IntegerType element;

  int64_t getRow() const { return extents.back(); }
};

/// Some consecutive elements of a row.
struct Span {
  SmallVector<Value> indices;
  int64_t size;
};
} // namespace

static Value pickNarrow(VectorProgram &p, IntegerType element, int64_t size) {
  Builder &b = p.builder;
  auto wide =
      VectorType::get({size}, b.getIntegerType(p.choices.pick({8u, 32u, 16u})));
  return p.create<arith::TruncIOp>(VectorType::get({size}, element),
                                   p.pickLike(wide));
}

/// Picks a span. With a probability of `wholeShare` percent each, its start is
/// rounded down to a byte boundary, and its size, if larger than a byte, to
/// whole bytes.
static Span pickSpan(VectorProgram &p, const NarrowBuffer &buffer,
                     unsigned wholeShare = 60) {
  Span span;
  for (int64_t extent : ArrayRef(buffer.extents).drop_back())
    span.indices.push_back(p.pickPosition(extent));
  int64_t inByte = 8 / buffer.element.getWidth();
  int64_t start = p.choices.draw(buffer.getRow());
  if (p.choices.chance(wholeShare))
    start -= start % inByte;
  span.size = 1 + p.choices.draw(buffer.getRow() - start);
  if (p.choices.chance(wholeShare) && span.size > inByte)
    span.size -= span.size % inByte;
  span.indices.push_back(
      p.choices.chance(70) ? p.create<arith::ConstantIndexOp>(start).getResult()
                           : p.getIndex(start));
  return span;
}

static Value pickMask(VectorProgram &p, int64_t size) {
  auto type = VectorType::get({size}, p.builder.getI1Type());
  int64_t count = p.choices.draw(size + 1);
  switch (p.choices.weighted({45, 45, 10})) {
  case 0:
    return p.create<vector::ConstantMaskOp>(type, ArrayRef<int64_t>{count});
  case 1:
    return p.create<vector::CreateMaskOp>(type, ValueRange{p.getIndex(count)});
  default:
    return p.makeConstant(type);
  }
}

/// Makes a buffer, and writes all its rows, so that every read of it is
/// defined.
static NarrowBuffer makeNarrowBuffer(VectorProgram &p) {
  NarrowBuffer buffer;
  buffer.element = p.builder.getIntegerType(p.choices.pick({4u, 2u, 4u, 1u}));
  if (p.choices.chance(45))
    buffer.extents.push_back(p.choices.pick({2, 1, 3}));
  buffer.extents.push_back(p.choices.pick({8, 4, 16, 6, 3, 12}));
  buffer.value = p.create<memref::AllocaOp>(
      MemRefType::get(buffer.extents, buffer.element));
  int64_t rows = buffer.extents.size() > 1 ? buffer.extents.front() : 1;
  for (int64_t row = 0; row < rows; ++row) {
    SmallVector<Value> indices;
    if (buffer.extents.size() > 1)
      indices.push_back(p.create<arith::ConstantIndexOp>(row));
    indices.push_back(p.create<arith::ConstantIndexOp>(0));
    p.create<vector::StoreOp>(pickNarrow(p, buffer.element, buffer.getRow()),
                              buffer.value, indices);
  }
  return buffer;
}

/// Makes a view: of all elements as one row or, if the buffer has only one row,
/// of all elements as two rows or of the elements from some position on.
static NarrowBuffer makeNarrowView(VectorProgram &p, NarrowBuffer buffer) {
  OpBuilder &b = p.builder;
  if (buffer.extents.size() > 1) {
    SmallVector<ReassociationIndices> all = {{0, 1}};
    buffer.value = p.create<memref::CollapseShapeOp>(buffer.value, all);
    buffer.extents = {getNumElements(buffer.extents)};
    return buffer;
  }
  int64_t size = buffer.getRow(), inByte = 8 / buffer.element.getWidth();
  if (size % 2 == 0 && p.choices.chance(40)) {
    SmallVector<ReassociationIndices> all = {{0, 1}};
    buffer.extents = {2, size / 2};
    buffer.value = p.create<memref::ExpandShapeOp>(
        MemRefType::get(buffer.extents, buffer.element), buffer.value, all);
    return buffer;
  }
  int64_t offset = p.choices.draw(size);
  if (p.choices.chance(75))
    offset -= offset % inByte;
  SmallVector<OpFoldResult> offsets = {b.getIndexAttr(offset)},
                            sizes = {b.getIndexAttr(size - offset)},
                            strides = {b.getIndexAttr(1)};
  buffer.value =
      p.create<memref::SubViewOp>(buffer.value, offsets, sizes, strides);
  buffer.extents = {size - offset};
  return buffer;
}

static void write(VectorProgram &p, const NarrowBuffer &buffer) {
  // Upstream can emulate few stores that are masked or write parts of a byte,
  // so emit these rarely.
  bool isMasked = p.choices.chance(8);
  Span span = pickSpan(p, buffer, /*wholeShare=*/92);
  Value value = pickNarrow(p, buffer.element, span.size);
  if (!isMasked)
    p.create<vector::StoreOp>(value, buffer.value, span.indices);
  else
    p.create<vector::MaskedStoreOp>(buffer.value, span.indices,
                                    pickMask(p, span.size), value,
                                    IntegerAttr());
}

static Value read(VectorProgram &p, const NarrowBuffer &buffer) {
  Span span = pickSpan(p, buffer);
  auto type = VectorType::get({span.size}, buffer.element);
  switch (p.choices.draw(4)) {
  case 0:
    return p.create<vector::MaskedLoadOp>(
        type, buffer.value, span.indices, pickMask(p, span.size),
        pickNarrow(p, buffer.element, span.size));
  case 1: {
    Value padding =
        p.create<arith::ConstantOp>(p.builder.getZeroAttr(buffer.element));
    bool inBounds = true;
    return p.create<vector::TransferReadOp>(
        type, buffer.value, span.indices, std::optional<Value>(padding),
        AffineMap::getMinorIdentityMap(buffer.extents.size(), 1,
                                       p.builder.getContext()),
        std::optional<ArrayRef<bool>>(ArrayRef<bool>(inBounds)));
  }
  case 2: {
    Value one = p.create<memref::LoadOp>(buffer.value, span.indices);
    return p.create<vector::BroadcastOp>(type, one);
  }
  default:
    return p.create<vector::LoadOp>(type, buffer.value, span.indices);
  }
}

static void emitNarrowBuffer(VectorProgram &p) {
  NarrowBuffer buffer = makeNarrowBuffer(p);
  if (p.choices.chance(30))
    buffer = makeNarrowView(p, buffer);
  for (unsigned i = 0, e = 1 + p.choices.draw(4); i < e; ++i) {
    if (p.choices.chance(45)) {
      write(p, buffer);
      continue;
    }
    Value value = read(p, buffer);
    auto wide = cast<VectorType>(value.getType())
                    .clone(p.builder.getIntegerType(p.choices.pick({8u, 32u})));
    p.add(p.choices.chance(50) ? Value(p.create<arith::ExtSIOp>(wide, value))
                               : Value(p.create<arith::ExtUIOp>(wide, value)));
  }
  Value whole = p.create<vector::LoadOp>(
      VectorType::get({buffer.getRow()}, buffer.element), buffer.value,
      SmallVector<Value>(buffer.extents.size(),
                         p.create<arith::ConstantIndexOp>(0)));
  p.add(p.create<arith::ExtUIOp>(
      VectorType::get({buffer.getRow()}, p.builder.getI8Type()), whole));
}

llvm::ArrayRef<VectorEmitter> generate::getNarrowFormEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"narrow buffer", 1, emitNarrowBuffer}};
  return emitters;
}
