//===- VectorReduce.cpp - vector: reductions, contractions, scans -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reductions combine elements in row-major order. The documents leave the
/// order open; another order may round floats differently.
///
//===----------------------------------------------------------------------===//

#include "Elementwise.h"
#include "Vectors.h"
#include "Views.h"

#include "padlab/dialect/Contraction.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using vector::CombiningKind;

/// Returns an element of a vector of any rank, or the scalar itself.
static Element getAt(const RuntimeValue &value, ArrayRef<int64_t> point) {
  if (const auto *vector = std::get_if<TensorValue>(&value))
    return vector->get(point);
  return std::get<Element>(value);
}

static void setAt(RuntimeValue &value, ArrayRef<int64_t> point,
                  const Element &element) {
  if (auto *vector = std::get_if<TensorValue>(&value))
    vector->set(point, element);
  else
    value = element;
}

/// If no lane is active, the result is the accumulator, even if that is poison;
/// without an accumulator, the reference refuses the operation.
static LogicalResult evalReduction(vector::ReductionOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getVector());
  if (failed(checkFixed(op, op.getSourceVectorType(), frame)) ||
      failed(checkFastMath(op, op.getFastmath(), frame)))
    return failure();
  const TensorValue *mask = findMask(op, frame);
  std::optional<Element> result;
  if (op.getAcc())
    result = frame.getElement(op.getAcc());
  for (int64_t i = 0, e = source.getNumElements(); i < e; ++i) {
    FailureOr<bool> isOn = isEnabled(op, mask, i, frame);
    if (failed(isOn))
      return failure();
    if (*isOn)
      result = result ? combine(op.getKind(), *result, source.get(i))
                      : source.get(i);
  }
  if (!result)
    return frame.unsupported(op, "a reduction of nothing");
  frame.bind(op.getDest(), *result);
  return success();
}

static LogicalResult evalMultiReduction(vector::MultiDimReductionOp op,
                                        Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  if (failed(checkFixed(op, op.getSourceVectorType(), frame)) ||
      failed(frame.spend(op, source.getNumElements())))
    return failure();
  const TensorValue *mask = findMask(op, frame);
  RuntimeValue result = frame.get(op.getAcc());
  if (failed(forEachPoint(
          source.getShape(),
          [&](int64_t i, ArrayRef<int64_t> point) -> LogicalResult {
            FailureOr<bool> isOn = isEnabled(op, mask, i, frame);
            if (failed(isOn) || !*isOn)
              return isOn;
            SmallVector<int64_t> kept;
            for (auto [d, index] : llvm::enumerate(point))
              if (!op.isReducedDim(d))
                kept.push_back(index);
            setAt(result, kept,
                  combine(op.getKind(), getAt(result, kept), source.get(i)));
            return success();
          })))
    return failure();
  frame.bind(op.getDest(), std::move(result));
  return success();
}

SmallVector<int64_t> padlab::getIterationExtents(vector::ContractionOp op) {
  SmallVector<int64_t> extents(op.getIteratorTypes().size(), 1);
  SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
  const VectorType types[] = {op.getLhsType(), op.getRhsType()};
  for (unsigned operand : {0, 1})
    for (auto [expr, extent] :
         llvm::zip_equal(maps[operand].getResults(), types[operand].getShape()))
      extents[cast<AffineDimExpr>(expr).getPosition()] = extent;
  return extents;
}

bool padlab::isPromoting(vector::ContractionOp op) {
  Type sum = getElementTypeOrSelf(op.getResultType());
  auto promotes = [&](VectorType type) {
    Type element = type.getElementType();
    return element == sum ||
           (element.isIntOrFloat() && sum.isIntOrFloat() &&
            isa<FloatType>(element) == isa<FloatType>(sum) &&
            element.getIntOrFloatBitWidth() < sum.getIntOrFloatBitWidth());
  };
  return promotes(op.getLhsType()) && promotes(op.getRhsType());
}

/// Converts `element` to `type`, which is at least as wide.
static Element promote(const Element &element, Type type) {
  if (element.getType() == type)
    return element;
  if (element.isPoison())
    return Element::poison(type);
  if (isa<FloatType>(type))
    return convertFloat(element.getFloat(), type,
                        llvm::APFloat::rmNearestTiesToEven);
  return Element::get(type,
                      element.getInt().sext(type.getIntOrFloatBitWidth()));
}

static SmallVector<int64_t> apply(AffineMap map, ArrayRef<int64_t> point) {
  SmallVector<int64_t> result;
  for (AffineExpr expr : map.getResults())
    result.push_back(point[cast<AffineDimExpr>(expr).getPosition()]);
  return result;
}

