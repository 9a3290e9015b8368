//===- MemoryTransfers.cpp - asynchronous transfers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A transfer is identified by the element of the tag memref with which it was
/// started. The value of that element is machine-specific, so it is poison from
/// the start on.
///
//===----------------------------------------------------------------------===//

#include "Frame.h"
#include "Memory.h"

#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

namespace {
/// One side of a transfer: the elements from `first` on, in the order of the
/// memref's shape; with a stride, groups of `group` that are `stride` apart.
struct Side {
  const MemRefValue &memref;
  int64_t first = 0;
  int64_t stride = 1, group = 1;

  /// Returns the row-major number of element `i` of the transfer in the memref;
  /// nullopt if the number overflows.
  std::optional<int64_t> getNumber(int64_t i) const {
    std::optional<int64_t> jump = llvm::checkedMul(i / group, stride);
    return jump ? llvm::checkedAdd(first + i % group, *jump) : std::nullopt;
  }
};
} // namespace

/// Returns the index of the element with this row-major number; nullopt if the
/// memref has no such element.
static std::optional<SmallVector<int64_t>> getIndexOf(const MemRefValue &memref,
                                                      int64_t number) {
  if (isEmptyBox(memref.shape) || number < 0)
    return std::nullopt;
  SmallVector<int64_t> index(memref.shape.size(), 0);
  for (size_t d = memref.shape.size(); d-- > 0;) {
    index[d] = number % memref.shape[d];
    number /= memref.shape[d];
  }
  if (number != 0)
    return std::nullopt;
  return index;
}

/// Returns the position of element `i` of the transfer.
static FailureOr<int64_t> locate(Operation *op, const Side &side, int64_t i,
                                 Frame &frame) {
  std::optional<int64_t> number = side.getNumber(i);
  std::optional<SmallVector<int64_t>> index;
  if (number)
    index = getIndexOf(side.memref, *number);
  if (!index)
    return frame.undefined(op, "the transfer leaves a memref of shape " +
                                   toText(side.memref.shape));
  return locate(op, side.memref, *index, frame);
}

/// Makes the side that begins at `indices`, which must denote an element unless
/// nothing is transferred.
static FailureOr<Side> getSide(Operation *op, Value memref, ValueRange indices,
                               int64_t numElements, Frame &frame) {
  FailureOr<SmallVector<int64_t>> index = frame.getIndices(op, indices);
  if (failed(index))
    return failure();
  Side side{frame.get<MemRefValue>(memref)};
  if (numElements == 0)
    return side;
  if (failed(locate(op, side.memref, *index, frame)))
    return failure();
  for (auto [i, extent] : llvm::zip_equal(*index, side.memref.shape))
    side.first = side.first * extent + i;
  return side;
}

/// Returns the number of a memref's memory space; 0 if it has none.
static FailureOr<int64_t> getMemorySpace(Operation *op, Value memref,
                                         Frame &frame) {
  Attribute space = cast<BaseMemRefType>(memref.getType()).getMemorySpace();
  if (!space)
    return 0;
  if (auto number = dyn_cast<IntegerAttr>(space))
    return number.getInt();
  return frame.unsupported(op, "a memory space that is no number");
}

static LogicalResult setStride(Operation *op, const TransferOperands &operands,
                               Side &source, Side &dest, Frame &frame) {
  if (!operands.stride)
    return success();
  FailureOr<int64_t> stride = frame.getIndex(op, operands.stride);
  if (failed(stride))
    return failure();
  FailureOr<int64_t> group = frame.getIndex(op, operands.elementsPerStride);
  if (failed(group))
    return failure();
  if (*stride < 1 || *group < 1)
    return frame.undefined(op, "stride " + Twine(*stride) + " with " +
                                   Twine(*group) +
                                   " elements per stride: not positive");
  FailureOr<int64_t> sourceSpace = getMemorySpace(op, operands.source, frame);
  if (failed(sourceSpace))
    return failure();
  FailureOr<int64_t> destSpace = getMemorySpace(op, operands.dest, frame);
  if (failed(destSpace))
    return failure();
  if (*sourceSpace == *destSpace)
    return frame.undefined(op, "a stride is that of the slower memory, and "
                               "both are of one space");
  Side &slower = *sourceSpace < *destSpace ? source : dest;
  slower.stride = *stride;
  slower.group = *group;
  return success();
}

/// Stores the positions of all elements to move in `transfer.moves`; checks
/// that each element can be read and written now.
static LogicalResult findMoves(Operation *op, const Side &source,
                               const Side &dest, Transfer &transfer,
                               Frame &frame) {
  if (failed(frame.spend(op, transfer.numElements)))
    return failure();
  for (int64_t i = 0; i < transfer.numElements; ++i) {
    FailureOr<int64_t> from = locate(op, source, i, frame);
    if (failed(from))
      return failure();
    FailureOr<int64_t> to = locate(op, dest, i, frame);
    if (failed(to))
      return failure();
    for (int64_t k = 0; k < source.memref.elementSize; ++k) {
      if (failed(checkReadable(op, *transfer.source, *from + k, frame)) ||
          failed(checkWritable(op, *transfer.dest, *to + k,
                               transfer.source->elements.get(*from + k),
                               frame)))
        return failure();
      transfer.moves.emplace_back(*from + k, *to + k);
    }
  }
  return success();
}

