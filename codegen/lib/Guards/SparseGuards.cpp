//===- SparseGuards.cpp - guards of the sparsifier ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static bool isSparseType(Type type) {
  return bool(sparse_tensor::getSparseTensorEncoding(type));
}

/// Whether a result that is summed up in a sparse tensor without entries is
/// converted to a dense one.
static bool makesAccumulatorDense(Operation *op) {
  auto convert = dyn_cast<sparse_tensor::ConvertOp>(op);
  if (!convert || isSparseType(convert.getType()))
    return false;
  auto generic = convert.getSource().getDefiningOp<linalg::GenericOp>();
  return generic &&
         llvm::any_of(generic.getRegionOutputArgs(),
                      [](BlockArgument output) { return !output.use_empty(); });
}

static bool selectsIntoDense(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.getNumResults() == 1 &&
         !isSparseType(generic.getResult(0).getType()) &&
         !generic.getBody()->getOps<sparse_tensor::SelectOp>().empty();
}

/// Whether an operand comes of a body whose result may be no value.
static bool readsMissingValues(Operation *op) {
  return llvm::any_of(op->getOperands(), [](Value operand) {
    auto producer = operand.getDefiningOp<linalg::GenericOp>();
    return producer && llvm::any_of(*producer.getBody(), [](Operation &each) {
             return isa<sparse_tensor::UnaryOp, sparse_tensor::BinaryOp,
                        sparse_tensor::SelectOp>(each);
           });
  });
}

/// Whether a constant that names its elements names one that is zero.
static bool convertsNamedZero(Operation *op) {
  auto convert = dyn_cast<sparse_tensor::ConvertOp>(op);
  SparseElementsAttr elements;
  if (!convert || !isSparseType(convert.getType()) ||
      !matchPattern(convert.getSource(), m_Constant(&elements)))
    return false;
  return llvm::any_of(elements.getValues().getValues<Attribute>(),
                      [](Attribute value) {
                        return matchPattern(value, m_Zero()) ||
                               matchPattern(value, m_AnyZeroFloat());
                      });
}

/// Whether each round of a loop over a sparse operand overwrites the result.
static bool overwritesInEachRound(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.getNumReductionLoops() > 0 &&
         llvm::any_of(generic->getOperandTypes(), isSparseType) &&
         llvm::any_of(generic.getRegionOutputArgs(),
                      [](BlockArgument output) { return output.use_empty(); });
}

static bool reducesInOutermostLoop(Operation *root) {
  return hasSome<linalg::GenericOp>(root, [](linalg::GenericOp generic) {
    return llvm::any_of(generic->getOperandTypes(), isSparseType) &&
           generic.getNumLoops() > 0 &&
           generic.getIteratorTypesArray().front() ==
               utils::IteratorType::reduction;
  });
}

llvm::ArrayRef<Guard> guards::getSparseGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"elementwise-fusion-of-sparse-unary", pattern, "FuseElementwiseOps",
       readsMissingValues},
      {"sparsification-parallelizes-whole-reduction", pass, "sparsification",
       reducesInOutermostLoop, "parallelization-strategy=dense-any-loop"},
      {"sparsification-parallelizes-whole-reduction", pass, "sparsification",
       reducesInOutermostLoop, "parallelization-strategy=any-storage-any-loop"},
      {"sparse-semiring-rewrite-of-yielded-input", pattern,
       "GenSemiRingReduction",
       [](Operation *op) {
         auto generic = dyn_cast<linalg::GenericOp>(op);
         return generic &&
                llvm::any_of(
                    generic.getBody()->getTerminator()->getOperands(),
                    [](Value yielded) { return !yielded.getDefiningOp(); });
       }},
      {"sparsification-skips-round-that-overwrites", pattern,
       "GenericOpSparsifier", overwritesInEachRound},
      {"sparse-convert-of-constant-stores-zeros", pattern,
       "DirectConvertRewriter", convertsNamedZero},
      {"sparse-convert-fold-reads-empty-tensor", pattern,
       "FoldConvertIntoProducer", makesAccumulatorDense},
      {"sparsification-stores-condition-of-select", pattern,
       "GenericOpSparsifier", selectsIntoDense},
  };
  return table;
}
