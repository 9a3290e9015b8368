//===- VectorizeRowsEmitter.cpp - vectors of a row's iterations -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorizeRowsBody.h"

#include "padlab/codegen/LLVMVersion.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

#include <map>
#include <set>

using namespace mlir;
using namespace padlab;

Value padlab::hideVector(OpBuilder &b, Value vector, bool isX86) {
  return llvm_version::createInlineAsm(b, vector, "", isX86 ? "=x,0" : "=w,0");
}

namespace {
/// An index as the sum of values and a constant. If two objects of this type
/// compare equal, their indices are equal at run time.
struct SumIndex {
  std::multiset<const void *> values;
  int64_t number = 0;

  void add(Value value);
  bool operator<(const SumIndex &other) const {
    return std::tie(number, values) < std::tie(other.number, other.values);
  }

private:
  void add(AffineExpr expr, OperandRange dims, unsigned numDims);
};
} // namespace

static bool isSum(AffineExpr expr) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return true;
  return expr.getKind() == AffineExprKind::Add && isSum(binary.getLHS()) &&
         isSum(binary.getRHS());
}

void SumIndex::add(AffineExpr expr, OperandRange operands, unsigned numDims) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    number += constant.getValue();
  } else if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    add(operands[dim.getPosition()]);
  } else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
    add(operands[numDims + symbol.getPosition()]);
  } else {
    auto sum = cast<AffineBinaryOpExpr>(expr);
    add(sum.getLHS(), operands, numDims);
    add(sum.getRHS(), operands, numDims);
  }
}

void SumIndex::add(Value value) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant))) {
    number += constant.getSExtValue();
  } else if (auto sum = value.getDefiningOp<arith::AddIOp>()) {
    add(sum.getLhs());
    add(sum.getRhs());
  } else if (auto apply = value.getDefiningOp<affine::AffineApplyOp>();
             apply && isSum(apply.getAffineMap().getResult(0))) {
    AffineMap map = apply.getAffineMap();
    add(map.getResult(0), apply.getOperands(), map.getNumDims());
  } else {
    values.insert(value.getAsOpaquePointer());
  }
}

namespace padlab {

/// Emits several groups of iterations together, so that their loads overlap in
/// time. A *group* consists of `count` iterations, which become the lanes of
/// one vector; if `count` is 1, it is one iteration in scalar code.
class RowBodyEmitter {
public:
  RowBodyEmitter(const RowBody &body, OpBuilder &b, ValueRange bases,
                 unsigned count, const RowStores &stores)
      : body(body), b(b), loc(body.loop.getLoc()), count(count), stores(stores),
        distance(stores.paired ? 2 : 1), scalars(bases.size() * distance),
        vectors(bases.size() * distance) {
    Value iteration = body.loop.getInductionVar();
    for (auto [position, base] : llvm::enumerate(bases)) {
      scalars[position * distance].map(iteration, base);
      if (stores.paired)
        scalars[position * distance + 1].map(
            iteration,
            arith::AddIOp::create(b, loc, base,
                                  arith::ConstantIndexOp::create(b, loc, 1)));
    }
  }

  /// Makes a group for each of `points`, which map the variables of the loop
  /// and of loops around it.
  RowBodyEmitter(const RowBody &body, OpBuilder &b, ArrayRef<IRMapping> points,
                 unsigned count, const RowStores &stores)
      : body(body), b(b), loc(body.loop.getLoc()), count(count), stores(stores),
        distance(1), scalars(points), vectors(points.size()) {}

  void emit() {
    for (Operation &op : body.loop.getBody()->without_terminator())
      for (unsigned group = 0; group != scalars.size(); ++group)
        emit(op, group);
  }

  /// Sets the value of `value` in each group to `known`.
  void setValues(Value value, ValueRange known) {
    for (auto [group, one] : llvm::enumerate(known))
      if (count == 1)
        scalars[group].map(value, one);
      else
        vectors[group][value] = one;
  }

  /// Returns `value` in each group.
  SmallVector<Value> getValues(Value value) {
    SmallVector<Value> values;
    for (unsigned group = 0; group != scalars.size(); ++group)
      values.push_back(count == 1 ? getScalar(value, group)
                                  : getVector(value, group));
    return values;
  }

  /// Emits `op` in each group.
  void emit(Operation &op) {
    for (unsigned group = 0; group != scalars.size(); ++group)
      emit(op, group);
  }

  /// Emits all operations except `load` and the stores.
  void emitBetween(memref::LoadOp load) {
    for (Operation &op : body.loop.getBody()->without_terminator())
      if (&op != load.getOperation() && !isa<memref::StoreOp>(op))
        emit(op);
  }

