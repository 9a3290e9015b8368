//===- Transfers.cpp - asynchronous transfers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The source or the destination of a transfer. The transfer begins at element
/// `first` in row-major order. `left` is the number of elements from there to
/// the end.
struct Side {
  StdMemRef memref;
  int64_t first, left;

  Side(StdProgram &p, StdMemRef memref) : memref(std::move(memref)) {
    int64_t count = getNumElements(this->memref.extents);
    first = p.choices.draw(count);
    left = count - first;
  }

  SmallVector<Value> getIndices(StdProgram &p) const {
    return p.getPosition(memref.extents, first);
  }

  int64_t getSpace() const {
    auto space =
        dyn_cast_or_null<IntegerAttr>(memref.getType().getMemorySpace());
    return space ? space.getInt() : 0;
  }
};

/// The parameters of a strided transfer: in slower memory, the elements form
/// groups of `group` elements, and successive groups begin `stride` elements
/// apart. Neither number may be 0.
struct Stride {
  int64_t stride, group;
};
} // namespace

/// Picks a stride with which a transfer of `count` elements accesses no element
/// twice, and stays within the `left` elements that are left.
static Stride pickStride(StdProgram &p, int64_t count, int64_t left) {
  int64_t group = p.choices.range(1, count);
  int64_t groups = (count + group - 1) / group;
  int64_t last = count - (groups - 1) * group;
  int64_t most = groups == 1 ? left : (left - last) / (groups - 1);
  return {p.choices.range(group, std::max(group, most)), group};
}

/// Makes a new buffer with elements of type `element`.
static StdMemRef makeBuffer(StdProgram &p, Type element) {
  if (auto vector = dyn_cast<VectorType>(element)) {
    Extents extents(vector.getShape());
    return allocate(p, {p.pickLike(vector, extents), extents});
  }
  Extents extents = p.pickExtents(3);
  for (int64_t &extent : extents)
    extent = std::max<int64_t>(1, extent);
  auto type = RankedTensorType::get(extents, element);
  return allocate(p, {p.makeConstant(type, extents), extents});
}

/// Makes a buffer of tags that no transfer uses yet.
static Value makeTags(StdProgram &p, int64_t count) {
  auto type = MemRefType::get({count}, p.builder.getI32Type());
  return p.create<standard::AllocOp>(type, ValueRange(), ValueRange());
}

void generate::emitTransfer(StdProgram &p) {
  std::optional<StdMemRef> from =
      p.pickMemRef(std::mem_fn(&StdMemRef::hasElements));
  if (!from)
    return emitAlloc(p);
  // Source and destination must be different buffers, so that the transfer does
  // not read an element that it writes.
  std::optional<StdMemRef> to = p.pickMemRef([&](const StdMemRef &candidate) {
    return candidate.hasElements() && candidate.buffer != from->buffer &&
           candidate.getType().getElementType() ==
               from->getType().getElementType();
  });
  if (!to)
    to = makeBuffer(p, from->getType().getElementType());
  Side source(p, *from), dest(p, *to);
  int64_t count = p.choices.range(0, std::min(source.left, dest.left));
  Value stride, group;
  if (count > 0 && source.getSpace() != dest.getSpace() &&
      p.choices.chance(50)) {
    Side &slower = source.getSpace() < dest.getSpace() ? source : dest;
    Stride picked = pickStride(p, count, slower.left);
    stride = p.getIndex(picked.stride);
    group = p.getIndex(picked.group);
  }
  int64_t numTags = p.choices.range(1, 3);
  Value tags = makeTags(p, numTags);
  SmallVector<Value> tag = p.pickPosition({numTags});
  Value size = p.getIndex(count);
  p.create<standard::DmaStartOp>(source.memref.value, source.getIndices(p),
                                 dest.memref.value, dest.getIndices(p), size,
                                 tags, tag, stride, group);
  // Between start and wait, emit only operations that access neither buffer.
  for (unsigned i = 0, e = p.choices.draw(3); i < e; ++i)
    emitElementwise(p);
  p.create<standard::DmaWaitOp>(tags, tag, size);
  p.create<standard::DeallocOp>(tags);
}
