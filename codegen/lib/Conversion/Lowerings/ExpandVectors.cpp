//===- ExpandVectors.cpp - vectors that LLVM has no form for -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Vector/VectorElements.h"

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/Contraction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringMap.h"

namespace padlab {

#define GEN_PASS_DEF_EXPANDVECTORS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;
using namespace padlab::expand;

/// Whether LLVM supports values of the type, and compiles operations on them
/// correctly for x86. For vectors of a single narrow integer it does not: it
/// loses the sign of the element (`sdiv <1 x i4>`).
static bool isNative(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return true;
  auto element = dyn_cast<IntegerType>(vector.getElementType());
  return vector.getRank() == 1 &&
         !(element && element.getWidth() < 8 && vector.getNumElements() == 1);
}

static bool isFixed(Type type) {
  if (auto memref = dyn_cast<BaseMemRefType>(type))
    return !isa<VectorType>(memref.getElementType());
  auto vector = dyn_cast<VectorType>(type);
  return !isa<TensorType>(type) && !(vector && vector.isScalable());
}

static const llvm::StringMap<void (*)(Operation *, Expander &)> &
getExpansions() {
  static const auto table = [] {
    llvm::StringMap<void (*)(Operation *, Expander &)> table;
    for (const auto &expansions :
         {getMoveExpansions(), getReductionExpansions(), getMaskExpansions(),
          getMemoryExpansions()})
      for (const Expansion &expansion : expansions)
        table[expansion.name] = expansion.expand;
    return table;
  }();
  return table;
}

static bool hasVectors(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<VectorType>) ||
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<VectorType>);
}

static bool isElementwise(Operation *op) {
  return op->getNumOperands() > 0 && OpTrait::hasElementwiseMappableTraits(op);
}

/// Whether `op` can be expanded to operations on elements.
static bool isExpandable(Operation *op) {
  if (!hasVectors(op) || !llvm::all_of(op->getOperandTypes(), isFixed) ||
      !llvm::all_of(op->getResultTypes(), isFixed))
    return false;
  if (auto mask = dyn_cast<vector::MaskOp>(op))
    return mask.isEmpty() || isExpandable(mask.getMaskableOp());
  if (auto contract = dyn_cast<vector::ContractionOp>(op))
    return isPromoting(contract);
  return isElementwise(op) || isa<arith::ConstantOp, ub::PoisonOp>(op) ||
         getExpansions().contains(op->getName().getStringRef());
}

/// Whether the elements of `memref` are known to have the same layout in memory
/// as the elements of an LLVM vector.
static bool fillsBytes(MemRefType memref) {
  Type element = memref.getElementType();
  return element.isInteger(8) || element.isInteger(16) ||
         element.isInteger(32) || element.isInteger(64) ||
         isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(element);
}

/// Whether LLVM supports the vector types of `op`, and `op` is one of the
/// operations that are left to LLVM: most elementwise ones, constants, some
/// that move elements, and loads and stores of memrefs for which `fillsBytes`
/// holds.
static bool hasForm(Operation *op) {
  if (!llvm::all_of(op->getOperandTypes(), isNative) ||
      !llvm::all_of(op->getResultTypes(), isNative))
    return false;
  if (auto broadcast = dyn_cast<vector::BroadcastOp>(op))
    return !isa<VectorType>(broadcast.getSourceType());
  if (auto load = dyn_cast<vector::LoadOp>(op))
    return fillsBytes(load.getMemRefType());
  if (auto store = dyn_cast<vector::StoreOp>(op))
    return fillsBytes(store.getMemRefType());
  return (isElementwise(op) && !isa<vector::FMAOp>(op)) ||
         isa<arith::ConstantOp, ub::PoisonOp, vector::ExtractOp,
             vector::InsertOp, vector::ShuffleOp>(op);
}

/// Expands an elementwise operation to one scalar operation for each element.
static void expandElementwise(Operation *op, Expander &e) {
  SmallVector<Elements> operands, results(op->getNumResults());
  for (Value operand : op->getOperands())
    operands.push_back(e.get(operand));
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(getElementTypeOrSelf(type));
  auto type = cast<VectorType>(op->getResult(0).getType());
  for (int64_t i = 0, end = type.getNumElements(); i < end; ++i) {
    SmallVector<Value> elements;
    for (auto [operand, all] : llvm::zip_equal(op->getOperands(), operands))
      elements.push_back(all[isa<VectorType>(operand.getType()) ? i : 0]);
    Operation *scalar = e.b.create(e.loc, op->getName().getIdentifier(),
                                   elements, types, op->getAttrs());
    for (auto [result, element] :
         llvm::zip_equal(results, scalar->getResults()))
      result.push_back(element);
  }
  for (auto [result, elements] : llvm::zip_equal(op->getResults(), results))
    e.set(result, std::move(elements));
}

