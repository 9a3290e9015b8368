//===- VectorizeRowsBody.cpp - what a row loop does, in vectors -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorizeRowsBody.h"

#include "padlab/codegen/PlantedFaults.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;

/// Whether the operation may be applied to vectors: LLVM must not compute the
/// result lane by lane, and the operation must not trap, because lanes outside
/// of a mask hold zeros.
static bool hasVectorForm(Operation *op) {
  return isa<
      arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp, arith::NegFOp,
      arith::CmpFOp, arith::MaxNumFOp, arith::MinNumFOp, arith::MaximumFOp,
      arith::MinimumFOp, arith::AddIOp, arith::SubIOp, arith::MulIOp,
      arith::AndIOp, arith::OrIOp, arith::XOrIOp, arith::ShLIOp, arith::ShRUIOp,
      arith::ShRSIOp, arith::CmpIOp, arith::MaxSIOp, arith::MaxUIOp,
      arith::MinSIOp, arith::MinUIOp, arith::SelectOp, arith::ExtFOp,
      arith::TruncFOp, arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp,
      arith::SIToFPOp, arith::UIToFPOp, arith::FPToSIOp, arith::FPToUIOp,
      arith::BitcastOp, arith::IndexCastOp, arith::IndexCastUIOp, LLVM::FAbsOp,
      LLVM::AbsOp, LLVM::CopySignOp, LLVM::SqrtOp, LLVM::FMAOp, LLVM::FCeilOp,
      LLVM::FFloorOp, LLVM::FTruncOp, LLVM::RoundEvenOp, LLVM::IsFPClass>(op);
}

/// Whether `op` is a conversion of f16 or bf16 for which each lane would call
/// the runtime.
static bool isCallPerLane(Operation *op, const TargetTraits &traits) {
  if (!isa<arith::ExtFOp, arith::TruncFOp>(op))
    return false;
  Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  if (from.isF64() || to.isF64())
    return !from.isF32() && !to.isF32();
  return (from.isF16() || to.isF16()) && !traits.convertsHalf;
}

unsigned padlab::getMemoryBits(Type type) {
  if (type.isIndex())
    return 64;
  return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
}

/// Records the width of `type`. Returns false if it is unsuitable: i1 in
/// memory, where it takes a byte, or any other type that is not a number of 8,
/// 16, 32 or 64 bits.
bool RowBody::noteType(Type type, bool isAccessed) {
  unsigned bits = getMemoryBits(type);
  if (bits == 1)
    return !isAccessed;
  if (bits < 8 || bits > 64 || !llvm::isPowerOf2_32(bits))
    return false;
  widest = std::max(widest, bits);
  if (isAccessed)
    narrowestAccess = std::min(narrowestAccess, bits);
  return true;
}

/// Whether `value` is the same in all iterations. This includes loads, because
/// no iteration stores what another one loads.
bool RowBody::isUniform(Value value) const {
  if (loop.isDefinedOutsideOfLoop(value))
    return true;
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  auto [it, isNew] = uniform.try_emplace(value, false);
  if (!isNew)
    return it->second;
  bool result = op->getNumRegions() == 0 &&
                (isa<memref::LoadOp>(op) || isMemoryEffectFree(op)) &&
                llvm::all_of(op->getOperands(),
                             [&](Value operand) { return isUniform(operand); });
  return uniform[value] = result;
}

/// Returns the coefficient of the loop's variable in `expr`. `leaf` returns its
/// coefficient in a dimension or symbol.
static std::optional<int64_t>
getCoefficient(AffineExpr expr,
               llvm::function_ref<std::optional<int64_t>(AffineExpr)> leaf) {
  if (isa<AffineConstantExpr>(expr))
    return 0;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return leaf(expr);
  auto lhs = getCoefficient(binary.getLHS(), leaf);
  auto rhs = getCoefficient(binary.getRHS(), leaf);
  if (!lhs || !rhs)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add)
    return *lhs + *rhs;
  if (*lhs == 0 && *rhs == 0)
    return 0;
  auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (expr.getKind() != AffineExprKind::Mul || !factor)
    return std::nullopt;
  return *lhs * factor.getValue();
}

/// Returns how much `value` grows from one iteration to the next, if that is
/// known and always the same.
std::optional<int64_t> RowBody::getCoefficient(Value value) const {
  if (value == loop.getInductionVar())
    return 1;
  if (isUniform(value))
    return 0;
  auto [it, isNew] = coefficients.try_emplace(value, std::nullopt);
  if (!isNew)
    return it->second;
  Operation *op = value.getDefiningOp();
  std::optional<int64_t> result;
  if (!op || !value.getType().isIndex())
    return result;
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op)) {
    AffineMap map = apply.getAffineMap();
    result = ::getCoefficient(map.getResult(0), [&](AffineExpr expr) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      unsigned position =
          dim ? dim.getPosition()
              : map.getNumDims() + cast<AffineSymbolExpr>(expr).getPosition();
      return getCoefficient(apply->getOperand(position));
    });
  } else if (isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op)) {
    auto lhs = getCoefficient(op->getOperand(0));
    auto rhs = getCoefficient(op->getOperand(1));
    APInt factor;
    if (lhs && rhs && isa<arith::AddIOp>(op))
      result = *lhs + *rhs;
    else if (lhs && rhs && isa<arith::SubIOp>(op))
      result = *lhs - *rhs;
    else if (lhs && matchPattern(op->getOperand(1), m_ConstantInt(&factor)))
      result = *lhs * factor.getSExtValue();
  }
  coefficients[value] = result;
  return result;
}