static Buffer::Transfers &getTransfers(Buffer &buffer, int64_t position) {
  if (buffer.transfers.empty())
    buffer.transfers.resize(buffer.elements.getNumElements());
  return buffer.transfers[position];
}

/// Marks the elements that the transfer reads and writes; reports undefined
/// behaviour if one element would be both read and written, or written twice.
static LogicalResult mark(Operation *op, const Transfer &transfer,
                          Frame &frame) {
  for (auto [from, to] : transfer.moves) {
    ++getTransfers(*transfer.source, from).reads;
    ++getTransfers(*transfer.dest, to).writes;
  }
  for (auto [from, to] : transfer.moves) {
    const Buffer::Transfers &written = getTransfers(*transfer.dest, to);
    if (written.reads != 0 || written.writes != 1)
      return frame.undefined(op, "source and destination overlap, or elements "
                                 "of the destination do");
  }
  return success();
}

static Transfer *findTransfer(Memory &memory, const Buffer *tag,
                              int64_t position) {
  for (Transfer &transfer : memory.transfers)
    if (transfer.tag.get() == tag && transfer.tagPosition == position)
      return &transfer;
  return nullptr;
}

/// Returns the position of the tag's element.
static FailureOr<int64_t> locateTag(Operation *op, Value tag,
                                    ValueRange indices, Frame &frame) {
  FailureOr<SmallVector<int64_t>> index = frame.getIndices(op, indices);
  if (failed(index))
    return failure();
  return locate(op, frame.get<MemRefValue>(tag), *index, frame);
}

/// Reserves the element of the tag for `transfer`, and makes it poison.
static LogicalResult takeTag(Operation *op, const Transfer &transfer,
                             Frame &frame) {
  if (findTransfer(frame.getMemory(), transfer.tag.get(), transfer.tagPosition))
    return frame.undefined(op, "the tag stands for a transfer that has not "
                               "been waited for");
  Buffer &tag = *transfer.tag;
  Element poison = Element::poison(tag.elements.getElementType());
  if (failed(checkWritable(op, tag, transfer.tagPosition, poison, frame)))
    return failure();
  tag.elements.set(transfer.tagPosition, poison);
  ++getTransfers(tag, transfer.tagPosition).reads;
  return success();
}

LogicalResult reference::startTransfer(Operation *op,
                                       const TransferOperands &operands,
                                       Frame &frame) {
  FailureOr<int64_t> numElements = frame.getIndex(op, operands.numElements);
  if (failed(numElements))
    return failure();
  if (*numElements < 0)
    return frame.undefined(op,
                           "transfers " + Twine(*numElements) + " elements");
  FailureOr<int64_t> tag =
      locateTag(op, operands.tag, operands.tagIndices, frame);
  if (failed(tag))
    return failure();
  FailureOr<Side> source =
      getSide(op, operands.source, operands.sourceIndices, *numElements, frame);
  if (failed(source))
    return failure();
  FailureOr<Side> dest =
      getSide(op, operands.dest, operands.destIndices, *numElements, frame);
  if (failed(dest) || failed(setStride(op, operands, *source, *dest, frame)))
    return failure();
  Transfer transfer{source->memref.buffer,
                    dest->memref.buffer,
                    frame.get<MemRefValue>(operands.tag).buffer,
                    *tag,
                    *numElements,
                    {}};
  if (failed(takeTag(op, transfer, frame)) ||
      failed(findMoves(op, *source, *dest, transfer, frame)) ||
      failed(mark(op, transfer, frame)))
    return failure();
  frame.getMemory().transfers.push_back(std::move(transfer));
  return success();
}

/// Writes the elements to the destination, and permits all accesses again.
static void complete(const Transfer &transfer) {
  for (auto [from, to] : transfer.moves) {
    transfer.dest->elements.set(to, transfer.source->elements.get(from));
    --transfer.source->transfers[from].reads;
    --transfer.dest->transfers[to].writes;
  }
  --transfer.tag->transfers[transfer.tagPosition].reads;
}

LogicalResult reference::waitForTransfer(Operation *op, Value tag,
                                         ValueRange tagIndices,
                                         Value numElements, Frame &frame) {
  FailureOr<int64_t> position = locateTag(op, tag, tagIndices, frame);
  if (failed(position))
    return failure();
  FailureOr<int64_t> count = frame.getIndex(op, numElements);
  if (failed(count))
    return failure();
  Memory &memory = frame.getMemory();
  Transfer *transfer =
      findTransfer(memory, frame.get<MemRefValue>(tag).buffer.get(), *position);
  if (!transfer)
    return frame.undefined(op, "no transfer was started with this tag");
  if (transfer->numElements != *count)
    return frame.undefined(op, "waits for " + Twine(*count) +
                                   " elements of a transfer of " +
                                   Twine(transfer->numElements));
  if (failed(frame.spend(op, transfer->moves.size())))
    return failure();
  complete(*transfer);
  memory.transfers.erase(memory.transfers.begin() +
                         (transfer - memory.transfers.data()));
  return success();
}
