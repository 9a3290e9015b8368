//===- PadNotReached.cpp - pads that no run executes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits pads that never run. The types and amounts of such a pad need not make
/// sense: types may claim extents that the source does not have, and amounts
/// may remove more elements than there are, or need more memory than any
/// machine has. A pass must not move such a pad to a place where it runs.
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

/// Returns `type` with arbitrary static extents in place of some of the dynamic
/// ones.
static RankedTensorType claimAnything(ProgramBuilder &p,
                                      RankedTensorType type) {
  SmallVector<int64_t> shape(type.getShape());
  for (int64_t &extent : shape)
    if (ShapedType::isDynamic(extent) && p.choices.chance(60))
      extent = p.choices.draw(7);
  return RankedTensorType::get(shape, type.getElementType(),
                               type.getEncoding());
}

static Value castTo(ProgramBuilder &p, Value value, RankedTensorType type) {
  if (value.getType() == type)
    return value;
  return p.create<tensor::CastOp>(type, value);
}

/// Casts to a dynamic type and then to `type`, so that `type` may have static
/// extents that differ from those of `value`.
static Value castByDynamic(ProgramBuilder &p, Value value,
                           RankedTensorType type) {
  auto between = RankedTensorType::get(
      SmallVector<int64_t>(type.getRank(), ShapedType::kDynamic),
      type.getElementType(), type.getEncoding());
  return castTo(p, castTo(p, value, between), type);
}

/// Picks or emits the result of a structured operation. Its type mostly has a
/// dynamic extent. Returns nullopt if there is no room for another operation.
static std::optional<TrackedTensor> pickDynamicSource(ProgramBuilder &p) {
  const TrackedTensor *found = p.pickTensor([](const TrackedTensor &tensor) {
    return tensor.getRank() != 0 &&
           isa_and_nonnull<linalg::LinalgOp>(tensor.value.getDefiningOp()) &&
           !cast<RankedTensorType>(tensor.value.getType()).hasStaticShape();
  });
  if (found)
    return *found;
  llvm::SaveAndRestore<unsigned> dynamic(p.features.dynamicExtents, 100);
  if (!emitElementwise(p))
    return std::nullopt;
  return p.tensors.back();
}

/// Replaces static amounts that would make a static extent of the result
/// negative, because no type can have a negative extent.
static void keepVerifiable(ProgramBuilder &p, const TrackedTensor &source,
                           PadAmounts &amounts) {
  auto type = cast<RankedTensorType>(source.value.getType());
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    std::optional<int64_t> low = getConstantIntValue(amounts.low[dim]),
                           high = getConstantIntValue(amounts.high[dim]);
    if (!ShapedType::isDynamic(extent) && low && high &&
        extent + *low + *high < 0)
      amounts.low[dim] = amounts.high[dim] = p.builder.getIndexAttr(0);
  }
}

static void changeAmounts(ProgramBuilder &p, const TrackedTensor &source,
                          PadAmounts &amounts) {
  constexpr int64_t huge = int64_t(1) << 36;
  constexpr int64_t least = llvm_version::allowsNegativePadding ? -6 : 0;
  Choices &choices = p.choices;
  for (unsigned dim = 0; dim != source.getRank(); ++dim) {
    if (!choices.chance(30))
      continue;
    amounts.isFixed = false;
    unsigned percent = p.features.dynamicPadding;
    amounts.low[dim] = p.getFoldable(choices.range(least, 9), percent);
    amounts.high[dim] = p.getFoldable(choices.range(least, 9), percent);
  }
  if (choices.chance(8)) {
    amounts.isFixed = false;
    amounts.high.front() = p.getFoldable(huge, 50);
  }
  keepVerifiable(p, source, amounts);
}

static Value buildPadOfAnything(ProgramBuilder &p, TrackedTensor source,
                                RankedTensorType type) {
  PadAmounts amounts = pickPadAmounts(p, source.extents);
  if (p.choices.chance(25)) {
    auto old = cast<RankedTensorType>(source.value.getType());
    source.value = castTo(p, source.value, claimAnything(p, old));
  }
  changeAmounts(p, source, amounts);
  Value padded = buildPad(p, source, amounts).value;
  auto pad = padded.getDefiningOp<tensor::PadOp>();
  padded.setType(claimAnything(
      p, tensor::PadOp::inferResultType(pad.getSourceType(), pad.getStaticLow(),
                                        pad.getStaticHigh())));
  return castByDynamic(p, padded, type);
}

/// Emits a condition that is false in every run.
static Value emitNever(ProgramBuilder &p) {
  int64_t least = p.choices.draw(4);
  Value larger = p.getIndex(least + 1 + p.choices.draw(3));
  Value smaller = p.getIndex(least);
  return p.create<arith::CmpIOp>(arith::CmpIPredicate::ule, larger, smaller);
}

static Value emitNotTaken(ProgramBuilder &p, const TrackedTensor &source,
                          RankedTensorType type, Value instead) {
  auto branches = p.create<scf::IfOp>(TypeRange{type}, emitNever(p),
                                      /*withElseRegion=*/true);
  {
    RegionScope scope(p, branches.thenBlock());
    Value padded = buildPadOfAnything(p, source, type);
    p.create<scf::YieldOp>(padded);
  }
  RegionScope scope(p, branches.elseBlock());
  p.create<scf::YieldOp>(instead);
  return branches.getResult(0);
}

static Value emitNoTrip(ProgramBuilder &p, const TrackedTensor &source,
                        RankedTensorType type, Value instead) {
  OpBuilder &b = p.builder;
  int64_t begin = p.choices.draw(3);
  Value from = p.getIndex(begin);
  Value to = p.getIndex(p.choices.draw(begin + 1));
  Value step = p.getConstant(b.getIndexAttr(1));
  auto loop = p.create<scf::ForOp>(from, to, step, ValueRange{instead});
  RegionScope scope(p, loop.getBody());
  Value padded = buildPadOfAnything(p, source, type);
  p.create<scf::YieldOp>(padded);
  return loop.getResult(0);
}

/// Emits another operation that reads `source`. A pass must keep `source`
/// unchanged for it.
static void emitOtherUse(ProgramBuilder &p, const TrackedTensor &source) {
  StructuredOp op(source.extents);
  AffineMap map = op.getIdentity(p.builder);
  op.read(source.value, map);
  addInit(p, op, map, /*mustBeReadable=*/false, source.getElementType());
  buildStructuredOp(p, op, [&](ScalarBuilder &scalars, ValueRange arguments) {
    return combine(scalars, p.choices, arguments[0], arguments[0]);
  });
}

bool generate::emitPadNotReached(ProgramBuilder &p) {
  if (!p.fits(p.limits.elements))
    return false;
  std::optional<TrackedTensor> source = pickDynamicSource(p);
  if (!source || source->getRank() == 0)
    return false;
  PadAmounts amounts = pickPadAmounts(p, source->extents);
  RankedTensorType type =
      p.pickTensorType(amounts.extents, source->getElementType());
  Value instead = emitFilled(p, type, amounts.extents);
  Value result = p.choices.chance(60) ? emitNotTaken(p, *source, type, instead)
                                      : emitNoTrip(p, *source, type, instead);
  p.add(result, amounts.extents);
  if (p.choices.chance(60))
    emitOtherUse(p, *source);
  return true;
}
