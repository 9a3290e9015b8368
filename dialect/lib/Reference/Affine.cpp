//===- Affine.cpp - affine: maps of indices -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineMaps.h"
#include "Kernels.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

static std::optional<int64_t> evaluateBinary(AffineExprKind kind, int64_t lhs,
                                             int64_t rhs) {
  int64_t result = 0;
  switch (kind) {
  case AffineExprKind::Add:
    return llvm::checkedAdd(lhs, rhs);
  case AffineExprKind::Mul:
    return llvm::checkedMul(lhs, rhs);
  case AffineExprKind::Mod:
    result = lhs % rhs;
    return result < 0 ? result + rhs : result;
  case AffineExprKind::FloorDiv:
    return llvm::divideFloorSigned(lhs, rhs);
  case AffineExprKind::CeilDiv:
    return llvm::divideCeilSigned(lhs, rhs);
  default:
    llvm_unreachable("not a binary expression");
  }
}

std::optional<int64_t> reference::evaluate(AffineExpr expr,
                                           ArrayRef<int64_t> dims,
                                           ArrayRef<int64_t> symbols) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    return cast<AffineConstantExpr>(expr).getValue();
  case AffineExprKind::DimId:
    return dims[cast<AffineDimExpr>(expr).getPosition()];
  case AffineExprKind::SymbolId:
    return symbols[cast<AffineSymbolExpr>(expr).getPosition()];
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  std::optional<int64_t> lhs = evaluate(binary.getLHS(), dims, symbols);
  std::optional<int64_t> rhs = evaluate(binary.getRHS(), dims, symbols);
  bool divides = expr.getKind() != AffineExprKind::Add &&
                 expr.getKind() != AffineExprKind::Mul;
  if (!lhs || !rhs || (divides && *rhs <= 0))
    return std::nullopt;
  return evaluateBinary(expr.getKind(), *lhs, *rhs);
}

FailureOr<SmallVector<int64_t>> reference::evaluateMap(Operation *op,
                                                       AffineMap map,
                                                       ValueRange operands,
                                                       Frame &frame) {
  FailureOr<SmallVector<int64_t>> numbers = frame.getIndices(op, operands);
  if (failed(numbers))
    return failure();
  ArrayRef<int64_t> dims = ArrayRef(*numbers).take_front(map.getNumDims());
  ArrayRef<int64_t> symbols = ArrayRef(*numbers).drop_front(map.getNumDims());
  SmallVector<int64_t> values;
  for (AffineExpr expr : map.getResults()) {
    std::optional<int64_t> value = evaluate(expr, dims, symbols);
    if (!value)
      return frame.undefined(op, "the map has no value at " + toText(*numbers));
    values.push_back(*value);
  }
  return values;
}

/// Whether `number`, a factor or a constant, is so small that a sum of a few
/// such numbers, each times an extent, does not overflow.
static bool isSmall(int64_t number) {
  constexpr int64_t most = 1 << 20;
  return number >= -most && number <= most;
}

/// Adds `factor` times the expression to `sum`. Returns false if the expression
/// is not a sum of dimensions with small factors and constants.
static bool addTerms(AffineExpr expr, int64_t factor, LinearPlaces &sum) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    sum.steps[dim.getPosition()] += factor;
    return true;
  }
  auto constant = dyn_cast<AffineConstantExpr>(expr);
  if (constant && isSmall(constant.getValue())) {
    sum.first += factor * constant.getValue();
    return true;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (expr.getKind() == AffineExprKind::Add)
    return addTerms(binary.getLHS(), factor, sum) &&
           addTerms(binary.getRHS(), factor, sum);
  auto times = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return expr.getKind() == AffineExprKind::Mul && times &&
         isSmall(times.getValue()) && isSmall(factor * times.getValue()) &&
         addTerms(binary.getLHS(), factor * times.getValue(), sum);
}

/// Whether `values` lie in [0, extent) at all points of the domain.
static bool isWithin(const LinearPlaces &values, ArrayRef<int64_t> domain,
                     int64_t extent) {
  int64_t least = values.first, most = values.first;
  for (auto [step, points] : llvm::zip_equal(values.steps, domain))
    (step < 0 ? least : most) += step * (points - 1);
  return least >= 0 && most < extent;
}

