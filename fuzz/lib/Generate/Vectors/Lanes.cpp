//===- Lanes.cpp - loads, stores, gathers and scatters ----------*- C++ -*-===//
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
/// A row of a buffer from an index on, with its number of elements from there.
struct Row {
  VectorBuffer buffer;
  SmallVector<Value> indices;
  int64_t room;
};
} // namespace

static std::optional<Row> pickRow(VectorProgram &program) {
  VectorBuffer buffer = program.pickBuffer(program.pickElementType(), 1);
  if (!buffer.hasUnitStride)
    return std::nullopt;
  Row row{buffer, {}, 0};
  for (int64_t extent : ArrayRef<int64_t>(buffer.extents).drop_back())
    row.indices.push_back(program.pickPosition(extent));
  int64_t start = program.choices.draw(buffer.extents.back());
  row.indices.push_back(program.getIndex(start));
  row.room = buffer.extents.back() - start;
  return row;
}

/// Picks the type of a vector to load or store at the start of `row`: mostly a
/// part of the row; at times of further dimensions, whose indices become 0.
static VectorType pickBox(VectorProgram &program, Row &row) {
  Shape shape;
  if (program.choices.chance(92))
    shape.push_back(1 + program.choices.draw(row.room));
  ArrayRef<int64_t> extents = row.buffer.extents;
  for (size_t i = extents.size() - 1; i > 0 && !shape.empty(); --i) {
    if (!program.choices.chance(35))
      break;
    row.indices[i - 1] = program.getIndex(0);
    shape.insert(shape.begin(), 1 + program.choices.draw(extents[i - 1]));
  }
  return VectorType::get(shape, row.buffer.getElementType());
}

static void emitLoad(VectorProgram &program) {
  std::optional<Row> row = pickRow(program);
  if (!row)
    return;
  VectorType type = pickBox(program, *row);
  program.add(
      program.create<vector::LoadOp>(type, row->buffer.value, row->indices));
}

static void emitStore(VectorProgram &program) {
  std::optional<Row> row = pickRow(program);
  if (!row)
    return;
  Value value = program.pickLike(pickBox(program, *row));
  program.create<vector::StoreOp>(value, row->buffer.value, row->indices);
}

/// Picks a mask of `size` lanes. If the row is shorter, only the lanes within
/// the row are active.
static Value pickRowMask(VectorProgram &program, const Row &row, int64_t size) {
  if (size <= row.room)
    return program.pickMask({size});
  auto type = VectorType::get({size}, program.builder.getI1Type());
  Value mask;
  if (program.choices.chance(50))
    mask = program.create<vector::CreateMaskOp>(
        type, ValueRange{program.getIndex(row.room)});
  else
    mask = program.create<vector::ConstantMaskOp>(type,
                                                  ArrayRef<int64_t>{row.room});
  program.add(mask);
  return mask;
}

static int64_t pickSize(VectorProgram &program, const Row &row) {
  return std::min<int64_t>(
      16, 1 + int64_t(program.choices.draw(row.room)) +
              (program.choices.chance(40) ? program.choices.draw(3) : 0));
}

template <typename OpTy>
static void emitMaskedRead(VectorProgram &program) {
  std::optional<Row> row = pickRow(program);
  if (!row)
    return;
  int64_t size = pickSize(program, *row);
  auto type = VectorType::get({size}, row->buffer.getElementType());
  Value mask = pickRowMask(program, *row, size);
  program.add(program.create<OpTy>(type, row->buffer.value, row->indices, mask,
                                   program.pickLike(type)));
}

template <typename OpTy>
static void emitMaskedWrite(VectorProgram &program) {
  std::optional<Row> row = pickRow(program);
  if (!row)
    return;
  int64_t size = pickSize(program, *row);
  auto type = VectorType::get({size}, row->buffer.getElementType());
  Value mask = pickRowMask(program, *row, size);
  // Use the builder with an alignment: for compressing stores, upstream's
  // builder without one swaps mask and value.
  program.create<OpTy>(row->buffer.value, row->indices, mask,
                       program.pickLike(type), IntegerAttr());
}

/// Returns a vector of indices below `extent`: a constant, or an existing
/// vector whose elements are clamped.
static Value pickLaneIndices(VectorProgram &program, ArrayRef<int64_t> shape,
                             int64_t extent, bool isDistinct) {
  Builder &b = program.builder;
  Type element = program.choices.pick<Type>(
      {b.getI32Type(), b.getIndexType(), b.getI64Type(), b.getI8Type()});
  auto type = VectorType::get(shape, element);
  if (!isDistinct && program.choices.chance(40)) {
    Value known = program.pickLike(type);
    Value least =
        program.create<arith::MaxSIOp>(known, program.makeSplat(type, 0));
    return program.create<arith::MinSIOp>(least,
                                          program.makeSplat(type, extent - 1));
  }
  int64_t first = program.choices.draw(extent);
  SmallVector<Attribute> numbers;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    numbers.push_back(b.getIntegerAttr(
        element, isDistinct ? (first + i) % extent
                            : int64_t(program.choices.draw(extent))));
  return program.create<arith::ConstantOp>(
      TypedAttr(DenseElementsAttr::get(type, numbers)));
}

/// Gathers from a row of a tensor or a buffer.
static void emitGather(VectorProgram &program) {
  Type element = program.pickElementType();
  Value base;
  Extents extents;
  if (program.choices.chance(50)) {
    TrackedTensor tensor = program.pickTensor(element, 1);
    base = tensor.value;
    extents = tensor.extents;
  } else {
    VectorBuffer buffer = program.pickBuffer(element, 1);
    if (!buffer.hasUnitStride)
      return;
    base = buffer.value;
    extents = buffer.extents;
  }
  Shape shape = program.pickShape(1, 3);
  if (getNumElements(shape) > 32)
    return;
  SmallVector<Value> offsets;
  for (int64_t extent : ArrayRef<int64_t>(extents).drop_back())
    offsets.push_back(program.pickPosition(extent));
  int64_t start = program.choices.draw(extents.back());
  offsets.push_back(program.getIndex(start));
  Value indices =
      pickLaneIndices(program, shape, extents.back() - start, false);
  Value mask = program.pickMask(shape);
  auto type = VectorType::get(shape, element);
  program.maskSome(program.create<vector::GatherOp>(type, base, offsets,
                                                    indices, mask,
                                                    program.pickLike(type)),
                   shape);
}

static void emitScatter(VectorProgram &program) {
  std::optional<Row> row = pickRow(program);
  if (!row)
    return;
  Shape shape = {1 + int64_t(program.choices.draw(row->room))};
  if (program.choices.chance(25))
    shape.insert(shape.begin() + program.choices.draw(2), 1);
  Value indices = pickLaneIndices(program, shape, row->room, true);
  auto type = VectorType::get(shape, row->buffer.getElementType());
  Value mask = program.pickMask(shape);
  program.create<vector::ScatterOp>(Type(), row->buffer.value, row->indices,
                                    indices, mask, program.pickLike(type));
}

llvm::ArrayRef<VectorEmitter> generate::getLaneEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"load", 4, emitLoad},
      {"store", 4, emitStore},
      {"maskedload", 3, emitMaskedRead<vector::MaskedLoadOp>},
      {"maskedstore", 3, emitMaskedWrite<vector::MaskedStoreOp>},
      {"expandload", 2, emitMaskedRead<vector::ExpandLoadOp>},
      {"compressstore", 2, emitMaskedWrite<vector::CompressStoreOp>},
      {"gather", 5, emitGather},
      {"scatter", 3, emitScatter}};
  return emitters;
}
