//===- Elementwise.cpp - operations that map over elements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "ErrorBounds.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Floats without NaN, scales
//===----------------------------------------------------------------------===//

static const llvm::fltSemantics *getSemantics(Type type) {
  auto floats = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return floats ? &floats.getFloatSemantics() : nullptr;
}

/// Whether `type` is one of the usual element types, in which every operation
/// computes directly. This test looks up no interface, because that would be
/// slower.
static bool isUsual(Type type) {
  return isa<IntegerType, IndexType, Float32Type, Float64Type, Float16Type,
             BFloat16Type>(type);
}

/// Whether all operands and results have usual element types. This is nearly
/// always true, so it must be checked first.
static bool hasUsualElements(Operation *op, ArrayRef<Type> types) {
  return llvm::all_of(types, isUsual) &&
         llvm::all_of(op->getOperandTypes(), [](Type type) {
           return isUsual(type) || isUsual(getElementTypeOrSelf(type));
         });
}

/// Whether `type` is an f4 or f6: every pattern of its bits is a finite number.
static bool isFiniteOnly(Type type) {
  const llvm::fltSemantics *semantics = getSemantics(type);
  return semantics && !llvm::APFloat::semanticsHasNaN(*semantics);
}

/// Whether `type` is f8E8M0FNU, which holds nothing but powers of two and NaN.
static bool isScale(Type type) {
  return isa<Float8E8M0FNUType>(getElementTypeOrSelf(type));
}

static bool isMoved(Operation *op) {
  return isa<arith::BitcastOp, arith::ExtFOp, arith::SelectOp, arith::TruncFOp>(
      op);
}

/// Whether the operation computes an f4 or f6 from operands of which one has
/// such a type. Its results may be numbers that this type cannot hold, so that
/// it is computed in f32, and its results are rounded.
static bool computesWide(Operation *op) {
  return !isMoved(op) && op->getNumOperands() != 0 &&
         llvm::any_of(op->getResultTypes(), isFiniteOnly) &&
         llvm::any_of(op->getOperandTypes(), isFiniteOnly);
}

static bool canHold(const llvm::fltSemantics &semantics,
                    const llvm::APFloat &value) {
  using llvm::APFloat;
  if (!APFloat::semanticsHasNaN(semantics))
    return value.isFinite();
  return APFloat::semanticsHasZero(semantics) || value.isNaN() ||
         (!value.isZero() && !value.isNegative());
}

Element reference::convertFloat(llvm::APFloat value, Type type,
                                llvm::RoundingMode rounding) {
  const llvm::fltSemantics &semantics = *getSemantics(type);
  if (!canHold(semantics, value))
    return Element::poison(type);
  // APFloat would convert a NaN without payload (f8E8M0FNU) to an infinity.
  if (value.isNaN())
    return Element::get(type, llvm::APFloat::getNaN(semantics));
  bool losesInfo = false;
  value.convert(semantics, rounding, &losesInfo);
  return Element::get(type, value);
}

/// Returns `element`, with its value (not its type) in f32 if its type has no
/// NaN.
static Element widen(const Element &element) {
  if (element.isPoison() || !isFiniteOnly(element.getType()))
    return element;
  llvm::APFloat value = element.getFloat();
  bool losesInfo = false;
  value.convert(llvm::APFloat::IEEEsingle(), llvm::APFloat::rmNearestTiesToEven,
                &losesInfo);
  Element wide = Element::get(element.getType(), value);
  wide.setBound(element.getBound());
  return wide;
}

/// Calls `kernel` on the elements extended to f32, and rounds its results.
static LogicalResult callWide(ElementKernel kernel, Operands in,
                              MutableArrayRef<Element> out) {
  SmallVector<Element, 3> wide = llvm::map_to_vector<3>(in, widen);
  SmallVector<const Element *, 3> pointers;
  for (const Element &element : wide)
    pointers.push_back(&element);
  if (failed(kernel(Operands(pointers), out)))
    return failure();
  for (Element &element : out)
    if (!element.isPoison() && isFiniteOnly(element.getType()))
      element = convertFloat(element.getFloat(), element.getType(),
                             llvm::APFloat::rmNearestTiesToEven);
  return success();
}

/// Fills `out` with poison. Returns true if this is the final result, because
/// an operand is poison.
static bool startPoint(PoisonRule rule, Operands in, ArrayRef<Type> types,
                       SmallVectorImpl<Element> &out) {
  out.clear();
  for (Type type : types)
    out.push_back(Element::poison(type));
  return rule == PoisonRule::Propagates &&
         llvm::any_of(in, [](const Element &e) { return e.isPoison(); });
}

static LogicalResult mapScalars(Operation *op, PoisonRule rule,
                                ArrayRef<Type> types, Frame &frame,
                                ElementKernel kernel) {
  SmallVector<const Element *, 3> in;
  SmallVector<Element, 2> out;
  for (Value operand : op->getOperands())
    in.push_back(&frame.getElement(operand));
  if (!startPoint(rule, Operands(in), types, out) &&
      failed(kernel(Operands(in), out)))
    return failure();
  for (auto [result, element] : llvm::zip(op->getResults(), out))
    frame.bind(result, std::move(element));
  return success();
}

/// Whether values of this type have elements to map over.
static bool isMapped(Type type) { return isa<TensorType, VectorType>(type); }

/// Returns the shape of the tensor and vector operands. Reports undefined
/// behaviour if their shapes differ.
static FailureOr<ArrayRef<int64_t>> getCommonShape(Operation *op,
                                                   Frame &frame) {
  std::optional<ArrayRef<int64_t>> shape;
  for (Value operand : op->getOperands()) {
    if (!isMapped(operand.getType()))
      continue;
    ArrayRef<int64_t> other = frame.getTensor(operand).getShape();
    if (shape && *shape != other)
      return frame.undefined(op, "operands differ in shape");
    shape = other;
  }
  return *shape;
}

