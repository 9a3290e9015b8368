//===- ErrorBounds.cpp - error bounds of what kernels compute -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ErrorBounds.h"

#include "Frame.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "padlab/dialect/Pad/Pad.h"

#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static FloatLimits getLimits(const Element &element) {
  return FloatLimits::get(element.getFloat().getSemantics());
}

static double getErrorOf(const Element &element) {
  return isOff(element)
             ? padlab::getError(element.getBound(), getLimits(element))
             : 0;
}

static double getSize(const Element &element) {
  return std::abs(toDouble(element.getFloat()));
}

/// Returns `error`, or the smallest f64 if it has underflowed to zero: zero
/// would say that the result is exact.
static double keepError(double error) {
  return std::max(error, std::numeric_limits<double>::denorm_min());
}

/// Returns `error` times `factor`. Zero stays zero, even if the factor is
/// infinite. Infinity stays infinity, even if the factor is zero: the operand
/// may be infinite, and its product with zero is a NaN.
static double scale(double error, double factor) {
  if (error == 0 || std::isinf(error))
    return error;
  return factor == 0 ? 0 : keepError(error * factor);
}

/// Whether another evaluation may give a number with the other sign.
static bool mayHaveEitherSign(const Element &element) {
  return isOff(element) && getSize(element) <= getErrorOf(element);
}

/// Whether another evaluation may add terms of the type of `value` in another
/// order, and fuse products.
static bool mayReorder(const Element &value, const Licence &licence) {
  return licence.permitsSumsOf(value.getFloat().getSemantics());
}

static bool isCertainlyNaN(const Element &element) {
  return element.getFloat().isNaN() && !isOff(element);
}

/// Returns the bound of `value` as a single term, which another evaluation may
/// compute with a difference of `error`.
static ErrorBound makeTerm(const Element &value, double error) {
  double size = getSize(value);
  if (std::isnan(size) || std::isnan(error) ||
      size + error >= getLimits(value).largest)
    error = ErrorBound::unbounded;
  return {size + error, error, 1};
}

/// Returns by how much rounding may increase the distance of two results. One
/// result is `value`; the other differed from it by `error` before both were
/// rounded.
static double getRoundings(const Element &value, double error) {
  FloatLimits limits = getLimits(value);
  // The number before rounding may be larger than the rounded one.
  double unit = limits.unit / (1 - limits.unit);
  return 2 * unit * (getSize(value) + error) + 2 * limits.tiny;
}

/// Returns the bound of `value` if the result of another evaluation differs
/// from it by at most `error` before each of the two is rounded.
static ErrorBound makeRounded(const Element &value, double error) {
  return error == 0 ? ErrorBound()
                    : makeTerm(value, error + getRoundings(value, error));
}

//===----------------------------------------------------------------------===//
// Sums and products
//===----------------------------------------------------------------------===//

/// Returns the terms that an operand adds to a sum; zero adds none. A product
/// may be added with or without being rounded.
static ErrorBound getTerms(const Element &element) {
  ErrorBound bound = element.getBound();
  if (bound.count > 1)
    return bound;
  double size = getSize(element);
  if (bound.isTrivial())
    return size == 0 ? ErrorBound() : ErrorBound{size, 0, 1};
  if (bound.isProduct)
    return {size, getRoundings(element, 0), 1};
  return bound;
}

ErrorBound reference::boundSum(const Element &a, const Element &b,
                               const Element &value, const Licence &licence) {
  if (isCertainlyNaN(a) || isCertainlyNaN(b))
    return {};
  if (!mayReorder(value, licence))
    return makeRounded(value, getErrorOf(a) + getErrorOf(b));
  ErrorBound lhs = getTerms(a), rhs = getTerms(b);
  return {lhs.terms + rhs.terms, lhs.error + rhs.error,
          llvm::SaturatingAdd(lhs.count, rhs.count)};
}

/// Whether `value` is exactly the product of `a` and `b`. Returns false for
/// types whose products may be inexact in f64.
static bool isExactProduct(const Element &a, const Element &b,
                           const Element &value) {
  return llvm::APFloat::semanticsPrecision(a.getFloat().getSemantics()) <= 26 &&
         toDouble(a.getFloat()) * toDouble(b.getFloat()) ==
             toDouble(value.getFloat());
}

