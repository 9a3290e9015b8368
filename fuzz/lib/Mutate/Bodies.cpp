//===- Bodies.cpp - mutators of bodies -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "../Generate/Scalars.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;
using padlab::generate::ArithOp;
using padlab::generate::ScalarBuilder;

/// Picks a scalar operation, in a body, a region or at the top level.
static Operation *pickScalarOp(Program &program) {
  SmallVector<Operation *> found;
  program.entry.walk([&](Operation *op) {
    if (isa_and_nonnull<arith::ArithDialect>(op->getDialect()) &&
        op->getNumResults() == 1 && op->getNumOperands() > 0 &&
        op->getResult(0).getType().isSignlessIntOrIndexOrFloat())
      found.push_back(op);
  });
  return found.empty() ? nullptr : found[program.choices.draw(found.size())];
}

/// Picks the body of a `linalg.generic`, whose values are scalars.
static Block *pickBody(Program &program) {
  auto op = program.pickOp<linalg::GenericOp>();
  return op ? op.getBody() : nullptr;
}

bool mutate::replaceBodyOp(Program &program) {
  Operation *op = pickScalarOp(program);
  if (!op)
    return false;
  program.builder.setInsertionPoint(op);
  ScalarBuilder scalars(program.choices, program.builder, op->getLoc(),
                        specialValues);
  llvm::append_range(scalars.operands, op->getOperands());
  op->getResult(0).replaceAllUsesWith(
      scalars.emitStep(op->getResult(0).getType()));
  op->erase();
  return true;
}

/// Whether `value` has a type that `ScalarBuilder` computes with.
static bool isScalar(Value value) {
  Type type = value.getType();
  return type.isSignlessIntOrIndexOrFloat() || isa<ComplexType>(type);
}

/// Collects the scalars of `body` that a new operation may read. An init may be
/// uninitialized, so its argument is left out unless the body already reads it.
static void collectReadable(Block &body, ScalarBuilder &scalars) {
  for (BlockArgument argument : body.getArguments()) {
    auto op = cast<linalg::LinalgOp>(body.getParentOp());
    bool isInput = argument.getArgNumber() < op.getNumDpsInputs();
    if (isInput || !argument.use_empty())
      scalars.operands.push_back(argument);
  }
  for (Operation &op : body.without_terminator())
    llvm::append_range(scalars.operands, op.getResults());
  llvm::erase_if(scalars.operands, std::not_fn(isScalar));
}

bool mutate::insertBodyOp(Program &program) {
  Block *body = pickBody(program);
  if (!body)
    return false;
  Operation *terminator = body->getTerminator();
  if (terminator->getNumOperands() == 0)
    return false;
  program.builder.setInsertionPoint(terminator);
  ScalarBuilder scalars(program.choices, program.builder, terminator->getLoc(),
                        specialValues);
  collectReadable(*body, scalars);
  OpOperand &operand = terminator->getOpOperand(
      program.choices.draw(terminator->getNumOperands()));
  if (!operand.get().getType().isSignlessIntOrIndexOrFloat())
    return false;
  scalars.operands.push_back(operand.get());
  operand.set(scalars.emitStep(operand.get().getType()));
  return true;
}

/// Emits an operation of one of the two lists below, which have the operations
/// that the generator's expressions do not use. All of them are exact, and
/// defined for all operands.
static Value emitForeignScalar(ScalarBuilder &scalars, Type type) {
  static constexpr ArithOp ofFloats[] = {
      ArithOp::AbsF,    ArithOp::Ceil,      ArithOp::Floor,    ArithOp::Round,
      ArithOp::Trunc,   ArithOp::RoundEven, ArithOp::Sqrt,     ArithOp::MaxNumF,
      ArithOp::MinNumF, ArithOp::RemF,      ArithOp::CopySign, ArithOp::IsNaN,
      ArithOp::IsInf,   ArithOp::IsFinite};
  static constexpr ArithOp ofIntegers[] = {ArithOp::AbsI,
                                           ArithOp::CountLeadingZeros,
                                           ArithOp::CountTrailingZeros,
                                           ArithOp::CtPop,
                                           ArithOp::AddUIExtended,
                                           ArithOp::MulUIExtended,
                                           ArithOp::MulSIExtended};
  SmallVector<Value> operands = {scalars.pickOperand(type),
                                 scalars.pickOperand(type)};
  auto ops = isa<FloatType>(type) ? ArrayRef(ofFloats) : ArrayRef(ofIntegers);
  return scalars.convert(scalars.create(scalars.choices.pick(ops), operands),
                         type);
}

bool mutate::insertForeignBodyOp(Program &program) {
  Block *body = pickBody(program);
  if (!body || body->getTerminator()->getNumOperands() == 0)
    return false;
  Operation *terminator = body->getTerminator();
  OpOperand &operand = terminator->getOpOperand(
      program.choices.draw(terminator->getNumOperands()));
  Type type = operand.get().getType();
  if (!type.isSignlessIntOrFloat())
    return false;
  program.builder.setInsertionPoint(terminator);
  ScalarBuilder scalars(program.choices, program.builder, terminator->getLoc(),
                        specialValues);
  collectReadable(*body, scalars);
  scalars.operands.push_back(operand.get());
  operand.set(emitForeignScalar(scalars, type));
  return true;
}

bool mutate::deleteBodyOp(Program &program) {
  Operation *op = pickScalarOp(program);
  if (!op)
    return false;
  Type type = op->getResult(0).getType();
  for (Value operand : op->getOperands()) {
    if (operand.getType() != type)
      continue;
    op->getResult(0).replaceAllUsesWith(operand);
    op->erase();
    return true;
  }
  return false;
}
