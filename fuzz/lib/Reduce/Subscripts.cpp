//===- Subscripts.cpp - plain places in memory ---------------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;
using namespace padlab;

/// Sets the subscripts of an affine access to `map`, without unused operands.
static void setSubscripts(Operation *access, OperandRange old, AffineMap map) {
  SmallVector<Value> operands(old);
  affine::canonicalizeMapAndOperands(&map, &operands);
  // An empty range does not know its position.
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

/// Offers to access index 0 of a dimension, or of all of them.
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
