//===- PadInControl.cpp - pads in loops and branches -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"
#include "Pad.h"
#include "StructuredOps.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static Value castTo(ProgramBuilder &program, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return program.create<tensor::CastOp>(type, value);
}

/// Emits at times one more operation after the pad.
static void emitInside(ProgramBuilder &program) {
  if (program.choices.chance(30))
    emitElementwise(program);
}

//===----------------------------------------------------------------------===//
// scf.for
//===----------------------------------------------------------------------===//

namespace {
/// How a pad differs from one iteration to the next: its source moves through
/// the result along `dim`, from its begin to its end.
struct LoopMotion {
  unsigned dim;
  int64_t iterations;
};
} // namespace

static std::optional<LoopMotion> pickMotion(ProgramBuilder &program,
                                            const Extents &source,
                                            int64_t iterations,
                                            PadAmounts &amounts) {
  if (source.empty() || iterations == 0 || program.choices.chance(50))
    return std::nullopt;
  LoopMotion motion{unsigned(program.choices.draw(source.size())), iterations};
  amounts.extents[motion.dim] = source[motion.dim] + iterations - 1;
  amounts.isFixed = false;
  return motion;
}

static void move(ProgramBuilder &program, const LoopMotion &motion,
                 Value induction, PadAmounts &amounts) {
  OpBuilder &b = program.builder;
  Value last = program.getConstant(b.getIndexAttr(motion.iterations - 1));
  Value rest = program.create<arith::SubIOp>(last, induction);
  amounts.low[motion.dim] = induction;
  amounts.high[motion.dim] = rest;
}

/// Emits the tensor that the loop yields: the padded one, or its combination
/// with the previous one.
static Value emitCarried(ProgramBuilder &program, const TrackedTensor &padded,
                         Value carried) {
  if (program.choices.chance(30))
    return castTo(program, padded.value, carried.getType());
  return combineTensors(program, {padded.value, carried}, padded.extents);
}

/// Emits a loop that pads a tensor from outside in each iteration.
bool generate::emitPadInLoop(ProgramBuilder &program) {
  std::optional<TrackedTensor> source = pickPadSource(program);
  if (!source)
    return false;
  int64_t iterations = program.choices.pick<int64_t>({2, 1, 3, 0});
  PadAmounts amounts = pickPadAmounts(program, source->extents);
  std::optional<LoopMotion> motion =
      pickMotion(program, source->extents, iterations, amounts);
  if (getNumElements(amounts.extents) > program.limits.elements)
    return false;
  OpBuilder &b = program.builder;
  Init init = pickInit(program, amounts.extents, source->getElementType(),
                       /*mustBeReadable=*/true);
  Value begin = program.getConstant(b.getIndexAttr(0));
  Value end = program.getIndex(iterations);
  Value step = program.getConstant(b.getIndexAttr(1));
  auto loop =
      program.create<scf::ForOp>(begin, end, step, ValueRange{init.value});
  {
    RegionScope scope(program, loop.getBody());
    if (motion)
      move(program, *motion, loop.getInductionVar(), amounts);
    TrackedTensor padded = buildPad(program, *source, amounts);
    emitInside(program);
    Value carried = emitCarried(program, padded, loop.getRegionIterArg(0));
    program.create<scf::YieldOp>(carried);
  }
  program.add(loop.getResult(0), amounts.extents);
  return true;
}

//===----------------------------------------------------------------------===//
// scf.if
//===----------------------------------------------------------------------===//

/// Emits the result of the branch that does not pad.
static Value emitOther(ProgramBuilder &program, RankedTensorType type,
                       const Extents &extents) {
  if (const TrackedTensor *found =
          program.pickTensor([&](const TrackedTensor &candidate) {
            return candidate.extents == extents &&
                   candidate.getElementType() == type.getElementType();
          }))
    return castTo(program, found->value, type);
  return emitFilled(program, type, extents);
}

bool generate::emitPadInBranch(ProgramBuilder &program) {
  std::optional<TrackedTensor> source = pickPadSource(program);
  if (!source)
    return false;
  OpBuilder &b = program.builder;
  PadAmounts amounts = pickPadAmounts(program, source->extents);
  RankedTensorType type =
      program.pickTensorType(amounts.extents, source->getElementType());
  Value condition = program.addScalarArgument(b.getI1Type());
  auto branches = program.create<scf::IfOp>(TypeRange{type}, condition,
                                            /*withElseRegion=*/true);
  bool first = program.choices.chance(60);
  auto emitBranch = [&](Block *block, bool pads) {
    RegionScope scope(program, block);
    Value value =
        pads ? castTo(program, buildPad(program, *source, amounts).value, type)
             : emitOther(program, type, amounts.extents);
    program.create<scf::YieldOp>(value);
  };
  emitBranch(branches.thenBlock(), first);
  emitBranch(branches.elseBlock(), !first || program.choices.chance(30));
  program.add(branches.getResult(0), amounts.extents);
  return true;
}
