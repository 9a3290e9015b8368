//===- Storage.cpp - other kinds of memory -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Globals
//===----------------------------------------------------------------------===//

static Attribute pickInitialValue(LoopProgram &p, RankedTensorType type) {
  ScalarBuilder scalar(p.choices, p.builder, p.location, 10);
  SmallVector<Attribute> elements;
  bool isSplat = p.choices.chance(30);
  int64_t count = isSplat ? 1 : type.getNumElements();
  for (int64_t i = 0; i < count; ++i)
    elements.push_back(scalar.pickConstant(type.getElementType()));
  return DenseElementsAttr::get(type, elements);
}

static memref::GlobalOp addGlobal(LoopProgram &p, MemRefType type,
                                  Attribute initial, bool isConstant) {
  OpBuilder::InsertionGuard guard(p.builder);
  Block *module = p.getModule().getBody();
  p.builder.setInsertionPointToStart(module);
  std::string name =
      ("global" + llvm::Twine(module->getOperations().size())).str();
  return p.create<memref::GlobalOp>(name, p.builder.getStringAttr("private"),
                                    type, initial, isConstant,
                                    /*alignment=*/IntegerAttr());
}

/// Adds a global buffer. It is constant or wholly written before it is read,
/// because a run may find what an earlier run has left in it. In bodies it is
/// constant, because iterations of a parallel loop would share it.
void generate::emitGlobalBuffer(LoopProgram &p) {
  Extents extents = p.pickExtents();
  Type element = p.pickType();
  if (element.isIndex())
    element = p.builder.getI64Type();
  auto type = MemRefType::get(extents, element);
  bool isConstant = p.depth > 0 || p.choices.chance(65);
  if (isConstant && llvm::is_contained(extents, 0))
    return emitMove(p);
  Attribute initial = p.builder.getUnitAttr();
  if (isConstant)
    initial = pickInitialValue(p, RankedTensorType::get(extents, element));
  memref::GlobalOp global = addGlobal(p, type, initial, isConstant);
  TrackedBuffer buffer = {
      p.create<memref::GetGlobalOp>(type, global.getSymName()), extents,
      p.addMemory(), !isConstant};
  if (!isConstant)
    p.initialize(buffer);
  p.buffers.push_back(buffer);
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

/// Emits a scope at whose end its buffers on the stack are freed.
void generate::emitAllocaScope(LoopProgram &p) {
  SmallVector<Type> types;
  for (uint64_t count = p.choices.weighted({40, 40, 20}); count > 0; --count)
    types.push_back(p.pickType());
  auto op = p.create<memref::AllocaScopeOp>(TypeRange(types));
  OpBuilder::InsertionGuard guard(p.builder);
  {
    llvm::SaveAndRestore<unsigned> saved(p.features.stack, 85);
    BodyScope scope(p, p.builder.createBlock(&op.getBodyRegion()), 1);
    if (p.choices.chance(75))
      emitNewBuffer(p);
    p.emitSteps(loopBudget::maxNestedSteps);
    SmallVector<Value> values = p.emitScalars(types);
    scope.finish();
    p.create<memref::AllocaScopeReturnOp>(values);
  }
  llvm::append_range(p.scalars, op.getResults());
}

//===----------------------------------------------------------------------===//
// Memory spaces
//===----------------------------------------------------------------------===//

/// Casts a buffer to another memory space.
void generate::emitSpaceCast(LoopProgram &p) {
  TrackedBuffer buffer = p.pickOrAddBuffer();
  MemRefType old = buffer.getType();
  Attribute space;
  if (!old.getMemorySpace() || p.choices.chance(50))
    space = p.builder.getI64IntegerAttr(p.choices.range(1, 3));
  auto type = MemRefType::get(old.getShape(), old.getElementType(),
                              old.getLayout(), space);
  Value view = p.create<memref::MemorySpaceCastOp>(type, buffer.value);
  p.addView(buffer, view, buffer.extents);
}

//===----------------------------------------------------------------------===//
// Copies that are never written
//===----------------------------------------------------------------------===//

/// Emits a clone of a buffer, neither of which is written afterwards.
void generate::emitClone(LoopProgram &p) {
  if (p.trips > 16)
    return emitMove(p);
  llvm::SaveAndRestore<unsigned> spaces(p.features.spaces, 0);
  llvm::SaveAndRestore<unsigned> stack(p.features.stack, 0);
  TrackedBuffer buffer = p.addBuffer(p.pickExtents(), p.pickType());
  p.buffers.pop_back();
  if (!llvm::is_contained(buffer.extents, 0))
    p.store(p.emitScalar(buffer.getElementType()), buffer);
  buffer.isWritable = false;
  Value clone = p.create<bufferization::CloneOp>(buffer.value);
  p.allocated.push_back(clone);
  p.buffers.push_back(buffer);
  p.buffers.push_back(
      {clone, buffer.extents, p.addMemory(), /*isWritable=*/false});
}
