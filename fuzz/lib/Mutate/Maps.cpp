//===- Maps.cpp - mutators of indexing maps -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

static void setMaps(linalg::GenericOp op, ArrayRef<AffineMap> maps) {
  op.setIndexingMapsAttr(Builder(op).getAffineMapArrayAttr(maps));
}

/// Exchanges two loops in the maps, but not in the body: this changes the value
/// of `linalg.index`, and the order of reductions.
bool mutate::permuteLoops(Program &program) {
  auto op = program.pickOp<linalg::GenericOp>();
  if (!op || op.getNumLoops() < 2)
    return false;
  unsigned loops = op.getNumLoops();
  unsigned first = program.choices.draw(loops - 1);
  auto order = llvm::to_vector(llvm::seq(0u, loops));
  std::swap(order[first], order[first + 1]);
  AffineMap exchange = AffineMap::getPermutationMap(order, op.getContext());
  SmallVector<AffineMap> maps;
  for (AffineMap map : op.getIndexingMapsArray())
    maps.push_back(map.compose(exchange));
  SmallVector<Attribute> iterators(op.getIteratorTypes().getValue());
  std::swap(iterators[first], iterators[first + 1]);
  op.setIteratorTypesAttr(program.builder.getArrayAttr(iterators));
  setMaps(op, maps);
  return true;
}

/// Exchanges two results of one map; the reference decides whether accesses are
/// still in bounds.
bool mutate::permuteMap(Program &program) {
  auto op = program.pickOp<linalg::GenericOp>();
  if (!op)
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  AffineMap &map = maps[program.choices.draw(maps.size())];
  if (map.getNumResults() < 2)
    return false;
  SmallVector<AffineExpr> results(map.getResults());
  unsigned first = program.choices.draw(results.size() - 1);
  std::swap(results[first], results[first + 1]);
  map = AffineMap::get(map.getNumDims(), 0, results, op.getContext());
  setMaps(op, maps);
  return true;
}
