//===- SparseParallelGuards.cpp - guards of loops over sparse levels ------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Guards of the loops that sparsification makes parallel, which ask about each
/// of the pass's strategies, and of those that are vectorized.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensorType.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Returns the levels in the loop whose entries are not all stored.
static SmallVector<sparse_tensor::LevelType>
getSparseLevels(linalg::GenericOp generic, unsigned loop) {
  SmallVector<sparse_tensor::LevelType> levels;
  for (OpOperand &operand : generic->getOpOperands()) {
    auto encoding =
        sparse_tensor::getSparseTensorEncoding(operand.get().getType());
    if (!encoding)
      continue;
    AffineMap map = generic.getMatchingIndexingMap(&operand);
    // After sparse-reinterpret-map, the results of maps are levels.
    for (auto [result, level] :
         llvm::zip(map.getResults(), encoding.getLvlTypes()))
      if (result.isFunctionOfDim(loop) && level.hasSparseSemantic())
        levels.push_back(level);
  }
  return levels;
}

/// Whether a loop that may become parallel carries a number through a loop
/// within it: then the reduction's operation is that loop.
template <bool (*mayBeParallel)(linalg::GenericOp, unsigned)>
static bool carriesThroughLoop(linalg::GenericOp generic) {
  if (generic.getNumResults() != 1 ||
      llvm::none_of(generic->getOperandTypes(), isSparse) ||
      isSparse(generic.getResult(0).getType()))
    return false;
  auto iterators = generic.getIteratorTypesArray();
  for (unsigned inner = iterators.size();
       inner-- > 1 && iterators[inner] == utils::IteratorType::reduction;)
    if (iterators[inner - 1] == utils::IteratorType::reduction &&
        mayBeParallel(generic, inner - 1))
      return true;
  return false;
}

static bool isDenseLoop(linalg::GenericOp generic, unsigned loop) {
  return getSparseLevels(generic, loop).empty();
}

/// Whether the loop becomes an scf.for. A loop over several sparse levels, or
/// over a level that may store a coordinate more than once, becomes an
/// scf.while.
static bool isForLoop(linalg::GenericOp generic, unsigned loop) {
  auto levels = getSparseLevels(generic, loop);
  return levels.empty() ||
         (levels.size() == 1 && sparse_tensor::isUniqueLT(levels.front()));
}

template <bool (*holds)(linalg::GenericOp, unsigned)>
static bool isOutermost(linalg::GenericOp generic, unsigned loop) {
  return loop == 0 && holds(generic, loop);
}

/// Whether a loop reads coordinates that are stored between those of another
/// level, in the array of a COO region.
static bool readsInterleavedCoordinates(Operation *op) {
  return hasSome<memref::LoadOp>(op, [](memref::LoadOp load) {
    auto coordinates =
        load.getMemRef().getDefiningOp<sparse_tensor::ToCoordinatesOp>();
    if (!coordinates)
      return false;
    sparse_tensor::SparseTensorType type(
        cast<RankedTensorType>(coordinates.getTensor().getType()));
    return coordinates.getLevel() >= type.getAoSCOOStart();
  });
}

llvm::ArrayRef<Guard> guards::getSparseParallelGuards() {
  constexpr llvm::StringLiteral cause =
      "sparsification-parallelizes-whole-reduction";
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"sparse-vectorization-of-interleaved-coordinates",
       Guard::Withholds::Pattern, "ForOpRewriter", readsInterleavedCoordinates},
      {cause, pass, "sparsification",
       hasAny<linalg::GenericOp, carriesThroughLoop<isDenseLoop>>,
       "parallelization-strategy=dense-any-loop"},
      {cause, pass, "sparsification",
       hasAny<linalg::GenericOp, carriesThroughLoop<isForLoop>>,
       "parallelization-strategy=any-storage-any-loop"},
      {cause, pass, "sparsification",
       hasAny<linalg::GenericOp, carriesThroughLoop<isOutermost<isDenseLoop>>>,
       "parallelization-strategy=dense-outer-loop"},
      {cause, pass, "sparsification",
       hasAny<linalg::GenericOp, carriesThroughLoop<isOutermost<isForLoop>>>,
       "parallelization-strategy=any-storage-outer-loop"},
  };
  return table;
}
