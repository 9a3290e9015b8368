//===- Views.cpp - points, slices and groups of dimensions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Views.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

LogicalResult reference::forEachPoint(
    ArrayRef<int64_t> shape,
    llvm::function_ref<LogicalResult(int64_t, ArrayRef<int64_t>)> visit) {
  if (isEmptyBox(shape))
    return success();
  SmallVector<int64_t> point(shape.size(), 0);
  int64_t number = 0;
  do {
    if (failed(visit(number++, point)))
      return failure();
  } while (nextIndex(point, shape));
  return success();
}

LogicalResult reference::checkBounds(Operation *op, const Slice &slice,
                                     ArrayRef<int64_t> shape, Frame &frame) {
  for (auto [d, extent] : llvm::enumerate(shape)) {
    int64_t offset = slice.offsets[d], size = slice.sizes[d];
    if (size < 0)
      return frame.undefined(op, "negative size " + Twine(size) +
                                     " in dimension " + Twine(d));
    int64_t span = 0, last = 0;
    bool overflows = llvm::MulOverflow<int64_t>(std::max<int64_t>(size - 1, 0),
                                                slice.strides[d], span) ||
                     llvm::AddOverflow(offset, span, last);
    // An empty slice touches nothing, but may not start beyond the end.
    int64_t limit = size == 0 ? extent : extent - 1;
    if (overflows || offset < 0 || offset > limit || last < 0 || last > limit)
      return frame.undefined(
          op, "slice at offset " + Twine(offset) + " of size " + Twine(size) +
                  " and stride " + Twine(slice.strides[d]) +
                  " is out of bounds of extent " + Twine(extent));
  }
  return success();
}

FailureOr<SmallVector<int64_t>>
reference::collapseGroups(Operation *op, ArrayRef<ReassociationIndices> groups,
                          ArrayRef<int64_t> shape, Frame &frame) {
  SmallVector<int64_t> collapsed;
  for (const ReassociationIndices &group : groups) {
    int64_t product = 1;
    bool overflows = false;
    for (int64_t d : group)
      overflows |= llvm::MulOverflow(product, shape[d], product);
    if (overflows)
      return frame.undefined(op, "dimensions " + toText(group) + " of shape " +
                                     toText(shape) + " are too large for one");
    collapsed.push_back(product);
  }
  return collapsed;
}

LogicalResult reference::checkGroups(Operation *op,
                                     ArrayRef<ReassociationIndices> groups,
                                     ArrayRef<int64_t> expanded,
                                     ArrayRef<int64_t> collapsed,
                                     Frame &frame) {
  FailureOr<SmallVector<int64_t>> products =
      collapseGroups(op, groups, expanded, frame);
  if (failed(products))
    return failure();
  if (ArrayRef<int64_t>(*products) == collapsed)
    return success();
  return frame.undefined(op, "shape " + toText(expanded) +
                                 " does not match shape " + toText(collapsed));
}