/// Whether neighbouring iterations access neighbouring elements.
bool RowBody::isContiguous(Value memref, ValueRange indices) const {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (indices.empty() || !isUniform(memref) ||
      failed(type.getStridesAndOffset(strides, offset)) ||
      (strides.back() != 1 && !hasFault(loop, Fault::StridedLoads)))
    return false;
  return getCoefficient(indices.back()) == 1 &&
         llvm::all_of(indices.drop_back(),
                      [&](Value index) { return isUniform(index); });
}

bool RowBody::requireOperands(Operation *op) {
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    // A condition that is the same for all lanes stays a scalar.
    if (isa<arith::SelectOp>(op) && number == 0 && isUniform(operand))
      continue;
    if (!require(operand))
      return false;
  }
  return true;
}

/// Records what is needed to vectorize `value`; returns false if that is
/// impossible.
bool RowBody::require(Value value) {
  Operation *op = value.getDefiningOp();
  auto load = dyn_cast_or_null<memref::LoadOp>(op);
  bool isVectorLoad = load && !isUniform(value);
  if (!noteType(value.getType(), isVectorLoad))
    return false;
  if (getCoefficient(value))
    return true;
  if (!op)
    return false;
  if (!vectorized.insert(op).second)
    return true;
  if (load)
    return isContiguous(load.getMemRef(), load.getIndices());
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp>(op) &&
      getCoefficient(op->getOperand(0)))
    return true;
  return hasVectorForm(op) && requireOperands(op);
}

/// Returns the memory that a descriptor points to, if `padlab_alloc_fresh`
/// allocated it.
static Value getFreshMemory(UnrealizedConversionCastOp descriptor) {
  static constexpr int64_t alignedPointer = 1;
  Value value = descriptor.getOperand(0);
  while (auto insert = value.getDefiningOp<LLVM::InsertValueOp>()) {
    if (insert.getPosition() == ArrayRef(alignedPointer)) {
      auto call = insert.getValue().getDefiningOp<LLVM::CallOp>();
      return call && call.getCallee() == "padlab_alloc_fresh" ? call.getResult()
                                                              : Value();
    }
    value = insert.getContainer();
  }
  return {};
}

Value padlab::getBuffer(Value memref) {
  while (Operation *op = memref.getDefiningOp()) {
    if (auto view = dyn_cast<ViewLikeOpInterface>(op))
      memref = view.getViewSource();
    else if (auto metadata = dyn_cast<memref::ExtractStridedMetadataOp>(op))
      memref = metadata.getSource();
    else if (isa<memref::AllocOp, memref::AllocaOp, memref::GetGlobalOp>(op))
      return memref;
    else if (auto descriptor = dyn_cast<UnrealizedConversionCastOp>(op))
      return getFreshMemory(descriptor);
    else
      return nullptr;
  }
  Block *block = cast<BlockArgument>(memref).getOwner();
  return block->isEntryBlock() && isa<FunctionOpInterface>(block->getParentOp())
             ? memref
             : nullptr;
}

template <typename Access>
static bool isAccessOfBF16(Access access) {
  return access.getMemRefType().getElementType().isBF16();
}

bool RowBody::collect(const TargetTraits &traits) {
  if (loop.getNumResults() != 0 ||
      !loop.getInductionVar().getType().isIndex() ||
      !matchPattern(loop.getStep(), m_One()))
    return false;
  SmallVector<memref::StoreOp> stores;
  SmallVector<Value> loaded;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (auto store = dyn_cast<memref::StoreOp>(op))
      stores.push_back(store);
    else if (auto load = dyn_cast<memref::LoadOp>(op)) {
      // If the loop has a single iteration, a load that is the same in all
      // iterations may load what this iteration has stored.
      if (!stores.empty() && isUniform(load))
        return false;
      loaded.push_back(getBuffer(load.getMemRef()));
    } else if (!isMemoryEffectFree(&op))
      return false;
  }
  for (memref::StoreOp store : stores) {
    if (!isContiguous(store.getMemRef(), store.getIndices()) ||
        !noteType(store.getMemRefType().getElementType(), true) ||
        !require(store.getValueToStore()))
      return false;
    Value buffer = getBuffer(store.getMemRef());
    runsOnce |= llvm::any_of(loaded, [&](Value other) {
      return !buffer || !other || buffer == other;
    });
  }
  loads = llvm::any_of(vectorized, llvm::IsaPred<memref::LoadOp>);
  if (stores.size() == 1)
    onlyStore = stores.front();
  halves = loads && widest == 32 &&
           llvm::all_of(stores, isAccessOfBF16<memref::StoreOp>) &&
           llvm::all_of(vectorized, [](Operation *op) {
             auto load = dyn_cast<memref::LoadOp>(op);
             return !load || isAccessOfBF16(load);
           });
  maskable = traits.hasMaskedMemory(narrowestAccess);
  lanesOfRegister = lanes = traits.vectorBits / widest;
  if (traits.accessBits != 0)
    lanes = std::min(lanes, traits.accessBits / narrowestAccess);
  return !stores.empty() && lanes > 1 && llvm::isPowerOf2_32(lanes) &&
         llvm::none_of(vectorized, [&](Operation *op) {
           return isCallPerLane(op, traits);
         });
}

std::optional<RowBody> RowBody::get(scf::ForOp loop,
                                    const TargetTraits &traits) {
  RowBody body(loop);
  if (!body.collect(traits))
    return std::nullopt;
  return body;
}
