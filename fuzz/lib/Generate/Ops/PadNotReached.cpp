//===- PadNotReached.cpp - pads that no run executes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// If a pad never runs, its types and amounts need not make sense: types may
/// claim extents that its source does not have, and amounts may crop more
/// elements than there are or need more memory than any machine has. A pass
/// must not move such a pad to where it runs.
///
//===----------------------------------------------------------------------===//

#include "Ops.h"
#include "Pad.h"
#include "StructuredOps.h"

#include "padlab/dialect/LLVMVersion.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Makes a type that claims arbitrary values for unknown extents.
static RankedTensorType claimAnything(ProgramBuilder &program,
                                      RankedTensorType type) {
  SmallVector<int64_t> shape(type.getShape());
  for (int64_t &extent : shape)
    if (ShapedType::isDynamic(extent) && program.choices.chance(60))
      extent = program.choices.draw(7);
  return RankedTensorType::get(shape, type.getElementType(),
                               type.getEncoding());
}

static Value castTo(ProgramBuilder &program, Value value,
                    RankedTensorType type) {
  if (value.getType() == type)
    return value;
  return program.create<tensor::CastOp>(type, value);
}

/// Casts by way of a dynamic type, so that the two types may have different
/// static extents.
static Value castByDynamic(ProgramBuilder &program, Value value,
                           RankedTensorType type) {
  auto between = RankedTensorType::get(
      SmallVector<int64_t>(type.getRank(), ShapedType::kDynamic),
      type.getElementType(), type.getEncoding());
  return castTo(program, castTo(program, value, between), type);
}

/// Picks or emits a structured operation's result with a dynamic extent.
static TrackedTensor pickDynamicSource(ProgramBuilder &program) {
  const TrackedTensor *found =
      program.pickTensor([](const TrackedTensor &tensor) {
        return tensor.getRank() != 0 &&
               isa_and_nonnull<linalg::LinalgOp>(
                   tensor.value.getDefiningOp()) &&
               !cast<RankedTensorType>(tensor.value.getType()).hasStaticShape();
      });
  if (found)
    return *found;
  llvm::SaveAndRestore<unsigned> dynamic(program.features.dynamicExtents, 100);
  emitElementwise(program);
  return program.tensors.back();
}

/// Replaces static amounts that would give a negative static extent, which no
/// type can have.
static void keepVerifiable(ProgramBuilder &program, const TrackedTensor &source,
                           PadAmounts &amounts) {
  auto type = cast<RankedTensorType>(source.value.getType());
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    std::optional<int64_t> low = getConstantIntValue(amounts.low[dim]),
                           high = getConstantIntValue(amounts.high[dim]);
    if (!ShapedType::isDynamic(extent) && low && high &&
        extent + *low + *high < 0)
      amounts.low[dim] = amounts.high[dim] = program.builder.getIndexAttr(0);
  }
}

static void changeAmounts(ProgramBuilder &program, const TrackedTensor &source,
                          PadAmounts &amounts) {
  constexpr int64_t huge = int64_t(1) << 36;
  constexpr int64_t least = llvm_version::allowsNegativePadding ? -6 : 0;
  Choices &choices = program.choices;
  for (unsigned dim = 0; dim != source.getRank(); ++dim) {
    if (!choices.chance(30))
      continue;
    amounts.isFixed = false;
    unsigned percent = program.features.dynamicPadding;
    amounts.low[dim] = program.getFoldable(choices.range(least, 9), percent);
    amounts.high[dim] = program.getFoldable(choices.range(least, 9), percent);
  }
  if (choices.chance(8)) {
    amounts.isFixed = false;
    amounts.high.front() = program.getFoldable(huge, 50);
  }
  keepVerifiable(program, source, amounts);
}

static Value buildPadOfAnything(ProgramBuilder &program, TrackedTensor source,
                                RankedTensorType type) {
  PadAmounts amounts = pickPadAmounts(program, source.extents);
  if (program.choices.chance(25)) {
    auto old = cast<RankedTensorType>(source.value.getType());
    source.value = castTo(program, source.value, claimAnything(program, old));
  }
  changeAmounts(program, source, amounts);
  Value padded = buildPad(program, source, amounts).value;
  auto pad = padded.getDefiningOp<tensor::PadOp>();
  padded.setType(claimAnything(
      program,
      tensor::PadOp::inferResultType(pad.getSourceType(), pad.getStaticLow(),
                                     pad.getStaticHigh())));
  return castByDynamic(program, padded, type);
}

/// Emits a condition that is false in every run.
static Value emitNever(ProgramBuilder &program) {
  int64_t least = program.choices.draw(4);
  Value larger = program.getIndex(least + 1 + program.choices.draw(3));
  Value smaller = program.getIndex(least);
  return program.create<arith::CmpIOp>(arith::CmpIPredicate::ule, larger,
                                       smaller);
}

static Value emitNotTaken(ProgramBuilder &program, const TrackedTensor &source,
                          RankedTensorType type, Value instead) {
  auto branches = program.create<scf::IfOp>(TypeRange{type}, emitNever(program),
                                            /*withElseRegion=*/true);
  {
    RegionScope scope(program, branches.thenBlock());
    Value padded = buildPadOfAnything(program, source, type);
    program.create<scf::YieldOp>(padded);
  }
  RegionScope scope(program, branches.elseBlock());
  program.create<scf::YieldOp>(instead);
  return branches.getResult(0);
}

static Value emitNoTrip(ProgramBuilder &program, const TrackedTensor &source,
                        RankedTensorType type, Value instead) {
  OpBuilder &b = program.builder;
  int64_t begin = program.choices.draw(3);
  Value from = program.getIndex(begin);
  Value to = program.getIndex(program.choices.draw(begin + 1));
  Value step = program.getConstant(b.getIndexAttr(1));
  auto loop = program.create<scf::ForOp>(from, to, step, ValueRange{instead});
  RegionScope scope(program, loop.getBody());
  Value padded = buildPadOfAnything(program, source, type);
  program.create<scf::YieldOp>(padded);
  return loop.getResult(0);
}

/// Emits another use, which needs the source unchanged.
static void emitOtherUse(ProgramBuilder &program, const TrackedTensor &source) {
  StructuredOp op(source.extents);
  AffineMap map = op.getIdentity(program.builder);
  op.read(source.value, map);
  addInit(program, op, map, /*mustBeReadable=*/false, source.getElementType());
  buildStructuredOp(
      program, op, [&](ScalarBuilder &scalars, ValueRange arguments) {
        return combine(scalars, program.choices, arguments[0], arguments[0]);
      });
}

bool generate::emitPadNotReached(ProgramBuilder &program) {
  if (!program.fits(program.limits.elements))
    return false;
  TrackedTensor source = pickDynamicSource(program);
  if (source.getRank() == 0)
    return false;
  PadAmounts amounts = pickPadAmounts(program, source.extents);
  RankedTensorType type =
      program.pickTensorType(amounts.extents, source.getElementType());
  Value instead = emitFilled(program, type, amounts.extents);
  Value result = program.choices.chance(60)
                     ? emitNotTaken(program, source, type, instead)
                     : emitNoTrip(program, source, type, instead);
  program.add(result, amounts.extents);
  if (program.choices.chance(60))
    emitOtherUse(program, source);
  return true;
}
