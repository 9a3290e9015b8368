//===- VectorCombine.cpp - what reductions do with two elements -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
#include "Vectors.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;
using llvm::APInt;
using vector::CombiningKind;

std::optional<CombiningKind>
reference::getCombiningKind(arith::AtomicRMWKind kind) {
  using Kind = arith::AtomicRMWKind;
  switch (kind) {
  case Kind::addi:
  case Kind::addf:
    return CombiningKind::ADD;
  case Kind::muli:
  case Kind::mulf:
    return CombiningKind::MUL;
  case Kind::andi:
    return CombiningKind::AND;
  case Kind::ori:
    return CombiningKind::OR;
  case Kind::xori:
    return CombiningKind::XOR;
  case Kind::maxs:
    return CombiningKind::MAXSI;
  case Kind::mins:
    return CombiningKind::MINSI;
  case Kind::maxu:
    return CombiningKind::MAXUI;
  case Kind::minu:
    return CombiningKind::MINUI;
  case Kind::maximumf:
    return CombiningKind::MAXIMUMF;
  case Kind::minimumf:
    return CombiningKind::MINIMUMF;
  case Kind::maxnumf:
    return CombiningKind::MAXNUMF;
  case Kind::minnumf:
    return CombiningKind::MINNUMF;
  default:
    return std::nullopt;
  }
}

static APInt combineIntegers(CombiningKind kind, const APInt &a,
                             const APInt &b) {
  switch (kind) {
  case CombiningKind::ADD:
    return a + b;
  case CombiningKind::MUL:
    return a * b;
  case CombiningKind::MINUI:
    return llvm::APIntOps::umin(a, b);
  case CombiningKind::MINSI:
    return llvm::APIntOps::smin(a, b);
  case CombiningKind::MAXUI:
    return llvm::APIntOps::umax(a, b);
  case CombiningKind::MAXSI:
    return llvm::APIntOps::smax(a, b);
  case CombiningKind::AND:
    return a & b;
  case CombiningKind::OR:
    return a | b;
  case CombiningKind::XOR:
    return a ^ b;
  default:
    llvm_unreachable("the verifier takes no kind of floats");
  }
}

static std::optional<APFloat>
combineFloats(CombiningKind kind, const APFloat &a, const APFloat &b) {
  switch (kind) {
  case CombiningKind::ADD:
    return add(a, b);
  case CombiningKind::MUL:
    return reference::multiply(a, b);
  case CombiningKind::MINIMUMF:
    return llvm::minimum(a, b);
  case CombiningKind::MAXIMUMF:
    return llvm::maximum(a, b);
  case CombiningKind::MINNUMF:
  case CombiningKind::MAXNUMF:
    if (isAmbiguousMaxNum(a, b))
      return std::nullopt;
    return kind == CombiningKind::MINNUMF ? llvm::minnum(a, b)
                                          : llvm::maxnum(a, b);
  default:
    llvm_unreachable("the verifier takes no kind of integers");
  }
}

Element reference::combine(CombiningKind kind, const Element &lhs,
                           const Element &rhs) {
  if (lhs.isPoison() || rhs.isPoison())
    return Element::poison(lhs.getType());
  if (!isa<FloatType>(lhs.getType()))
    return Element::get(lhs.getType(),
                        combineIntegers(kind, lhs.getInt(), rhs.getInt()));
  std::optional<APFloat> value =
      combineFloats(kind, lhs.getFloat(), rhs.getFloat());
  return value ? Element::get(lhs.getType(), *value)
               : Element::poison(lhs.getType());
}

Element reference::multiply(const Element &lhs, const Element &rhs) {
  return combine(CombiningKind::MUL, lhs, rhs);
}

Element reference::multiplyAdd(const Element &a, const Element &b,
                               const Element &c) {
  if (a.isPoison() || b.isPoison() || c.isPoison())
    return Element::poison(a.getType());
  if (!isa<FloatType>(a.getType()))
    return combine(CombiningKind::ADD, multiply(a, b), c);
  return Element::get(a.getType(),
                      multiplyAdd(a.getFloat(), b.getFloat(), c.getFloat()));
}
