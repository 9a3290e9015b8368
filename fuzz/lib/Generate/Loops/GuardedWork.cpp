//===- GuardedWork.cpp - operations that must not leave their guard -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits bodies that divide by a number and read a buffer at an index, where
/// the divisor may be zero and the index out of bounds whenever the body does
/// not run. Passes must not hoist these operations out of the body.
///
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// Numbers that are defined before the loop or branch that guards the body. If
/// the body runs, they are in their ranges. If it does not, they mostly are out
/// of these ranges.
struct Guarded {
  bool runs;
  SmallVector<RangedIndex> numbers = {};
  RangedIndex divisor = {};
};
} // namespace

static RangedIndex addNumber(LoopProgram &p, bool runs, int64_t number) {
  int64_t actual = number;
  if (!runs)
    actual = p.choices.pick<int64_t>(
        {0, int64_t(1) << 24, -1, -(int64_t(1) << 24), number, 0});
  return {p.base.getUnknownIndex(actual), IntRange::of(number)};
}

static Guarded makeGuarded(LoopProgram &p) {
  Guarded guarded = {p.choices.chance(40)};
  for (unsigned i = 0, e = 1 + p.choices.draw(3); i < e; ++i)
    guarded.numbers.push_back(
        addNumber(p, guarded.runs, p.choices.pick<int64_t>({0, 1, 2, 0, 3})));
  int64_t divisor = p.choices.range(1, 4);
  guarded.divisor = {p.base.getUnknownIndex(guarded.runs ? divisor : 0),
                     IntRange::of(divisor)};
  return guarded;
}

/// Emits a division or remainder of some kind. If the guarded body runs,
/// neither operand is negative.
static Value divide(LoopProgram &p, Value a, Value b) {
  switch (p.choices.draw(10)) {
  case 0:
    return p.create<arith::DivSIOp>(a, b);
  case 1:
    return p.create<arith::RemUIOp>(a, b);
  case 2:
    return p.create<arith::CeilDivSIOp>(a, b);
  case 3:
    return p.create<arith::FloorDivSIOp>(a, b);
  case 4:
    return p.create<index::DivSOp>(a, b);
  case 5:
    return p.create<index::DivUOp>(a, b);
  case 6:
    return p.create<index::RemSOp>(a, b);
  case 7:
    return p.create<index::RemUOp>(a, b);
  case 8:
    return p.create<index::CeilDivSOp>(a, b);
  default:
    return p.create<index::FloorDivSOp>(a, b);
  }
}

/// Emits the parts into which `affine.delinearize_index` splits a number by a
/// divisor.
static void emitParts(LoopProgram &p, const Guarded &guarded) {
  int64_t last = p.choices.range(1, 4);
  RangedIndex number = p.choices.pick(ArrayRef(guarded.numbers));
  int64_t first = guarded.divisor.range.low;
  // The number must be less than the product of the basis.
  if (!number.range.isWithin(0, first * last - 1))
    return;
  SmallVector<OpFoldResult> basis = {guarded.divisor.value,
                                     p.builder.getIndexAttr(last)};
  if (p.choices.chance(40))
    std::swap(basis.front(), basis.back());
  auto op = p.create<affine::AffineDelinearizeIndexOp>(number.value, basis,
                                                       /*hasOuterBound=*/true);
  llvm::append_range(p.scalars, op.getResults());
}

/// Emits the body of a guard. Mostly, some of its operations are the same in
/// every iteration.
static void emitGuardedBody(LoopProgram &p, const Guarded &guarded) {
  llvm::append_range(p.indices, guarded.numbers);
  for (uint64_t count = p.choices.weighted({25, 45, 30}); count > 0; --count) {
    if (p.choices.chance(35)) {
      emitParts(p, guarded);
      continue;
    }
    Value number = p.choices.chance(70)
                       ? p.choices.pick(ArrayRef(guarded.numbers)).value
                       : p.getConstant(7);
    p.scalars.push_back(divide(p, number, guarded.divisor.value));
  }
  for (uint64_t count = 1 + p.choices.draw(2); count > 0; --count)
    switch (p.choices.weighted({40, 35, 25})) {
    case 0:
      emitBufferLoad(p);
      break;
    case 1:
      emitBufferStore(p);
      break;
    default:
      p.emitSteps(1);
    }
  emitMove(p);
}

void generate::emitGuardedWork(LoopProgram &p) {
  // The numbers come from arguments, which a callee cannot add. Besides, the
  // limit keeps the number of iterations small.
  if (p.isCallee || p.trips > 16)
    return emitMove(p);
  Guarded guarded = makeGuarded(p);
  int64_t trips = guarded.runs ? p.choices.range(1, 3) : 0;
  enum { Loop, Nest, Branch };
  unsigned form = p.choices.weighted({60, 20, 20});
  bool isAffine = p.choices.chance(p.features.affine);
  if (form == Branch) {
    Value condition = p.create<arith::CmpIOp>(
        arith::CmpIPredicate::sgt, p.base.getIndex(trips), p.getConstant(0));
    emitLoops(p, Bounds{0, 2, 1}, isAffine, [&] {
      auto branch = p.create<scf::IfOp>(TypeRange(), condition,
                                        /*withElseRegion=*/false);
      BodyScope scope(p, branch.thenBlock(), 1);
      emitGuardedBody(p, guarded);
      scope.finish();
    });
    return;
  }
  SmallVector<Bounds> bounds = {{0, trips, 1}};
  if (form == Nest)
    bounds.insert(bounds.begin() + p.choices.draw(2),
                  {0, p.choices.range(1, 3), 1});
  // Mostly do not make the number of iterations a constant, so that no pass
  // knows whether the loop runs at all.
  llvm::SaveAndRestore<unsigned> dynamic(p.features.dynamic, 100);
  emitLoops(p, bounds, isAffine, [&] { emitGuardedBody(p, guarded); });
}

/// Emits a buffer that contains the extents of a reshape. It is written again
/// before each reshape that uses it, so that each resulting view may have
/// another shape.
void generate::emitReshapeInTurn(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer =
      p.pickBuffer([](const TrackedBuffer &candidate) {
        return candidate.owners.empty() &&
               candidate.getType().getLayout().isIdentity() &&
               !llvm::is_contained(candidate.extents, 0) &&
               getNumElements(candidate.extents) > 1;
      });
  if (!buffer || p.trips > 16)
    return emitReshapeByShape(p);
  int64_t elements = getNumElements(buffer->extents);
  Type index = p.builder.getIndexType();
  Value shape = p.create<memref::AllocaOp>(MemRefType::get({2}, index));
  SmallVector<Extents> all = {{1, elements}, {elements, 1}};
  for (int64_t factor : {2, 3})
    if (elements % factor == 0)
      all.push_back({factor, elements / factor});
  auto type = MemRefType::get(
      {ShapedType::kDynamic, ShapedType::kDynamic}, buffer->getElementType(),
      MemRefLayoutAttrInterface(), buffer->getType().getMemorySpace());
  auto view = [&] {
    Extents extents = p.choices.pick(ArrayRef(all));
    for (auto [dim, extent] : llvm::enumerate(extents))
      p.create<memref::StoreOp>(p.getNumber(extent), shape, p.getConstant(dim));
    Value reshaped = p.create<memref::ReshapeOp>(type, buffer->value, shape);
    p.addView(*buffer, reshaped, extents);
    p.scalars.push_back(p.load(p.buffers.back()));
    emitMove(p);
  };
  view();
  if (p.choices.chance(50))
    return view();
  emitLoops(p, Bounds{0, p.choices.range(1, 3), 1}, /*isAffine=*/false, view);
}
