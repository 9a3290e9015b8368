//===- ExpandComplex.cpp - complex arithmetic on the parts -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace padlab {

#define GEN_PASS_DEF_EXPANDCOMPLEX
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;

namespace {

struct Parts {
  Value real, imaginary;
};

/// Rewrites one operation on complex numbers; `expand` returns null if the
/// operation need not change.
class ComplexExpander {
public:
  explicit ComplexExpander(Operation *op) : op(op), b(op), loc(op->getLoc()) {}
  Value expand();

private:
  Parts getParts(unsigned operand) {
    Value value = op->getOperand(operand);
    return {complex::ReOp::create(b, loc, value),
            complex::ImOp::create(b, loc, value)};
  }
  Value create(Value real, Value imaginary) {
    return complex::CreateOp::create(b, loc, op->getResult(0).getType(), real,
                                     imaginary);
  }
  Value add(Value x, Value y) { return arith::AddFOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) { return arith::SubFOp::create(b, loc, x, y); }
  Value mul(Value x, Value y) { return arith::MulFOp::create(b, loc, x, y); }
  Value neg(Value x) { return arith::NegFOp::create(b, loc, x); }

  Value expandConstant(complex::ConstantOp constant);
  Value expandUnary();
  Value expandBinary();
  Value expandComparison(bool isEqual);

  Operation *op;
  OpBuilder b;
  Location loc;
};

} // namespace

Value ComplexExpander::expandConstant(complex::ConstantOp constant) {
  auto get = [&](unsigned part) -> Value {
    return arith::ConstantOp::create(
        b, loc, cast<TypedAttr>(constant.getValue()[part]));
  };
  return create(get(0), get(1));
}

Value ComplexExpander::expandUnary() {
  Parts x = getParts(0);
  return create(isa<complex::NegOp>(op) ? neg(x.real) : x.real,
                neg(x.imaginary));
}

Value ComplexExpander::expandBinary() {
  Parts x = getParts(0), y = getParts(1);
  if (isa<complex::AddOp>(op))
    return create(add(x.real, y.real), add(x.imaginary, y.imaginary));
  if (isa<complex::SubOp>(op))
    return create(sub(x.real, y.real), sub(x.imaginary, y.imaginary));
  return create(sub(mul(x.real, y.real), mul(x.imaginary, y.imaginary)),
                add(mul(x.real, y.imaginary), mul(x.imaginary, y.real)));
}

Value ComplexExpander::expandComparison(bool isEqual) {
  Parts x = getParts(0), y = getParts(1);
  auto predicate =
      isEqual ? arith::CmpFPredicate::OEQ : arith::CmpFPredicate::UNE;
  Value real = arith::CmpFOp::create(b, loc, predicate, x.real, y.real);
  Value imaginary =
      arith::CmpFOp::create(b, loc, predicate, x.imaginary, y.imaginary);
  if (isEqual)
    return arith::AndIOp::create(b, loc, real, imaginary);
  return arith::OrIOp::create(b, loc, real, imaginary);
}

Value ComplexExpander::expand() {
  if (auto constant = dyn_cast<complex::ConstantOp>(op))
    return expandConstant(constant);
  if (isa<complex::NegOp, complex::ConjOp>(op))
    return expandUnary();
  if (isa<complex::AddOp, complex::SubOp, complex::MulOp>(op))
    return expandBinary();
  if (isa<complex::EqualOp, complex::NotEqualOp>(op))
    return expandComparison(isa<complex::EqualOp>(op));
  return nullptr;
}

namespace {
struct ExpandComplex : padlab::impl::ExpandComplexBase<ExpandComplex> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      // The operations in the body of a named contraction, such as
      // `linalg.matmul`, are not expanded, because the verifier accepts only
      // certain bodies there.
      if (!isa_and_nonnull<complex::ComplexDialect>(op->getDialect()) ||
          isa<linalg::ContractionOpInterface>(op->getParentOp()))
        return;
      if (Value value = ComplexExpander(op).expand()) {
        op->getResult(0).replaceAllUsesWith(value);
        op->erase();
      }
    });
  }
};
} // namespace
