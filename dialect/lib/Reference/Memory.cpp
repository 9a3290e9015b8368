//===- Memory.cpp - reading, writing and freeing buffers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include "Frame.h"
#include "Views.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Whether a transfer that has not been waited for uses an element of the
/// buffer.
static bool isInTransfer(const Buffer &buffer) {
  return llvm::any_of(buffer.transfers, [](const Buffer::Transfers &transfers) {
    return transfers.writes != 0 || transfers.reads != 0;
  });
}

bool Memory::leaveScope(size_t remaining) {
  bool isIdle = true;
  for (size_t i = remaining; i < automatic.size(); ++i) {
    isIdle &= !isInTransfer(*automatic[i]);
    automatic[i]->live = false;
  }
  automatic.resize(remaining);
  return isIdle;
}

//===----------------------------------------------------------------------===//
// Memory that may be touched
//===----------------------------------------------------------------------===//

LogicalResult reference::checkScalars(Operation *op, Type type, Frame &frame) {
  if (getStorageBytes(cast<ShapedType>(type).getElementType()))
    return success();
  return frame.unsupported(op, "elements of " + toText(type));
}

LogicalResult reference::checkLive(Operation *op, const MemRefValue &memref,
                                   Frame &frame) {
  if (memref.buffer->live)
    return success();
  return frame.undefined(op, "the buffer has been freed");
}

LogicalResult reference::forEachIteration(
    ArrayRef<int64_t> counts,
    llvm::function_ref<LogicalResult(int64_t, ArrayRef<int64_t>)> visit,
    Frame &frame) {
  std::vector<ParallelAccesses> &loops = frame.getMemory().parallel;
  loops.emplace_back();
  LogicalResult result =
      forEachPoint(counts, [&](int64_t iteration, ArrayRef<int64_t> point) {
        loops.back().iteration = iteration;
        return visit(iteration, point);
      });
  loops.pop_back();
  return result;
}

static LogicalResult noteTouch(Operation *op, const Buffer &buffer,
                               int64_t position, bool writes, Frame &frame) {
  for (ParallelAccesses &loop : frame.getMemory().parallel) {
    auto &touches = loop.elements[{&buffer, position}];
    auto isAnother = [&](int64_t who) {
      return who != ParallelAccesses::nobody && who != loop.iteration;
    };
    if (isAnother(touches.writer) || (writes && isAnother(touches.reader)))
      return frame.undefined(op, "touches what another iteration of a parallel "
                                 "loop writes or reads");
    if (writes)
      touches.writer = loop.iteration;
    else
      touches.reader = isAnother(touches.reader) ? ParallelAccesses::several
                                                 : loop.iteration;
  }
  return success();
}

static LogicalResult checkNoTransfer(Operation *op, const Buffer &buffer,
                                     int64_t position, Frame &frame) {
  if (buffer.transfers.empty() || buffer.transfers[position].writes == 0)
    return success();
  return frame.undefined(op, "touches what a transfer that has not been waited "
                             "for writes");
}

LogicalResult reference::checkReadable(Operation *op, const Buffer &buffer,
                                       int64_t position, Frame &frame) {
  if (failed(checkNoTransfer(op, buffer, position, frame)))
    return failure();
  if (unsigned writer =
          buffer.lastWriters ? (*buffer.lastWriters)[position] : 0;
      writer != 0 && writer != buffer.number)
    return frame.undefined(op, "reads what was written to another buffer of "
                               "the same tensor");
  return noteTouch(op, buffer, position, /*writes=*/false, frame);
}

/// Whether native code surely has the same bits for both elements, or any bits.
static bool isSame(const Element &lhs, const Element &rhs) {
  if (lhs.isPoison() || rhs.isPoison())
    return lhs.isPoison() && rhs.isPoison();
  return lhs.getBits() == rhs.getBits() &&
         lhs.hasOpenBits() == rhs.hasOpenBits() &&
         lhs.getBound() == rhs.getBound();
}

LogicalResult reference::checkWritable(Operation *op, const Buffer &buffer,
                                       int64_t position, const Element &value,
                                       Frame &frame) {
  if (!buffer.isWritable &&
      !(buffer.isOnlyLent && isSame(value, buffer.elements.get(position))))
    return frame.undefined(op, "writes to what may not be written");
  if (buffer.lastWriters)
    (*buffer.lastWriters)[position] = buffer.number;
  if (failed(checkNoTransfer(op, buffer, position, frame)) ||
      failed(noteTouch(op, buffer, position, /*writes=*/true, frame)))
    return failure();
  if (buffer.transfers.empty() || buffer.transfers[position].reads == 0)
    return success();
  return frame.undefined(
      op, "writes what a transfer that has not been waited for reads");
}