std::optional<LinearPlaces>
reference::findLinearPlaces(AffineMap map, ArrayRef<int64_t> domain,
                            ArrayRef<int64_t> shape) {
  constexpr int64_t mostPoints = int64_t(1) << 32;
  if (llvm::any_of(domain, [](int64_t points) { return points > mostPoints; }))
    return std::nullopt;
  LinearPlaces all;
  all.steps.resize(domain.size());
  for (auto [expr, extent] : llvm::zip_equal(map.getResults(), shape)) {
    LinearPlaces index;
    index.steps.resize(domain.size());
    if (!addTerms(expr, 1, index) || !isWithin(index, domain, extent))
      return std::nullopt;
    all.first = all.first * extent + index.first;
    for (auto [step, more] : llvm::zip_equal(all.steps, index.steps))
      step = step * extent + more;
  }
  return all;
}

static LogicalResult evalApply(affine::AffineApplyOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> values =
      evaluateMap(op, op.getMap(), op.getOperands(), frame);
  if (failed(values))
    return failure();
  frame.bind(op, Element::getIndex(op.getContext(), values->front()));
  return success();
}

static LogicalResult evalAffineMin(affine::AffineMinOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> values =
      evaluateMap(op, op.getMap(), op.getOperands(), frame);
  if (failed(values))
    return failure();
  frame.bind(op,
             Element::getIndex(op.getContext(), *llvm::min_element(*values)));
  return success();
}

static LogicalResult evalAffineMax(affine::AffineMaxOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> values =
      evaluateMap(op, op.getMap(), op.getOperands(), frame);
  if (failed(values))
    return failure();
  frame.bind(op,
             Element::getIndex(op.getContext(), *llvm::max_element(*values)));
  return success();
}

//===----------------------------------------------------------------------===//
// Linear indices
//===----------------------------------------------------------------------===//

/// Returns the basis, with one element for each index; the first element is
/// nullopt if there is no outer bound.
template <typename Op>
static FailureOr<SmallVector<std::optional<int64_t>>>
getBasis(Op op, size_t numIndices, Frame &frame) {
  FailureOr<SmallVector<int64_t>> numbers =
      frame.getIndices(op, op.getStaticBasis(), op.getDynamicBasis());
  if (failed(numbers))
    return failure();
  SmallVector<std::optional<int64_t>> basis(numIndices - numbers->size());
  int64_t product = 1;
  for (int64_t number : *numbers) {
    if (number <= 0)
      return frame.undefined(op, "a basis that is not positive");
    std::optional<int64_t> next = llvm::checkedMul(product, number);
    if (!next)
      return frame.undefined(op, "the product of the basis overflows");
    product = *next;
    basis.push_back(number);
  }
  return basis;
}

static LogicalResult evalDelinearize(affine::AffineDelinearizeIndexOp op,
                                     Frame &frame) {
  FailureOr<int64_t> rest = frame.getIndex(op, op.getLinearIndex());
  if (failed(rest))
    return failure();
  auto basis = getBasis(op, op.getNumResults(), frame);
  if (failed(basis))
    return failure();
  for (size_t i = basis->size(); i-- > 0;) {
    std::optional<int64_t> extent = (*basis)[i];
    if (i == 0 && extent && (*rest < 0 || *rest >= *extent))
      return frame.undefined(op, "the index is not within the basis");
    int64_t part =
        i == 0 ? *rest : *evaluateBinary(AffineExprKind::Mod, *rest, *extent);
    if (i > 0)
      rest = llvm::divideFloorSigned(*rest, *extent);
    frame.bind(op.getResult(i), Element::getIndex(op.getContext(), part));
  }
  return success();
}

/// The result is poison if `disjoint` promises that the indices are within the
/// basis, but one of them is not.
static LogicalResult evalLinearize(affine::AffineLinearizeIndexOp op,
                                   Frame &frame) {
  FailureOr<SmallVector<int64_t>> indices =
      frame.getIndices(op, op.getMultiIndex());
  if (failed(indices))
    return failure();
  auto basis = getBasis(op, indices->size(), frame);
  if (failed(basis))
    return failure();
  std::optional<int64_t> sum = 0;
  bool keepsPromise = true;
  for (auto [i, index] : llvm::enumerate(*indices)) {
    std::optional<int64_t> extent = (*basis)[i];
    if (index < 0 || (extent && index >= *extent))
      keepsPromise = false;
    // The outermost element of the basis is only a bound: no index is
    // multiplied by it.
    sum = i == 0 ? index : llvm::checkedMulAdd(*sum, *extent, index);
    if (!sum)
      return frame.undefined(op, "the linear index overflows");
  }
  frame.bind(op, op.getDisjoint() && !keepsPromise
                     ? Element::poison(op.getType())
                     : Element::getIndex(op.getContext(), *sum));
  return success();
}

void reference::registerAffineKernels(Kernels &kernels) {
  kernels.add<evalApply>();
  kernels.add<evalAffineMin>();
  kernels.add<evalAffineMax>();
  kernels.add<evalDelinearize>();
  kernels.add<evalLinearize>();
}