  /// Emits the operations that `value` is computed by, in the body's order.
  void emitFor(Value value) {
    llvm::SmallSetVector<Operation *, 16> needed;
    auto need = [&](Value operand) {
      Operation *op = operand.getDefiningOp();
      if (op && op->getBlock() == body.loop.getBody())
        needed.insert(op);
    };
    need(value);
    for (size_t i = 0; i != needed.size(); ++i)
      llvm::for_each(needed[i]->getOperands(), need);
    for (Operation &op : body.loop.getBody()->without_terminator())
      if (needed.contains(&op))
        emit(op);
  }

  /// Returns `value` in the first iteration of a group.
  Value getScalar(Value value, unsigned group) {
    IRMapping &map = scalars[group];
    if (Value known = map.lookupOrNull(value))
      return known;
    Operation *op = value.getDefiningOp();
    if (!op || body.loop.isDefinedOutsideOfLoop(value))
      return value;
    for (Value operand : op->getOperands())
      map.map(operand, getScalar(operand, group));
    b.clone(*op, map);
    return map.lookup(value);
  }

  SmallVector<Value> getScalars(ValueRange values, unsigned group) {
    return llvm::map_to_vector(
        values, [&](Value value) { return getScalar(value, group); });
  }

private:
  VectorType getType(Type element) { return VectorType::get(count, element); }

  /// Returns the vector (0, `step`, 2 * `step`, ...).
  Value makeSteps(Type element, int64_t step) {
    unsigned bits = getMemoryBits(element);
    SmallVector<APInt> numbers;
    for (unsigned i = 0; i != count; ++i)
      numbers.push_back(
          APInt(64, static_cast<uint64_t>(i) * static_cast<uint64_t>(step))
              .trunc(bits));
    VectorType type = getType(element);
    return arith::ConstantOp::create(b, loc,
                                     DenseElementsAttr::get(type, numbers));
  }

  Value broadcast(Value scalar) {
    return vector::BroadcastOp::create(b, loc, getType(scalar.getType()),
                                       scalar);
  }

  Value getVector(Value value, unsigned group) {
    if (Value known = vectors[group].lookup(value))
      return known;
    auto memo = [&](Value made) { return vectors[group][value] = made; };
    if (body.isUniform(value))
      return memo(broadcast(getScalar(value, group)));
    std::optional<int64_t> step = body.getCoefficient(value);
    // For values modulo a power of two, a cast to fewer bits before the
    // addition of the steps has the same result as a cast after it.
    if (!step && isa_and_nonnull<arith::IndexCastOp, arith::IndexCastUIOp>(
                     value.getDefiningOp()))
      step = body.getCoefficient(value.getDefiningOp()->getOperand(0));
    Value first = broadcast(getScalar(value, group));
    return memo(arith::AddIOp::create(
        b, loc, first, makeSteps(value.getType(), *step * distance)));
  }

  /// Casts memory of bf16 or f16 to integers of the same width: LLVM splits
  /// masked accesses to bf16 into lanes, and stores f16 through the caches
  /// despite the hint.
  Value getMemory(Value memref, unsigned group) {
    Value memory = getScalar(memref, group);
    auto type = cast<MemRefType>(memory.getType());
    if (!type.getElementType().isBF16() && !type.getElementType().isF16())
      return memory;
    Type same = MemRefType::Builder(type).setElementType(b.getI16Type());
    return UnrealizedConversionCastOp::create(b, loc, same, memory)
        .getResult(0);
  }

  /// Prefetches once per cache line. The address may lie outside of the buffer.
  void readAhead(Value memory, ValueRange indices, unsigned group) {
    Type element = cast<MemRefType>(memory.getType()).getElementType();
    int64_t bytes = getMemoryBits(element) / 8;
    if (group * count * bytes % lineBytes != 0)
      return;
    SmallVector<Value> ahead(indices);
    ahead.back() = arith::AddIOp::create(
        b, loc, ahead.back(),
        arith::ConstantIndexOp::create(b, loc, stores.readAheadBytes / bytes));
    memref::PrefetchOp::create(b, loc, memory, ahead, /*isWrite=*/false,
                               /*localityHint=*/2, /*isDataCache=*/true);
  }

  bool isOddOfPair(unsigned group) const {
    return stores.paired && group % 2 == 1;
  }
  Value shift(Value words, bool isUp) {
    Value sixteen = arith::ConstantOp::create(
        b, loc,
        DenseElementsAttr::get(cast<VectorType>(words.getType()),
                               b.getI32IntegerAttr(16)));
    if (isUp)
      return arith::ShLIOp::create(b, loc, words, sixteen);
    return arith::ShRUIOp::create(b, loc, words, sixteen);
  }

