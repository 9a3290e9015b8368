//===- VectorElements.h - vectors as their elements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rewrites programs on vectors to scalars: each value of a vector type is
/// represented by its elements, in row-major order, so that operations that
/// only move elements cost nothing. To expand a further operation, add a
/// function and an entry to one of the files here. No code of upstream's
/// lowerings is used, so that this code can be compared with them.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_VECTOR_VECTORELEMENTS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_VECTOR_VECTORELEMENTS_H

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Builders.h"

namespace padlab::expand {

using Elements = llvm::SmallVector<mlir::Value>;

/// Returns the position of `index` in row-major order.
int64_t linearize(llvm::ArrayRef<int64_t> index, llvm::ArrayRef<int64_t> shape);
/// Calls `visit` with each point of `shape`, in row-major order.
void forEachPoint(llvm::ArrayRef<int64_t> shape,
                  llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);
/// Returns the shape of a vector; an empty one for a scalar.
llvm::ArrayRef<int64_t> getShape(mlir::Value value);

/// Expands one program, in the order in which its operations run.
class Expander {
public:
  explicit Expander(mlir::MLIRContext *context)
      : b(context), loc(b.getUnknownLoc()) {}

  /// The builder, at the operation being expanded.
  mlir::OpBuilder b;
  mlir::Location loc;
  /// The bits of the `vector.mask` around the operation being expanded; empty
  /// if all lanes are on.
  Elements mask;

  template <typename OpTy, typename... Args>
  OpTy create(Args &&...args) {
    return OpTy::create(b, loc, std::forward<Args>(args)...);
  }

  /// Returns the elements of a vector, or the scalar itself.
  Elements get(mlir::Value value);
  bool isKnown(mlir::Value value) const { return known.contains(value); }
  /// Sets the elements of a result. If the result is a scalar, its uses get the
  /// element instead.
  void set(mlir::Value result, Elements elements);
  /// Builds the vector that has these elements.
  mlir::Value build(mlir::VectorType type,
                    llvm::ArrayRef<mlir::Value> elements);

  mlir::Value makeIndex(int64_t number);
  mlir::Value makeZero(mlir::Type type);
  /// Selects `value` or `other`; if `condition` is null, returns `value`.
  mlir::Value select(mlir::Value condition, mlir::Value value,
                     mlir::Value other);
  /// Returns the conjunction of both conditions; null represents true.
  mlir::Value both(mlir::Value lhs, mlir::Value rhs);
  /// Returns bit `i` of `mask`; null means that the lane is on.
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

/// Given a function, has the type of the function's first parameter as its
/// result type. It is only declared, for use in decltype.
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
