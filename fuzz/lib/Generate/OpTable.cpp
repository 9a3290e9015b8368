//===- OpTable.cpp - operations that all generators share -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using llvm::APInt;
using llvm::ConstantRange;

/// Returns the range from `least` / `rhs` to `most` / `rhs`. Returns the full
/// range unless `rhs` is a single, positive number.
static ConstantRange
divideBounds(const ConstantRange &rhs, const APInt &least, const APInt &most,
             llvm::function_ref<APInt(const APInt &, const APInt &)> divide) {
  const APInt *divisor = rhs.getSingleElement();
  if (!divisor || !divisor->isStrictlyPositive())
    return ConstantRange::getFull(rhs.getBitWidth());
  return ConstantRange::getNonEmpty(divide(least, *divisor),
                                    divide(most, *divisor) + 1);
}

static ConstantRange divideSigned(const ConstantRange &lhs,
                                  const ConstantRange &rhs,
                                  APInt::Rounding rounding) {
  return divideBounds(rhs, lhs.getSignedMin(), lhs.getSignedMax(),
                      [&](const APInt &a, const APInt &b) {
                        return llvm::APIntOps::RoundingSDiv(a, b, rounding);
                      });
}

static ConstantRange divideUnsignedUp(const ConstantRange &lhs,
                                      const ConstantRange &rhs) {
  return divideBounds(rhs, lhs.getUnsignedMin(), lhs.getUnsignedMax(),
                      [](const APInt &a, const APInt &b) {
                        return llvm::APIntOps::RoundingUDiv(
                            a, b, APInt::Rounding::UP);
                      });
}

template <typename OpTy>
static constexpr unsigned countOperands() {
  return OpTy::template hasTrait<OpTrait::OneOperand>() ? 1 : 2;
}

template <typename OpTy>
static Operation *createEntry(OpBuilder &builder, Location location,
                              ValueRange operands) {
  if constexpr (countOperands<OpTy>() == 1)
    return OpTy::create(builder, location, operands[0]);
  else
    return OpTy::create(builder, location, operands[0], operands[1]);
}

template <typename OpTy>
static bool isOne(Operation *op) {
  return isa<OpTy>(op);
}

static constexpr ArithEntry table[] = {
#define PADLAB_INTEGER(NAME, INDEX, DOMAIN, RANGE)                             \
  {Domain::DOMAIN,                                                             \
   2,                                                                          \
   createEntry<arith::NAME##Op>,                                               \
   isOne<arith::NAME##Op>,                                                     \
   createEntry<index::INDEX##Op>,                                              \
   [](const ConstantRange &lhs, const ConstantRange &rhs) { return RANGE; }},
#define PADLAB_OTHER(NAME, OP)                                                 \
  {Domain::Total, countOperands<OP>(), createEntry<OP>, isOne<OP>},
#include "OpTable.def"
};

const ArithEntry &generate::getArithEntry(ArithOp op) {
  return table[static_cast<unsigned>(op)];
}

const ArithEntry *generate::findArithEntry(Operation *op) {
  const ArithEntry *found = llvm::find_if(
      table, [&](const ArithEntry &entry) { return entry.matches(op); });
  return found == std::end(table) ? nullptr : found;
}
