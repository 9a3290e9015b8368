//===- Generalized.cpp - linalg.generic like a named operation --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Returns whether the body has an operation that is undefined for some
/// operands, such as a division. The body keeps the divisor or shift amount
/// within limits, which a change of an operand could break.
static bool isDelicate(linalg::GenericOp op) {
  return llvm::any_of(*op.getBody(), [](Operation &inner) {
    const ArithEntry *entry = findArithEntry(&inner);
    return entry && entry->domain != Domain::Total;
  });
}

/// Replaces an operand in the body by a value that may be computed from it, or
/// exchanges two operands. Afterwards, the operation has the maps of the named
/// operation, but another body.
static void disturb(ProgramBuilder &p, linalg::GenericOp op) {
  Choices &choices = p.choices;
  Block &body = *op.getBody();
  SmallVector<OpOperand *> operands;
  for (Operation &inner : body)
    for (OpOperand &operand : inner.getOpOperands())
      operands.push_back(&operand);
  OpOperand &operand = *operands[choices.draw(operands.size())];
  Operation *user = operand.getOwner();
  Value value = operand.get();
  Type type = value.getType();
  if (user->getNumOperands() == 2 && choices.chance(20) &&
      user->getOperand(0).getType() == user->getOperand(1).getType()) {
    Value first = user->getOperand(0);
    user->setOperand(0, user->getOperand(1));
    user->setOperand(1, first);
    return;
  }
  OpBuilder builder(user);
  ScalarBuilder scalars = p.getScalarBuilder(builder);
  if (choices.chance(30)) {
    Type other = p.pickElementType();
    operand.set(scalars.convert(scalars.convert(value, other), type));
    return;
  }
  // Compute only with arguments that the body already uses. Others need not
  // have defined elements: the destination, or the window of a pooling, of
  // which only the extents matter.
  llvm::copy_if(op.getRegionInputArgs(), std::back_inserter(scalars.operands),
                [](Value argument) { return !argument.use_empty(); });
  if (op.getNumLoops() > 0 && choices.chance(p.features.indexInBody))
    scalars.operands.push_back(
        scalars.create<linalg::IndexOp>(choices.draw(op.getNumLoops())));
  scalars.operands.push_back(value);
  operand.set(scalars.emitStep(type));
}

bool generate::emitGeneralized(ProgramBuilder &p) {
  using Emit = bool (*)(ProgramBuilder &);
  static constexpr Emit named[] = {
      emitContraction, emitMatmul,     emitContraction, emitWindow,
      emitTranspose,   emitCopy,       emitBroadcast,   emitNamedUnary,
      emitNamedBinary, emitFill,       emitReduce,      emitElementwiseOp,
      emitMap,         emitNamedSelect};
  size_t before = p.tensors.size();
  if (!p.choices.pick(ArrayRef<Emit>(named))(p) || p.tensors.size() == before)
    return false;
  auto op = p.tensors.back().value.getDefiningOp<linalg::LinalgOp>();
  // Keep what is no structured operation, and an operation whose results have
  // unwritten elements: the program marks these results, and replacing them
  // would lose the mark.
  if (!op || !llvm::all_of(op->getResults(),
                           [&](Value result) { return p.isWritten(result); }))
    return true;
  SmallVector<Extents> extents;
  while (p.tensors.back().value.getDefiningOp() == op) {
    extents.insert(extents.begin(), p.tensors.back().extents);
    p.tensors.pop_back();
  }
  IRRewriter rewriter(p.builder);
  rewriter.setInsertionPoint(op);
  FailureOr<linalg::GenericOp> generic =
      linalg::generalizeNamedOp(rewriter, op);
  ValueRange results = failed(generic) ? ValueRange(op->getResults())
                                       : ValueRange(generic->getResults());
  if (succeeded(generic))
    for (unsigned i = p.choices.weighted({30, 50, 20}); i > 0; --i)
      if (!isDelicate(*generic))
        disturb(p, *generic);
  for (auto [result, each] : llvm::zip_equal(results, extents))
    p.add(result, each);
  return true;
}
