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

llvm::ArrayRef<Guard> guards::getSparseGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  static const Guard table[] = {
      {"elementwise-fusion-of-sparse-unary", pattern, "FuseElementwiseOps",
       readsMissingValues},
      {"sparse-convert-fold-reads-empty-tensor", pattern,
       "FoldConvertIntoProducer", makesAccumulatorDense},
      {"sparsification-stores-condition-of-select", pattern,
       "GenericOpSparsifier", selectsIntoDense},
  };
  return table;
}
