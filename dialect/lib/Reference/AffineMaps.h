//===- AffineMaps.h - affine expressions at a point -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_AFFINEMAPS_H
#define PADLAB_DIALECT_LIB_REFERENCE_AFFINEMAPS_H

#include "Frame.h"

#include "mlir/IR/AffineMap.h"
#include "llvm/ADT/STLExtras.h"

#include <optional>

namespace padlab::reference {

/// Returns the value of `expr`; nullopt if the value is undefined, because of
/// an overflow, or of a division or remainder by a number that is not positive.
std::optional<int64_t> evaluate(mlir::AffineExpr expr,
                                llvm::ArrayRef<int64_t> dims,
                                llvm::ArrayRef<int64_t> symbols = {});

/// Returns the values of all results of `map` at `operands`, of which the
/// dimensions come first. Reports undefined behaviour if a result of the map
/// has no value.
mlir::FailureOr<llvm::SmallVector<int64_t>>
evaluateMap(mlir::Operation *op, mlir::AffineMap map, mlir::ValueRange operands,
            Frame &frame);

/// Describes the linear indices of the elements of a tensor that an affine map
/// names at the points of a domain: `first` is the linear index at the point
/// whose coordinates are all 0; each 1 added to dimension d adds `steps[d]`.
struct LinearPlaces {
  int64_t first = 0;
  llvm::SmallVector<int64_t, 6> steps;

  /// Returns the linear index of the element at a point of the domain.
  int64_t at(llvm::ArrayRef<int64_t> point) const {
    int64_t linear = first;
    for (auto [step, position] : llvm::zip_equal(steps, point))
      linear += step * position;
    return linear;
  }
};

/// Returns the linear indices in a tensor of shape `shape` that `map` names at
/// the points of `domain`, which is not empty. Returns nullopt if the map must
/// be evaluated point by point: if a result is not a sum of constants and
/// multiples of dimensions, if a point leads out of the tensor, or if a number
/// is large.
std::optional<LinearPlaces> findLinearPlaces(mlir::AffineMap map,
                                             llvm::ArrayRef<int64_t> domain,
                                             llvm::ArrayRef<int64_t> shape);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_AFFINEMAPS_H
