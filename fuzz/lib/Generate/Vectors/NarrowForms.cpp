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
/// A local buffer of narrow integers.
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

static Value pickNarrow(VectorProgram &program, IntegerType element,
                        int64_t size) {
  Builder &b = program.builder;
  auto wide = VectorType::get(
      {size}, b.getIntegerType(program.choices.pick({8u, 32u, 16u})));
  return program.create<arith::TruncIOp>(VectorType::get({size}, element),
                                         program.pickLike(wide));
}

/// Picks a span, which mostly begins at a byte boundary and has whole bytes.
static Span pickSpan(VectorProgram &program, const NarrowBuffer &buffer,
                     unsigned wholeShare = 60) {
  Span span;
  for (int64_t extent : ArrayRef(buffer.extents).drop_back())
    span.indices.push_back(program.pickPosition(extent));
  int64_t inByte = 8 / buffer.element.getWidth();
  int64_t start = program.choices.draw(buffer.getRow());
  if (program.choices.chance(wholeShare))
    start -= start % inByte;
  span.size = 1 + program.choices.draw(buffer.getRow() - start);
  if (program.choices.chance(wholeShare) && span.size > inByte)
    span.size -= span.size % inByte;
  span.indices.push_back(
      program.choices.chance(70)
          ? program.create<arith::ConstantIndexOp>(start).getResult()
          : program.getIndex(start));
  return span;
}

static Value pickMask(VectorProgram &program, int64_t size) {
  auto type = VectorType::get({size}, program.builder.getI1Type());
  int64_t count = program.choices.draw(size + 1);
  switch (program.choices.weighted({45, 45, 10})) {
  case 0:
    return program.create<vector::ConstantMaskOp>(type,
                                                  ArrayRef<int64_t>{count});
  case 1:
    return program.create<vector::CreateMaskOp>(
        type, ValueRange{program.getIndex(count)});
  default:
    return program.makeConstant(type);
  }
}

/// Makes a buffer and writes all its rows, so that reads are defined.
static NarrowBuffer makeNarrowBuffer(VectorProgram &program) {
  NarrowBuffer buffer;
  buffer.element =
      program.builder.getIntegerType(program.choices.pick({4u, 2u, 4u, 1u}));
  if (program.choices.chance(45))
    buffer.extents.push_back(program.choices.pick({2, 1, 3}));
  buffer.extents.push_back(program.choices.pick({8, 4, 16, 6, 3, 12}));
  buffer.value = program.create<memref::AllocaOp>(
      MemRefType::get(buffer.extents, buffer.element));
  int64_t rows = buffer.extents.size() > 1 ? buffer.extents.front() : 1;
  for (int64_t row = 0; row < rows; ++row) {
    SmallVector<Value> indices;
    if (buffer.extents.size() > 1)
      indices.push_back(program.create<arith::ConstantIndexOp>(row));
    indices.push_back(program.create<arith::ConstantIndexOp>(0));
    program.create<vector::StoreOp>(
        pickNarrow(program, buffer.element, buffer.getRow()), buffer.value,
        indices);
  }
  return buffer;
}

/// Makes a view of all elements with another rank, or of a row from some
/// element on.
static NarrowBuffer makeNarrowView(VectorProgram &program,
                                   NarrowBuffer buffer) {
  OpBuilder &b = program.builder;
  if (buffer.extents.size() > 1) {
    SmallVector<ReassociationIndices> all = {{0, 1}};
    buffer.value = program.create<memref::CollapseShapeOp>(buffer.value, all);
    buffer.extents = {getNumElements(buffer.extents)};
    return buffer;
  }
  int64_t size = buffer.getRow(), inByte = 8 / buffer.element.getWidth();
  if (size % 2 == 0 && program.choices.chance(40)) {
    SmallVector<ReassociationIndices> all = {{0, 1}};
    buffer.extents = {2, size / 2};
    buffer.value = program.create<memref::ExpandShapeOp>(
        MemRefType::get(buffer.extents, buffer.element), buffer.value, all);
    return buffer;
  }
  int64_t offset = program.choices.draw(size);
  if (program.choices.chance(75))
    offset -= offset % inByte;
  SmallVector<OpFoldResult> offsets = {b.getIndexAttr(offset)},
                            sizes = {b.getIndexAttr(size - offset)},
                            strides = {b.getIndexAttr(1)};
  buffer.value =
      program.create<memref::SubViewOp>(buffer.value, offsets, sizes, strides);
  buffer.extents = {size - offset};
  return buffer;
}

static void write(VectorProgram &program, const NarrowBuffer &buffer) {
  // Upstream emulates few stores that are masked or write parts of a byte, so
  // these are rare.
  bool isMasked = program.choices.chance(8);
  Span span = pickSpan(program, buffer, /*wholeShare=*/92);
  Value value = pickNarrow(program, buffer.element, span.size);
  if (!isMasked)
    program.create<vector::StoreOp>(value, buffer.value, span.indices);
  else
    program.create<vector::MaskedStoreOp>(buffer.value, span.indices,
                                          pickMask(program, span.size), value,
                                          IntegerAttr());
}

static Value read(VectorProgram &program, const NarrowBuffer &buffer) {
  Span span = pickSpan(program, buffer);
  auto type = VectorType::get({span.size}, buffer.element);
  switch (program.choices.draw(4)) {
  case 0:
    return program.create<vector::MaskedLoadOp>(
        type, buffer.value, span.indices, pickMask(program, span.size),
        pickNarrow(program, buffer.element, span.size));
  case 1: {
    Value padding = program.create<arith::ConstantOp>(
        program.builder.getZeroAttr(buffer.element));
    bool inBounds = true;
    return program.create<vector::TransferReadOp>(
        type, buffer.value, span.indices, std::optional<Value>(padding),
        AffineMap::getMinorIdentityMap(buffer.extents.size(), 1,
                                       program.builder.getContext()),
        std::optional<ArrayRef<bool>>(ArrayRef<bool>(inBounds)));
  }
  case 2: {
    Value one = program.create<memref::LoadOp>(buffer.value, span.indices);
    return program.create<vector::BroadcastOp>(type, one);
  }
  default:
    return program.create<vector::LoadOp>(type, buffer.value, span.indices);
  }
}

static void emitNarrowBuffer(VectorProgram &program) {
  NarrowBuffer buffer = makeNarrowBuffer(program);
  if (program.choices.chance(30))
    buffer = makeNarrowView(program, buffer);
  for (unsigned i = 0, e = 1 + program.choices.draw(4); i < e; ++i) {
    if (program.choices.chance(45)) {
      write(program, buffer);
      continue;
    }
    Value value = read(program, buffer);
    auto wide = cast<VectorType>(value.getType())
                    .clone(program.builder.getIntegerType(
                        program.choices.pick({8u, 32u})));
    program.add(program.choices.chance(50)
                    ? Value(program.create<arith::ExtSIOp>(wide, value))
                    : Value(program.create<arith::ExtUIOp>(wide, value)));
  }
  Value whole = program.create<vector::LoadOp>(
      VectorType::get({buffer.getRow()}, buffer.element), buffer.value,
      SmallVector<Value>(buffer.extents.size(),
                         program.create<arith::ConstantIndexOp>(0)));
  program.add(program.create<arith::ExtUIOp>(
      VectorType::get({buffer.getRow()}, program.builder.getI8Type()), whole));
}

llvm::ArrayRef<VectorEmitter> generate::getNarrowFormEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"narrow buffer", 1, emitNarrowBuffer}};
  return emitters;
}
