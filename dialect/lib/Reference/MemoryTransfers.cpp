//===- MemoryTransfers.cpp - asynchronous transfers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A transfer is known by the element of the tag memref that it was started
/// with; what that element holds is the machine's business, so that it is
/// poison from the start on.
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

  /// The row-major number of element `i` of the transfer; nullopt: too large.
  std::optional<int64_t> getNumber(int64_t i) const {
    std::optional<int64_t> jump = llvm::checkedMul(i / group, stride);
    return jump ? llvm::checkedAdd(first + i % group, *jump) : std::nullopt;
  }
};
} // namespace

/// The index of the element with this row-major number; nullopt when the memref
/// has none.
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

static int64_t linearize(const MemRefValue &memref, ArrayRef<int64_t> index) {
  int64_t number = 0;
  for (auto [i, extent] : llvm::zip_equal(index, memref.shape))
    number = number * extent + i;
  return number;
}

/// Where element `i` of the transfer lies.
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

/// The side that begins at `index`, which must be an element unless nothing is
/// transferred.
static FailureOr<Side> beginAt(Operation *op, const MemRefValue &memref,
                               ArrayRef<int64_t> index, int64_t numElements,
                               Frame &frame) {
  if (numElements == 0)
    return Side{memref};
  if (failed(locate(op, memref, index, frame)))
    return failure();
  return Side{memref, linearize(memref, index)};
}

static LogicalResult setStride(Operation *op, const TransferRequest &request,
                               Side &source, Side &dest, Frame &frame) {
  if (!request.stride)
    return success();
  if (*request.stride < 1 || *request.elementsPerStride < 1)
    return frame.undefined(op, "stride " + Twine(*request.stride) + " with " +
                                   Twine(*request.elementsPerStride) +
                                   " elements per stride: not positive");
  if (request.sourceSpace == request.destSpace)
    return frame.undefined(op, "a stride is that of the slower memory, and "
                               "both are of one space");
  Side &slower = request.sourceSpace < request.destSpace ? source : dest;
  slower.stride = *request.stride;
  slower.group = *request.elementsPerStride;
  return success();
}

/// The moves of a transfer, each of which is possible now.
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
          failed(checkWritable(op, *transfer.dest, *to + k, frame)))
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

/// Marks what the transfer reads and writes; undefined where one element would
/// be read and written, or written twice.
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

LogicalResult reference::startTransfer(Operation *op,
                                       const TransferRequest &request,
                                       Frame &frame) {
  if (request.numElements < 0)
    return frame.undefined(op, "transfers " + Twine(request.numElements) +
                                   " elements");
  FailureOr<int64_t> tag = locate(op, request.tag, request.tagIndex, frame);
  if (failed(tag))
    return failure();
  Memory &memory = frame.getMemory();
  if (findTransfer(memory, request.tag.buffer.get(), *tag))
    return frame.undefined(op, "the tag stands for a transfer that has not "
                               "been waited for");
  if (failed(checkWritable(op, *request.tag.buffer, *tag, frame)))
    return failure();
  FailureOr<Side> source = beginAt(op, request.source, request.sourceIndex,
                                   request.numElements, frame);
  if (failed(source))
    return failure();
  FailureOr<Side> dest =
      beginAt(op, request.dest, request.destIndex, request.numElements, frame);
  if (failed(dest) || failed(setStride(op, request, *source, *dest, frame)))
    return failure();
  Transfer transfer{request.source.buffer, request.dest.buffer,
                    request.tag.buffer,    *tag,
                    request.numElements,   {}};
  if (failed(findMoves(op, *source, *dest, transfer, frame)) ||
      failed(mark(op, transfer, frame)))
    return failure();
  Buffer &tags = *request.tag.buffer;
  tags.elements.set(*tag, Element::poison(tags.elements.getElementType()));
  ++getTransfers(tags, *tag).reads;
  memory.transfers.push_back(std::move(transfer));
  return success();
}

LogicalResult reference::waitForTransfer(Operation *op, const MemRefValue &tag,
                                         ArrayRef<int64_t> tagIndex,
                                         int64_t numElements, Frame &frame) {
  FailureOr<int64_t> position = locate(op, tag, tagIndex, frame);
  if (failed(position))
    return failure();
  Memory &memory = frame.getMemory();
  Transfer *transfer = findTransfer(memory, tag.buffer.get(), *position);
  if (!transfer)
    return frame.undefined(op, "no transfer was started with this tag");
  if (transfer->numElements != numElements)
    return frame.undefined(op, "waits for " + Twine(numElements) +
                                   " elements of a transfer of " +
                                   Twine(transfer->numElements));
  if (failed(frame.spend(op, transfer->moves.size())))
    return failure();
  for (auto [from, to] : transfer->moves) {
    transfer->dest->elements.set(to, transfer->source->elements.get(from));
    --transfer->source->transfers[from].reads;
    --transfer->dest->transfers[to].writes;
  }
  --tag.buffer->transfers[*position].reads;
  memory.transfers.erase(memory.transfers.begin() +
                         (transfer - memory.transfers.data()));
  return success();
}
