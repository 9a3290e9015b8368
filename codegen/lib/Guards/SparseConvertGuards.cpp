//===- SparseConvertGuards.cpp - guards of conversions of sparse tensors --===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Guards of patterns that insert a sparse_tensor.convert, or fold one into the
/// operation whose result it converts, and one guard of the conversion to calls
/// of the library.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "SparseMaps.h"
#include "Tables.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Returns the operation that would get a dense output, since its result is
/// only converted to a dense tensor; null if there is none.
static linalg::GenericOp getProducerOfDense(Operation *op) {
  auto convert = dyn_cast<sparse_tensor::ConvertOp>(op);
  if (!convert || isSparse(convert.getType()) ||
      !convert.getSource().hasOneUse())
    return nullptr;
  return convert.getSource().getDefiningOp<linalg::GenericOp>();
}

/// Whether the operation has no sparse operand but its output, and may not
/// write every element. If it has one, sparsification fills the output.
static bool mayLeaveElement(linalg::GenericOp generic) {
  if (llvm::any_of(generic.getInputs().getTypes(), isSparse))
    return false;
  auto iterators = generic.getIteratorTypesArray();
  for (auto [loop, iterator] : llvm::enumerate(iterators))
    if (iterator == utils::IteratorType::reduction &&
        getKnownRange(generic, loop).value_or(0) == 0)
      return true;
  return generic.getNumReductionLoops() == 0 && writesPartOfAnInit(generic);
}

/// Whether the result of an operation that reads its output, a sparse tensor
/// without entries, or may not write all of it, is converted to a dense one.
static bool makesOutputDense(Operation *op) {
  linalg::GenericOp generic = getProducerOfDense(op);
  return generic &&
         (mayLeaveElement(generic) ||
          llvm::any_of(generic.getRegionOutputArgs(), [](BlockArgument output) {
            return !output.use_empty();
          }));
}

static bool makesSelectDense(Operation *op) {
  linalg::GenericOp generic = getProducerOfDense(op);
  return generic &&
         !generic.getBody()->getOps<sparse_tensor::SelectOp>().empty();
}

/// Whether the output of the operation that a conversion reads would get the
/// conversion's type, but keep the size operands of its old type, which has
/// another number of dynamic extents.
static bool forgetsSizes(Operation *op) {
  auto convert = dyn_cast<sparse_tensor::ConvertOp>(op);
  auto generic = convert
                     ? convert.getSource().getDefiningOp<linalg::GenericOp>()
                     : nullptr;
  auto count = [](Type type) {
    return cast<RankedTensorType>(type).getNumDynamicDims();
  };
  return generic && generic.getNumDpsInits() == 1 &&
         count(generic.getDpsInits().front().getType()) !=
             count(convert.getType());
}

/// Whether one of both types is sparse, and an extent that is dynamic in `from`
/// is static in `to`. A tensor.cast may do this, a sparse_tensor.convert not.
static bool makesExtentStatic(Type from, Type to) {
  return (isSparse(from) || isSparse(to)) && forgetsStaticExtent(to, from);
}

/// Whether a result is an operand whose type has a dynamic extent for a static
/// one of the result's.
static bool yieldsDynamicOperand(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp)
    return false;
  Operation *yield = linalgOp.getBlock()->getTerminator();
  return llvm::any_of(
      llvm::zip(yield->getOperands(), op->getResultTypes()), [&](auto pair) {
        auto [yielded, type] = pair;
        auto argument = dyn_cast<BlockArgument>(yielded);
        return argument && argument.getOwner() == linalgOp.getBlock() &&
               makesExtentStatic(
                   linalgOp.getMatchingOpOperand(argument)->get().getType(),
                   type);
      });
}

static bool castsToStatic(Operation *op) {
  auto cast = dyn_cast<tensor::CastOp>(op);
  return cast && makesExtentStatic(cast.getSource().getType(), cast.getType());
}

/// Whether another operation than `op` computes with the tensor, also under
/// another map, or converts it.
static bool isSharedWith(Operation *op, Value tensor) {
  return llvm::any_of(tensor.getUsers(), [&](Operation *user) {
    if (auto map = dyn_cast<sparse_tensor::ReinterpretMapOp>(user))
      return isSharedWith(op, map.getDest());
    return user != op && isa<linalg::GenericOp, sparse_tensor::ConvertOp>(user);
  });
}