static ErrorBound boundProduct(const Element &a, const Element &b,
                               const Element &value, const Licence &licence) {
  if (isCertainlyNaN(a) || isCertainlyNaN(b))
    return {};
  double aError = getErrorOf(a), bError = getErrorOf(b);
  double error = scale(bError, getSize(a)) + scale(aError, getSize(b)) +
                 scale(aError, bError);
  // If a factor may have either sign, a product that is zero may, too.
  if (mayHaveEitherSign(a) || mayHaveEitherSign(b))
    error = std::max(error, getLimits(value).tiny);
  // If `error` is not zero, `makeRounded` below allows for two roundings. That
  // is enough for a sum that takes the product unrounded, too: such a sum omits
  // one of these roundings.
  if (error != 0 || !mayReorder(value, licence) || a.getFloat().isZero() ||
      b.getFloat().isZero() || isExactProduct(a, b, value))
    return makeRounded(value, error);
  return {getSize(value), 0, 1, /*isProduct=*/true};
}

//===----------------------------------------------------------------------===//
// Other functions
//===----------------------------------------------------------------------===//

ErrorBound reference::boundQuotient(const Element &a, const Element &b,
                                    const Element &value) {
  if (isCertainlyNaN(a) || isCertainlyNaN(b))
    return {};
  double aError = getErrorOf(a), bError = getErrorOf(b);
  if (aError == 0 && bError == 0)
    return {};
  double least = getSize(b) - bError;
  if (!(least > 0))
    return makeTerm(value, ErrorBound::unbounded);
  double error = (aError + scale(bError, getSize(a) / getSize(b))) / least;
  bool isZero = aError == 0 && a.getFloat().isZero();
  return makeRounded(value, isZero ? 0 : keepError(error));
}

/// Whether the operands certainly differ, in the same direction in every
/// evaluation, or one is certainly a NaN: then each comparison of them has the
/// same result in every evaluation.
static bool isDecided(const Element &a, const Element &b) {
  if (isCertainlyNaN(a) || isCertainlyNaN(b))
    return true;
  double error = getErrorOf(a) + getErrorOf(b);
  double distance = toDouble(a.getFloat()) - toDouble(b.getFloat());
  return std::abs(distance) * (1 - 0x1p-40) > error;
}

ErrorBound reference::boundChoice(const Element &a, const Element &b,
                                  const Element &value) {
  if (isCertainlyNaN(a) || isCertainlyNaN(b))
    return value.getFloat().isNaN() ? ErrorBound()
           : isCertainlyNaN(a)      ? b.getBound()
                                    : a.getBound();
  double aError = getErrorOf(a), bError = getErrorOf(b);
  double error = std::max(aError, bError);
  if (isDecided(a, b))
    error = value.getFloat().bitwiseIsEqual(a.getFloat()) ? aError : bError;
  return error == 0 ? ErrorBound() : makeTerm(value, error);
}

/// For operands above this number, the results in f32 are infinite.
static constexpr double largestExponent = 88.8;

ErrorBound reference::boundExp(const Element &a, const Element &value,
                               const Licence &licence) {
  double aError = getErrorOf(a);
  bool isLicensed = value.getType().isF32() && licence.expUlps != 0;
  if (isCertainlyNaN(a) || (aError == 0 && !isLicensed))
    return {};
  if (value.getFloat().isInfinity() && isLicensed &&
      toDouble(a.getFloat()) - aError > largestExponent)
    return {};
  FloatLimits limits = getLimits(value);
  double size = getSize(value);
  // The reference is off by at most one ulp. Another evaluation is off by at
  // most `expUlps` ulps, or by one without such a licence.
  double unit = 2 * limits.unit * ((isLicensed ? licence.expUlps : 1) + 1);
  double error = scale(std::expm1(aError), size * (1 + unit) + limits.tiny);
  error += unit * (size + error) + 2 * limits.tiny;
  if (isLicensed && size - error < 0x1p-124)
    error += 0x1p-124;
  return makeTerm(value, error);
}

