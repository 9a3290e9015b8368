//===- ParallelWrites.h - what iterations write in parallel -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_PARALLELWRITES_H
#define PADLAB_DIALECT_LIB_REFERENCE_PARALLELWRITES_H

#include "padlab/dialect/Value.h"

#include "llvm/ADT/MapVector.h"

#include <optional>

namespace padlab::reference {

/// A shared tensor of a parallel loop, and the iteration that wrote each
/// element.
class SharedTensor {
public:
  explicit SharedTensor(TensorValue original)
      : value(std::move(original)), writers(value.getNumElements(), nobody) {}

  const TensorValue &getValue() const { return value; }

  /// Writes an element. Returns false if the element was written before, by
  /// another iteration or by this one: it is not defined which of the two
  /// writes remains.
  bool write(llvm::ArrayRef<int64_t> index, const Element &element,
             int64_t iteration) {
    int64_t linear = value.linearize(index);
    if (writers[linear] != nobody)
      return false;
    writers[linear] = iteration;
    value.set(linear, element);
    return true;
  }

  /// Returns `original` as `iteration` may see it: with poison in place of the
  /// elements that other iterations write.
  TensorValue hideWritesOfOthers(TensorValue original,
                                 int64_t iteration) const {
    for (auto [linear, writer] : llvm::enumerate(writers))
      if (writer != nobody && writer != iteration)
        original.set(linear, Element::poison(original.getElementType()));
    return original;
  }

private:
  static constexpr int64_t nobody = -1;
  TensorValue value;
  std::vector<int64_t> writers;
};

/// The shared tensors of a loop; the keys are the arguments of the loop's body
/// that stand for these tensors.
struct ParallelWrites {
  llvm::SmallMapVector<mlir::Value, SharedTensor, 2> tensors;
  int64_t iteration = 0;
};

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_PARALLELWRITES_H
