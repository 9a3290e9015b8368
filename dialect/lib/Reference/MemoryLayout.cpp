//===- MemoryLayout.cpp - where elements of memrefs lie -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineMaps.h"
#include "Frame.h"

#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// From an index to a position
//===----------------------------------------------------------------------===//

static std::optional<int64_t> getStridedPosition(const MemRefValue &memref,
                                                 ArrayRef<int64_t> index) {
  std::optional<int64_t> position = memref.offset;
  for (auto [i, stride] : llvm::zip_equal(index, memref.strides)) {
    std::optional<int64_t> step = llvm::checkedMul(i, stride);
    if (!step || !(position = llvm::checkedAdd(*position, *step)))
      return std::nullopt;
  }
  return position;
}

static std::optional<SmallVector<int64_t>>
applyMap(AffineMap map, ArrayRef<int64_t> dims, ArrayRef<int64_t> symbols) {
  SmallVector<int64_t> results;
  for (AffineExpr expr : map.getResults()) {
    std::optional<int64_t> value = evaluate(expr, dims, symbols);
    if (!value)
      return std::nullopt;
    results.push_back(*value);
  }
  return results;
}

/// Applies the layout map to the index, and returns the row-major position of
/// the result in the physical shape; nullopt if the map has no value there, or
/// if the result is outside of this shape.
static std::optional<int64_t> getMappedPosition(const MemRefValue &memref,
                                                ArrayRef<int64_t> index) {
  std::optional<SmallVector<int64_t>> physical =
      applyMap(memref.layout, index, memref.symbols);
  if (!physical)
    return std::nullopt;
  int64_t position = 0;
  for (auto [i, extent] : llvm::zip_equal(*physical, memref.physicalShape)) {
    if (i < 0 || i >= extent)
      return std::nullopt;
    position = position * extent + i;
  }
  return position;
}

std::optional<int64_t> reference::getPosition(const MemRefValue &memref,
                                              ArrayRef<int64_t> index) {
  std::optional<int64_t> position = memref.layout
                                        ? getMappedPosition(memref, index)
                                        : getStridedPosition(memref, index);
  int64_t elements =
      memref.buffer->elements.getNumElements() / memref.elementSize;
  if (!position || *position < 0 || *position >= elements)
    return std::nullopt;
  return *position * memref.elementSize;
}

//===----------------------------------------------------------------------===//
// The layout of an allocation
//===----------------------------------------------------------------------===//

/// Sets the offset of `memref` to the value of a strided map at the origin, and
/// the stride of each dimension to the change of this value when the index in
/// that dimension becomes 1.
static LogicalResult setStrides(Operation *op, AffineMap map,
                                MemRefValue &memref, Frame &frame) {
  SmallVector<int64_t> point(memref.shape.size(), 0);
  std::optional<int64_t> origin =
      evaluate(map.getResult(0), point, memref.symbols);
  bool fits = origin.has_value();
  for (size_t d = 0; fits && d < point.size(); ++d) {
    point[d] = 1;
    std::optional<int64_t> next =
        evaluate(map.getResult(0), point, memref.symbols);
    point[d] = 0;
    fits = next.has_value();
    memref.strides.push_back(fits ? *next - *origin : 0);
  }
  if (!fits)
    return frame.undefined(op, "the layout map has no value");
  memref.offset = *origin;
  return success();
}

int64_t reference::getNumElements(const MemRefValue &memref) {
  return isEmptyBox(memref.shape) ? 0 : llvm::product_of(memref.shape);
}

void reference::setRowMajorStrides(MemRefValue &memref) {
  // The arithmetic is unsigned, so that it may wrap: if one extent is zero, the
  // others may be so large that their product overflows.
  uint64_t stride = 1;
  memref.strides.resize(memref.shape.size());
  for (size_t d = memref.shape.size(); d-- > 0;) {
    memref.strides[d] = stride;
    stride *= memref.shape[d];
  }
}

/// Returns the extents of the smallest box at the origin that holds the values
/// of `map` at all points of the memref's shape.
static FailureOr<SmallVector<int64_t>> getImage(Operation *op, AffineMap map,
                                                const MemRefValue &memref,
                                                Frame &frame) {
  SmallVector<int64_t> image(map.getNumResults(), 0);
  if (isEmptyBox(memref.shape))
    return image;
  SmallVector<int64_t> index(memref.shape.size(), 0);
  do {
    std::optional<SmallVector<int64_t>> physical =
        applyMap(map, index, memref.symbols);
    if (failed(frame.spend(op, 1)))
      return failure();
    if (!physical || llvm::any_of(*physical, [](int64_t i) { return i < 0; }))
      return frame.undefined(op, "the layout map has no place for index " +
                                     toText(index));
    for (auto [extent, i] : llvm::zip_equal(image, *physical))
      extent = std::max(extent, llvm::SaturatingAdd<uint64_t>(i, 1) > INT64_MAX
                                    ? INT64_MAX
                                    : i + 1);
  } while (nextIndex(index, memref.shape));
  return image;
}

