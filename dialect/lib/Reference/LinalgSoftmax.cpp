//===- LinalgSoftmax.cpp - linalg.softmax -----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// LinalgOps.td defines `linalg.softmax` by four steps: the maximum of a row,
/// the exponentials of the elements minus the maximum, their sum, and the
/// quotients by that sum. The document leaves open in which order the terms of
/// the sum are added; here they are added in the order of the row, starting
/// with zero, as in upstream's decomposition. It also leaves open what the
/// maximum of a row with a NaN is, or of a row with zeros of both signs. No
/// result depends on these, because one NaN makes the sum a NaN, and the
/// exponentials are the same whichever zero is subtracted.
///
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
#include "ErrorBounds.h"
#include "Kernels.h"
#include "Views.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;

namespace {
/// The operations of which a softmax along one row consists. Each rounds its
/// result to the element type of the row.
class RowSteps {
public:
  RowSteps(Type type, const Licence &licence) : type(type), licence(licence) {}

  Element choose(const Element &a, const Element &b) {
    Element most = get(maxnum(a.getFloat(), b.getFloat()));
    return bound(most, [&] { return boundChoice(a, b, most); });
  }
  Element add(const Element &a, const Element &b) {
    Element sum = get(reference::add(a.getFloat(), b.getFloat()));
    return bound(sum, [&] { return boundSum(a, b, sum, licence); });
  }
  Element subtract(const Element &a, const Element &b) {
    Element minus = get(llvm::neg(b.getFloat()));
    minus.setBound(b.getBound());
    return add(a, minus);
  }
  Element takeExp(const Element &a) {
    Element power = get(exponential(a.getFloat()));
    return bound(power, [&] { return boundExp(a, power, licence); });
  }
  Element divide(const Element &a, const Element &b) {
    APFloat value = a.getFloat();
    value.divide(b.getFloat(), nearestEven);
    Element quotient = get(value);
    return bound(quotient, [&] { return boundQuotient(a, b, quotient); });
  }
  Element get(APFloat value) const { return Element::get(type, value); }

private:
  Element bound(Element value, llvm::function_ref<ErrorBound()> compute) const {
    if (!licence.isEmpty())
      value.setBound(compute());
    return value;
  }

  Type type;
  const Licence &licence;
};
} // namespace

/// Returns the results for one row; nullopt, which stands for poison, if an
/// element is poison, because then the maximum of the row is poison, too.
static std::optional<SmallVector<Element>> evalRow(ArrayRef<Element> row,
                                                   Frame &frame) {
  if (llvm::any_of(row, [](const Element &in) { return in.isPoison(); }))
    return std::nullopt;
  RowSteps steps(row.front().getType(), frame.getLicence());
  Element most = row.front();
  for (const Element &in : row)
    most = steps.choose(most, in);
  Element sum = steps.get(APFloat::getZero(most.getFloat().getSemantics()));
  SmallVector<Element> results;
  for (const Element &in : row) {
    results.push_back(steps.takeExp(steps.subtract(in, most)));
    sum = steps.add(sum, results.back());
  }
  for (Element &result : results)
    result = steps.divide(result, sum);
  return results;
}

/// Returns the linear indices of the elements along dimension `dim` at `point`.
static SmallVector<int64_t> locateRow(const TensorValue &tensor,
                                      ArrayRef<int64_t> point, int64_t dim) {
  SmallVector<int64_t> place(point), elements;
  for (int64_t i = 0; i < tensor.getShape()[dim]; ++i) {
    place[dim] = i;
    elements.push_back(tensor.linearize(place));
  }
  return elements;
}

/// Whether the reference can compute softmax in the type: it has arithmetic,
/// and the functions of MathFunctions.h.
static bool canCompute(Type type) {
  return isa<FloatType>(type) && !isa<Float8E8M0FNUType>(type) &&
         type.getIntOrFloatBitWidth() >= 8 &&
         type.getIntOrFloatBitWidth() <= 64;
}

static LogicalResult evalSoftmax(linalg::SoftmaxOp op, Frame &frame) {
  if (!op.hasPureTensorSemantics())
    return frame.unsupported(op, "memref operands");
  const TensorValue &input = frame.getTensor(op.getInput());
  TensorValue result = frame.getTensor(op.getOutput());
  Type type = input.getElementType();
  if (!canCompute(type))
    return frame.unsupported(op, "type " + toText(type));
  if (input.getShape() != result.getShape())
    return frame.undefined(op, "shapes " + toText(input.getShape()) + " and " +
                                   toText(result.getShape()) + " differ");
  if (failed(frame.spend(op, result.getNumElements())))
    return failure();
  auto dim = static_cast<int64_t>(op.getDimension());
  // There is one point for each row, and no point if the rows are empty.
  SmallVector<int64_t> rows(input.getShape());
  rows[dim] = std::min<int64_t>(rows[dim], 1);
  auto evalAt = [&](int64_t, ArrayRef<int64_t> point) {
    SmallVector<Element> row;
    SmallVector<int64_t> places = locateRow(input, point, dim);
    for (int64_t place : places)
      row.push_back(input.get(place));
    auto results = evalRow(row, frame);
    for (auto [i, place] : llvm::enumerate(places))
      result.set(place, results ? (*results)[i] : Element::poison(type));
    return success();
  };
  if (failed(forEachPoint(rows, evalAt)))
    return failure();
  frame.bind(op->getResult(0), std::move(result));
  return success();
}

void reference::registerLinalgSoftmaxKernels(Kernels &kernels) {
  kernels.add<evalSoftmax>();
}
