//===- SparseProgram.h - programs under construction ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program on sparse tensors. Its floats are non-negative whole numbers, so
/// small that no sum of them rounds: code that skips zeros, or adds in another
/// order, then gives the same results (docs/sparse-semantics.md).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_SPARSE_SPARSEPROGRAM_H
#define PADLAB_LIB_GENERATE_SPARSE_SPARSEPROGRAM_H

#include "../Drawing.h"
#include "../ProgramBuilder.h"

#include "padlab/fuzz/Choices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensorType.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <optional>
#include <string>

namespace padlab::generate {

struct SparseOperand {
  mlir::Value value;
  Extents extents;
  /// A bound of the elements if they are floats; zero for integers, which may
  /// wrap.
  uint64_t most = 0;
  /// Whether the program determines which elements are stored; otherwise the
  /// implementation of its operations may choose.
  bool isDecided = false;

  mlir::RankedTensorType getType() const {
    return llvm::cast<mlir::RankedTensorType>(value.getType());
  }
  unsigned getRank() const { return extents.size(); }
  bool isSparse() const {
    return bool(mlir::sparse_tensor::getSparseTensorEncoding(value.getType()));
  }
};

class SparseProgram : public EntryBuilder {
public:
  SparseProgram(Choices &choices, mlir::MLIRContext *context);

  /// All tensors of a program have the same element type.
  mlir::Type element;
  /// The tensors in the order of their definitions.
  std::vector<SparseOperand> tensors;

  bool isFloat() const { return llvm::isa<mlir::FloatType>(element); }
  ArithOp getAdd() const { return isFloat() ? ArithOp::AddF : ArithOp::AddI; }
  ArithOp getMul() const { return isFloat() ? ArithOp::MulF : ArithOp::MulI; }
  /// Returns whether sums of at most this size are exact.
  bool fits(uint64_t most) const;

  //===--- Types ---===//

  Extents pickExtents(unsigned rank);
  /// Picks an encoding whose blocks divide the extents; null for a dense
  /// tensor.
  mlir::Attribute pickEncoding(llvm::ArrayRef<int64_t> extents);
  mlir::Attribute pickSparseEncoding(llvm::ArrayRef<int64_t> extents);
  /// Picks a type, of whose extents some are dynamic if the program has dynamic
  /// ones.
  mlir::RankedTensorType pickType(llvm::ArrayRef<int64_t> extents,
                                  mlir::Attribute encoding);
  mlir::RankedTensorType getDense(llvm::ArrayRef<int64_t> extents) const {
    return mlir::RankedTensorType::get(extents, element);
  }

  //===--- Scalars ---===//

  mlir::Value makeIndex(int64_t value);
  mlir::Value makeScalar(int64_t value);
  mlir::TypedAttr getElementAttr(int64_t value);
  /// Picks an element: a small number, or zero half of the time if `mayBeZero`.
  int64_t pickNumber(bool mayBeZero);
  /// Adds a result that is no tensor.
  void addScalar(mlir::Value value) { scalars.push_back(value); }

  //===--- Tensors ---===//

  SparseOperand add(mlir::Value value, llvm::ArrayRef<int64_t> extents,
                    uint64_t most, bool isDecided = false);
  /// Picks one of the tensors that `accept` takes, more likely a recent one;
  /// nullopt if there is none.
  std::optional<SparseOperand>
  pick(llvm::function_ref<bool(const SparseOperand &)> accept);
  /// Picks a sparse tensor if there is any.
  std::optional<SparseOperand> pickSparse();
  /// Picks mostly a tensor whose levels are its dimensions and whose extents
  /// are static, because upstream moves elements of other formats only by
  /// conversions.
  std::optional<SparseOperand> pickPlain();
  /// Picks a tensor of these extents, or adds a dense one.
  SparseOperand pickLike(llvm::ArrayRef<int64_t> extents);
  /// Picks elements, most of them zeros.
  mlir::DenseElementsAttr pickElements(llvm::ArrayRef<int64_t> extents);
  /// Adds a dense tensor, which is an argument or a constant.
  SparseOperand addDense(llvm::ArrayRef<int64_t> extents);
  /// Makes a tensor to write into. If it is dense, or all its levels are, it is
  /// filled with `value`, because an empty one would have arbitrary contents.
  mlir::Value makeOutput(mlir::RankedTensorType type,
                         llvm::ArrayRef<int64_t> extents, int64_t value = 0);

  /// Makes a tensor for a result: dense, or of any format.
  mlir::Value makeResult(llvm::ArrayRef<int64_t> extents) {
    return makeOutput(pickType(extents, pickEncoding(extents)), extents);
  }

  /// Returns an identity map for each of `count` operands.
  llvm::SmallVector<mlir::AffineMap> getIdentities(unsigned rank,
                                                   unsigned count) {
    return llvm::SmallVector<mlir::AffineMap>(
        count, builder.getMultiDimIdentityMap(rank));
  }
  static llvm::SmallVector<mlir::utils::IteratorType>
  getParallel(unsigned rank) {
    return llvm::SmallVector<mlir::utils::IteratorType>(
        rank, mlir::utils::IteratorType::parallel);
  }
  using Body = llvm::function_ref<mlir::Value(mlir::ValueRange arguments)>;
  /// Creates a `linalg.generic`; `maps` are those of the inputs, then of the
  /// output.
  mlir::Value createGeneric(mlir::ValueRange inputs, mlir::Value output,
                            llvm::ArrayRef<mlir::AffineMap> maps,
                            llvm::ArrayRef<mlir::utils::IteratorType> iterators,
                            Body body);
  /// Returns whether tensors of these extents are small enough for a test and
  /// for the widths of positions and coordinates in `encoding`.
  static bool hasRoom(llvm::ArrayRef<int64_t> extents,
                      mlir::Attribute encoding = {});

  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

private:
  /// Draws the widths of positions and coordinates, as the text of an encoding.
  std::string pickWidths(llvm::ArrayRef<int64_t> extents);

  std::vector<mlir::Value> scalars;
  unsigned dynamicExtents, sparsity;
  bool explicitWidths;
};

//===----------------------------------------------------------------------===//
// Emitters
//===----------------------------------------------------------------------===//

llvm::ArrayRef<Emitter<SparseProgram>> getSparseEmitters();

#define PADLAB_SPARSE_EMITTER(FUNCTION, ...)                                   \
  void FUNCTION(SparseProgram &program);
#include "Emitters.def"

/// Adds a sparse tensor that depends on no other.
SparseOperand addSparseInput(SparseProgram &program,
                             llvm::ArrayRef<int64_t> extents);

// These functions are in Assembly.cpp.
bool canAssemble(mlir::sparse_tensor::SparseTensorType type);
mlir::Value assembleElements(SparseProgram &program,
                             mlir::RankedTensorType type,
                             llvm::ArrayRef<int64_t> extents);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SPARSE_SPARSEPROGRAM_H
