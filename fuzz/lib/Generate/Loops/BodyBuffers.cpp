//===- BodyBuffers.cpp - allocations in bodies - ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Emits a buffer that is written, but seldom read.
void generate::emitDeadBuffer(LoopProgram &p) {
  size_t known = p.buffers.size();
  bool isRead = p.choices.chance(25);
  TrackedBuffer buffer;
  if (isRead) {
    buffer = p.addBuffer(p.pickExtents(), p.pickType());
  } else {
    buffer = addUnwritten(p, p.pickExtents(), p.pickType());
    p.buffers.push_back(buffer);
  }
  for (unsigned i = 0, e = 1 + p.choices.draw(2); i < e; ++i)
    if (!llvm::is_contained(buffer.extents, 0))
      p.store(p.emitScalar(buffer.getElementType()), buffer);
  if (isRead && !llvm::is_contained(buffer.extents, 0))
    p.scalars.push_back(p.load(buffer));
  // Later code does not use the buffer.
  p.buffers.resize(known, buffer);
}

/// Emits a buffer that is allocated in each iteration of a nest, or in each
/// region of an `scf.if`.
void generate::emitAllocationInBody(LoopProgram &p) {
  auto emitBody = [&] {
    llvm::SaveAndRestore<unsigned> saved(p.features.stack, 15);
    TrackedBuffer buffer = p.addBuffer(p.pickExtents(), p.pickType());
    p.emitSteps(2);
    if (llvm::is_contained(buffer.extents, 0))
      return;
    Value last = p.load(buffer);
    if (std::optional<TrackedBuffer> seen =
            p.pickBuffer([&](const TrackedBuffer &other) {
              return other.isWritable && !other.mayAlias(buffer) &&
                     !llvm::is_contained(other.extents, 0) &&
                     other.getElementType() == last.getType();
            }))
      p.store(last, *seen);
  };
  if (p.trips > 30)
    return emitMove(p);
  if (p.choices.chance(40)) {
    auto branch = p.create<scf::IfOp>(TypeRange(), p.emitCondition(),
                                      /*withElseRegion=*/p.choices.chance(50));
    for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()}) {
      if (region->empty())
        continue;
      BodyScope scope(p, &region->front(), 1);
      emitBody();
      scope.finish();
    }
    return;
  }
  SmallVector<Bounds> bounds(1 + p.choices.draw(2));
  for (Bounds &each : bounds)
    each = {0, p.choices.range(0, 3), 1};
  emitLoops(p, bounds, p.choices.chance(p.features.affine), emitBody);
}

/// Emits a loop that allocates a buffer whose size depends on its variable.
void generate::emitSizedByLoop(LoopProgram &p) {
  if (p.trips > 16)
    return emitMove(p);
  int64_t trips = p.choices.range(1, 5), most = trips + p.choices.draw(3);
  auto loop = p.create<scf::ForOp>(p.getNumber(0), p.getNumber(trips),
                                   p.getConstant(1));
  BodyScope scope(p, loop.getBody(), trips);
  RangedIndex iv = {loop.getInductionVar(), {0, trips - 1}};
  p.addIndex(iv.value, iv.range);
  MLIRContext *context = p.builder.getContext();
  AffineExpr d0 = getAffineDimExpr(0, context);
  Value size;
  IntRange sizes;
  if (p.choices.chance(50)) {
    size = p.create<affine::AffineApplyOp>(AffineMap::get(1, 0, d0 + 1),
                                           ValueRange(iv.value));
    sizes = {1, trips};
  } else {
    int64_t tile = p.choices.range(1, 4);
    size = p.create<affine::AffineMinOp>(
        AffineMap::get(1, 0,
                       {getAffineConstantExpr(tile, context), d0 * -1 + most},
                       context),
        ValueRange(iv.value));
    sizes = {std::min(tile, most - trips + 1), std::min(tile, most)};
  }
  Type type = p.pickType();
  Value memory = p.create<memref::AllocaOp>(
      MemRefType::get(ShapedType::kDynamic, type), ValueRange(size));
  auto inner = p.create<scf::ForOp>(p.getConstant(0), size, p.getConstant(1));
  {
    BodyScope innerScope(p, inner.getBody(), sizes.high);
    p.addIndex(inner.getInductionVar(), {0, sizes.high - 1});
    p.create<memref::StoreOp>(p.emitScalar(type), memory,
                              inner.getInductionVar());
  }
  Value last = p.create<memref::LoadOp>(
      memory, p.getConstant(p.choices.draw(sizes.low)));
  p.scalars.push_back(last);
  p.scalars.push_back(p.create<arith::IndexCastOp>(
      p.builder.getI32Type(),
      p.create<memref::DimOp>(memory, p.getConstant(0))));
  p.emitSteps(2);
}
