//===- Memory.h - buffers, and what moves between them -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The memory of a run, for the kernels of every dialect that has memrefs. An
/// access is undefined when the buffer has been freed, when the index is not in
/// the memref's shape, and while a transfer that has not been waited for writes
/// the element (or reads it, for a write). The elements of a new buffer are
/// poison; poison may be loaded, stored and copied, as in tensors.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_MEMORY_H
#define PADLAB_DIALECT_LIB_REFERENCE_MEMORY_H

#include "padlab/dialect/RuntimeValue.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ValueRange.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/DenseMap.h"

namespace padlab::reference {

class Frame;

/// The elements that move between a `dma_start` and its `dma_wait`. Positions
/// count elements of buffers.
struct Transfer {
  std::shared_ptr<Buffer> source, dest, tag;
  int64_t tagPosition = 0;
  /// The number of elements that the program names, counted in elements of the
  /// memrefs.
  int64_t numElements = 0;
  /// Pairs of a source and a destination position.
  std::vector<std::pair<int64_t, int64_t>> moves;
};

/// The accesses of the iterations of a parallel loop. The iterations may run in
/// any order, so that no iteration may access an element that another one
/// writes.
struct ParallelAccesses {
  static constexpr int64_t nobody = -1, several = -2;
  struct Touches {
    int64_t writer = nobody, reader = nobody;
  };

  int64_t iteration = 0;
  llvm::DenseMap<std::pair<const Buffer *, int64_t>, Touches> elements;
  /// The buffers that the iterations allocated. They are kept until the loop
  /// ends, so that no later buffer gets the same address, which is a key of
  /// `elements`.
  std::vector<std::shared_ptr<Buffer>> allocated;
};

/// The memory that all frames of one run share.
struct Memory {
  /// The live allocations at fixed addresses.
  std::vector<std::shared_ptr<Buffer>> fixed;
  /// The allocations of the scopes that are being executed, innermost last.
  std::vector<std::shared_ptr<Buffer>> automatic;
  /// The buffers of the `memref.global` operations that were used.
  llvm::DenseMap<mlir::Operation *, MemRefValue> globals;
  /// The accesses of the parallel loops that are being executed, innermost
  /// last.
  std::vector<ParallelAccesses> parallel;
  /// The transfers that no wait has completed yet.
  std::vector<Transfer> transfers;
  /// A buffer that tensors share until `last` has run; later, none of these
  /// tensors is used. The flags are those that the buffer had before the first
  /// of its loans that have not ended.
  struct Loan {
    mlir::Operation *last;
    std::shared_ptr<Buffer> buffer;
    bool isWritable, isFreeable;
  };
  std::vector<Loan> loans;

  /// Forbids to change or free `buffer` until `last` has run, or for ever if
  /// `last` is null.
  void lend(std::shared_ptr<Buffer> buffer, mlir::Operation *last);
  /// Ends the loans that last until `op` has run.
  void takeBack(mlir::Operation *op);
  /// Forbids to write `buffer`, whether it is lent or not.
  void forbidWrites(Buffer &buffer);

