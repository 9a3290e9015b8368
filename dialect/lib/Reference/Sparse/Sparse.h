//===- Sparse.h - tensors with a sparse encoding ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Kernels of the `sparse_tensor` dialect (docs/sparse-semantics.md).
///
/// A tensor with an encoding has a dense meaning: its elements. Operations of
/// other dialects compute only with the elements: their results are bound like
/// any dense tensor, and it is not decided which of the elements are stored. If
/// the program defines which elements are stored (after `convert`, `assemble`,
/// insertions), the tensor is bound to a `SparseTensor`, which is shared like a
/// memref's buffer.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_SPARSE_SPARSE_H
#define PADLAB_DIALECT_LIB_REFERENCE_SPARSE_SPARSE_H

#include "../Kernels.h"

#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensorType.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace padlab::reference {

void registerSparseKernels(Kernels &kernels);
void registerSparseTensorKernels(Kernels &kernels);
void registerSparseStorageKernels(Kernels &kernels);
void registerSparseLoopKernels(Kernels &kernels);

/// The positions and coordinates of a level of the storage; empty if the level
/// has none.
struct SparseLevel {
  std::vector<int64_t> positions, coordinates;
  /// Whether some positions are undecided. This is so in a level that stores a
  /// pair of positions for each entry of the level above: the pair is undecided
  /// if it encloses no coordinates, and so is an unused position that may
  /// follow the last pair.
  bool hasOpenPositions = false;
};

/// A tensor with known storage. `elements` has the tensor's shape, and is its
/// dense value.
struct SparseTensor : Buffer {
  SparseTensor(TensorValue meaning, mlir::RankedTensorType type)
      : Buffer(meaning.getElementType(), 0), type(type) {
    elements = std::move(meaning);
  }
  bool isStored(int64_t linear) const { return stored.contains(linear); }
  /// Returns, for each stored value in storage order, the linear index of its
  /// element. While the tensor `isOpen`, these are the elements inserted so
  /// far, and `levels` is empty.
  llvm::ArrayRef<int64_t> getEntries() const { return entries; }
  /// Adds an entry. Returns false if the element is stored already.
  bool addEntry(int64_t linear) {
    entries.push_back(linear);
    return stored.insert(linear).second;
  }
  void clearEntries() {
    entries.clear();
    stored.clear();
  }

  mlir::RankedTensorType type;
  std::vector<SparseLevel> levels;
  /// Whether insertions into the tensor are not finished.
  bool isOpen = false;

private:
  std::vector<int64_t> entries;
  /// The same entries as a set.
  llvm::DenseSet<int64_t> stored;
};

using SparseTensorRef = std::shared_ptr<const SparseTensor>;

/// Whether `type` is a tensor with an encoding of `sparse_tensor`.
bool isSparse(mlir::Type type);
/// Returns the storage that the tensor is bound to; null if there is none.
SparseTensorRef getSparse(mlir::Value tensor, Frame &frame);
/// Returns the finished storage of the tensor. If the tensor has none, makes
/// one if the encoding has only dense levels, or if the tensor was made for
/// insertions and nothing has been inserted yet: it stores only what dense
/// levels store anyway. Otherwise refuses `op`, because the program does not
/// determine the tensor's storage.
mlir::FailureOr<SparseTensorRef>
requireSparse(mlir::Operation *op, mlir::Value tensor, Frame &frame);
/// Reports undefined behaviour if `op` reads elements or storage of a tensor
/// into which insertions are not finished.
mlir::LogicalResult checkFinished(mlir::Operation *op, Frame &frame);
void bindSparse(mlir::Value result, SparseTensorRef tensor, Frame &frame);
/// Whether a `tensor.empty` of `type` stores nothing, so that all its elements
/// are zero. This is false if all levels are dense: its contents are arbitrary
/// then.
bool isEmptyZero(mlir::Type type);
/// Binds a tensor of zeros without entries, to insert into.
mlir::LogicalResult bindEmptySparse(mlir::Operation *op, mlir::Value result,
                                    llvm::ArrayRef<int64_t> shape,
                                    Frame &frame);
/// The kernel of `tensor.insert` into a sparse tensor.
mlir::LogicalResult evalSparseInsert(mlir::tensor::InsertOp op, Frame &frame);

/// Returns the value of an element that is not stored.
Element getSparseZero(mlir::Type type);
bool isSparseZero(const Element &element);

//===----------------------------------------------------------------------===//
// Levels (SparseLevels.cpp)
//===----------------------------------------------------------------------===//

/// Refuses `op` unless tensors of `type` and of this shape have a storage that
/// is modelled.
mlir::LogicalResult checkSparseType(mlir::Operation *op,
                                    mlir::RankedTensorType type,
                                    llvm::ArrayRef<int64_t> shape,
                                    Frame &frame);
/// Returns the coordinates in the levels of the element at `index`.
llvm::SmallVector<int64_t> toLevels(mlir::sparse_tensor::SparseTensorType type,
                                    llvm::ArrayRef<int64_t> index);
/// Returns the index of the element at these coordinates in the levels.
llvm::SmallVector<int64_t>
toDimensions(mlir::sparse_tensor::SparseTensorType type,
             llvm::ArrayRef<int64_t> coordinates);
/// Returns the index of the element with this linear index.
llvm::SmallVector<int64_t> delinearizeSparse(int64_t linear,
                                             llvm::ArrayRef<int64_t> shape);
llvm::SmallVector<int64_t>
getLevelShape(mlir::sparse_tensor::SparseTensorType type,
              llvm::ArrayRef<int64_t> shape);

/// Stores `entries` of `tensor`: makes its levels, and adds the other elements
/// that dense levels store. Refuses what the encoding cannot represent.
mlir::LogicalResult storeEntries(mlir::Operation *op, SparseTensor &tensor,
                                 std::vector<int64_t> entries, Frame &frame);
/// Reports `op` as unsupported if it is not decided which elements its result
/// stores, and the result might store more than positions and coordinates of
/// its widths can express.
mlir::LogicalResult checkUndecided(mlir::Operation *op, Frame &frame);
/// Finds the entries that the levels describe. Reports undefined behaviour if
/// they do not describe `numValues` values.
mlir::LogicalResult readLevels(mlir::Operation *op, SparseTensor &tensor,
                               int64_t numValues, Frame &frame);

//===----------------------------------------------------------------------===//
// Bodies that distinguish stored elements from others (SparseLoops.cpp)
//===----------------------------------------------------------------------===//

/// Whether `body`, a block of a structured operation, has operations that
/// distinguish stored elements from others.
bool hasSparseOperations(mlir::Block &body);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_SPARSE_SPARSE_H
