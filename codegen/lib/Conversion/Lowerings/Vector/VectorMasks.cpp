//===- VectorMasks.cpp - masks -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorElements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::expand;

static Value makeBit(Expander &e, bool bit) {
  return e.create<arith::ConstantOp>(e.b.getBoolAttr(bit));
}

static void expandConstantMask(vector::ConstantMaskOp op, Expander &e) {
  ArrayRef<int64_t> sizes = op.getMaskDimSizes();
  Elements bits;
  forEachPoint(getShape(op.getResult()), [&](ArrayRef<int64_t> point) {
    bool isOn = point.empty() ? sizes.front() > 0
                              : llvm::all_of_zip(point, sizes, std::less<>());
    bits.push_back(makeBit(e, isOn));
  });
  e.set(op.getResult(), std::move(bits));
}

/// Expands a mask: a lane is on if its index in each dimension is less than the
/// size of the mask in this dimension. A mask without dimensions has one size,
/// as if it had one dimension of extent 1.
static void expandCreateMask(vector::CreateMaskOp op, Expander &e) {
  SmallVector<int64_t> shape(getShape(op.getResult()));
  if (shape.empty())
    shape.push_back(1);
  SmallVector<Elements> inside;
  for (auto [extent, size] : llvm::zip_equal(shape, op.getOperands())) {
    inside.emplace_back();
    for (int64_t i = 0; i < extent; ++i)
      inside.back().push_back(e.create<arith::CmpIOp>(arith::CmpIPredicate::slt,
                                                      e.makeIndex(i), size));
  }
  Elements bits;
  forEachPoint(shape, [&](ArrayRef<int64_t> point) {
    Value bit;
    for (auto [index, each] : llvm::zip_equal(point, inside))
      bit = e.both(bit, each[index]);
    bits.push_back(bit);
  });
  e.set(op.getResult(), std::move(bits));
}

std::vector<Expansion> expand::getMaskExpansions() {
  return {makeExpansion<expandConstantMask>(),
          makeExpansion<expandCreateMask>()};
}