static void expandConstant(Operation *op, Expander &e) {
  Value result = op->getResult(0);
  auto type = cast<VectorType>(result.getType());
  Elements elements;
  DenseElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant)))
    for (TypedAttr element : constant.getValues<TypedAttr>())
      elements.push_back(e.create<arith::ConstantOp>(element));
  else
    elements.assign(type.getNumElements(),
                    e.create<ub::PoisonOp>(type.getElementType()));
  e.set(result, std::move(elements));
}

static void expandOne(Operation *op, Expander &e) {
  auto found = getExpansions().find(op->getName().getStringRef());
  if (found != getExpansions().end())
    found->second(op, e);
  else if (isa<arith::ConstantOp, ub::PoisonOp>(op))
    expandConstant(op, e);
  else
    expandElementwise(op, e);
}

/// Expands the operation inside of a `vector.mask` to operations at the
/// position of the `vector.mask`, which depend on the bits of the mask.
static void expandMask(vector::MaskOp op, Expander &e) {
  Elements bits = e.get(op.getMask());
  if (Operation *masked = op.getMaskableOp()) {
    e.mask = bits;
    expandOne(masked, e);
    e.mask.clear();
  }
  auto yield = cast<vector::YieldOp>(op.getMaskBlock()->getTerminator());
  for (auto [result, value] :
       llvm::zip_equal(op.getResults(), yield.getOperands())) {
    Elements elements = e.get(value);
    if (op.getPassthru())
      for (auto [i, other] : llvm::enumerate(e.get(op.getPassthru())))
        elements[i] = e.select(bits[i], elements[i], other);
    e.set(result, std::move(elements));
  }
}

/// Builds vectors from the elements of `op`'s results for users that are not
/// expanded, such as branches, loops and calls.
static void rebuild(Operation *op, Expander &e) {
  for (Value result : op->getResults()) {
    auto type = dyn_cast<VectorType>(result.getType());
    if (!type || llvm::all_of(result.getUsers(), isExpandable))
      continue;
    Value vector = e.build(type, e.get(result));
    result.replaceUsesWithIf(
        vector, [](OpOperand &use) { return !isExpandable(use.getOwner()); });
  }
}

static bool mustExpand(Operation *op, const Expander &e) {
  return isExpandable(op) &&
         (!hasForm(op) || llvm::any_of(op->getOperands(), [&](Value value) {
           return e.isKnown(value);
         }));
}

static void expandVectors(Operation *root) {
  flattenControl(root);
  Expander e(root->getContext());
  SmallVector<Operation *> order, done;
  root->walk<WalkOrder::PreOrder, ForwardDominanceIterator<>>(
      [&](Operation *op) {
        order.push_back(op);
        return isa<vector::MaskOp>(op) ? WalkResult::skip()
                                       : WalkResult::advance();
      });
  for (Operation *op : order) {
    if (!mustExpand(op, e))
      continue;
    e.b.setInsertionPoint(op);
    e.loc = op->getLoc();
    if (auto mask = dyn_cast<vector::MaskOp>(op))
      expandMask(mask, e);
    else
      expandOne(op, e);
    rebuild(op, e);
    done.push_back(op);
  }
  for (Operation *op : llvm::reverse(done))
    op->erase();
}

namespace {

struct ExpandVectors : padlab::impl::ExpandVectorsBase<ExpandVectors> {
  void getDependentDialects(DialectRegistry &registry) const override {
    ExpandVectorsBase::getDependentDialects(registry);
    registry.insert<math::MathDialect, ub::UBDialect>();
  }

  void runOnOperation() override {
    bool found = getOperation()
                     ->walk([](Operation *op) {
                       return hasVectors(op) ? WalkResult::interrupt()
                                             : WalkResult::advance();
                     })
                     .wasInterrupted();
    if (found)
      expandVectors(getOperation());
  }
};

} // namespace
