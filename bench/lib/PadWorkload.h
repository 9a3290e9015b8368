//===- PadWorkload.h - the workloads that limits exist for ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Element-wise producers (squares) and their padding, and what reads a padded
/// tensor, as cases: the text that is timed is what any other tool of the
/// project reads.
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
  /// f32, bf16, f16 or i8.
  std::string type = "f32";
  /// The extents of the input; where the form transposes, those after it.
  Extents extents;
  /// The amounts for the padded dimensions of the result.
  Extents low, high;
  /// For the form Image: the destination is filled, and the interior computed
  /// into it block by block, by loops of the program.
  bool isBlocked = false;
  /// For the form Transpose: the producer is two named operations. For the form
  /// SumOfProducts: a named convolution. For the form Softmax: a named one.
  bool isNamed = false;
  /// For the form Convolution: results a pixel. For the form Product: the terms
  /// of each sum.
  int64_t others = 0;

  bool isTransposed() const { return form == LimitForm::Transpose; }
  /// Whether a padded tensor is read, not returned.
  bool isConsumed() const {
    return form == LimitForm::ScaledSum || form == LimitForm::SumOfProducts ||
           form == LimitForm::MaxPool || form == LimitForm::Convolution;
  }
  /// Whether the producer is a square, as peers have it.
  bool isOfSquares() const {
    return !isConsumed() && form != LimitForm::Product &&
           form != LimitForm::Softmax;
  }
  /// Whether extents and padding are arguments of the program.
  bool isDynamic() const {
    return form == LimitForm::Dynamic || isTransposed();
  }
  int64_t getElementBytes() const;
  double getPadValue() const { return isTransposed() ? 0.5 : 0; }
  /// The extents of the result.
  Extents getPaddedExtents() const;
  PadBytes getBytes() const;
  /// The case, as text.
  std::string getText() const;
};

/// All that limits exist for. What is timed does not depend on the size of the
/// sweep, except for the smoke test, which shrinks some and leaves others out.
std::vector<PadWorkload> getPadWorkloads(Tier tier);

/// Texts of workloads that are not of squares (ConsumerTexts.cpp).
std::string getConsumerText(const PadWorkload &workload);

/// The same program, small enough for the reference.
PadWorkload shrink(const PadWorkload &workload);

} // namespace padlab

#endif // PADLAB_BENCH_PADWORKLOAD_H