FailureOr<int64_t> reference::locate(Operation *op, const MemRefValue &memref,
                                     ArrayRef<int64_t> index, Frame &frame) {
  if (failed(checkLive(op, memref, frame)))
    return failure();
  bool isInShape =
      llvm::all_of_zip(index, memref.shape, [](int64_t i, int64_t extent) {
        return i >= 0 && i < extent;
      });
  if (!isInShape)
    return frame.undefined(op, "index " + toText(index) +
                                   " is out of bounds of shape " +
                                   toText(memref.shape));
  std::optional<int64_t> position = getPosition(memref, index);
  if (!position)
    return frame.undefined(op, "index " + toText(index) +
                                   " lies outside of the buffer");
  return *position;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

FailureOr<RuntimeValue> reference::readElement(Operation *op,
                                               const MemRefValue &memref,
                                               ArrayRef<int64_t> index,
                                               Type type, Frame &frame) {
  FailureOr<int64_t> position = locate(op, memref, index, frame);
  if (failed(position))
    return failure();
  const Buffer &buffer = *memref.buffer;
  auto vector = dyn_cast<VectorType>(type);
  if (!vector) {
    if (failed(checkReadable(op, buffer, *position, frame)))
      return failure();
    return RuntimeValue(buffer.elements.get(*position));
  }
  TensorValue elements(vector.getElementType(), vector.getShape());
  for (int64_t i = 0; i < memref.elementSize; ++i) {
    if (failed(checkReadable(op, buffer, *position + i, frame)))
      return failure();
    elements.set(i, buffer.elements.get(*position + i));
  }
  return RuntimeValue(std::move(elements));
}

LogicalResult reference::writeElement(Operation *op, const MemRefValue &memref,
                                      ArrayRef<int64_t> index,
                                      const RuntimeValue &value, Frame &frame) {
  FailureOr<int64_t> position = locate(op, memref, index, frame);
  if (failed(position))
    return failure();
  Buffer &buffer = *memref.buffer;
  const auto *vector = std::get_if<TensorValue>(&value);
  for (int64_t i = 0; i < memref.elementSize; ++i) {
    Element element = vector ? vector->get(i) : std::get<Element>(value);
    if (failed(checkWritable(op, buffer, *position + i, element, frame)))
      return failure();
    buffer.elements.set(*position + i, element);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// All elements
//===----------------------------------------------------------------------===//

/// The positions of all elements of `memref` in row-major order.
static FailureOr<std::vector<int64_t>>
locateAll(Operation *op, const MemRefValue &memref, Frame &frame) {
  std::vector<int64_t> positions;
  if (failed(checkLive(op, memref, frame)) ||
      failed(frame.checkExtents(op, memref.shape)))
    return failure();
  if (isEmptyBox(memref.shape))
    return positions;
  SmallVector<int64_t> index(memref.shape.size(), 0);
  do {
    FailureOr<int64_t> position = locate(op, memref, index, frame);
    if (failed(position))
      return failure();
    for (int64_t i = 0; i < memref.elementSize; ++i)
      positions.push_back(*position + i);
  } while (nextIndex(index, memref.shape));
  return positions;
}

/// Reads the elements of `memref` in row-major order.
static FailureOr<std::vector<Element>>
readFlat(Operation *op, const MemRefValue &memref, Frame &frame) {
  FailureOr<std::vector<int64_t>> positions = locateAll(op, memref, frame);
  if (failed(positions))
    return failure();
  std::vector<Element> elements;
  elements.reserve(positions->size());
  for (int64_t position : *positions) {
    if (failed(checkReadable(op, *memref.buffer, position, frame)))
      return failure();
    elements.push_back(memref.buffer->elements.get(position));
  }
  return elements;
}

static LogicalResult writeFlat(Operation *op, const MemRefValue &memref,
                               llvm::function_ref<Element(int64_t)> getElement,
                               Frame &frame) {
  FailureOr<std::vector<int64_t>> positions = locateAll(op, memref, frame);
  if (failed(positions))
    return failure();
  for (auto [i, position] : llvm::enumerate(*positions)) {
    Element element = getElement(i);
    if (failed(checkWritable(op, *memref.buffer, position, element, frame)))
      return failure();
    memref.buffer->elements.set(position, element);
  }
  return success();
}

static LogicalResult checkSameShape(Operation *op, ArrayRef<int64_t> source,
                                    ArrayRef<int64_t> dest, Frame &frame) {
  if (source == dest)
    return success();
  return frame.undefined(op, "shape " + toText(source) +
                                 " does not fill a memref of shape " +
                                 toText(dest));
}

FailureOr<TensorValue>
reference::readAll(Operation *op, const MemRefValue &memref, Frame &frame) {
  FailureOr<std::vector<Element>> elements = readFlat(op, memref, frame);
  if (failed(elements))
    return failure();
  TensorValue tensor(memref.buffer->elements.getElementType(), memref.shape);
  for (auto [i, element] : llvm::enumerate(*elements))
    tensor.set(i, element);
  return tensor;
}

LogicalResult reference::writeAll(Operation *op, const MemRefValue &memref,
                                  const TensorValue &tensor, Frame &frame) {
  if (failed(checkSameShape(op, tensor.getShape(), memref.shape, frame)))
    return failure();
  return writeFlat(op, memref, [&](int64_t i) { return tensor.get(i); }, frame);
}

/// Whether two memrefs overlap, but are not the same elements in the same
/// order.
static FailureOr<bool> overlapsPartly(Operation *op, const MemRefValue &source,
                                      const MemRefValue &target, Frame &frame) {
  if (source.buffer != target.buffer)
    return false;
  FailureOr<std::vector<int64_t>> from = locateAll(op, source, frame);
  if (failed(from))
    return failure();
  FailureOr<std::vector<int64_t>> to = locateAll(op, target, frame);
  if (failed(to))
    return failure();
  if (*from == *to)
    return false;
  llvm::sort(*from);
  return llvm::any_of(*to, [&](int64_t position) {
    return llvm::binary_search(*from, position);
  });
}

LogicalResult reference::copyAll(Operation *op, const MemRefValue &source,
                                 const MemRefValue &target, Frame &frame) {
  if (failed(checkSameShape(op, source.shape, target.shape, frame)))
    return failure();
  FailureOr<bool> overlaps = overlapsPartly(op, source, target, frame);
  if (failed(overlaps))
    return failure();
  if (*overlaps)
    return frame.undefined(op, "source and target overlap");
  FailureOr<std::vector<Element>> elements = readFlat(op, source, frame);
  if (failed(elements))
    return failure();
  return writeFlat(
      op, target, [&](int64_t i) { return (*elements)[i]; }, frame);
}

//===----------------------------------------------------------------------===//
// Allocation at fixed addresses, freeing
//===----------------------------------------------------------------------===//

/// The bytes that a buffer takes.
static uint64_t getBytes(const Buffer &buffer) {
  return buffer.elements.getBytes().size();
}

LogicalResult reference::place(Operation *op, const MemRefValue &memref,
                               uint64_t address, Frame &frame) {
  // The range of addresses in which systems map memory for programs
  // (docs/memory-semantics.md).
  constexpr uint64_t first = uint64_t(1) << 16, last = uint64_t(1) << 47;
  uint64_t end = address + getBytes(*memref.buffer);
  if (end < address)
    return frame.undefined(op, "the buffer reaches beyond the last address");
  if (address < first || end > last - first)
    return frame.undefined(op, "no program has memory at address 0x" +
                                   llvm::Twine::utohexstr(address));
  for (const std::shared_ptr<Buffer> &other : frame.getMemory().fixed)
    if (address < *other->address + getBytes(*other) && *other->address < end)
      return frame.undefined(op, "overlaps a live buffer at address 0x" +
                                     llvm::Twine::utohexstr(*other->address));
  memref.buffer->address = address;
  frame.getMemory().fixed.push_back(memref.buffer);
  return success();
}

LogicalResult reference::release(Operation *op, const MemRefValue &memref,
                                 Frame &frame) {
  if (failed(checkLive(op, memref, frame)))
    return failure();
  if (!memref.buffer->isFreeable)
    return frame.undefined(op, "the buffer is not one that may be freed");
  if (memref.isView)
    return frame.undefined(op, "the memref is a view of what was allocated");
  if (isInTransfer(*memref.buffer))
    return frame.undefined(
        op, "frees what a transfer that has not been waited for uses");
  memref.buffer->live = false;
  llvm::erase(frame.getMemory().fixed, memref.buffer);
  return success();
}

//===----------------------------------------------------------------------===//
// Operations that several dialects have
//===----------------------------------------------------------------------===//

LogicalResult reference::loadElement(Operation *op, Value result, Value memref,
                                     ValueRange indices, Frame &frame) {
  FailureOr<SmallVector<int64_t>> index = frame.getIndices(op, indices);
  if (failed(index))
    return failure();
  FailureOr<RuntimeValue> value = readElement(
      op, frame.get<MemRefValue>(memref), *index, result.getType(), frame);
  if (failed(value))
    return failure();
  frame.bind(result, std::move(*value));
  return success();
}

LogicalResult reference::storeElement(Operation *op, Value value, Value memref,
                                      ValueRange indices, Frame &frame) {
  FailureOr<SmallVector<int64_t>> index = frame.getIndices(op, indices);
  if (failed(index))
    return failure();
  return writeElement(op, frame.get<MemRefValue>(memref), *index,
                      frame.get(value), frame);
}

LogicalResult reference::castMemRef(Operation *op, Value result, Value memref,
                                    Frame &frame) {
  const MemRefValue &source = frame.get<MemRefValue>(memref);
  if (failed(checkView(op, source, result.getType(), frame)))
    return failure();
  frame.bind(result, RuntimeValue(source));
  return success();
}

LogicalResult reference::bindExtent(Operation *op, Value result, Value source,
                                    int64_t dim, Frame &frame) {
  ArrayRef<int64_t> shape =
      isa<TensorType>(source.getType())
          ? frame.getTensor(source).getShape()
          : ArrayRef(frame.get<MemRefValue>(source).shape);
  if (dim < 0 || dim >= static_cast<int64_t>(shape.size()))
    return frame.undefined(op, "dimension " + Twine(dim) +
                                   " is out of bounds of rank " +
                                   Twine(shape.size()));
  frame.bind(result, Element::getIndex(op->getContext(), shape[dim]));
  return success();
}