/// Whether operands are stored in different orders, so that one is converted,
/// and another operation uses one, too.
static bool convertsSharedOperand(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return false;
  SmallVector<AffineMap> maps;
  bool isShared = false;
  for (OpOperand &operand : generic->getOpOperands()) {
    if (!isSparse(operand.get().getType()))
      continue;
    maps.push_back(generic.getMatchingIndexingMap(&operand));
    Value tensor = operand.get();
    while (auto map = tensor.getDefiningOp<sparse_tensor::ReinterpretMapOp>())
      tensor = map.getSource();
    isShared |= isSharedWith(op, tensor);
  }
  return isShared && !llvm::all_equal(maps);
}

/// Whether two loops have another order in `map` than in `other`, so that no
/// order of loops visits both in the order of the levels.
static bool visitsOtherwise(AffineMap map, AffineMap other) {
  for (unsigned second = 1; second < map.getNumResults(); ++second)
    for (unsigned first = 0; first < second; ++first)
      if (isVisitedBefore(other, map.getResult(second), map.getResult(first)))
        return true;
  return false;
}

/// Whether an input is converted because its levels are in another order than
/// those of another one, and nothing has loaded the dialect of the operation
/// that frees the converted tensor.
static bool freesWithoutDialect(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic ||
      op->getContext()->getLoadedDialect<bufferization::BufferizationDialect>())
    return false;
  for (OpOperand *input : generic.getDpsInputOperands())
    for (OpOperand &other : op->getOpOperands())
      if (isSparse(input->get().getType()) && isSparse(other.get().getType()) &&
          visitsOtherwise(getLoopsToLevels(generic, *input),
                          getLoopsToLevels(generic, other)))
        return true;
  return false;
}

/// Whether a sparse tensor is two inputs, whose levels no order of loops can
/// visit in their order.
static bool convertsOneOfTwoUses(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return false;
  for (OpOperand *input : generic.getDpsInputOperands())
    for (OpOperand *other : generic.getDpsInputOperands())
      if (input != other && input->get() == other->get() &&
          isSparse(input->get().getType()) &&
          visitsOtherwise(generic.getMatchingIndexingMap(input),
                          generic.getMatchingIndexingMap(other)))
        return true;
  return false;
}

/// Whether the storage of a tensor that is taken apart need not be as long as
/// the given buffers. That of dense levels always is.
static bool takesApartSparseLevel(sparse_tensor::DisassembleOp op) {
  return !sparse_tensor::getSparseTensorEncoding(op.getTensor().getType())
              .isAllDense();
}

llvm::ArrayRef<Guard> guards::getSparseConvertGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"sparse-convert-fold-reads-empty-tensor", pattern,
       "FoldConvertIntoProducer", makesOutputDense},
      {"sparse-convert-fold-reads-empty-tensor", pass,
       "pre-sparsification-rewrite", hasAny<Operation *, makesOutputDense>},
      {"sparse-convert-fold-forgets-sizes-of-empty", pattern,
       "FoldConvertIntoProducer", forgetsSizes},
      // The program that this leaves compiles: the select stays sparse.
      {"sparsification-stores-condition-of-select", pattern,
       "FoldConvertIntoProducer", makesSelectDense},
      {"identity-of-generic-makes-illegal-sparse-convert", pattern,
       "EraseIdentityLinalgOp", yieldsDynamicOperand},
      {"sparse-cast-to-static-makes-illegal-convert", pattern, "FuseTensorCast",
       castsToStatic},
      {"reinterpret-map-does-not-load-bufferization", pattern,
       "GenericOpScheduler", freesWithoutDialect},
      {"reinterpret-map-frees-shared-conversion", pattern, "GenericOpScheduler",
       convertsSharedOperand},
      {"reinterpret-map-frees-operand-used-twice", pattern,
       "GenericOpScheduler", convertsOneOfTwoUses},
      // No pass lowers the operation that the withheld pattern leaves.
      {"reinterpret-map-frees-operand-used-twice", pass, "sparsification",
       hasAny<Operation *, convertsOneOfTwoUses>},
      {"sparse-library-disassembles-beyond-storage", pass,
       "sparse-tensor-conversion",
       hasAny<sparse_tensor::DisassembleOp, takesApartSparseLevel>},
  };
  return table;
}