static ErrorBound boundRoot(const Element &a, const Element &value) {
  double error = getErrorOf(a);
  if (error == 0)
    return {};
  if (toDouble(a.getFloat()) - error < 0)
    return makeTerm(value, ErrorBound::unbounded);
  return makeRounded(value, error / std::sqrt(getSize(a)));
}

/// Bounds a function whose derivative is at most `slope`, and whose results may
/// be wrong by an ulp.
static ErrorBound boundSloped(const Element &a, const Element &value,
                              double slope) {
  if (isCertainlyNaN(a))
    return {};
  double error = getErrorOf(a) * slope;
  if (error == 0)
    return {};
  ErrorBound once = makeRounded(value, error);
  return makeRounded(value, once.error);
}

/// Whether all values that the operand may have round to the same integer, in
/// each rounding mode.
static bool staysBetweenIntegers(const Element &a) {
  double value = toDouble(a.getFloat()), error = getErrorOf(a);
  return std::isfinite(error) && std::isfinite(value) &&
         std::floor(value - error) == std::floor(value + error) &&
         std::ceil(value - error) == std::ceil(value + error) &&
         std::round(value - error) == std::round(value + error) &&
         std::rint(value - error) == std::rint(value + error);
}

static ErrorBound boundIntegral(const Element &a, const Element &value) {
  if (staysBetweenIntegers(a))
    return {};
  return makeTerm(value, getErrorOf(a) + 1);
}

//===----------------------------------------------------------------------===//
// Rules of operations
//===----------------------------------------------------------------------===//

namespace {
/// Returns the bound of the result `out` of an operation on `in`; nullopt if
/// there is no bound.
using Rule = std::optional<ErrorBound> (*)(Operands in, const Element &out,
                                           const Licence &licence);
} // namespace

template <typename... Ops>
static void addRule(llvm::DenseMap<TypeID, Rule> &rules, Rule rule) {
  (rules.try_emplace(TypeID::get<Ops>(), rule), ...);
}

static std::optional<ErrorBound> boundFma(Operands in, const Element &out,
                                          const Licence &licence) {
  Element product = in[0];
  product.setBound(boundProduct(in[0], in[1], out, Licence()));
  return makeRounded(out, getErrorOf(product) + getErrorOf(in[2]));
}

static std::optional<ErrorBound> boundSign(Operands in, const Element &out,
                                           const Licence &) {
  double error = getErrorOf(in[0]);
  if (mayHaveEitherSign(in[1]))
    error += 2 * (getSize(in[0]) + error);
  return error == 0 ? ErrorBound() : makeTerm(out, error);
}

static llvm::DenseMap<TypeID, Rule> makeRules() {
  llvm::DenseMap<TypeID, Rule> rules;
  using In = Operands;
  using Out = const Element &;
  using Under = const Licence &;
  using Bound = std::optional<ErrorBound>;
  addRule<arith::AddFOp, arith::SubFOp>(
      rules, [](In in, Out out, Under licence) -> Bound {
        return boundSum(in[0], in[1], out, licence);
      });
  addRule<arith::MulFOp>(rules, [](In in, Out out, Under licence) -> Bound {
    return boundProduct(in[0], in[1], out, licence);
  });
  addRule<math::FmaOp>(rules, boundFma);
  addRule<arith::NegFOp, math::AbsFOp>(
      rules, [](In in, Out, Under) -> Bound { return in[0].getBound(); });
  addRule<arith::DivFOp>(rules, [](In in, Out out, Under) -> Bound {
    return boundQuotient(in[0], in[1], out);
  });
  addRule<arith::MaximumFOp, arith::MinimumFOp, arith::MaxNumFOp,
          arith::MinNumFOp>(rules, [](In in, Out out, Under) -> Bound {
    return boundChoice(in[0], in[1], out);
  });
  addRule<math::ExpOp>(rules, [](In in, Out out, Under licence) -> Bound {
    return boundExp(in[0], out, licence);
  });
  addRule<math::SqrtOp>(rules, [](In in, Out out, Under) -> Bound {
    return boundRoot(in[0], out);
  });
  addRule<math::SinOp, math::CosOp, math::TanhOp, math::AtanOp, math::AsinhOp>(
      rules, [](In in, Out out, Under) -> Bound {
        return boundSloped(in[0], out, 1);
      });
  addRule<math::ErfOp>(rules, [](In in, Out out, Under) -> Bound {
    return boundSloped(in[0], out, 1.2);
  });
  addRule<math::CeilOp, math::FloorOp, math::TruncOp, math::RoundOp,
          math::RoundEvenOp>(rules, [](In in, Out out, Under) -> Bound {
    return boundIntegral(in[0], out);
  });
  addRule<math::CopySignOp>(rules, boundSign);
  addRule<arith::ExtFOp, arith::TruncFOp>(
      rules, [](In in, Out out, Under) -> Bound {
        return makeRounded(out, getErrorOf(in[0]));
      });
  addRule<arith::FPToSIOp, arith::FPToUIOp>(
      rules, [](In in, Out, Under) -> Bound {
        return staysBetweenIntegers(in[0]) ? Bound(ErrorBound()) : std::nullopt;
      });
  addRule<arith::CmpFOp>(rules, [](In in, Out, Under) -> Bound {
    return isDecided(in[0], in[1]) ? Bound(ErrorBound()) : std::nullopt;
  });
  return rules;
}

