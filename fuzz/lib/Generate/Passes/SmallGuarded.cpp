//===- SmallGuarded.cpp - operations that must not leave a loop -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmallForms.h"

#include "../Ops/Bodies.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The values that the body of a loop or branch uses. If the body runs, its
/// operations on these values are defined. If it does not run, most of these
/// operations would be undefined.
struct Guard {
  ProgramBuilder &p;
  bool runs;
  TrackedIndex divisor;
  /// A tensor that the body reads, and that is defined before it.
  TrackedTensor source;

  /// Returns an index from 0 to `most`. If the body does not run, mostly
  /// returns an index out of this range.
  Value getNumber(int64_t most) const {
    Choices &choices = p.choices;
    int64_t number = choices.draw(most + 1);
    if (!runs)
      number = choices.pick<int64_t>(
          {int64_t(1) << 24, -1, -(int64_t(1) << 24), number, most + 1});
    return p.getUnknownIndex(number);
  }
};
} // namespace

static SmallVector<Value> pickPlace(const Guard &guard,
                                    ArrayRef<int64_t> extents) {
  return llvm::map_to_vector(
      extents, [&](int64_t extent) { return guard.getNumber(extent - 1); });
}

static void emitElement(const Guard &guard) {
  ProgramBuilder &p = guard.p;
  p.addScalar(p.create<tensor::ExtractOp>(
      guard.source.value, pickPlace(guard, guard.source.extents)));
}

static void emitPart(const Guard &guard) {
  ProgramBuilder &p = guard.p;
  OpBuilder &b = p.builder;
  SmallVector<OpFoldResult> offsets, sizes, strides;
  Extents extents;
  for (int64_t extent : guard.source.extents) {
    extents.push_back(p.choices.range(1, extent));
    offsets.push_back(guard.getNumber(extent - extents.back()));
    sizes.push_back(b.getIndexAttr(extents.back()));
    strides.push_back(b.getIndexAttr(1));
  }
  p.add(p.create<tensor::ExtractSliceOp>(guard.source.value, offsets, sizes,
                                         strides),
        extents);
}

static void emitQuotient(const Guard &guard) {
  ProgramBuilder &p = guard.p;
  OpBuilder &b = p.builder;
  Value number = guard.getNumber(7), divisor = guard.divisor.value;
  // Use i32, too, because loops rarely carry values of type index.
  if (p.choices.chance(50)) {
    number = p.create<arith::IndexCastOp>(b.getI32Type(), number);
    divisor = p.create<arith::IndexCastOp>(b.getI32Type(), divisor);
  }
  p.addScalar(p.choices.chance(50)
                  ? Value(p.create<arith::DivSIOp>(number, divisor))
                  : Value(p.create<arith::RemUIOp>(number, divisor)));
}

static void emitRemainder(const Guard &guard) {
  ProgramBuilder &p = guard.p;
  SmallVector<OpFoldResult> basis = {guard.divisor.value,
                                     p.builder.getIndexAttr(3)};
  auto op = p.create<affine::AffineDelinearizeIndexOp>(
      guard.getNumber(guard.divisor.number - 1), basis,
      /*hasOuterBound=*/true);
  for (Value part : op.getResults())
    p.addScalar(part);
}

/// Emits a pad whose lower amounts depend on the guard. Its padding value may
/// be computed from the quotient of a guarded division.
static void emitPadding(const Guard &guard) {
  ProgramBuilder &p = guard.p;
  OpBuilder &b = p.builder;
  const TrackedTensor &source = guard.source;
  SmallVector<OpFoldResult> low, high;
  SmallVector<int64_t> shape(source.getRank(), ShapedType::kDynamic);
  Extents extents;
  for (int64_t extent : source.extents) {
    int64_t amount = p.choices.draw(2);
    // Even if the body does not run, keep the amount small: if a pass hoisted
    // the pad, a tensor as large as memory would end the process. The type of
    // the result has dynamic extents, which are right for every amount.
    low.push_back(p.getUnknownIndex(guard.runs ? amount : 7));
    high.push_back(b.getIndexAttr(1));
    extents.push_back(extent + amount + 1);
  }
  auto type = RankedTensorType::get(shape, source.getElementType());
  auto pad = p.create<tensor::PadOp>(type, source.value, low, high,
                                     /*nofold=*/false);
  {
    OpBuilder::InsertionGuard insertion(b);
    SmallVector<Type> types(source.getRank(), b.getIndexType());
    SmallVector<Location> locations(source.getRank(), p.location);
    Block *block = b.createBlock(&pad.getRegion(), {}, types, locations);
    ScalarBuilder scalars = p.getScalarBuilder();
    scalars.operands.push_back(
        p.create<arith::DivUIOp>(block->getArgument(0), guard.divisor.value));
    p.create<tensor::YieldOp>(scalars.emit(source.getElementType(), 1));
  }
  p.add(pad, extents);
}

