//===- PaddedProducer.h - the program that padding sweeps time -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_PADDEDPRODUCER_H
#define PADLAB_BENCH_PADDEDPRODUCER_H

#include "padlab/bench/Traffic.h"

#include "llvm/ADT/StringRef.h"

#include <string>

namespace padlab {

/// An element-wise producer of two dimensions and its symmetric padding.
struct PaddedProducer {
  int64_t rows = 0, columns = 0;
  /// The padding on each side.
  int64_t padRows = 0, padColumns = 0;

  /// Returns the producer with the padding nearest to `ratio`, which widens
  /// both dimensions by the same factor.
  static PaddedProducer get(int64_t rows, int64_t columns, double ratio);

  PadBytes getBytes() const;
  /// Returns a case that computes x * x + x in f32, and pads it.
  std::string getText() const;
};

} // namespace padlab

#endif // PADLAB_BENCH_PADDEDPRODUCER_H