static LogicalResult mapTensors(Operation *op, PoisonRule rule,
                                ArrayRef<Type> types, Frame &frame,
                                ElementKernel kernel) {
  FailureOr<ArrayRef<int64_t>> shape = getCommonShape(op, frame);
  if (failed(shape))
    return failure();
  SmallVector<TensorValue, 2> results;
  for (auto [result, type] : llvm::zip(op->getResults(), types)) {
    FailureOr<TensorValue> tensor = frame.allocate(op, type, *shape);
    if (failed(tensor) ||
        failed(frame.checkShape(op, *shape, result.getType())))
      return failure();
    results.push_back(std::move(*tensor));
  }
  SmallVector<Element, 3> elements;
  SmallVector<Element, 2> out;
  for (int64_t i = 0, e = results.front().getNumElements(); i < e; ++i) {
    elements.clear();
    for (Value operand : op->getOperands())
      elements.push_back(isMapped(operand.getType())
                             ? frame.getTensor(operand).get(i)
                             : frame.getElement(operand));
    SmallVector<const Element *, 3> in;
    for (const Element &element : elements)
      in.push_back(&element);
    if (!startPoint(rule, Operands(in), types, out) &&
        failed(kernel(Operands(in), out)))
      return failure();
    for (auto [tensor, element] : llvm::zip(results, out))
      tensor.set(i, element);
  }
  for (auto [result, tensor] : llvm::zip(op->getResults(), results))
    frame.bind(result, std::move(tensor));
  return success();
}

static LogicalResult mapPoints(Operation *op, PoisonRule rule,
                               ArrayRef<Type> types, Frame &frame,
                               ElementKernel kernel) {
  if (isMapped(op->getResult(0).getType()))
    return mapTensors(op, rule, types, frame, kernel);
  return mapScalars(op, rule, types, frame, kernel);
}

LogicalResult reference::mapElements(Operation *op, PoisonRule rule,
                                     Frame &frame, ElementKernel kernel) {
  auto boundToo = [&frame, op, kernel](Operands in,
                                       MutableArrayRef<Element> out) {
    if (failed(kernel(in, out)))
      return failure();
    if (!frame.getLicence().isEmpty())
      for (Element &element : out)
        boundResult(op, in, element, frame);
    return success();
  };
  if (frame.isLicensed())
    kernel = boundToo;
  SmallVector<Type, 2> types;
  for (Type type : op->getResultTypes()) {
    types.push_back(getElementTypeOrSelf(type));
    auto vector = dyn_cast<VectorType>(type);
    // arith.index_cast accepts memrefs, which are not supported here.
    if (!getStorageBytes(types.back()) || (vector && vector.isScalable()) ||
        isa<BaseMemRefType>(type))
      return frame.unsupported(op, "type " + toText(type));
  }
  if (hasUsualElements(op, types))
    return mapPoints(op, rule, types, frame, kernel);
  if (!isMoved(op) && !isa<arith::CmpFOp>(op) &&
      (llvm::any_of(types, isScale) ||
       llvm::any_of(op->getOperandTypes(), isScale)))
    return frame.unsupported(op, "arithmetic on f8E8M0FNU, which is a scale");
  if (computesWide(op))
    return mapPoints(op, rule, types, frame,
                     [&](Operands in, MutableArrayRef<Element> out) {
                       return callWide(kernel, in, out);
                     });
  return mapPoints(op, rule, types, frame, kernel);
}

LogicalResult reference::checkFastMath(Operation *op,
                                       arith::FastMathFlags flags,
                                       Frame &frame) {
  auto known = arith::FastMathFlags::nnan | arith::FastMathFlags::ninf;
  if ((flags & ~known) == arith::FastMathFlags::none)
    return success();
  known = known | arith::FastMathFlags::reassoc |
          arith::FastMathFlags::contract | arith::FastMathFlags::afn;
  if (frame.isLicensed() && (flags & ~known) == arith::FastMathFlags::none)
    return success();
  return frame.unsupported(op, "fastmath<" +
                                   arith::stringifyFastMathFlags(flags) +
                                   ">: has no single result");
}

Element reference::applyFastMath(arith::FastMathFlags flags, Operands in,
                                 Element result) {
  if (flags == arith::FastMathFlags::none)
    return result;
  bool noNaNs = arith::bitEnumContainsAll(flags, arith::FastMathFlags::nnan);
  bool noInfs = arith::bitEnumContainsAll(flags, arith::FastMathFlags::ninf);
  auto isForbidden = [&](const Element &element) {
    if (element.isPoison() || !isa<FloatType>(element.getType()))
      return false;
    return (noNaNs && element.getFloat().isNaN()) ||
           (noInfs && element.getFloat().isInfinity());
  };
  if (llvm::any_of(in, isForbidden) || isForbidden(result))
    return Element::poison(result.getType());
  return result;
}

bool reference::hasKnownBits(const Element &element, Frame &frame) {
  if (element.hasOpenBits())
    frame.noteOpenBits();
  return !element.isPoison() && !element.hasOpenBits();
}

Element reference::castBits(const Element &element, Type type, Frame &frame) {
  if (type == element.getType())
    return element;
  if (!hasKnownBits(element, frame))
    return Element::poison(type);
  Element result = Element::fromBits(type, element.getBits());
  // Some bit patterns of f80 are produced by no operation: such a pattern
  // changes when it is read, and has no defined meaning.
  return result.getBits() == element.getBits() ? result : Element::poison(type);
}
