//===- StdFold.cpp - folders of the Standard dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdDetail.h"

#include "padlab/dialect/LLVMVersion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::standard;

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

OpFoldResult DimOp::fold(FoldAdaptor) {
  auto type = cast<ShapedType>(getSource().getType());
  if (!type.hasRank() || type.isDynamicDim(getIndex()))
    return {};
  return IntegerAttr::get(IndexType::get(getContext()),
                          type.getDimSize(getIndex()));
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

// Constants are folded element by element; `cmpi` folds only scalars. Poison is
// not folded, because its attribute belongs to another dialect.

OpFoldResult AddIOp::fold(FoldAdaptor adaptor) {
  return llvm_version::foldIntegers(
      adaptor.getOperands(),
      [](const APInt &a, const APInt &b) { return a + b; });
}

OpFoldResult AndOp::fold(FoldAdaptor adaptor) {
  return llvm_version::foldIntegers(
      adaptor.getOperands(),
      [](const APInt &a, const APInt &b) { return a & b; });
}

OpFoldResult OrOp::fold(FoldAdaptor adaptor) {
  return llvm_version::foldIntegers(
      adaptor.getOperands(),
      [](const APInt &a, const APInt &b) { return a | b; });
}

OpFoldResult XOrOp::fold(FoldAdaptor adaptor) {
  return llvm_version::foldIntegers(
      adaptor.getOperands(),
      [](const APInt &a, const APInt &b) { return a ^ b; });
}

OpFoldResult CmpIOp::fold(FoldAdaptor adaptor) {
  auto lhs = dyn_cast_or_null<IntegerAttr>(adaptor.getLhs());
  auto rhs = dyn_cast_or_null<IntegerAttr>(adaptor.getRhs());
  if (!lhs || !rhs)
    return {};
  // The predicates of `arith.cmpi` have the same numbers as those of the
  // document.
  auto predicate = static_cast<arith::CmpIPredicate>(getPredicate());
  return BoolAttr::get(
      getContext(),
      arith::applyCmpPredicate(predicate, lhs.getValue(), rhs.getValue()));
}

//===----------------------------------------------------------------------===//
// Choices and casts
//===----------------------------------------------------------------------===//

OpFoldResult SelectOp::fold(FoldAdaptor adaptor) {
  if (getTrueValue() == getFalseValue())
    return getTrueValue();
  if (auto condition = dyn_cast_or_null<IntegerAttr>(adaptor.getCondition()))
    return condition.getValue().isOne() ? getTrueValue() : getFalseValue();
  return {};
}

OpFoldResult MemRefCastOp::fold(FoldAdaptor) {
  return getSource().getType() == getType() ? OpFoldResult(getSource())
                                            : OpFoldResult();
}

OpFoldResult TensorCastOp::fold(FoldAdaptor) {
  return getSource().getType() == getType() ? OpFoldResult(getSource())
                                            : OpFoldResult();
}