static LogicalResult evalContract(vector::ContractionOp op, Frame &frame) {
  const TensorValue &lhs = frame.getTensor(op.getLhs());
  const TensorValue &rhs = frame.getTensor(op.getRhs());
  SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
  SmallVector<int64_t> bounds = getIterationExtents(op);
  if (!isPromoting(op))
    return frame.unsupported(op, "operands wider than the result");
  if (failed(checkFixed(op, op.getLhsType(), frame)) ||
      failed(checkFixed(op, op.getRhsType(), frame)) ||
      failed(frame.checkExtents(op, bounds)))
    return failure();
  const TensorValue *mask = findMask(op, frame);
  RuntimeValue result = frame.get(op.getAcc());
  Type type = getElementTypeOrSelf(op.getResultType());
  if (failed(forEachPoint(
          bounds, [&](int64_t i, ArrayRef<int64_t> point) -> LogicalResult {
            FailureOr<bool> isOn = isEnabled(op, mask, i, frame);
            if (failed(isOn) || !*isOn)
              return isOn;
            Element product =
                multiply(promote(lhs.get(apply(maps[0], point)), type),
                         promote(rhs.get(apply(maps[1], point)), type));
            SmallVector<int64_t> at = apply(maps[2], point);
            setAt(result, at,
                  combine(op.getKind(), getAt(result, at), product));
            return success();
          })))
    return failure();
  frame.bind(op.getResult(), std::move(result));
  return success();
}

/// Inactive lanes have the value of the accumulator. If there is no
/// accumulator, the documents do not specify inactive lanes.
static LogicalResult evalOuterProduct(vector::OuterProductOp op, Frame &frame) {
  FailureOr<TensorValue> result =
      allocateVector(op, op.getResultVectorType(), frame);
  if (failed(result))
    return failure();
  const TensorValue &lhs = frame.getTensor(op.getLhs());
  const RuntimeValue &rhs = frame.get(op.getRhs());
  const TensorValue *acc =
      op.getAcc() ? &frame.getTensor(op.getAcc()) : nullptr;
  const TensorValue *mask = findMask(op, frame);
  bool isFused = op.getKind() == CombiningKind::ADD;
  if (failed(forEachPoint(
          result->getShape(),
          [&](int64_t i, ArrayRef<int64_t> point) -> LogicalResult {
            FailureOr<bool> isOn = isEnabled(op, mask, i, frame);
            if (failed(isOn))
              return failure();
            Element a = lhs.get(point[0]);
            Element b = getAt(rhs, point.drop_front());
            if (*isOn && !acc)
              result->set(i, multiply(a, b));
            else if (*isOn && isFused)
              result->set(i, multiplyAdd(a, b, acc->get(i)));
            else if (*isOn)
              result->set(i,
                          combine(op.getKind(), multiply(a, b), acc->get(i)));
            else if (acc)
              result->set(i, acc->get(i));
            return success();
          })))
    return failure();
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

/// An inclusive scan begins with the source and does not read the initial
/// value: the document does not say so, but upstream's lowering and its
/// integration test do. The accumulated value is the last one of the scan.
static LogicalResult evalScan(vector::ScanOp op, Frame &frame) {
  FailureOr<TensorValue> result = allocateVector(op, op.getDestType(), frame);
  if (failed(result))
    return failure();
  const TensorValue &source = frame.getTensor(op.getSource());
  TensorValue last = frame.getTensor(op.getInitialValue());
  int64_t dim = op.getReductionDim();
  auto visit = [&](int64_t i, ArrayRef<int64_t> point) -> LogicalResult {
    SmallVector<int64_t> rest(point);
    rest.erase(rest.begin() + dim);
    SmallVector<int64_t> before(point);
    --before[dim];
    bool isFirst = point[dim] == 0;
    Element next = last.get(rest);
    if (!isFirst)
      next = combine(op.getKind(), next,
                     source.get(op.getInclusive() ? ArrayRef<int64_t>(point)
                                                  : ArrayRef<int64_t>(before)));
    else if (op.getInclusive())
      next = source.get(i);
    result->set(i, next);
    last.set(rest, next);
    return success();
  };
  if (failed(forEachPoint(source.getShape(), visit)))
    return failure();
  frame.bind(op.getDest(), std::move(*result));
  frame.bind(op.getAccumulatedValue(), std::move(last));
  return success();
}

static LogicalResult evalVectorFma(vector::FMAOp op, Frame &frame) {
  return mapElements(
      op, PoisonRule::Propagates, frame,
      [](Operands in, MutableArrayRef<Element> out) -> LogicalResult {
        out[0] = multiplyAdd(in[0], in[1], in[2]);
        return success();
      });
}

void reference::registerVectorReduceKernels(Kernels &kernels) {
  kernels.add<evalReduction>();
  kernels.add<evalMultiReduction>();
  kernels.add<evalContract>();
  kernels.add<evalOuterProduct>();
  kernels.add<evalScan>();
  kernels.add<evalVectorFma>();
}