/// Whether a float is still held in f32 and will be rounded to its type later
/// (see `widen` in Elementwise.cpp). No rule accounts for that rounding.
static bool isWidened(const Element &element) {
  auto type = dyn_cast<FloatType>(element.getType());
  return type &&
         &type.getFloatSemantics() != &element.getFloat().getSemantics();
}

void reference::boundResult(Operation *op, Operands in, Element &out,
                            Frame &frame) {
  static const llvm::DenseMap<TypeID, Rule> rules = makeRules();
  const Licence &licence = frame.getLicence();
  bool anyOff = llvm::any_of(in, isOff);
  bool mayChange = isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, math::ExpOp,
                       arith::NegFOp>(op);
  // Poison has no bound, and only some operations can make one from operands
  // that are not off. `arith.select` copies one of its operands, and the bound
  // with it.
  if (out.isPoison() || (!anyOff && !mayChange) || isa<arith::SelectOp>(op))
    return;
  auto rule = rules.find(op->getName().getTypeID());
  std::optional<ErrorBound> bound;
  if (rule != rules.end() && llvm::none_of(in, [](const Element &e) {
        return e.isPoison() || isWidened(e);
      }))
    bound = rule->second(in, out, licence);
  if (bound)
    out.setBound(*bound);
  else if (anyOff)
    frame.giveUpBounds(op);
}

/// Whether `value` is, or may contain, a float that another evaluation may
/// compute differently.
static bool mayBeOff(Value value, Frame &frame) {
  const RuntimeValue &bound = frame.get(value);
  if (const auto *element = std::get_if<Element>(&bound))
    return isOff(*element);
  if (const auto *tensor = std::get_if<TensorValue>(&bound))
    return tensor->hasBounds();
  const auto *memref = std::get_if<MemRefValue>(&bound);
  return memref && memref->buffer && memref->buffer->elements.hasBounds();
}

/// Whether the kernel of the operation takes care of bounds itself: it moves
/// elements without changing them, runs regions, or calls `boundResult` or the
/// functions for single steps.
static bool isBounded(Operation *op) {
  if (isa<tensor::BitcastOp, arith::BitcastOp, memref::AtomicRMWOp>(op))
    return false;
  return isa_and_nonnull<affine::AffineDialect, arith::ArithDialect,
                         bufferization::BufferizationDialect,
                         cf::ControlFlowDialect, func::FuncDialect,
                         linalg::LinalgDialect, math::MathDialect,
                         memref::MemRefDialect, pad::PadDialect,
                         scf::SCFDialect, tensor::TensorDialect>(
      op->getDialect());
}

void reference::checkBounds(Operation *op, Frame &frame) {
  if (!frame.getLicence().isEmpty() && !isBounded(op) &&
      llvm::any_of(op->getOperands(),
                   [&](Value operand) { return mayBeOff(operand, frame); }))
    frame.giveUpBounds(op);
}
