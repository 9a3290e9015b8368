//===- SparseBody.cpp - how sparsification reads a body -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseBody.h"

#include "Questions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab::guards;

using Coordinates = SparseExpression::Coordinates;

/// Whether upstream has an expression for the unary operation.
static bool isKnownUnary(Operation *op) {
  return isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::FloorOp,
             math::SqrtOp, math::ExpM1Op, math::Log1pOp, math::SinOp,
             math::TanhOp, complex::AbsOp, complex::SqrtOp, complex::Expm1Op,
             complex::Log1pOp, complex::SinOp, complex::TanhOp, complex::NegOp,
             complex::ImOp, complex::ReOp, arith::NegFOp, arith::TruncFOp,
             arith::ExtFOp, arith::FPToSIOp, arith::FPToUIOp, arith::SIToFPOp,
             arith::UIToFPOp, arith::ExtSIOp, arith::ExtUIOp,
             arith::IndexCastOp, arith::TruncIOp, arith::BitcastOp>(op);
}

/// Whether a region of the semi-ring operation uses a value that its body
/// computes, other than a loop index.
static bool usesBody(Operation *semiring) {
  return hasSome<Operation *>(semiring, [&](Operation *op) {
    return op != semiring && llvm::any_of(op->getOperands(), [&](Value value) {
             Operation *producer = value.getDefiningOp();
             return producer && producer->getBlock() == semiring->getBlock() &&
                    !isa<linalg::IndexOp>(producer) &&
                    !matchPattern(value, m_Constant());
           });
  });
}

/// Returns the coordinates at which one of both operands is needed.
static Coordinates unite(Coordinates x, Coordinates y) {
  return std::max(x, y);
}

/// Returns the coordinates at which both operands are needed.
static Coordinates intersect(Coordinates x, Coordinates y) {
  if (x == Coordinates::Stored || y == Coordinates::Stored)
    return Coordinates::Stored;
  return std::max(x, y);
}

namespace {
/// Follows `Merger::buildTensorExp`.
class Reader {
public:
  explicit Reader(linalg::GenericOp generic) : generic(generic) {}

  SparseExpression read(Value value) {
    auto [place, isNew] = known.try_emplace(value);
    if (!isNew)
      return place->second;
    SparseExpression result = build(value);
    known[value] = result;
    return result;
  }

private:
  SparseExpression build(Value value);
  SparseExpression readArgument(BlockArgument argument);
  SparseExpression readUnary(Operation *op, SparseExpression x);
  SparseExpression readBinary(Operation *op, SparseExpression x,
                              SparseExpression y);
  SparseExpression readUnknown(Operation *op);
  static SparseExpression makeInvariant(Value value);

  linalg::GenericOp generic;
  llvm::DenseMap<Value, SparseExpression> known;
};
} // namespace

SparseExpression Reader::makeInvariant(Value value) {
  SparseExpression result;
  result.isBuilt = result.isInvariant = true;
  result.isNonzero =
      matchPattern(value, m_Constant()) && !value.getType().isIndex() &&
      !matchPattern(value, m_Zero()) && !matchPattern(value, m_AnyZeroFloat());
  result.coordinates = Coordinates::All;
  return result;
}

SparseExpression Reader::readArgument(BlockArgument argument) {
  OpOperand *operand = generic.getMatchingOpOperand(argument);
  if (generic.isScalar(operand))
    return makeInvariant(operand->get());
  SparseExpression result;
  result.isBuilt = true;
  result.isOfSparse = isSparse(operand->get().getType());
  result.isTakenForUpdate = result.isUpdate =
      operand == generic.getDpsInitOperand(0);
  if (result.isOfSparse && !result.isUpdate)
    result.coordinates = Coordinates::Stored;
  return result;
}

SparseExpression Reader::readUnary(Operation *op, SparseExpression x) {
  if (isKnownUnary(op)) {
    x.isInvariant = x.isNonzero = false;
    return x;
  }
  auto unary = dyn_cast<sparse_tensor::UnaryOp>(op);
  if (!unary && !isa<sparse_tensor::SelectOp>(op))
    return {};
  if (usesBody(op))
    return {};
  x.isInvariant = x.isNonzero = false;
  if (!unary)
    x.isTakenForUpdate = false;
  else if (!unary.getAbsentRegion().empty())
    x.coordinates = Coordinates::All;
  // Without that region there is no value, and nothing is stored.
  x.isUpdate |= unary && unary.getPresentRegion().empty();
  return x;
}