  /// Loads words, whose lower and upper halves are the even and odd elements,
  /// so that no shuffle is needed. `group` is the even group; this function
  /// sets the values of the even and of the odd group.
  void emitPairedLoad(memref::LoadOp load, Value memory, ValueRange indices,
                      unsigned group) {
    VectorType whole = VectorType::get(2 * count, b.getI16Type());
    Value loaded = vector::LoadOp::create(b, loc, whole, memory, indices);
    Value words =
        vector::BitCastOp::create(b, loc, getType(b.getI32Type()), loaded);
    auto note = [&](unsigned which, Value wide) {
      Value half =
          arith::TruncIOp::create(b, loc, getType(b.getI16Type()), wide);
      vectors[which][load] = bitcast(half, load.getType());
    };
    note(group, words);
    note(group + 1, shift(words, /*isUp=*/false));
  }

  /// Interleaves the values of an even group and of `group`, the odd group
  /// after it.
  Value joinPair(Value value, unsigned group) {
    auto getWords = [&](unsigned which) -> Value {
      Value half = bitcast(getVector(value, which), b.getI16Type());
      return arith::ExtUIOp::create(b, loc, getType(b.getI32Type()), half);
    };
    Value words = arith::OrIOp::create(b, loc, getWords(group - 1),
                                       shift(getWords(group), /*isUp=*/true));
    return vector::BitCastOp::create(
        b, loc, VectorType::get(2 * count, b.getI16Type()), words);
  }

  /// A buffer and an index for each dimension; two that compare equal are the
  /// same address.
  using Address = std::pair<const void *, std::vector<SumIndex>>;
  static Address getAddress(Value memory, ValueRange indices) {
    auto slice = memory.getDefiningOp<memref::SubViewOp>();
    if (slice && (!slice.hasUnitStride() || slice.getDroppedDims().any() ||
                  ShapedType::isDynamicShape(slice.getStaticOffsets())))
      slice = {};
    Value buffer = slice ? slice.getSource() : memory;
    Address address = {buffer.getAsOpaquePointer(), {}};
    for (auto [dim, value] : llvm::enumerate(indices)) {
      SumIndex &index = address.second.emplace_back();
      index.number = slice ? slice.getStaticOffset(dim) : 0;
      index.add(value);
    }
    return address;
  }

  void emitLoad(memref::LoadOp load, unsigned group) {
    if (isOddOfPair(group))
      return;
    SmallVector<Value> indices = getScalars(load.getIndices(), group);
    Value memory = getMemory(load.getMemRef(), group);
    VectorType type =
        getType(cast<MemRefType>(memory.getType()).getElementType());
    if (stores.readAheadBytes != 0)
      readAhead(memory, indices, group);
    if (stores.paired)
      return emitPairedLoad(load, memory, indices, group);
    Value &loaded = known[getAddress(memory, indices)];
    if (loaded) {
      vectors[group][load] = bitcast(loaded, load.getType());
      return;
    }
    if (stores.mask) {
      Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
      loaded = vector::MaskedLoadOp::create(b, loc, type, memory, indices,
                                            stores.mask, zero);
    } else {
      loaded = vector::LoadOp::create(b, loc, type, memory, indices);
    }
    vectors[group][load] = bitcast(loaded, load.getType());
  }

  Value bitcast(Value vector, Type element) {
    VectorType type = getType(element);
    return vector.getType() == type
               ? vector
               : arith::BitcastOp::create(b, loc, type, vector).getResult();
  }

  void emitVector(Operation &op, unsigned group) {
    if (auto load = dyn_cast<memref::LoadOp>(op))
      return emitLoad(load, group);
    if (isa<arith::IndexCastOp, arith::IndexCastUIOp>(op) &&
        body.getCoefficient(op.getOperand(0))) {
      getVector(op.getResult(0), group);
      return;
    }
    SmallVector<Value> operands;
    for (auto [number, operand] : llvm::enumerate(op.getOperands())) {
      bool staysScalar =
          isa<arith::SelectOp>(op) && number == 0 && body.isUniform(operand);
      operands.push_back(staysScalar ? getScalar(operand, group)
                                     : getVector(operand, group));
    }
    Value result = op.getResult(0);
    vectors[group][result] =
        b.create(loc, op.getName().getIdentifier(), operands,
                 getType(result.getType()), op.getAttrs())
            ->getResult(0);
  }

