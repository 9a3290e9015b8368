//===- RuntimeValue.h - what an SSA value is bound to -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The values of the reference interpreter. Only elements, tensors, sizes,
/// shapes, witnesses and (as inputs) value_shapes cross the boundary of an
/// entry (see Case.h); buffers and functions live inside a run.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_RUNTIMEVALUE_H
#define PADLAB_DIALECT_RUNTIMEVALUE_H

#include "padlab/dialect/ShapeValues.h"
#include "padlab/dialect/Value.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Operation.h"

#include <memory>

namespace padlab {

/// The memory of one allocation: a flat run of elements, which all memrefs that
/// view it share. Accessing it while it is not `live` is undefined.
struct Buffer {
  Buffer(mlir::Type elementType, int64_t elements)
      : elements(elementType, {elements}) {}
  /// The elements, as a tensor of rank 1. The buffer of a memref of vectors
  /// holds the elements of all vectors in order.
  TensorValue elements;
  /// Counts the pending transfers (each a `dma_start` whose `dma_wait` has not
  /// run yet) that write an element, and those that read the element.
  struct Transfers {
    unsigned writes = 0, reads = 0;
  };
  /// The transfers of each element; empty until the first transfer touches the
  /// buffer.
  std::vector<Transfers> transfers;
  bool live = true;
  /// Only memory from `alloc`, `alloc_static` or `clone` may be freed. The
  /// memory of globals, memory that a scope frees at its end (`alloca`), and
  /// buffers that are made for tensors or lent to them may not.
  bool isFreeable = true;
  /// Constants, parts of a sparse tensor's storage, results of a `to_buffer`
  /// that is `read_only` or may share its buffer with an unequal one, clones
  /// and their sources, and buffers that are lent to tensors (`Memory::lend`)
  /// may not be written. If all elements are poison when a buffer is lent, it
  /// may still be written.
  bool isWritable = true;
  /// Whether nothing but a loan forbids to write. Then an element may be
  /// overwritten by what it holds.
  bool isOnlyLent = false;
  /// For each element, the number of the buffer that wrote the element last, or
  /// 0 if no buffer has written it. The buffers that equal `to_buffer`
  /// operations make share one such vector: because CSE may merge these
  /// operations, and so the buffers, no buffer may read an element that another
  /// of them wrote.
  std::shared_ptr<std::vector<unsigned>> lastWriters;
  unsigned number = 0;
  /// The address that `alloc_static` names; nullopt for other buffers.
  std::optional<uint64_t> address;
};

/// The value of a memref, ranked or not.
struct MemRefValue {
  std::shared_ptr<Buffer> buffer;
  std::vector<int64_t> shape;
  /// The fields from `offset` to `physicalShape` map an index to a position in
  /// the buffer, counted in elements of the memref: either strided (`offset`,
  /// `strides`) or, if the layout is not strided, by the results of `layout`
  /// with `symbols`, linearized row-major over `physicalShape`.
  int64_t offset = 0;
  std::vector<int64_t> strides;
  mlir::AffineMap layout;
  std::vector<int64_t> symbols;
  std::vector<int64_t> physicalShape;
  /// The number of elements of the buffer that one element of the memref takes:
  /// more than one for memrefs of vectors.
  int64_t elementSize = 1;
  /// Whether the memref is a view, which shows a part of an allocation or shows
  /// the allocation with another layout. A view may not be freed.
  bool isView = false;

  /// Prints `memref [extents]`.
  std::string str() const;
};

/// The value of a function type: the function itself.
struct FunctionValue {
  mlir::Operation *function = nullptr;
  /// Prints `@name`.
  std::string str() const;
};

/// A value of which nothing is specified, not even its rank: a program may move
/// such a value, and is undefined if it reads the value. The results of an
/// entry never contain such a value.
struct UnspecifiedValue {
  std::string str() const { return "unspecified"; }
};

using RuntimeValue =
    std::variant<Element, TensorValue, SizeValue, ShapeValue, WitnessValue,
                 ValueShapeValue, MemRefValue, FunctionValue, UnspecifiedValue>;

std::string toString(const RuntimeValue &value);

} // namespace padlab

#endif // PADLAB_DIALECT_RUNTIMEVALUE_H