SparseExpression Reader::readBinary(Operation *op, SparseExpression x,
                                    SparseExpression y) {
  SparseExpression result;
  result.isBuilt = true;
  result.isOfSparse = x.isOfSparse || y.isOfSparse;
  if (isa<arith::MulFOp, arith::MulIOp, complex::MulOp, arith::AndIOp,
          sparse_tensor::ReduceOp>(op)) {
    if (isa<sparse_tensor::ReduceOp>(op) && usesBody(op))
      return {};
    result.isTakenForUpdate =
        (x.isTakenForUpdate && (y.isTakenForUpdate || y.isInvariant)) ||
        (y.isTakenForUpdate && x.isInvariant);
    result.isUpdate = x.isUpdate || y.isUpdate;
    result.coordinates = intersect(x.coordinates, y.coordinates);
    return result;
  }
  if (isa<arith::DivFOp, arith::DivSIOp, arith::DivUIOp, complex::DivOp>(op)
          ? y.isNonzero
          : isa<arith::ShRSIOp, arith::ShRUIOp, arith::ShLIOp>(op) &&
                y.isInvariant) {
    result.isTakenForUpdate = x.isTakenForUpdate;
    result.isUpdate = x.isUpdate;
    result.coordinates = intersect(x.coordinates, y.coordinates);
    return result;
  }
  result.isUpdate = x.isUpdate && y.isUpdate;
  result.coordinates = unite(x.coordinates, y.coordinates);
  if (isa<arith::AddFOp, arith::AddIOp, complex::AddOp>(op)) {
    result.isTakenForUpdate = x.isTakenForUpdate && y.isTakenForUpdate;
    return result;
  }
  if (isa<arith::SubFOp, arith::SubIOp, complex::SubOp, arith::OrIOp,
          arith::XOrIOp, arith::CmpIOp, arith::CmpFOp>(op))
    return result;
  auto binary = dyn_cast<sparse_tensor::BinaryOp>(op);
  if (!binary || usesBody(op))
    return {};
  result.coordinates = intersect(x.coordinates, y.coordinates);
  if (binary.getLeftIdentity() || !binary.getLeftRegion().empty())
    result.coordinates = unite(result.coordinates, x.coordinates);
  if (binary.getRightIdentity() || !binary.getRightRegion().empty())
    result.coordinates = unite(result.coordinates, y.coordinates);
  return result;
}

/// Reads an operation that has no expression of its own: upstream computes it
/// if it has one or two operands, none of which depends on a sparse tensor.
SparseExpression Reader::readUnknown(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumOperands() == 0 ||
      op->getNumOperands() > 2)
    return {};
  SparseExpression result;
  for (Value operand : op->getOperands()) {
    SparseExpression x = read(operand);
    if (!x.isBuilt || x.isOfSparse)
      return {};
    result.coordinates = unite(result.coordinates, x.coordinates);
  }
  result.isBuilt = result.isTakenForUpdate = true;
  return result;
}

SparseExpression Reader::build(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument)
    return argument.getOwner() == generic.getBody() ? readArgument(argument)
                                                    : makeInvariant(value);
  Operation *op = value.getDefiningOp();
  // The driver moves constants out of the body before it applies patterns, and
  // what is outside of the body is invariant.
  if (op->getBlock() != generic.getBody() || matchPattern(value, m_Constant()))
    return makeInvariant(value);
  if (isa<linalg::IndexOp>(op)) {
    SparseExpression result;
    result.isBuilt = true;
    result.coordinates = Coordinates::All;
    return result;
  }
  SparseExpression result;
  if (op->getNumOperands() == 1) {
    if (SparseExpression x = read(op->getOperand(0)); x.isBuilt)
      result = readUnary(op, x);
  } else if (op->getNumOperands() == 2 || isa<sparse_tensor::ReduceOp>(op)) {
    SparseExpression x = read(op->getOperand(0)), y = read(op->getOperand(1));
    if (x.isBuilt && y.isBuilt)
      result = readBinary(op, x, y);
  }
  return result.isBuilt ? result : readUnknown(op);
}

SparseExpression
padlab::guards::describeYieldedValue(linalg::GenericOp generic) {
  return Reader(generic).read(
      generic.getBody()->getTerminator()->getOperand(0));
}
