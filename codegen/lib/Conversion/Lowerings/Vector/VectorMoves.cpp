//===- VectorMoves.cpp - parts, orders and bits of elements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorElements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

#include <numeric>

using namespace mlir;
using namespace padlab;
using namespace padlab::expand;

/// Sets each element of `result` to the element of `source` whose position
/// `from` returns.
static void rearrange(Expander &e, Value result, const Elements &source,
                      llvm::function_ref<int64_t(ArrayRef<int64_t>)> from) {
  Elements elements;
  forEachPoint(getShape(result), [&](ArrayRef<int64_t> point) {
    elements.push_back(source[from(point)]);
  });
  e.set(result, std::move(elements));
}

//===----------------------------------------------------------------------===//
// Extraction and insertion at a position
//===----------------------------------------------------------------------===//

namespace {
/// A part of a vector that a position may select: its first element, and the
/// condition under which it is selected; null means always.
struct Part {
  int64_t first;
  Value condition;
};
} // namespace

/// Finds the parts that the position of `op` may select. A static position of
/// -1, which means poison, is treated as 0.
template <typename Op>
static SmallVector<Part> findParts(Expander &e, Op op,
                                   ArrayRef<int64_t> shape) {
  SmallVector<Part> parts = {{0, Value()}};
  auto dynamic = op.getDynamicPosition().begin();
  for (auto [position, extent] : llvm::zip(op.getStaticPosition(), shape)) {
    Value unknown = ShapedType::isDynamic(position) ? *dynamic++ : Value();
    SmallVector<Part> finer;
    for (const Part &part : parts)
      for (int64_t i = 0; i < extent; ++i) {
        if (!unknown && i != std::max<int64_t>(position, 0))
          continue;
        Value isHere;
        if (unknown)
          isHere = e.create<arith::CmpIOp>(arith::CmpIPredicate::eq, unknown,
                                           e.makeIndex(i));
        finer.push_back(
            {part.first * extent + i, e.both(part.condition, isHere)});
      }
    parts = std::move(finer);
  }
  int64_t size =
      llvm::product_of(shape.drop_front(op.getStaticPosition().size()));
  for (Part &part : parts)
    part.first *= size;
  return parts;
}

static void expandExtract(vector::ExtractOp op, Expander &e) {
  Elements source = e.get(op.getSource());
  int64_t size = llvm::product_of(getShape(op.getResult()));
  Elements result;
  for (const Part &part : findParts(e, op, getShape(op.getSource())))
    for (int64_t i = 0; i < size; ++i) {
      Value element = source[part.first + i];
      if (result.size() <= size_t(i))
        result.push_back(element);
      else
        result[i] = e.select(part.condition, element, result[i]);
    }
  e.set(op.getResult(), std::move(result));
}

static void expandInsert(vector::InsertOp op, Expander &e) {
  Elements result = e.get(op.getDest());
  Elements inserted = e.get(op.getValueToStore());
  for (const Part &part : findParts(e, op, getShape(op.getDest())))
    for (auto [i, element] : llvm::enumerate(inserted)) {
      Value &old = result[part.first + i];
      old = e.select(part.condition, element, old);
    }
  e.set(op.getResult(), std::move(result));
}

static void expandFromElements(vector::FromElementsOp op, Expander &e) {
  e.set(op.getDest(), llvm::to_vector(op.getElements()));
}

static void expandToElements(vector::ToElementsOp op, Expander &e) {
  for (auto [result, element] :
       llvm::zip_equal(op.getElements(), e.get(op.getSource())))
    e.set(result, {element});
}

//===----------------------------------------------------------------------===//
// Changes of the shape or the order
//===----------------------------------------------------------------------===//

/// Expands a broadcast. The dimensions of the source are aligned with the last
/// dimensions of the result; dimensions of the source with extent 1 are
/// broadcast.
static void expandBroadcast(vector::BroadcastOp op, Expander &e) {
  ArrayRef<int64_t> shape = getShape(op.getSource());
  rearrange(e, op.getVector(), e.get(op.getSource()),
            [&](ArrayRef<int64_t> point) {
              SmallVector<int64_t> from(point.take_back(shape.size()));
              for (auto [index, extent] : llvm::zip_equal(from, shape))
                index = extent == 1 ? 0 : index;
              return linearize(from, shape);
            });
}

static void expandShapeCast(vector::ShapeCastOp op, Expander &e) {
  e.set(op.getResult(), e.get(op.getSource()));
}

static void expandTranspose(vector::TransposeOp op, Expander &e) {
  rearrange(
      e, op.getResult(), e.get(op.getVector()), [&](ArrayRef<int64_t> point) {
        SmallVector<int64_t> from(point.size());
        for (auto [index, dim] : llvm::zip_equal(point, op.getPermutation()))
          from[dim] = index;
        return linearize(from, getShape(op.getVector()));
      });
}

static void expandExtractSlice(vector::ExtractStridedSliceOp op, Expander &e) {
  SmallVector<int64_t> offsets =
      extractFromIntegerArrayAttr<int64_t>(op.getOffsets());
  SmallVector<int64_t> strides =
      extractFromIntegerArrayAttr<int64_t>(op.getStrides());
  rearrange(e, op.getResult(), e.get(op.getSource()),
            [&](ArrayRef<int64_t> point) {
              SmallVector<int64_t> from(point);
              for (size_t i = 0; i < offsets.size(); ++i)
                from[i] = offsets[i] + from[i] * strides[i];
              return linearize(from, getShape(op.getSource()));
            });
}