  /// Ends the lifetime of all automatic allocations except the first
  /// `remaining` ones. Returns false if a pending transfer still uses an
  /// allocation whose lifetime ends.
  bool leaveScope(size_t remaining);
};

// --- Allocation.

/// Allocates a memref of `type` with a new buffer, whose elements are all
/// poison. `sizes` are the dynamic extents, `symbols` the symbols of the layout
/// map.
mlir::FailureOr<MemRefValue> allocate(mlir::Operation *op,
                                      mlir::MemRefType type,
                                      mlir::ValueRange sizes,
                                      mlir::ValueRange symbols, Frame &frame);
/// Allocates a memref in the same way; `shape` has all extents, static ones,
/// too.
mlir::FailureOr<MemRefValue> allocate(mlir::Operation *op,
                                      mlir::MemRefType type,
                                      llvm::ArrayRef<int64_t> shape,
                                      llvm::ArrayRef<int64_t> symbols,
                                      Frame &frame);
/// Puts the new buffer of `memref` at `address`. Reports undefined behaviour if
/// it overlaps a live buffer at a fixed address, or if programs have no memory
/// at that address.
mlir::LogicalResult place(mlir::Operation *op, const MemRefValue &memref,
                          uint64_t address, Frame &frame);
/// Ends the lifetime of the buffer. Reports undefined behaviour unless the
/// buffer is live, may be freed, takes part in no transfer, and `memref` is not
/// a view.
mlir::LogicalResult release(mlir::Operation *op, const MemRefValue &memref,
                            Frame &frame);

// --- Elements.

/// Refuses a memref or tensor whose elements have no storage, such as vectors,
/// for operations that handle elements as scalars.
mlir::LogicalResult checkScalars(mlir::Operation *op, mlir::Type type,
                                 Frame &frame);
mlir::LogicalResult checkLive(mlir::Operation *op, const MemRefValue &memref,
                              Frame &frame);
/// Like `forEachPoint`, calls `visit` with the number and the coordinates of
/// each point of a box. The points are the iterations of a parallel loop, whose
/// accesses are recorded while it runs (`ParallelAccesses`).
mlir::LogicalResult forEachIteration(
    llvm::ArrayRef<int64_t> counts,
    llvm::function_ref<mlir::LogicalResult(int64_t, llvm::ArrayRef<int64_t>)>
        visit,
    Frame &frame);
/// Reports undefined behaviour if the element at `position` may not be read
/// now: because a pending transfer or another iteration of a parallel loop
/// writes it, or because the buffer of an equal `to_buffer` wrote it last (see
/// `Buffer::lastWriters`).
mlir::LogicalResult checkReadable(mlir::Operation *op, const Buffer &buffer,
                                  int64_t position, Frame &frame);
/// Reports undefined behaviour if `value` may not be written to the element at
/// `position` now: because the buffer may not be written at all, or is lent and
/// `value` would change it, or because a pending transfer or another iteration
/// of a parallel loop reads or writes the element.
mlir::LogicalResult checkWritable(mlir::Operation *op, const Buffer &buffer,
                                  int64_t position, const Element &value,
                                  Frame &frame);

/// Returns the position in the buffer at which the element at `index` begins;
/// nullopt if the layout has no value there or leads out of the buffer.
std::optional<int64_t> getPosition(const MemRefValue &memref,
                                   llvm::ArrayRef<int64_t> index);
/// Returns the same position, but reports undefined behaviour unless the buffer
/// is live, the index is in the shape, and the position is in the buffer.
mlir::FailureOr<int64_t> locate(mlir::Operation *op, const MemRefValue &memref,
                                llvm::ArrayRef<int64_t> index, Frame &frame);
/// Reads an element of the memref's element type: a scalar, or a vector.
mlir::FailureOr<RuntimeValue> readElement(mlir::Operation *op,
                                          const MemRefValue &memref,
                                          llvm::ArrayRef<int64_t> index,
                                          mlir::Type type, Frame &frame);
mlir::LogicalResult writeElement(mlir::Operation *op, const MemRefValue &memref,
                                 llvm::ArrayRef<int64_t> index,
                                 const RuntimeValue &value, Frame &frame);
/// Returns a tensor of the memref's elements, which are scalars.
mlir::FailureOr<TensorValue> readAll(mlir::Operation *op,
                                     const MemRefValue &memref, Frame &frame);
/// Writes all elements of `tensor` to `memref`. Reports undefined behaviour
/// unless the shapes are the same.
mlir::LogicalResult writeAll(mlir::Operation *op, const MemRefValue &memref,
                             const TensorValue &tensor, Frame &frame);
/// Copies element by element. Reports undefined behaviour if the shapes differ,
/// or if source and target overlap, but are not the same elements in the same
/// order.
mlir::LogicalResult copyAll(mlir::Operation *op, const MemRefValue &source,
                            const MemRefValue &target, Frame &frame);

// --- Types.

/// Returns the number of elements of the shape, which must fit in 64 bits.
int64_t getNumElements(const MemRefValue &memref);

/// Sets the strides of `memref` so that its elements are contiguous in
/// row-major order.
void setRowMajorStrides(MemRefValue &memref);
/// Whether the memref is strided, and is empty or has, in each dimension with
/// more than one element, the stride that `setRowMajorStrides` sets.
bool isRowMajor(const MemRefValue &memref);

/// Reports undefined behaviour unless `memref` may be seen as a value of
/// `type`: if the type is ranked, the extents must match. If the memref is
/// strided, the type's offset and strides must match, too; otherwise the type
/// must have the same layout map.
mlir::LogicalResult checkView(mlir::Operation *op, const MemRefValue &memref,
                              mlir::Type type, Frame &frame);

// --- Transfers.

/// The operands of a `dma_start`.
struct TransferOperands {
  mlir::Value source, dest, tag;
  mlir::ValueRange sourceIndices, destIndices, tagIndices;
  mlir::Value numElements;
  /// These are null if the operation has no stride.
  mlir::Value stride, elementsPerStride;
};

/// Starts a transfer of elements, in the order of the shapes. The elements
/// arrive at the destination when the program waits for the transfer. Until
/// then the destination may not be accessed, and the source may not be written.
/// The stride applies to the slower memory, whose space has the lower number.
/// The following is undefined: a transfer that leaves a memref, a negative
/// count, a stride or number of elements per stride that is not positive, a
/// stride between memories of one space, overlapping memory, and a tag that
/// another transfer uses.
mlir::LogicalResult startTransfer(mlir::Operation *op,
                                  const TransferOperands &operands,
                                  Frame &frame);
/// Completes the transfer that was started with this element of the tag.
/// Reports undefined behaviour if there is no such transfer, or if it does not
/// move `numElements` elements.
mlir::LogicalResult waitForTransfer(mlir::Operation *op, mlir::Value tag,
                                    mlir::ValueRange tagIndices,
                                    mlir::Value numElements, Frame &frame);

// --- Operations that several dialects have.

/// Binds `result` to the element of `memref` at `indices`.
mlir::LogicalResult loadElement(mlir::Operation *op, mlir::Value result,
                                mlir::Value memref, mlir::ValueRange indices,
                                Frame &frame);
mlir::LogicalResult storeElement(mlir::Operation *op, mlir::Value value,
                                 mlir::Value memref, mlir::ValueRange indices,
                                 Frame &frame);
/// Binds `result` to `memref` seen as a value of `result`'s type.
mlir::LogicalResult castMemRef(mlir::Operation *op, mlir::Value result,
                               mlir::Value memref, Frame &frame);
/// Binds `result` to extent `dim` of `source`, a tensor or memref.
mlir::LogicalResult bindExtent(mlir::Operation *op, mlir::Value result,
                               mlir::Value source, int64_t dim, Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_MEMORY_H
