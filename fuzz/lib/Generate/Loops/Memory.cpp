//===- Memory.cpp - whole buffers -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

void generate::emitNewBuffer(LoopProgram &p) {
  if (p.trips <= loopBudget::maxTrips / 4)
    p.addBuffer(p.pickExtents(), p.pickType());
}

static std::optional<TrackedBuffer> pickTarget(LoopProgram &p) {
  return p.pickBuffer([&](const TrackedBuffer &buffer) {
    return buffer.isWritable && buffer.owners.empty() &&
           p.trips * getNumElements(buffer.extents) <= 8 * loopBudget::maxTrips;
  });
}

/// Picks a buffer of these extents that shares no memory with `target`; makes a
/// new one if there is none.
static TrackedBuffer pickSource(LoopProgram &p, const TrackedBuffer &target,
                                ArrayRef<int64_t> extents, Type type) {
  std::optional<TrackedBuffer> source =
      p.pickBuffer([&](const TrackedBuffer &buffer) {
        return ArrayRef<int64_t>(buffer.extents) == extents &&
               buffer.getElementType() == type && buffer.owners.empty() &&
               !buffer.mayAlias(target);
      });
  return source ? *source : p.addBuffer(extents, type);
}

void generate::emitCopyBuffer(LoopProgram &p) {
  std::optional<TrackedBuffer> target = pickTarget(p);
  if (!target)
    return emitMove(p);
  TrackedBuffer source =
      pickSource(p, *target, target->extents, target->getElementType());
  if (p.choices.chance(70))
    p.create<memref::CopyOp>(source.value, target->value);
  else
    p.create<linalg::CopyOp>(ValueRange(source.value),
                             ValueRange(target->value));
}

void generate::emitFillBuffer(LoopProgram &p) {
  std::optional<TrackedBuffer> target = pickTarget(p);
  if (!target)
    return emitMove(p);
  p.create<linalg::FillOp>(ValueRange(p.emitScalar(target->getElementType())),
                           ValueRange(target->value));
}

/// Emits a `linalg.generic` that computes each element from its old value and
/// from an element of another buffer, which may be transposed.
void generate::emitStructured(LoopProgram &p) {
  std::optional<TrackedBuffer> target = pickTarget(p);
  if (!target)
    return emitMove(p);
  unsigned rank = target->extents.size();
  MLIRContext *context = p.builder.getContext();
  AffineMap map = AffineMap::getMultiDimIdentityMap(rank, context);
  Extents extents = target->extents;
  if (rank > 1 && p.choices.chance(50)) {
    SmallVector<unsigned> order;
    for (unsigned i = 0; i < rank; ++i)
      order.push_back(rank - 1 - i);
    map = AffineMap::getPermutationMap(order, context);
    std::reverse(extents.begin(), extents.end());
  }
  TrackedBuffer source =
      pickSource(p, *target, extents, target->getElementType());
  AffineMap maps[] = {map, AffineMap::getMultiDimIdentityMap(rank, context)};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  Type type = target->getElementType();
  unsigned steps = 1 + p.choices.draw(2);
  p.create<linalg::GenericOp>(
      TypeRange(), ValueRange(source.value), ValueRange(target->value), maps,
      iterators, [&](OpBuilder &b, Location location, ValueRange arguments) {
        ScalarBuilder scalar(p.choices, b, location, 0);
        scalar.operands.assign(arguments.begin(), arguments.end());
        linalg::YieldOp::create(b, location, scalar.emit(type, steps));
      });
}

void generate::emitMatmul(LoopProgram &p) {
  std::optional<TrackedBuffer> target = pickTarget(p);
  if (!target || target->extents.size() != 2 || p.trips > 8)
    return emitStructured(p);
  Type type = target->getElementType();
  if (type.isInteger(1) || type.isIndex())
    return emitStructured(p);
  int64_t inner = 1 + p.choices.draw(4);
  TrackedBuffer lhs = pickSource(p, *target, {target->extents[0], inner}, type);
  TrackedBuffer rhs = pickSource(p, *target, {inner, target->extents[1]}, type);
  p.create<linalg::MatmulOp>(ValueRange{lhs.value, rhs.value},
                             ValueRange(target->value));
}
