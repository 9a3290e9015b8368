//===- MemRefViews.cpp - memref: other looks at a buffer -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Memory.h"
#include "Views.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Binds `op`'s result to `view`, which shows a part of a buffer, or shows it
/// with another layout.
static LogicalResult bindView(Operation *op, MemRefValue view, Frame &frame) {
  view.isView = true;
  if (failed(checkView(op, view, op->getResult(0).getType(), frame)))
    return failure();
  frame.bind(op->getResult(0), RuntimeValue(std::move(view)));
  return success();
}

static LogicalResult evalMemRefCast(memref::CastOp op, Frame &frame) {
  return castMemRef(op, op.getResult(), op.getSource(), frame);
}

/// The memory space does not change what a buffer holds.
static LogicalResult evalMemorySpaceCast(memref::MemorySpaceCastOp op,
                                         Frame &frame) {
  return castMemRef(op, op.getResult(), op.getSource(), frame);
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// Marks in `dropped` the dimensions, from `from` on, that the result does not
/// have. Only dimensions of static extent 1 may be dropped; the other ones must
/// match the result's dimensions from `to` on. Returns false if there is no
/// solution. (Upstream's own function crashes then, for example for negative
/// strides.)
static bool dropDims(memref::SubViewOp op, ArrayRef<int64_t> strides,
                     ArrayRef<int64_t> typeStrides, size_t from, size_t to,
                     llvm::SmallBitVector &dropped) {
  ArrayRef<int64_t> sizes = op.getStaticSizes(),
                    shape = op.getType().getShape();
  if (from == sizes.size())
    return to == shape.size();
  bool fits = to < shape.size() &&
              (ShapedType::isDynamic(shape[to]) || shape[to] == sizes[from]) &&
              (ShapedType::isDynamic(typeStrides[to]) ||
               typeStrides[to] == strides[from]);
  if (fits && dropDims(op, strides, typeStrides, from + 1, to + 1, dropped))
    return true;
  dropped.set(from);
  if (sizes[from] == 1 &&
      dropDims(op, strides, typeStrides, from + 1, to, dropped))
    return true;
  dropped.reset(from);
  return false;
}

/// The strides of the view are the slice's strides times the source's strides;
/// the view begins at the slice's first element.
static LogicalResult evalSubView(memref::SubViewOp op, Frame &frame) {
  const MemRefValue &source = frame.get<MemRefValue>(op.getSource());
  FailureOr<Slice> slice = readSlice(op, frame);
  if (failed(slice) || failed(checkBounds(op, *slice, source.shape, frame)))
    return failure();
  MemRefValue view = source;
  SmallVector<int64_t> strides;
  for (size_t d = 0; d < slice->sizes.size(); ++d) {
    std::optional<int64_t> stride =
        llvm::checkedMul(source.strides[d], slice->strides[d]);
    std::optional<int64_t> offset =
        llvm::checkedMulAdd(slice->offsets[d], source.strides[d], view.offset);
    if (!stride || !offset)
      return frame.undefined(op, "an offset or stride overflows");
    view.offset = *offset;
    strides.push_back(*stride);
  }
  SmallVector<int64_t> typeStrides;
  int64_t typeOffset;
  llvm::SmallBitVector dropped(strides.size());
  if (failed(op.getType().getStridesAndOffset(typeStrides, typeOffset)) ||
      !dropDims(op, strides, typeStrides, 0, 0, dropped))
    return frame.undefined(op, "its result has other extents or strides than " +
                                   toText(op.getType()));
  view.shape.clear();
  view.strides.clear();
  for (size_t d = 0; d < strides.size(); ++d) {
    if (dropped[d])
      continue;
    view.shape.push_back(slice->sizes[d]);
    view.strides.push_back(strides[d]);
  }
  return bindView(op, std::move(view), frame);
}

/// The offset and the strides of the result count from the first element of the
/// buffer, whatever layout the source has. The result's type and extents may
/// name elements outside of the buffer, but these must not be accessed.
static LogicalResult evalReinterpretCast(memref::ReinterpretCastOp op,
                                         Frame &frame) {
  FailureOr<Slice> described = readSlice(op, frame);
  if (failed(described))
    return failure();
  MemRefValue view = frame.get<MemRefValue>(op.getSource());
  view.offset = described->offsets.front();
  view.shape.assign(described->sizes.begin(), described->sizes.end());
  view.strides.assign(described->strides.begin(), described->strides.end());
  view.layout = AffineMap();
  if (llvm::any_of(view.shape, [](int64_t extent) { return extent < 0; }))
    return frame.undefined(op,
                           "negative extent in shape " + toText(view.shape));
  return bindView(op, std::move(view), frame);
}

static LogicalResult evalMemRefTranspose(memref::TransposeOp op, Frame &frame) {
  const MemRefValue &source = frame.get<MemRefValue>(op.getIn());
  MemRefValue view = source;
  for (auto [d, expr] : llvm::enumerate(op.getPermutation().getResults())) {
    unsigned from = cast<AffineDimExpr>(expr).getPosition();
    view.shape[d] = source.shape[from];
    view.strides[d] = source.strides[from];
  }
  return bindView(op, std::move(view), frame);
}

//===----------------------------------------------------------------------===//
// Other shapes
//===----------------------------------------------------------------------===//

static LogicalResult evalMemRefExpandShape(memref::ExpandShapeOp op,
                                           Frame &frame) {
  const MemRefValue &source = frame.get<MemRefValue>(op.getSrc());
  FailureOr<SmallVector<int64_t>> shape =
      frame.getIndices(op, op.getStaticOutputShape(), op.getOutputShape());
  SmallVector<ReassociationIndices> groups = op.getReassociationIndices();
  if (failed(shape) ||
      failed(checkGroups(op, groups, *shape, source.shape, frame)))
    return failure();
  MemRefValue view = source;
  view.shape.assign(shape->begin(), shape->end());
  view.strides.assign(shape->size(), 1);
  for (auto [group, stride] : llvm::zip(groups, source.strides)) {
    std::optional<int64_t> next = stride;
    for (int64_t d : llvm::reverse(group)) {
      if (!next)
        return frame.undefined(op, "a stride overflows");
      view.strides[d] = *next;
      next = llvm::checkedMul(*next, view.shape[d]);
    }
  }
  return bindView(op, std::move(view), frame);
}

/// Returns the stride of the dimension that results if the dimensions of
/// `group` are collapsed; nullopt if they are not contiguous. Dimensions of
/// extent 1 do not matter.
static std::optional<int64_t> getGroupStride(const MemRefValue &source,
                                             ArrayRef<int64_t> group) {
  std::optional<int64_t> stride, next;
  for (int64_t d : llvm::reverse(group)) {
    if (source.shape[d] == 1)
      continue;
    if (stride && next != source.strides[d])
      return std::nullopt;
    if (!stride)
      stride = source.strides[d];
    next = llvm::checkedMul(source.strides[d], source.shape[d]);
  }
  return stride.value_or(source.strides[group.back()]);
}

static LogicalResult evalMemRefCollapseShape(memref::CollapseShapeOp op,
                                             Frame &frame) {
  const MemRefValue &source = frame.get<MemRefValue>(op.getSrc());
  SmallVector<ReassociationIndices> groups = op.getReassociationIndices();
  FailureOr<SmallVector<int64_t>> shape =
      collapseGroups(op, groups, source.shape, frame);
  if (failed(shape))
    return failure();
  MemRefValue view = source;
  view.shape.assign(shape->begin(), shape->end());
  view.strides.clear();
  for (const ReassociationIndices &group : groups) {
    std::optional<int64_t> stride = getGroupStride(source, group);
    if (!stride && !isEmptyBox(source.shape))
      return frame.undefined(op, "the dimensions " + toText(group) +
                                     " are not contiguous");
    view.strides.push_back(stride.value_or(1));
  }
  return bindView(op, std::move(view), frame);
}

/// Returns the extents that a memref of integers holds.
static FailureOr<SmallVector<int64_t>>
readShape(Operation *op, const MemRefValue &extents, Frame &frame) {
  FailureOr<TensorValue> read = readAll(op, extents, frame);
  if (failed(read))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t i = 0, e = read->getNumElements(); i < e; ++i) {
    Element extent = read->get(i);
    if (extent.isPoison())
      return frame.undefined(op, "an index, extent or bound is poison");
    shape.push_back(extent.getSExtValue());
  }
  return shape;
}