  Value getStored(memref::StoreOp store, Value memory, unsigned group) {
    if (stores.paired)
      return joinPair(store.getValueToStore(), group);
    Value value =
        stores.splat ? stores.splat : getVector(store.getValueToStore(), group);
    return bitcast(value, cast<MemRefType>(memory.getType()).getElementType());
  }

  void emitStore(memref::StoreOp store, unsigned group) {
    if (stores.paired && !isOddOfPair(group))
      return;
    known.clear();
    unsigned first = stores.paired ? group - 1 : group;
    SmallVector<Value> indices = getScalars(store.getIndices(), first);
    Value memory = getMemory(store.getMemRef(), first);
    Value value = getStored(store, memory, group);
    if (stores.mask) {
      vector::MaskedStoreOp::create(b, loc, memory, indices, stores.mask,
                                    value);
      return;
    }
    // If the vector were not hidden, LLVM would see that these integers were
    // f16, and ignore the non-temporal hint.
    if (stores.nonTemporal && store.getValueToStore().getType().isF16())
      value = hideVector(b, value, stores.isX86);
    auto made = vector::StoreOp::create(b, loc, value, memory, indices);
    if (!stores.nonTemporal)
      return;
    made.setNontemporal(true);
    made.setAlignment(distance * count *
                      getMemoryBits(store.getValueToStore().getType()) / 8);
  }

  /// Emits a scalar copy of `op`, after the operations on which `op` depends,
  /// if these were not emitted before.
  void emitScalar(Operation &op, unsigned group) {
    for (Value operand : op.getOperands())
      scalars[group].map(operand, getScalar(operand, group));
    b.clone(op, scalars[group]);
  }

  void emit(Operation &op, unsigned group) {
    if (count == 1) {
      emitScalar(op, group);
      return;
    }
    if (auto store = dyn_cast<memref::StoreOp>(op))
      emitStore(store, group);
    else if (body.vectorized.contains(&op))
      emitVector(op, group);
    else if (isa<memref::LoadOp>(op) && body.isUniform(op.getResult(0)))
      getScalar(op.getResult(0), group);
  }

  const RowBody &body;
  OpBuilder &b;
  Location loc;
  unsigned count;
  RowStores stores;
  /// The distance between consecutive iterations of a group: 2 if groups are
  /// paired, otherwise 1.
  unsigned distance;
  SmallVector<IRMapping, 4> scalars;
  SmallVector<llvm::SmallDenseMap<Value, Value>, 4> vectors;
  /// The vectors loaded since the last store: groups may load the same address.
  std::map<Address, Value> known;
};

} // namespace padlab

void RowBody::emit(OpBuilder &b, ValueRange bases, unsigned count,
                   const RowStores &stores) const {
  RowBodyEmitter(*this, b, bases, count, stores).emit();
}

SmallVector<Value> RowBody::emitLoads(OpBuilder &b, ArrayRef<IRMapping> points,
                                      unsigned count, const RowStores &stores,
                                      memref::LoadOp load) const {
  RowBodyEmitter emitter(*this, b, points, count, stores);
  emitter.emit(*load);
  return emitter.getValues(load);
}

SmallVector<Value> RowBody::emitValue(OpBuilder &b, ArrayRef<IRMapping> points,
                                      unsigned count, const RowStores &stores,
                                      Value value) const {
  RowBodyEmitter emitter(*this, b, points, count, stores);
  emitter.emitFor(value);
  return emitter.getValues(value);
}

SmallVector<Value> RowBody::emitStep(OpBuilder &b, ArrayRef<IRMapping> points,
                                     unsigned count, const RowStores &stores,
                                     memref::LoadOp load,
                                     ValueRange loaded) const {
  RowBodyEmitter emitter(*this, b, points, count, stores);
  if (load)
    emitter.setValues(load, loaded);
  emitter.emitBetween(load);
  return emitter.getValues(memref::StoreOp(onlyStore).getValueToStore());
}

void RowBody::emitStores(OpBuilder &b, ArrayRef<IRMapping> points,
                         unsigned count, const RowStores &stores,
                         ValueRange values) const {
  RowBodyEmitter emitter(*this, b, points, count, stores);
  memref::StoreOp store = onlyStore;
  emitter.setValues(store.getValueToStore(), values);
  emitter.emit(*store);
}

SmallVector<Value> RowBody::getIndices(OpBuilder &b, memref::StoreOp access,
                                       Value base) const {
  RowBodyEmitter emitter(*this, b, base, 1, {});
  return emitter.getScalars(access.getIndices(), 0);
}
