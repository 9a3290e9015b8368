//===- PadWorkload.h - workloads with limit kernels -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Builds the workloads as cases: producers (squares, and a product of
/// matrices) with their padding, and consumers of a padded tensor. The text
/// that is timed can be read by every other tool of the project.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_PADWORKLOAD_H
#define PADLAB_BENCH_PADWORKLOAD_H

#include "../limits/Limits.h"

#include "padlab/bench/Suite.h"
#include "padlab/bench/Traffic.h"

#include "llvm/ADT/SmallVector.h"

namespace padlab {

struct PadWorkload {
  using Extents = llvm::SmallVector<int64_t, 4>;

  std::string name, description;
  LimitForm form = LimitForm::Matrix;
  /// The element type: f32, bf16, f16 or i8.
  std::string type = "f32";
  /// The extents of the input before a transposition; for the form Product, the
  /// extents of the product.
  Extents extents;
  /// The amounts for the padded dimensions of the result.
  Extents low, high;
  /// For the form Image: whether the program fills the destination, and
  /// computes the interior into it block by block in loops of its own.
  bool isBlocked = false;
  /// Whether named operations are used. For the form Transpose: the producer is
  /// two of them. For the forms SumOfProducts and Softmax: a named convolution
  /// or softmax.
  bool isNamed = false;
  /// For the form Convolution: the number of results per pixel. For the form
  /// Product: the number of terms of each sum.
  int64_t others = 0;

  bool isTransposed() const { return form == LimitForm::Transpose; }
  /// Whether the program applies windows of 3x3 to the padded tensor, so that
  /// its result has no padding.
  bool isConsumed() const {
    return form == LimitForm::ScaledSum || form == LimitForm::SumOfProducts ||
           form == LimitForm::MaxPool || form == LimitForm::Convolution;
  }
  /// Whether the program squares and pads, as peers can, too.
  bool isOfSquares() const {
    return !isConsumed() && form != LimitForm::Product &&
           form != LimitForm::Softmax;
  }
  /// Whether extents and padding, or some of them, are arguments of the
  /// program.
  bool isDynamic() const {
    return form == LimitForm::Dynamic || isTransposed();
  }
  int64_t getElementBytes() const;
  double getPadValue() const { return isTransposed() ? 0.5 : 0; }
  /// The extents of the result.
  Extents getPaddedExtents() const;
  PadBytes getBytes() const;
  /// Returns the case as text.
  std::string getText() const;
};

/// Returns all workloads for which limit kernels exist. Tier `check` shrinks
/// them, and leaves out all but one of those that differ only in an amount.
std::vector<PadWorkload> getPadWorkloads(Tier tier);

/// Returns the text of a workload that does not square its input (see
/// isOfSquares); defined in ConsumerTexts.cpp.
std::string getConsumerText(const PadWorkload &workload);

/// Returns the same program, small enough for the reference.
PadWorkload shrink(const PadWorkload &workload);

} // namespace padlab

#endif // PADLAB_BENCH_PADWORKLOAD_H
