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

static Value castTo(ProgramBuilder &p, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return p.create<tensor::CastOp>(type, value);
}

/// At times emits one more operation after the pad.
static void emitInside(ProgramBuilder &p) {
  if (p.choices.chance(30))
    emitElementwise(p);
}

//===----------------------------------------------------------------------===//
// scf.for
//===----------------------------------------------------------------------===//

namespace {
/// The change of a pad from one iteration to the next: in dimension `dim` of
/// the result, the source moves by one element per iteration, from the lowest
/// position to the highest.
struct LoopMotion {
  unsigned dim;
  int64_t iterations;
};
} // namespace

static std::optional<LoopMotion> pickMotion(ProgramBuilder &p,
                                            const Extents &source,
                                            int64_t iterations,
                                            PadAmounts &amounts) {
  if (source.empty() || iterations == 0 || p.choices.chance(50))
    return std::nullopt;
  LoopMotion motion{unsigned(p.choices.draw(source.size())), iterations};
  amounts.extents[motion.dim] = source[motion.dim] + iterations - 1;
  amounts.isFixed = false;
  return motion;
}

static void move(ProgramBuilder &p, const LoopMotion &motion, Value induction,
                 PadAmounts &amounts) {
  OpBuilder &b = p.builder;
  Value last = p.getConstant(b.getIndexAttr(motion.iterations - 1));
  Value rest = p.create<arith::SubIOp>(last, induction);
  amounts.low[motion.dim] = induction;
  amounts.high[motion.dim] = rest;
}

/// Emits the tensor that the loop yields: the padded tensor, or a combination
/// of it with the carried tensor.
static Value emitCarried(ProgramBuilder &p, const TrackedTensor &padded,
                         Value carried) {
  if (p.choices.chance(30))
    return castTo(p, padded.value, carried.getType());
  return combineTensors(p, {padded.value, carried}, padded.extents);
}

/// Emits a loop that pads a tensor, which is defined outside of the loop, in
/// each iteration.
bool generate::emitPadInLoop(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickPadSource(p);
  if (!source)
    return false;
  int64_t iterations = p.choices.pick<int64_t>({2, 1, 3, 0});
  PadAmounts amounts = pickPadAmounts(p, source->extents);
  std::optional<LoopMotion> motion =
      pickMotion(p, source->extents, iterations, amounts);
  if (getNumElements(amounts.extents) > p.limits.elements)
    return false;
  OpBuilder &b = p.builder;
  Init init = pickInit(p, amounts.extents, source->getElementType(),
                       /*mustBeReadable=*/true);
  Value begin = p.getConstant(b.getIndexAttr(0));
  Value end = p.getIndex(iterations);
  Value step = p.getConstant(b.getIndexAttr(1));
  auto loop = p.create<scf::ForOp>(begin, end, step, ValueRange{init.value});
  {
    RegionScope scope(p, loop.getBody());
    if (motion)
      move(p, *motion, loop.getInductionVar(), amounts);
    TrackedTensor padded = buildPad(p, *source, amounts);
    emitInside(p);
    Value carried = emitCarried(p, padded, loop.getRegionIterArg(0));
    p.create<scf::YieldOp>(carried);
  }
  p.add(loop.getResult(0), amounts.extents);
  return true;
}

//===----------------------------------------------------------------------===//
// scf.if
//===----------------------------------------------------------------------===//

/// Emits the tensor that the branch without the pad yields.
static Value emitOther(ProgramBuilder &p, RankedTensorType type,
                       const Extents &extents) {
  if (const TrackedTensor *found =
          p.pickTensor([&](const TrackedTensor &candidate) {
            return candidate.extents == extents &&
                   candidate.getElementType() == type.getElementType();
          }))
    return castTo(p, found->value, type);
  return emitFilled(p, type, extents);
}

bool generate::emitPadInBranch(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickPadSource(p);
  if (!source)
    return false;
  OpBuilder &b = p.builder;
  PadAmounts amounts = pickPadAmounts(p, source->extents);
  RankedTensorType type =
      p.pickTensorType(amounts.extents, source->getElementType());
  Value condition = p.addScalarArgument(b.getI1Type());
  auto branches = p.create<scf::IfOp>(TypeRange{type}, condition,
                                      /*withElseRegion=*/true);
  bool first = p.choices.chance(60);
  auto emitBranch = [&](Block *block, bool pads) {
    RegionScope scope(p, block);
    Value value = pads ? castTo(p, buildPad(p, *source, amounts).value, type)
                       : emitOther(p, type, amounts.extents);
    p.create<scf::YieldOp>(value);
  };
  emitBranch(branches.thenBlock(), first);
  emitBranch(branches.elseBlock(), !first || p.choices.chance(30));
  p.add(branches.getResult(0), amounts.extents);
  return true;
}
