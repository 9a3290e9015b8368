//===- Tosa.h - what the kernels of TOSA share ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Kernels of the `tosa` dialect, by the pseudo-code of the TOSA specification
/// 1.0 (docs/tosa-semantics.md). They do not use upstream's conversions, since
/// these are under test.
///
/// A condition that the pseudo-code requires (REQUIRE, ERROR_IF) and that does
/// not hold makes the program undefined. An element whose value the
/// specification only bounds is poison: any value is accepted there.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_TOSA_TOSA_H
#define PADLAB_DIALECT_LIB_REFERENCE_TOSA_TOSA_H

#include "../Elementwise.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

#include <optional>

namespace padlab::reference {

/// Registers the kernels of all families. The functions below register one
/// each; they are in the files that they are named after.
void registerTosaKernels(Kernels &kernels);
void registerTosaElementwiseKernels(Kernels &kernels);
void registerTosaConversionKernels(Kernels &kernels);
void registerTosaControlKernels(Kernels &kernels);
void registerTosaMoveKernels(Kernels &kernels);
void registerTosaReductionKernels(Kernels &kernels);
void registerTosaWindowKernels(Kernels &kernels);
void registerTosaResizeKernels(Kernels &kernels);

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// Makes a tensor of shape `shape` for `op`'s first result. Reports undefined
/// behaviour if the result's type does not admit the shape.
mlir::FailureOr<TensorValue>
allocateTosa(mlir::Operation *op, llvm::ArrayRef<int64_t> shape, Frame &frame);
/// Returns the numbers of a value of type `!tosa.shape`.
llvm::SmallVector<int64_t> getTosaNumbers(mlir::Value shape, Frame &frame);
/// Returns the only element of a tensor with one element, such as a zero point,
/// a shift, or the value of a pad.
Element getTosaScalar(mlir::Value tensor, Frame &frame);

/// Reports undefined behaviour unless the specification permits the zero point:
/// it must be 0, except that integers of 8 bits may have any zero point, and
/// unsigned integers of 16 bits may have 32768.
mlir::LogicalResult checkTosaZero(mlir::Operation *op, const Element &zero,
                                  Frame &frame, bool isUnsigned = false);

/// Computes each element of the first result from those of `operands`, which
/// are broadcast to one shape. A poison operand makes the result poison, unless
/// the kernel checks for poison itself.
mlir::LogicalResult mapTosaElements(mlir::Operation *op,
                                    mlir::ValueRange operands, PoisonRule rule,
                                    Frame &frame, ElementKernel kernel);

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Whether the kernels compute in the float type: the specification does so, or
/// the type is f64, which the specification does not have.
bool isTosaFloat(mlir::Type type);
/// Extends the integer as the pseudo-code does: by its sign; by zeros if
/// `isUnsigned`, and for booleans.
int64_t getTosaInt(const Element &element, bool isUnsigned = false);
/// Returns `value` as an integer of `type`. Reports undefined behaviour if the
/// value does not fit, because the pseudo-code requires that it fits.
mlir::FailureOr<Element> fitTosaInt(mlir::Operation *op, int64_t value,
                                    mlir::Type type, Frame &frame);
/// Returns the integer of `type` that is nearest to `value`.
Element clipTosaInt(int64_t value, mlir::Type type, bool isUnsigned = false);
/// Returns the larger of two numbers (`wantsMax`), or the smaller one; poison
/// if they are zeros of different signs. If one of them is NaN, `mode` decides
/// which of the two is returned.
Element chooseTosa(const Element &a, const Element &b, bool wantsMax,
                   mlir::tosa::NanPropagationMode mode);

/// Returns the largest (`wantsMax`) or smallest of at least one element. The
/// result is poison if it is a zero and there are zeros of both signs, or if
/// NaN is ignored and all elements are NaN.
Element chooseTosaExtreme(llvm::ArrayRef<Element> elements, bool wantsMax,
                          mlir::tosa::NanPropagationMode mode);

/// A factor `multiplier / 2^shift`.
struct TosaScale {
  int64_t multiplier, shift;
  /// Whether the multiplier has 32 bits and the values at most 32; otherwise it
  /// has 16 bits and the values at most 48.
  bool is32;
  bool roundsTwice;
};
/// Returns `value` times a factor, rounded as apply_scale_32 or apply_scale_16
/// of the pseudo-code does.
mlir::FailureOr<int64_t> scaleTosa(mlir::Operation *op, int64_t value,
                                   const TosaScale &scale, Frame &frame);

/// A sum of floats. The sum is called decided if every order of the terms, with
/// and without fused multiplications, gives the same result because nothing is
/// rounded.
class TosaSum {
public:
  /// `type` is the type of the accumulator.
  explicit TosaSum(mlir::FloatType type) : type(type) {}

  void add(const llvm::APFloat &term);
  void addProduct(const llvm::APFloat &a, const llvm::APFloat &b);
  /// Returns the sum as an element of `result`; poison if it is not decided, or
  /// if `result` cannot hold it exactly.
  Element get(mlir::FloatType result) const;
  /// Returns the sum divided by `count`; poison as for `get`, and also if
  /// `count` or the quotient is rounded.
  Element getMean(mlir::FloatType result, int64_t count) const;

private:
  void addExact(const llvm::APFloat &term);
  std::optional<llvm::APFloat> getDecided() const;

  mlir::FloatType type;
  /// The sum of the terms, and of their absolute values. Both are exact in the
  /// widest format while `isExact`.
  llvm::APFloat sum{llvm::APFloat::IEEEquad()},
      magnitude{llvm::APFloat::IEEEquad()};
  /// The exponent of the lowest bit that is set in any term.
  int lowestBit = 1 << 20;
  bool isExact = true, hasNaN = false, hasInf[2] = {false, false};
  bool hasTerms = false, hasOtherThanNegativeZero = false;
};

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_TOSA_TOSA_H
