//===- SparseProgram.h - programs under construction ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program on sparse tensors. All floats are whole numbers that are not
/// negative, and so small that no sum of them rounds. The results are therefore
/// the same if code skips zeros, or adds in another order
/// (docs/sparse-semantics.md).
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
  /// An upper bound of the elements if they are floats. 0 for integers, which
  /// may wrap.
  uint64_t most = 0;
  /// Whether the program determines which elements are stored. If not, the
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
  /// Returns whether sums are exact if they are at most `most`.
  bool fits(uint64_t most) const;

  //===--- Types ---===//

  Extents pickExtents(unsigned rank);
  /// Picks an encoding whose blocks divide the extents. Returns null for a
  /// dense tensor.
  mlir::Attribute pickEncoding(llvm::ArrayRef<int64_t> extents);
  mlir::Attribute pickSparseEncoding(llvm::ArrayRef<int64_t> extents);
  /// Picks a type. Some of its extents are dynamic if the program uses dynamic
  /// extents.
  mlir::RankedTensorType pickType(llvm::ArrayRef<int64_t> extents,
                                  mlir::Attribute encoding);
  mlir::RankedTensorType getDense(llvm::ArrayRef<int64_t> extents) const {
    return mlir::RankedTensorType::get(extents, element);
  }

  //===--- Scalars ---===//

  mlir::Value makeIndex(int64_t value);
  mlir::Value makeScalar(int64_t value);
  mlir::TypedAttr getElementAttr(int64_t value);
  /// Picks an element: a small number or, if `mayBeZero`, zero in half of the
  /// cases.
  int64_t pickNumber(bool mayBeZero);
  /// Adds a scalar or dense tensor, which the entry returns.
  void addScalar(mlir::Value value) { scalars.push_back(value); }

  //===--- Tensors ---===//

  SparseOperand add(mlir::Value value, llvm::ArrayRef<int64_t> extents,
                    uint64_t most, bool isDecided = false);
  /// Picks one of the tensors that `accept` takes, more likely a recent one.
  /// Returns nullopt if `accept` takes none.
  std::optional<SparseOperand>
  pick(llvm::function_ref<bool(const SparseOperand &)> accept);
  /// Picks a sparse tensor. Returns nullopt if there is none.
  std::optional<SparseOperand> pickSparse();
  /// Picks a sparse tensor. Mostly, its levels are its dimensions and its
  /// extents are static, because upstream moves elements of other formats only
  /// by conversions.
  std::optional<SparseOperand> pickPlain();
  /// Picks a tensor of these extents. If there is none, and at times otherwise,
  /// adds a dense one.
  SparseOperand pickLike(llvm::ArrayRef<int64_t> extents);
  /// Picks the elements of a tensor. In most programs, most of them are zero.
  mlir::DenseElementsAttr pickElements(llvm::ArrayRef<int64_t> extents);
  /// Adds a dense tensor, which is an argument or a constant.
  SparseOperand addDense(llvm::ArrayRef<int64_t> extents);
  /// Makes a tensor to write into. If it is dense, or all its levels are dense,
  /// it is filled with `value`, because an empty tensor would have arbitrary
  /// elements. An empty sparse tensor stores no elements.
  mlir::Value makeOutput(mlir::RankedTensorType type,
                         llvm::ArrayRef<int64_t> extents, int64_t value = 0);

  /// Makes a tensor for a result. The tensor is dense, or has any sparse
  /// format.
  mlir::Value makeResult(llvm::ArrayRef<int64_t> extents) {
    return makeOutput(pickType(extents, pickEncoding(extents)), extents);
  }

  /// Returns `count` identity maps of `rank` dimensions, one for each operand.
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
  /// Creates a `linalg.generic`. `maps` has the maps of the inputs, and then
  /// that of the output.
  mlir::Value createGeneric(mlir::ValueRange inputs, mlir::Value output,
                            llvm::ArrayRef<mlir::AffineMap> maps,
                            llvm::ArrayRef<mlir::utils::IteratorType> iterators,
                            Body body);
  /// Returns whether a tensor of these extents is small enough for a test, and
  /// whether its positions and coordinates fit into the widths of `encoding`.
  static bool hasRoom(llvm::ArrayRef<int64_t> extents,
                      mlir::Attribute encoding = {});

  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

private:
  /// Draws the widths of positions and coordinates. Returns them as text for an
  /// encoding.
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

/// Adds a sparse tensor that depends on no other tensor.
SparseOperand addSparseInput(SparseProgram &program,
                             llvm::ArrayRef<int64_t> extents);

// These functions are in Assembly.cpp.
bool canAssemble(mlir::sparse_tensor::SparseTensorType type);
mlir::Value assembleElements(SparseProgram &program,
                             mlir::RankedTensorType type,
                             llvm::ArrayRef<int64_t> extents);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SPARSE_SPARSEPROGRAM_H
