//===- Compute.cpp - arithmetic on sparse tensors -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseProgram.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Returns a bound of the product of floats whose bounds are `factors`.
/// Integers have no bounds, because they may wrap: their bounds, and that of
/// their product, are 0.
static uint64_t boundProduct(ArrayRef<uint64_t> factors) {
  uint64_t most = 1;
  for (uint64_t factor : factors)
    most = llvm::SaturatingMultiply(most, factor);
  return most;
}

/// Picks an operation that combines two elements. A sum visits the elements
/// that either operand stores, a product those that both operands store. Floats
/// get no operation that could give a negative zero.
static ArithOp pickCombination(SparseProgram &p) {
  if (p.isFloat())
    return p.choices.pick(
        {ArithOp::AddF, ArithOp::MulF, ArithOp::AddF, ArithOp::MulF});
  return p.choices.pick({ArithOp::AddI, ArithOp::MulI, ArithOp::SubI,
                         ArithOp::AddI, ArithOp::MulI, ArithOp::AndI,
                         ArithOp::OrI, ArithOp::XOrI});
}

void generate::emitSparseElementwise(SparseProgram &p) {
  auto first = p.pickSparse();
  if (!first)
    return;
  SmallVector<Value> inputs = {first->value};
  SmallVector<ArithOp> ops;
  uint64_t most = first->most;
  for (uint64_t more = 1 + p.choices.weighted({75, 25}); more > 0; --more) {
    // Often take another sparse tensor, because a loop over two sparse tensors
    // visits the intersection or the union of their stored elements.
    SparseOperand next = p.choices.chance(40)
                             ? addSparseInput(p, first->extents)
                             : p.pickLike(first->extents);
    inputs.push_back(next.value);
    ops.push_back(pickCombination(p));
    most = ops.back() == ArithOp::MulF ? boundProduct({most, next.most})
                                       : llvm::SaturatingAdd(most, next.most);
  }
  if (!p.fits(most))
    return;
  unsigned rank = first->getRank();
  bool takesOutput = p.choices.chance(10);
  Value result = p.createGeneric(
      inputs, p.makeResult(first->extents),
      p.getIdentities(rank, inputs.size() + 1), p.getParallel(rank),
      [&](ValueRange arguments) {
        Value value = arguments.front();
        for (auto [op, next] : llvm::zip(ops, arguments.drop_front()))
          value = p.create(op, ValueRange{value, next});
        // Also add the old elements of the output, which are zero.
        if (takesOutput)
          value = p.create(p.getAdd(), ValueRange{arguments.back(), value});
        return value;
      });
  p.add(result, first->extents, most);
}

/// Combines the elements of a sparse tensor with a constant, mostly by a
/// product.
void generate::emitSparseScale(SparseProgram &p) {
  auto source = p.pickSparse();
  if (!source)
    return;
  int64_t number = p.pickNumber(/*mayBeZero=*/false);
  ArithOp op = p.getMul();
  if (p.choices.chance(15))
    op = p.getAdd();
  else if (!p.isFloat() && p.choices.chance(40))
    op = p.choices.pick({ArithOp::ShLI, ArithOp::ShRSI, ArithOp::ShRUI,
                         ArithOp::SubI, ArithOp::AndI, ArithOp::DivSI,
                         ArithOp::DivUI});
  // The constant for floats is positive.
  auto size = static_cast<uint64_t>(std::abs(number));
  uint64_t most = op == ArithOp::MulF ? boundProduct({source->most, size})
                                      : source->most + size;
  bool isShift =
      llvm::is_contained({ArithOp::ShLI, ArithOp::ShRSI, ArithOp::ShRUI}, op);
  // Shift amounts and divisors are positive.
  if (isShift || op == ArithOp::DivSI || op == ArithOp::DivUI)
    number = std::abs(number);
  if (!p.fits(most))
    return;
  unsigned rank = source->getRank();
  Value scalar = p.makeScalar(number);
  bool isFirst = !isShift && op != ArithOp::DivSI && op != ArithOp::DivUI &&
                 p.choices.chance(30);
  Value result = p.createGeneric(
      source->value, p.makeResult(source->extents), p.getIdentities(rank, 2),
      p.getParallel(rank), [&](ValueRange arguments) {
        Value x = arguments.front();
        return p.create(op, isFirst ? ValueRange{scalar, x}
                                    : ValueRange{x, scalar});
      });
  p.add(result, source->extents, most);
}