/// Casts the source to a type with those static extents that it only has if the
/// body runs.
static void emitClaim(const Guard &guard) {
  ProgramBuilder &p = guard.p;
  auto type = RankedTensorType::get(guard.source.extents,
                                    guard.source.getElementType());
  if (type == guard.source.value.getType())
    return emitPart(guard);
  p.add(p.create<tensor::CastOp>(type, guard.source.value),
        guard.source.extents);
}

static Value emitBodyOf(const Guard &guard, Value carried,
                        const Extents &extents) {
  ProgramBuilder &p = guard.p;
  using Emit = void (*)(const Guard &);
  static constexpr Emit all[] = {emitElement, emitPart,    emitQuotient,
                                 emitClaim,   emitElement, emitRemainder,
                                 emitPadding, emitPart};
  for (uint64_t count = 1 + p.choices.draw(3); count > 0; --count)
    p.choices.pick(llvm::ArrayRef<Emit>(all))(guard);
  p.add(carried, extents);
  emitBody(p, budget::maxNestedSteps);
  TrackedTensor like{carried, extents};
  Value next = pickYield(p, like, carried);
  ScalarBuilder scalars = p.getScalarBuilder();
  llvm::append_range(scalars.operands, p.scalars);
  Value element = scalars.emit(like.getElementType(), 1);
  SmallVector<Value> place;
  for (int64_t extent : extents)
    place.push_back(p.choices.chance(50)
                        ? guard.getNumber(extent - 1)
                        : p.getConstant(p.builder.getIndexAttr(0)));
  return p.create<tensor::InsertOp>(element, next, place);
}

/// Adds the tensor that the body reads. If the body does not run, the tensor
/// has only one element. The returned extents, on which the body relies, are
/// larger then.
static TrackedTensor addSource(ProgramBuilder &p, bool runs) {
  Extents extents;
  for (uint64_t rank = 1 + p.choices.draw(2); rank > 0; --rank)
    extents.push_back(p.choices.range(2, 5));
  if (runs)
    return p.addTensorArgument(extents, p.pickElementType());
  llvm::SaveAndRestore<unsigned> dynamic(p.features.dynamicExtents, 100),
      encodings(p.features.encodings, 0);
  Extents actual(extents.size(), 1);
  TrackedTensor source = p.addTensorArgument(actual, p.pickElementType());
  return {source.value, extents};
}

/// Emits a loop whose body, or a branch in it, may contain operations that
/// would be undefined outside of it.
bool generate::emitGuardedLoop(ProgramBuilder &p) {
  Choices &choices = p.choices;
  const TrackedTensor *picked = p.pickTensor(hasSlices);
  if (p.depth > 0 || !picked || p.features.encodings ||
      !p.fits(4 * getNumElements(picked->extents)))
    return false;
  TrackedTensor carried = *picked;
  bool runs = choices.chance(40);
  int64_t divisor = choices.range(1, 4);
  Guard guard = {p,
                 runs,
                 {p.getUnknownIndex(runs ? divisor : 0), divisor},
                 addSource(p, runs)};
  OpBuilder &b = p.builder;
  Value zero = p.getConstant(b.getIndexAttr(0));
  Value one = p.getConstant(b.getIndexAttr(1));
  Value bound = p.getUnknownIndex(runs ? choices.range(1, 3) : 0);
  bool isBranch = choices.chance(20);
  auto loop = p.create<scf::ForOp>(zero, isBranch ? p.getIndex(2) : bound, one,
                                   ValueRange(carried.value));
  {
    RegionScope scope(p, loop.getBody());
    Value argument = loop.getRegionIterArg(0), next;
    if (isBranch) {
      Value condition =
          p.create<arith::CmpIOp>(arith::CmpIPredicate::sgt, bound, zero);
      auto branch =
          p.create<scf::IfOp>(TypeRange(argument.getType()), condition,
                              /*withElseRegion=*/true);
      next = branch.getResult(0);
      {
        RegionScope inner(p, branch.thenBlock());
        p.create<scf::YieldOp>(emitBodyOf(guard, argument, carried.extents));
      }
      RegionScope inner(p, branch.elseBlock());
      p.create<scf::YieldOp>(argument);
    } else {
      next = emitBodyOf(guard, argument, carried.extents);
    }
    p.create<scf::YieldOp>(next);
  }
  // Forget the source, because it need not have these extents outside of the
  // body.
  llvm::erase_if(p.tensors, [&](const TrackedTensor &tensor) {
    return tensor.value == guard.source.value;
  });
  p.add(loop.getResult(0), carried.extents);
  return true;
}
