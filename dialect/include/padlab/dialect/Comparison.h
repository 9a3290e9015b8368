//===- Comparison.h - expected against actual -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compares results bit by bit, except that all NaNs are equal; complex numbers
/// are compared by parts. For a pipeline with a licence (ErrorBound.h), a float
/// may differ by at most the error bound that the reference computed for it
/// under that licence; a float without a bound may differ by `Exactness::ulps`.
/// Elements that the reference computed as poison are not compared: any value
/// is right there.
/// Sizes, shapes and witnesses are compared by their structure; two invalid
/// values are equal whatever their messages. Values of other kinds cannot be
/// compared: they count as different.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_COMPARISON_H
#define PADLAB_DIALECT_COMPARISON_H

#include "padlab/dialect/RuntimeValue.h"

namespace padlab {

/// How far a result may lie from the reference. With no ULPs and an empty
/// licence, the result must be exact. This is required of every pipeline that
/// does not declare another exactness.
struct Exactness {
  unsigned ulps = 0;
  Licence licence = {};
  bool isExact() const { return ulps == 0 && licence.isEmpty(); }
  static Exactness exact() { return {}; }
};

/// The first position at which two results differ.
struct Difference {
  unsigned result = 0;                 ///< Which result of the entry.
  llvm::SmallVector<int64_t, 6> index; ///< Empty for scalars, rank 0.
  /// As `Element::str` prints an element, or as `toString` prints another
  /// value; types or numbers of results if these differ.
  std::string expected, actual;
  int64_t count = 0;       ///< How many elements differ.
  bool isPoison = false;   ///< Whether `actual` is poison.
  std::string str() const; ///< Prints it on one line.
};

/// Returns the first difference, or nullopt. A different shape, type or number
/// of results is a difference, too.
std::optional<Difference> compare(llvm::ArrayRef<RuntimeValue> expected,
                                  llvm::ArrayRef<RuntimeValue> actual,
                                  Exactness exactness = Exactness::exact());

} // namespace padlab

#endif // PADLAB_DIALECT_COMPARISON_H