static LogicalResult evalMemRefReshape(memref::ReshapeOp op, Frame &frame) {
  const MemRefValue &source = frame.get<MemRefValue>(op.getSource());
  FailureOr<SmallVector<int64_t>> shape =
      readShape(op, frame.get<MemRefValue>(op.getShape()), frame);
  if (failed(shape) || failed(frame.checkExtents(op, source.shape)) ||
      failed(frame.checkExtents(op, *shape)))
    return failure();
  if (!isRowMajor(source))
    return frame.undefined(op, "the source is not contiguous");
  MemRefValue view = source;
  view.shape.assign(shape->begin(), shape->end());
  int64_t elements = getNumElements(source);
  if (getNumElements(view) != elements)
    return frame.undefined(op, Twine(elements) + " elements do not fit shape " +
                                   toText(view.shape));
  setRowMajorStrides(view);
  return bindView(op, std::move(view), frame);
}

void reference::registerMemRefViewKernels(Kernels &kernels) {
  kernels.add<evalMemRefCast>();
  kernels.add<evalMemorySpaceCast>();
  kernels.add<evalSubView>();
  kernels.add<evalReinterpretCast>();
  kernels.add<evalMemRefTranspose>();
  kernels.add<evalMemRefExpandShape>();
  kernels.add<evalMemRefCollapseShape>();
  kernels.add<evalMemRefReshape>();
}
