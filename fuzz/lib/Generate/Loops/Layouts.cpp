//===- Layouts.cpp - buffers with a permuted or tiled layout --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks a layout in which no two elements of `extents` have the same position.
static AffineMap pickLayout(LoopProgram &p, ArrayRef<int64_t> extents) {
  SmallVector<AffineExpr> results;
  for (unsigned dim = 0; dim < extents.size(); ++dim)
    results.push_back(p.builder.getAffineDimExpr(dim));
  if (p.choices.chance(50))
    std::reverse(results.begin(), results.end());
  if (p.choices.chance(50)) {
    unsigned place = p.choices.draw(results.size());
    AffineExpr tiled = results[place];
    int64_t size = p.choices.range(2, 4);
    results[place] = tiled.floorDiv(size);
    results.push_back(tiled % size);
  }
  if (p.choices.chance(30))
    results.back() = results.back() * 2 + p.choices.range(0, 2);
  if (p.choices.chance(20))
    results.front() = results.front() + p.choices.range(1, 3);
  return AffineMap::get(extents.size(), 0, results, p.builder.getContext());
}

static void walk(LoopProgram &p, ArrayRef<int64_t> extents,
                 function_ref<void(ArrayRef<Value>)> body) {
  OpBuilder::InsertionGuard guard(p.builder);
  SmallVector<Value> indices;
  for (int64_t extent : extents) {
    auto loop = p.create<affine::AffineForOp>(0, extent);
    p.builder.setInsertionPointToStart(loop.getBody());
    indices.push_back(loop.getInductionVar());
  }
  body(indices);
}

static std::optional<TrackedBuffer> pickSmallTarget(LoopProgram &p) {
  return p.pickBuffer([&](const TrackedBuffer &buffer) {
    return !buffer.extents.empty() && buffer.owners.empty() &&
           buffer.isWritable && !llvm::is_contained(buffer.extents, 0) &&
           getNumElements(buffer.extents) * p.trips <= loopBudget::maxTrips;
  });
}

/// Allocates a buffer with a drawn layout, and copies the elements of `target`
/// to it.
static Value allocateCopy(LoopProgram &p, const TrackedBuffer &target) {
  AffineMap map = pickLayout(p, target.extents);
  auto type = MemRefType::get(target.extents, target.getElementType(),
                              AffineMapAttr::get(map));
  Value buffer = p.create<memref::AllocOp>(type);
  walk(p, target.extents, [&](ArrayRef<Value> indices) {
    Value value =
        p.create<affine::AffineLoadOp>(target.value, ValueRange(indices));
    p.create<affine::AffineStoreOp>(value, buffer, ValueRange(indices));
  });
  return buffer;
}

/// Emits a buffer with a layout. No other emitter uses this buffer, because
/// only `normalize-memrefs` supports its layout.
void generate::emitLayout(LoopProgram &p) {
  std::optional<TrackedBuffer> target = pickSmallTarget(p);
  if (!target)
    return emitMove(p);
  Value buffer = allocateCopy(p, *target);
  Value scalar = p.emitScalar(target->getElementType());
  walk(p, target->extents, [&](ArrayRef<Value> indices) {
    Value value;
    if (p.choices.chance(70))
      value = p.create<affine::AffineLoadOp>(buffer, ValueRange(indices));
    else
      value = p.create<memref::LoadOp>(buffer, ValueRange(indices));
    if (!isa<FloatType>(value.getType()))
      value = p.create<arith::XOrIOp>(value, scalar);
    p.create<affine::AffineStoreOp>(value, target->value, ValueRange(indices));
  });
  if (p.choices.chance(p.features.frees))
    p.create<memref::DeallocOp>(buffer);
}

/// Adds a function that copies elements between two buffers, some of them to
/// other positions. The function may return the first buffer.
static func::FuncOp addExchange(LoopProgram &p, ArrayRef<int64_t> extents,
                                TypeRange types) {
  OpBuilder::InsertionGuard guard(p.builder);
  Block *module = p.getModule().getBody();
  p.builder.setInsertionPointToEnd(module);
  bool returns = p.choices.chance(40);
  auto function = p.create<func::FuncOp>(
      ("callee" + llvm::Twine(module->getOperations().size())).str(),
      p.builder.getFunctionType(types, types.take_front(returns)));
  function.setPrivate();
  Block *body = function.addEntryBlock();
  p.builder.setInsertionPointToStart(body);
  Value first = body->getArgument(0), second = body->getArgument(1);
  walk(p, extents, [&](ArrayRef<Value> indices) {
    SmallVector<AffineExpr> place;
    for (auto [dim, extent] : llvm::enumerate(extents)) {
      AffineExpr expr = p.builder.getAffineDimExpr(dim);
      place.push_back(p.choices.chance(30) ? (extent - 1) - expr : expr);
    }
    AffineMap map =
        AffineMap::get(extents.size(), 0, place, p.builder.getContext());
    Value a = p.create<affine::AffineLoadOp>(first, map, ValueRange(indices));
    Value b = p.create<affine::AffineLoadOp>(second, ValueRange(indices));
    p.create<affine::AffineStoreOp>(b, first, map, ValueRange(indices));
    p.create<affine::AffineStoreOp>(a, second, ValueRange(indices));
  });
  p.create<func::ReturnOp>(
      ValueRange(body->getArguments().take_front(returns)));
  return function;
}

/// Emits a call whose argument and result types have a layout.
void generate::emitLayoutInCall(LoopProgram &p) {
  std::optional<TrackedBuffer> target = pickSmallTarget(p);
  if (!target || p.isCallee)
    return emitLayout(p);
  Value buffer = allocateCopy(p, *target);
  SmallVector<Value> operands = {buffer, target->value};
  func::FuncOp function =
      addExchange(p, target->extents, TypeRange(ValueRange(operands)));
  Value read = buffer;
  for (unsigned i = 0, e = 1 + p.choices.draw(2); i < e; ++i) {
    auto call = p.create<func::CallOp>(function, operands);
    if (call.getNumResults() > 0)
      read = call.getResult(0);
  }
  walk(p, target->extents, [&](ArrayRef<Value> indices) {
    Value value = p.create<affine::AffineLoadOp>(read, ValueRange(indices));
    p.create<affine::AffineStoreOp>(value, target->value, ValueRange(indices));
  });
}
