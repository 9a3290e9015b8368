//===- Values.cpp - fewer values, simpler subscripts -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "padlab/dialect/Scripts.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace padlab;

/// Offers to replace all equal constants of a function by one constant at its
/// start.
void padlab::offerMergedConstants(func::FuncOp entry, Edits &edits) {
  llvm::MapVector<std::pair<Operation *, Attribute>,
                  SmallVector<arith::ConstantOp>>
      equal;
  entry->getParentOfType<ModuleOp>().walk([&](arith::ConstantOp constant) {
    if (auto function = constant->getParentOfType<func::FuncOp>())
      equal[{function, constant.getValue()}].push_back(constant);
  });
  for (auto &[key, constants] : equal) {
    if (constants.size() < 2)
      continue;
    edits.push_back([constants = constants, value = key.second,
                     function = cast<func::FuncOp>(key.first)]() mutable {
      Block &front = function.getBody().front();
      OpBuilder builder(&front, front.begin());
      Value merged = arith::ConstantOp::create(
          builder, constants.front().getLoc(), cast<TypedAttr>(value));
      for (arith::ConstantOp constant : constants)
        constant.getResult().replaceAllUsesWith(merged);
    });
  }
}

SmallVector<Value> padlab::collectEarlier(Operation *op, Type type) {
  constexpr size_t maxValues = 8;
  SmallVector<Value> values;
  for (Operation *at = op; !isa<func::FuncOp>(at) && !isScript(at);
       at = at->getParentOp()) {
    for (Operation *before = at->getPrevNode(); before;
         before = before->getPrevNode())
      for (Value result : before->getResults())
        if (result.getType() == type && values.size() < maxValues)
          values.push_back(result);
  }
  return values;
}

/// Offers to replace a value by an earlier value of the same type, even if the
/// two are unrelated.
void padlab::offerSharedValues(func::FuncOp entry, Edits &edits) {
  for (Operation *op : collectOperations(entry))
    for (OpResult result : op->getResults()) {
      if (result.use_empty())
        continue;
      for (Value earlier : collectEarlier(op, result.getType()))
        edits.push_back([=]() mutable { result.replaceAllUsesWith(earlier); });
    }
}

//===----------------------------------------------------------------------===//
// Simpler subscripts
//===----------------------------------------------------------------------===//

/// Sets the subscripts of an affine access to `map`, without unused operands.
static void setSubscripts(Operation *access, OperandRange old, AffineMap map) {
  SmallVector<Value> operands(old);
  affine::canonicalizeMapAndOperands(&map, &operands);
  // An empty operand range has no first operand, and no position.
  if (!old.empty())
    access->setOperands(old.getBeginOperandIndex(), old.size(), operands);
  access->setAttr("map", AffineMapAttr::get(map));
}

/// Returns the subscripts of an affine load or store of scalars; nullopt for
/// other operations.
static std::optional<std::pair<AffineMap, OperandRange>>
findSubscripts(Operation *op) {
  if (auto load = dyn_cast<affine::AffineLoadOp>(op))
    return std::make_pair(load.getAffineMap(), load.getMapOperands());
  if (auto store = dyn_cast<affine::AffineStoreOp>(op))
    return std::make_pair(store.getAffineMap(), store.getMapOperands());
  return std::nullopt;
}

/// Offers to replace a subscript by 0; the run of several edits does so in
/// several dimensions.
void padlab::offerSubscripts(func::FuncOp entry, Edits &edits) {
  AffineExpr zero = getAffineConstantExpr(0, entry.getContext());
  for (Operation *op : collectOperations(entry)) {
    auto subscripts = findSubscripts(op);
    if (!subscripts)
      continue;
    for (unsigned dim = 0; dim < subscripts->first.getNumResults(); ++dim)
      if (subscripts->first.getResult(dim) != zero)
        edits.push_back([=] {
          // An earlier edit may have changed another dimension.
          auto [map, operands] = *findSubscripts(op);
          SmallVector<AffineExpr> places(map.getResults());
          places[dim] = zero;
          setSubscripts(op, operands,
                        AffineMap::get(map.getNumDims(), map.getNumSymbols(),
                                       places, op->getContext()));
        });
  }
}