/// Inserts the source. If it has fewer dimensions than the destination, it is a
/// slice along the destination's last dimensions.
static void expandInsertSlice(vector::InsertStridedSliceOp op, Expander &e) {
  SmallVector<int64_t> offsets =
      extractFromIntegerArrayAttr<int64_t>(op.getOffsets());
  SmallVector<int64_t> strides =
      extractFromIntegerArrayAttr<int64_t>(op.getStrides());
  Elements source = e.get(op.getValueToStore());
  Elements result = e.get(op.getDest());
  ArrayRef<int64_t> shape = getShape(op.getDest());
  size_t next = 0;
  forEachPoint(getShape(op.getValueToStore()), [&](ArrayRef<int64_t> point) {
    SmallVector<int64_t> to(offsets);
    size_t leading = to.size() - point.size();
    for (auto [i, index] : llvm::enumerate(point))
      to[leading + i] += index * strides[i];
    result[linearize(to, shape)] = source[next++];
  });
  e.set(op.getResult(), std::move(result));
}

/// Shuffles along the first dimension. If the mask asks for poison, the result
/// has element 0 of this dimension instead.
static void expandShuffle(vector::ShuffleOp op, Expander &e) {
  Elements sources = e.get(op.getV1());
  llvm::append_range(sources, e.get(op.getV2()));
  ArrayRef<int64_t> shape = getShape(op.getV1());
  int64_t size = shape.empty() ? 1 : llvm::product_of(shape.drop_front());
  Elements result;
  for (int64_t number : op.getMask())
    for (int64_t i = 0; i < size; ++i)
      result.push_back(sources[std::max<int64_t>(number, 0) * size + i]);
  e.set(op.getResult(), std::move(result));
}

static void expandInterleave(vector::InterleaveOp op, Expander &e) {
  Elements result;
  for (auto [a, b] : llvm::zip_equal(e.get(op.getLhs()), e.get(op.getRhs())))
    result.append({a, b});
  e.set(op.getResult(), std::move(result));
}

static void expandDeinterleave(vector::DeinterleaveOp op, Expander &e) {
  Elements parts[2];
  for (auto [i, element] : llvm::enumerate(e.get(op.getSource())))
    parts[i % 2].push_back(element);
  for (auto [result, part] : llvm::zip_equal(op->getResults(), parts))
    e.set(result, part);
}

//===----------------------------------------------------------------------===//
// Casts, and constants
//===----------------------------------------------------------------------===//

/// Appends the bits of `element` in pieces of `width` bits, lowest first.
static void split(Expander &e, Value element, unsigned width, Elements &parts) {
  Type type = element.getType();
  unsigned whole = type.getIntOrFloatBitWidth();
  Type bits = e.b.getIntegerType(whole);
  if (type != bits)
    element = e.create<arith::BitcastOp>(bits, element);
  for (unsigned low = 0; low < whole; low += width) {
    Value part = element;
    if (low != 0)
      part = e.create<arith::ShRUIOp>(
          part, e.create<arith::ConstantOp>(e.b.getIntegerAttr(bits, low)));
    if (width != whole)
      part = e.create<arith::TruncIOp>(e.b.getIntegerType(width), part);
    parts.push_back(part);
  }
}

static Value join(Expander &e, ArrayRef<Value> parts, Type type) {
  unsigned width = parts.front().getType().getIntOrFloatBitWidth();
  Type bits = e.b.getIntegerType(type.getIntOrFloatBitWidth());
  Value whole;
  for (auto [i, part] : llvm::enumerate(parts)) {
    Value wide = part;
    if (wide.getType() != bits)
      wide = e.create<arith::ExtUIOp>(bits, wide);
    if (i != 0)
      wide = e.create<arith::ShLIOp>(
          wide,
          e.create<arith::ConstantOp>(e.b.getIntegerAttr(bits, i * width)));
    whole = whole ? Value(e.create<arith::OrIOp>(whole, wide)) : wide;
  }
  return type == bits ? whole : Value(e.create<arith::BitcastOp>(type, whole));
}

/// Splits the elements of both types into pieces of a common width.
static void expandBitCast(vector::BitCastOp op, Expander &e) {
  Type type = op.getResultVectorType().getElementType();
  Elements source = e.get(op.getSource());
  if (op.getSourceVectorType().getElementType() == type)
    return e.set(op.getResult(), source);
  unsigned from = op.getSourceVectorType().getElementTypeBitWidth();
  unsigned to = type.getIntOrFloatBitWidth();
  unsigned width = std::gcd(from, to);
  Elements parts, result;
  for (Value element : source)
    split(e, element, width, parts);
  for (ArrayRef<Value> rest = parts; !rest.empty();
       rest = rest.drop_front(to / width))
    result.push_back(join(e, rest.take_front(to / width), type));
  e.set(op.getResult(), std::move(result));
}

static void expandStep(vector::StepOp op, Expander &e) {
  Elements result;
  for (int64_t i = 0, end = getShape(op.getResult()).front(); i < end; ++i)
    result.push_back(e.makeIndex(i));
  e.set(op.getResult(), std::move(result));
}

std::vector<Expansion> expand::getMoveExpansions() {
  return {
      makeExpansion<expandExtract>(),      makeExpansion<expandInsert>(),
      makeExpansion<expandFromElements>(), makeExpansion<expandToElements>(),
      makeExpansion<expandBroadcast>(),    makeExpansion<expandShapeCast>(),
      makeExpansion<expandTranspose>(),    makeExpansion<expandExtractSlice>(),
      makeExpansion<expandInsertSlice>(),  makeExpansion<expandShuffle>(),
      makeExpansion<expandInterleave>(),   makeExpansion<expandDeinterleave>(),
      makeExpansion<expandBitCast>(),      makeExpansion<expandStep>()};
}