/// Emits sums over some of the dimensions of a tensor or, for integers at
/// times, disjunctions.
void generate::emitSparseReduction(SparseProgram &p) {
  auto source = p.pickSparse();
  if (!source)
    return;
  unsigned rank = source->getRank();
  SmallVector<AffineExpr> kept;
  SmallVector<utils::IteratorType> iterators = p.getParallel(rank);
  Extents extents;
  uint64_t terms = 1;
  unsigned reduced = p.choices.draw(rank);
  for (unsigned dim = 0; dim < rank; ++dim) {
    if (dim == reduced || p.choices.chance(25)) {
      iterators[dim] = utils::IteratorType::reduction;
      terms *= source->extents[dim];
      continue;
    }
    kept.push_back(p.builder.getAffineDimExpr(dim));
    extents.push_back(source->extents[dim]);
  }
  uint64_t most = boundProduct({terms, source->most});
  if (!p.fits(most))
    return;
  ArithOp op = p.getAdd();
  if (!p.isFloat() && p.choices.chance(25))
    op = p.choices.pick({ArithOp::OrI, ArithOp::XOrI});
  Value result = p.createGeneric(
      source->value, p.makeResult(extents),
      {p.builder.getMultiDimIdentityMap(rank),
       AffineMap::get(rank, 0, kept, p.builder.getContext())},
      iterators, [&](ValueRange arguments) {
        return p.create(op, ValueRange{arguments[1], arguments[0]});
      });
  p.add(result, extents, most);
}

/// Emits a product of two matrices, of a matrix and a vector, or a sampled
/// product: the product of two matrices, each of whose elements is multiplied
/// by the element of a third, mostly sparse matrix.
void generate::emitSparseProduct(SparseProgram &p) {
  auto lhs =
      p.pick([](const SparseOperand &tensor) { return tensor.getRank() == 2; });
  if (!lhs)
    return;
  int64_t rows = lhs->extents[0], depth = lhs->extents[1];
  bool isVector = p.choices.chance(25);
  Extents wanted = {depth};
  if (!isVector)
    wanted.push_back(p.choices.range(1, 6));
  auto rhs = p.pick([&](const SparseOperand &tensor) {
    return tensor.getRank() == wanted.size() && tensor.extents[0] == depth;
  });
  if (!rhs || p.choices.chance(30))
    rhs = p.addDense(wanted);
  uint64_t most =
      boundProduct({static_cast<uint64_t>(depth), lhs->most, rhs->most});
  Extents extents = {rows};
  if (!isVector)
    extents.push_back(rhs->extents[1]);
  if (!p.fits(most) || !p.hasRoom(extents))
    return;
  Value output = p.makeResult(extents);
  if (isVector || p.choices.chance(60)) {
    Operation *op;
    SmallVector<Value> inputs = {lhs->value, rhs->value};
    if (isVector)
      op = p.create<linalg::MatvecOp>(inputs, ValueRange(output));
    else
      op = p.create<linalg::MatmulOp>(inputs, ValueRange(output));
    p.add(op->getResult(0), extents, most);
    return;
  }
  SparseOperand sampled = p.pickLike(extents);
  most = boundProduct({most, sampled.most});
  if (!p.fits(most))
    return;
  AffineExpr i, j, k;
  bindDims(p.builder.getContext(), i, j, k);
  auto getMap = [&](ArrayRef<AffineExpr> exprs) {
    return AffineMap::get(3, 0, exprs, p.builder.getContext());
  };
  SmallVector<utils::IteratorType> iterators = p.getParallel(2);
  iterators.push_back(utils::IteratorType::reduction);
  Value result = p.createGeneric(
      {sampled.value, lhs->value, rhs->value}, output,
      {getMap({i, j}), getMap({i, k}), getMap({k, j}), getMap({i, j})},
      iterators, [&](ValueRange arguments) {
        Value product =
            p.create(p.getMul(), ValueRange{arguments[1], arguments[2]});
        product = p.create(p.getMul(), ValueRange{arguments[0], product});
        return p.create(p.getAdd(), ValueRange{arguments[3], product});
      });
  p.add(result, extents, most);
}
