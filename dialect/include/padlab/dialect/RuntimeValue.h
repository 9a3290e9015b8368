//===- RuntimeValue.h - what an SSA value is bound to -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The values of the reference interpreter. Only elements, tensors, sizes,
/// shapes and witnesses cross the boundary of an entry (see Case.h); buffers,
/// functions and value-shapes live inside a run.
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

/// Memory that an allocation made: a flat run of elements. Shared by all
/// memrefs that look at it. What is done with it while it is not `live` is
/// undefined.
struct Buffer {
  Buffer(mlir::Type elementType, int64_t elements)
      : elements(elementType, {elements}) {}
  /// Rank 1. Of a memref of vectors: the elements of all vectors in order.
  TensorValue elements;
  /// How many transfers that have not been waited for write or read an element.
  struct Transfers {
    unsigned writes = 0, reads = 0;
  };
  /// One an element; empty until a first transfer touches the buffer.
  std::vector<Transfers> transfers;
  bool live = true;
  /// Only what `alloc` or `alloc_static` made may be freed: no constants, no
  /// memory of a scope.
  bool isFreeable = true;
  /// Constants may not be written.
  bool isWritable = true;
  /// The address of a buffer of `alloc_static`.
  std::optional<uint64_t> address;
};

/// The value of a memref, ranked or not.
struct MemRefValue {
  std::shared_ptr<Buffer> buffer;
  std::vector<int64_t> shape;
  /// From an index to a position, in elements of the memref: either strided
  /// (`offset`, `strides`) or, for layouts that are not strided, the results of
  /// `layout` with `symbols`, linearized row-major over `physicalShape`.
  int64_t offset = 0;
  std::vector<int64_t> strides;
  mlir::AffineMap layout;
  std::vector<int64_t> symbols;
  std::vector<int64_t> physicalShape;
  /// Elements of the buffer that one element of the memref takes: more than
  /// one for memrefs of vectors.
  int64_t elementSize = 1;
  /// It shows part of what was allocated, or shows it in another way: it may
  /// not be freed.
  bool isView = false;

  /// `memref [extents]`.
  std::string str() const;
};

/// The value of a function type: the function itself.
struct FunctionValue {
  mlir::Operation *function = nullptr;
  /// `@name`.
  std::string str() const;
};

/// A value that nobody promises, not even its rank: a program may move it, and
/// is undefined where it reads it. Never among the results of an entry.
struct UnspecifiedValue {
  std::string str() const { return "unspecified"; }
};

using RuntimeValue =
    std::variant<Element, TensorValue, SizeValue, ShapeValue, WitnessValue,
                 ValueShapeValue, MemRefValue, FunctionValue, UnspecifiedValue>;

std::string toString(const RuntimeValue &value);

} // namespace padlab

#endif // PADLAB_DIALECT_RUNTIMEVALUE_H
