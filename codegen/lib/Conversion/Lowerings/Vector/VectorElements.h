//===- VectorElements.h - vectors as their elements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Programs on vectors without vectors: a value of a vector type is known by
/// its elements, in row-major order. What only moves elements then costs
/// nothing. To expand one more operation: a function and an entry in one of the
/// files here. None of it is upstream's, so that what is compared with it may
/// be.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_VECTOR_VECTORELEMENTS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_VECTOR_VECTORELEMENTS_H

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Builders.h"

namespace padlab::expand {

using Elements = llvm::SmallVector<mlir::Value>;

/// The place of `index` in row-major order.
int64_t linearize(llvm::ArrayRef<int64_t> index, llvm::ArrayRef<int64_t> shape);
/// Calls `visit` with each point of `shape`, in row-major order.
void forEachPoint(llvm::ArrayRef<int64_t> shape,
                  llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);
/// The shape of a vector, or none of a scalar.
llvm::ArrayRef<int64_t> getShape(mlir::Value value);

/// One program being expanded: operations in the order in which they run.
class Expander {
public:
  explicit Expander(mlir::MLIRContext *context)
      : b(context), loc(b.getUnknownLoc()) {}

  /// Where the operation at hand stands.
  mlir::OpBuilder b;
  mlir::Location loc;
  /// Bits of the `vector.mask` around it; empty: all lanes are on.
  Elements mask;

  template <typename OpTy, typename... Args>
  OpTy create(Args &&...args) {
    return OpTy::create(b, loc, std::forward<Args>(args)...);
  }

  /// Returns the elements of a vector, or the scalar itself.
  Elements get(mlir::Value value);
  bool isKnown(mlir::Value value) const { return known.contains(value); }
  /// Says what the elements of a result are; a scalar is replaced.
  void set(mlir::Value result, Elements elements);
  /// The vector that has these elements.
  mlir::Value build(mlir::VectorType type,
                    llvm::ArrayRef<mlir::Value> elements);

  mlir::Value makeIndex(int64_t number);
  mlir::Value makeZero(mlir::Type type);
  /// `condition` null: `value`.
  mlir::Value select(mlir::Value condition, mlir::Value value,
                     mlir::Value other);
  /// Both; null stands for true.
  mlir::Value both(mlir::Value lhs, mlir::Value rhs);
  /// Bit `i` of the mask around the operation, null: on.
  mlir::Value getMaskBit(int64_t i) const {
    return mask.empty() ? mlir::Value() : mask[i];
  }
  mlir::Value combine(mlir::vector::CombiningKind kind, mlir::Value lhs,
                      mlir::Value rhs);

private:
  Elements extractAll(mlir::Value vector);

  llvm::DenseMap<mlir::Value, Elements> known;
};

struct Expansion {
  llvm::StringRef name;
  void (*expand)(mlir::Operation *op, Expander &e);
};

/// The type of a function's first parameter.
template <typename Op>
Op getParameter(void (*)(Op, Expander &));

template <auto function>
Expansion makeExpansion() {
  using Op = decltype(getParameter(function));
  return {Op::getOperationName(), [](mlir::Operation *op, Expander &e) {
            function(mlir::cast<Op>(op), e);
          }};
}

/// Makes loops and branches carry elements where they carry vectors
/// (FlattenControl.cpp).
void flattenControl(mlir::Operation *root);

std::vector<Expansion> getMoveExpansions();
std::vector<Expansion> getReductionExpansions();
std::vector<Expansion> getMaskExpansions();
std::vector<Expansion> getMemoryExpansions();

} // namespace padlab::expand

#endif // PADLAB_CODEGEN_LIB_CONVERSION_VECTOR_VECTORELEMENTS_H
