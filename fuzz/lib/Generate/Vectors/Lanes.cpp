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
/// The rest of a row of a buffer: it begins at `indices`, and has `room`
/// elements.
struct Row {
  VectorBuffer buffer;
  SmallVector<Value> indices;
  int64_t room;
};
} // namespace

static std::optional<Row> pickRow(VectorProgram &p) {
  VectorBuffer buffer = p.pickBuffer(p.pickElementType(), 1);
  if (!buffer.hasUnitStride)
    return std::nullopt;
  Row row{buffer, {}, 0};
  for (int64_t extent : ArrayRef<int64_t>(buffer.extents).drop_back())
    row.indices.push_back(p.pickPosition(extent));
  int64_t start = p.choices.draw(buffer.extents.back());
  row.indices.push_back(p.getIndex(start));
  row.room = buffer.extents.back() - start;
  return row;
}

/// Picks the type of a vector to load or store at the start of `row`. It is
/// mostly a part of the row. At times, it has further dimensions, in which its
/// position becomes 0.
static VectorType pickBox(VectorProgram &p, Row &row) {
  Shape shape;
  if (p.choices.chance(92))
    shape.push_back(1 + p.choices.draw(row.room));
  ArrayRef<int64_t> extents = row.buffer.extents;
  for (size_t i = extents.size() - 1; i > 0 && !shape.empty(); --i) {
    if (!p.choices.chance(35))
      break;
    row.indices[i - 1] = p.getIndex(0);
    shape.insert(shape.begin(), 1 + p.choices.draw(extents[i - 1]));
  }
  return VectorType::get(shape, row.buffer.getElementType());
}

static void emitLoad(VectorProgram &p) {
  std::optional<Row> row = pickRow(p);
  if (!row)
    return;
  VectorType type = pickBox(p, *row);
  p.add(p.create<vector::LoadOp>(type, row->buffer.value, row->indices));
}

static void emitStore(VectorProgram &p) {
  std::optional<Row> row = pickRow(p);
  if (!row)
    return;
  Value value = p.pickLike(pickBox(p, *row));
  p.create<vector::StoreOp>(value, row->buffer.value, row->indices);
}

/// Picks a mask of `size` lanes. If the row has fewer elements, only the lanes
/// within the row are active.
static Value pickRowMask(VectorProgram &p, const Row &row, int64_t size) {
  if (size <= row.room)
    return p.pickMask({size});
  auto type = VectorType::get({size}, p.builder.getI1Type());
  Value mask;
  if (p.choices.chance(50))
    mask =
        p.create<vector::CreateMaskOp>(type, ValueRange{p.getIndex(row.room)});
  else
    mask = p.create<vector::ConstantMaskOp>(type, ArrayRef<int64_t>{row.room});
  p.add(mask);
  return mask;
}

static int64_t pickSize(VectorProgram &p, const Row &row) {
  return std::min<int64_t>(16,
                           1 + int64_t(p.choices.draw(row.room)) +
                               (p.choices.chance(40) ? p.choices.draw(3) : 0));
}

template <typename OpTy>
static void emitMaskedRead(VectorProgram &p) {
  std::optional<Row> row = pickRow(p);
  if (!row)
    return;
  int64_t size = pickSize(p, *row);
  auto type = VectorType::get({size}, row->buffer.getElementType());
  Value mask = pickRowMask(p, *row, size);
  p.add(p.create<OpTy>(type, row->buffer.value, row->indices, mask,
                       p.pickLike(type)));
}

template <typename OpTy>
static void emitMaskedWrite(VectorProgram &p) {
  std::optional<Row> row = pickRow(p);
  if (!row)
    return;
  int64_t size = pickSize(p, *row);
  auto type = VectorType::get({size}, row->buffer.getElementType());
  Value mask = pickRowMask(p, *row, size);
  // Use the builder with an alignment, because upstream's builder without
  // alignment swaps mask and value of a compressing store.
  p.create<OpTy>(row->buffer.value, row->indices, mask, p.pickLike(type),
                 IntegerAttr());
}

/// Returns a vector of indices less than `extent`. It is a constant, or an
/// existing vector whose elements are clamped to the range. With `isDistinct`,
/// no two elements are equal.
static Value pickLaneIndices(VectorProgram &p, ArrayRef<int64_t> shape,
                             int64_t extent, bool isDistinct) {
  Builder &b = p.builder;
  Type element = p.choices.pick<Type>(
      {b.getI32Type(), b.getIndexType(), b.getI64Type(), b.getI8Type()});
  auto type = VectorType::get(shape, element);
  if (!isDistinct && p.choices.chance(40)) {
    Value known = p.pickLike(type);
    Value least = p.create<arith::MaxSIOp>(known, p.makeSplat(type, 0));
    return p.create<arith::MinSIOp>(least, p.makeSplat(type, extent - 1));
  }
  int64_t first = p.choices.draw(extent);
  SmallVector<Attribute> numbers;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    numbers.push_back(b.getIntegerAttr(
        element,
        isDistinct ? (first + i) % extent : int64_t(p.choices.draw(extent))));
  return p.create<arith::ConstantOp>(
      TypedAttr(DenseElementsAttr::get(type, numbers)));
}

/// Emits a gather from a row of a tensor or buffer.
static void emitGather(VectorProgram &p) {
  Type element = p.pickElementType();
  Value base;
  Extents extents;
  if (p.choices.chance(50)) {
    TrackedTensor tensor = p.pickTensor(element, 1);
    base = tensor.value;
    extents = tensor.extents;
  } else {
    VectorBuffer buffer = p.pickBuffer(element, 1);
    if (!buffer.hasUnitStride)
      return;
    base = buffer.value;
    extents = buffer.extents;
  }
  Shape shape = p.pickShape(1, 3);
  if (getNumElements(shape) > 32)
    return;
  SmallVector<Value> offsets;
  for (int64_t extent : ArrayRef<int64_t>(extents).drop_back())
    offsets.push_back(p.pickPosition(extent));
  int64_t start = p.choices.draw(extents.back());
  offsets.push_back(p.getIndex(start));
  Value indices = pickLaneIndices(p, shape, extents.back() - start, false);
  Value mask = p.pickMask(shape);
  auto type = VectorType::get(shape, element);
  p.maskSome(p.create<vector::GatherOp>(type, base, offsets, indices, mask,
                                        p.pickLike(type)),
             shape);
}

static void emitScatter(VectorProgram &p) {
  std::optional<Row> row = pickRow(p);
  if (!row)
    return;
  Shape shape = {1 + int64_t(p.choices.draw(row->room))};
  if (p.choices.chance(25))
    shape.insert(shape.begin() + p.choices.draw(2), 1);
  Value indices = pickLaneIndices(p, shape, row->room, true);
  auto type = VectorType::get(shape, row->buffer.getElementType());
  Value mask = p.pickMask(shape);
  p.create<vector::ScatterOp>(Type(), row->buffer.value, row->indices, indices,
                              mask, p.pickLike(type));
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
