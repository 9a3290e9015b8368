//===- TosaAccumulator.h - tosa: sums of products ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_REFERENCE_TOSA_TOSAACCUMULATOR_H
#define PADLAB_LIB_REFERENCE_TOSA_TOSAACCUMULATOR_H

#include "Tosa.h"

namespace padlab::reference {

/// A sum of products of operands minus zero points, in integers that must not
/// overflow or in floats that must not round. A poison term makes the sum
/// poison.
class TosaAccumulator {
public:
  TosaAccumulator(mlir::Operation *op, mlir::Type type, const Element &zeroA,
                  const Element &zeroB, Frame &frame)
      : op(op), type(type), zeroA(zeroA), zeroB(zeroB), frame(frame) {
    if (auto floatType = llvm::dyn_cast<mlir::FloatType>(type))
      floats.emplace(floatType);
  }

  mlir::LogicalResult addProduct(const Element &a, const Element &b);
  /// Notes a product of `factor` and 0 (at a point of the padding, for
  /// example). An implementation may add or skip such a product.
  void skipProduct(const Element &factor);
  /// Adds a bias, which has no zero point.
  mlir::LogicalResult add(const Element &term);
  /// Returns the sum as an element of `result`.
  mlir::FailureOr<Element> get(mlir::Type result);

private:
  mlir::LogicalResult addInt(int64_t term);

  mlir::Operation *op;
  mlir::Type type;
  Element zeroA, zeroB;
  Frame &frame;
  bool isPoison = false;
  int64_t sum = 0;
  std::optional<TosaSum> floats;
};

/// Whether the product of `factor` and 0 may be something other than 0: for
/// infinities and NaN it is NaN.
bool isOpenTimesZero(const Element &factor);

/// Refuses `op` unless the type `accumulator` is an integer type, or a float
/// type in which `TosaSum` can compute, and the result has a type of the same
/// kind.
mlir::LogicalResult checkTosaSum(mlir::Operation *op, mlir::Type accumulator,
                                 Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_LIB_REFERENCE_TOSA_TOSAACCUMULATOR_H