/// Lays out `memref`, whose shape and symbols are set, according to `type`;
/// returns the number of elements that it spans.
static FailureOr<int64_t> layOut(Operation *op, MemRefType type,
                                 MemRefValue &memref, Frame &frame) {
  MemRefLayoutAttrInterface layout = type.getLayout();
  if (layout.isIdentity()) {
    setRowMajorStrides(memref);
    return getNumElements(memref);
  }
  AffineMap map = layout.getAffineMap();
  FailureOr<SmallVector<int64_t>> image = getImage(op, map, memref, frame);
  if (failed(image))
    return failure();
  uint64_t span = 1;
  for (int64_t extent : *image)
    span = llvm::SaturatingMultiply<uint64_t>(span, extent);
  if (failed(frame.spend(op, span)))
    return failure();
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (succeeded(type.getStridesAndOffset(strides, offset)) &&
      map.getNumResults() == 1) {
    if (failed(setStrides(op, map, memref, frame)))
      return failure();
    return span;
  }
  memref.layout = map;
  memref.physicalShape.assign(image->begin(), image->end());
  return span;
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

/// Returns the scalar type of which an element of a memref consists, and the
/// number of scalars: more than one for a vector.
static std::pair<Type, int64_t> getStored(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return {vector.getElementType(), vector.getNumElements()};
  return {type, 1};
}

FailureOr<MemRefValue> reference::allocate(Operation *op, MemRefType type,
                                           ArrayRef<int64_t> shape,
                                           ArrayRef<int64_t> symbols,
                                           Frame &frame) {
  auto [stored, elementSize] = getStored(type.getElementType());
  if (!getStorageBytes(stored))
    return frame.unsupported(op,
                             "element type " + toText(type.getElementType()));
  if (failed(frame.checkExtents(op, shape)))
    return failure();
  MemRefValue memref;
  memref.shape = shape.vec();
  memref.symbols = symbols.vec();
  memref.elementSize = elementSize;
  FailureOr<int64_t> span = layOut(op, type, memref, frame);
  if (failed(span))
    return failure();
  uint64_t elements =
      llvm::SaturatingMultiply<uint64_t>(*span, memref.elementSize);
  if (failed(frame.spend(op, elements)))
    return failure();
  memref.buffer = std::make_shared<Buffer>(stored, elements);
  for (ParallelAccesses &loop : frame.getMemory().parallel)
    loop.allocated.push_back(memref.buffer);
  return memref;
}

FailureOr<MemRefValue> reference::allocate(Operation *op, MemRefType type,
                                           ValueRange sizes, ValueRange symbols,
                                           Frame &frame) {
  FailureOr<SmallVector<int64_t>> shape =
      frame.getIndices(op, type.getShape(), sizes);
  if (failed(shape))
    return failure();
  FailureOr<SmallVector<int64_t>> values = frame.getIndices(op, symbols);
  if (failed(values))
    return failure();
  return allocate(op, type, *shape, *values, frame);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Whether `declared`, an offset, stride or extent in a type, is dynamic or
/// equals `actual`, the offset, stride or extent of a value.
static bool admits(int64_t declared, int64_t actual) {
  return ShapedType::isDynamic(declared) || declared == actual;
}

/// Whether the memref has the declared strides. The strides of dimensions with
/// fewer than two elements do not matter, because no index uses them.
static bool admitsStrides(ArrayRef<int64_t> declared,
                          const MemRefValue &memref) {
  for (auto [stride, actual, extent] :
       llvm::zip_equal(declared, memref.strides, memref.shape))
    if (extent > 1 && !admits(stride, actual))
      return false;
  return true;
}

bool reference::isRowMajor(const MemRefValue &memref) {
  MemRefValue contiguous = memref;
  setRowMajorStrides(contiguous);
  return !memref.layout && (isEmptyBox(memref.shape) ||
                            admitsStrides(contiguous.strides, memref));
}

LogicalResult reference::checkView(Operation *op, const MemRefValue &memref,
                                   Type type, Frame &frame) {
  auto ranked = dyn_cast<MemRefType>(type);
  if (!ranked)
    return success();
  bool fits = ranked.getRank() == static_cast<int64_t>(memref.shape.size());
  for (size_t d = 0; fits && d < memref.shape.size(); ++d)
    fits = admits(ranked.getDimSize(d), memref.shape[d]);
  if (!fits)
    return frame.undefined(op, "shape " + toText(memref.shape) +
                                   " is not one of " + toText(type));
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  bool isStrided = succeeded(ranked.getStridesAndOffset(strides, offset));
  if (memref.layout ? ranked.getLayout().getAffineMap() == memref.layout
                    : isStrided && admits(offset, memref.offset) &&
                          admitsStrides(strides, memref))
    return success();
  return frame.undefined(op, "its layout is not the one of " + toText(type));
}
