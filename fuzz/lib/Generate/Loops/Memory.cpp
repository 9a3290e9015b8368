//===- Memory.cpp - copies, globals, clones and element accesses *- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/TypeUtilities.h"

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

/// Picks a buffer of these extents that shares no memory with `target`. If
/// there is none, makes a new one.
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

/// Emits a `linalg.generic` that computes each element of a buffer from its old
/// value and from an element of another buffer, whose access may be transposed.
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

/// Adds a global buffer. It is either constant or wholly written before it is
/// read, because a variable keeps its elements from one run of the program to
/// the next. In bodies it is constant, because all iterations of a parallel
/// loop would share a variable.
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

/// Emits an `alloca_scope`, at whose end the buffers that it has on the stack
/// are freed.
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

/// Casts a buffer to a drawn memory space, which may be its own.
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
// Clones, which are never written
//===----------------------------------------------------------------------===//

/// Emits a clone of a buffer. Afterwards, neither the buffer nor the clone is
/// written.
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

//===----------------------------------------------------------------------===//
// Loads and stores of elements
//===----------------------------------------------------------------------===//

void generate::emitBufferLoad(LoopProgram &p) {
  if (std::optional<TrackedBuffer> buffer = p.pickNonEmpty(false))
    p.scalars.push_back(p.load(*buffer));
}

void generate::emitBufferStore(LoopProgram &p) {
  if (std::optional<TrackedBuffer> buffer = p.pickNonEmpty(true))
    p.store(p.emitScalar(buffer->getElementType()), *buffer);
}

/// Loads an element, and stores it to a buffer, or stores a value that may
/// depend on the element.
void generate::emitMove(LoopProgram &p) {
  std::optional<TrackedBuffer> target = p.pickNonEmpty(true);
  if (!target)
    return emitBufferLoad(p);
  Type type = target->getElementType();
  std::optional<TrackedBuffer> source =
      p.pickBuffer([&](const TrackedBuffer &buffer) {
        return buffer.getElementType() == type &&
               !llvm::is_contained(buffer.extents, 0);
      });
  Value value = source ? p.load(*source) : p.emitScalar(type);
  p.scalars.push_back(value);
  if (p.choices.chance(60))
    value = p.emitScalar(type);
  p.store(value, *target);
}

Value generate::emitCombined(LoopProgram &p, Value a, Value b) {
  static constexpr ArithOp ofFloats[] = {ArithOp::AddF, ArithOp::MulF,
                                         ArithOp::MaximumF, ArithOp::MinimumF};
  if (isa<FloatType>(getElementTypeOrSelf(a)))
    return p.create(ofFloats[p.choices.weighted({40, 40, 10, 10})], {a, b});
  return p.createOneOf({ArithOp::AddI, ArithOp::MulI, ArithOp::MaxSI,
                        ArithOp::MinUI, ArithOp::XOrI, ArithOp::AndI,
                        ArithOp::MinSI, ArithOp::MaxUI, ArithOp::OrI},
                       {a, b});
}

/// Emits an update as a reduction does it: combines an element with a value,
/// and stores the result in the same buffer, though at a position that is drawn
/// anew.
void generate::emitUpdate(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = p.pickNonEmpty(true);
  if (!buffer)
    return emitBufferLoad(p);
  Value before = p.load(*buffer);
  Value after = emitCombined(p, before, p.emitScalar(before.getType()));
  p.scalars.push_back(after);
  p.store(after, *buffer);
}

/// Whether native code can update elements of `type` atomically. LLVM supports
/// only whole bytes, and the operation does not accept index.
static bool isAtomic(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return llvm::is_contained({8u, 16u, 32u, 64u}, integer.getWidth());
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type);
}

/// Emits an atomic update of an element, with a kind that upstream can lower.
void generate::emitAtomicUpdate(LoopProgram &p) {
  using Kind = arith::AtomicRMWKind;
  std::optional<TrackedBuffer> buffer =
      p.pickBuffer([](const TrackedBuffer &buffer) {
        return buffer.isWritable && !llvm::is_contained(buffer.extents, 0) &&
               isAtomic(buffer.getElementType());
      });
  if (!buffer)
    return emitUpdate(p);
  Type type = buffer->getElementType();
  Kind kind = isa<FloatType>(type)
                  ? p.choices.pick<Kind>({Kind::addf, Kind::maximumf,
                                          Kind::minimumf, Kind::assign})
                  : p.choices.pick<Kind>({Kind::addi, Kind::maxs, Kind::minu,
                                          Kind::xori, Kind::andi, Kind::assign,
                                          Kind::mins, Kind::maxu, Kind::ori});
  Value value = p.emitScalar(type);
  p.scalars.push_back(p.create<memref::AtomicRMWOp>(
      type, kind, value, buffer->value, p.pickPosition(*buffer)));
}
