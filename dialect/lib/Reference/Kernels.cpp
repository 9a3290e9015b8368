//===- Kernels.cpp - the registry of kernels -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Index.h"
#include "Sparse/Sparse.h"
#include "Tosa/Tosa.h"
#include "Vectors.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

Kernels::Kernels() {
  registerArithIntegerKernels(*this);
  registerArithFloatKernels(*this);
  registerArithCastKernels(*this);
  registerMathKernels(*this);
  registerMathFunctionKernels(*this);
  registerComplexKernels(*this);
  registerIndexKernels(*this);
  registerTensorKernels(*this);
  registerTensorSliceKernels(*this);
  registerTensorGatherKernels(*this);
  registerTensorReshapeKernels(*this);
  registerLinalgKernels(*this);
  registerLinalgSoftmaxKernels(*this);
  registerMemRefKernels(*this);
  registerMemRefViewKernels(*this);
  registerAffineKernels(*this);
  registerAffineControlKernels(*this);
  registerVectorKernels(*this);
  registerVectorMemoryKernels(*this);
  registerVectorReduceKernels(*this);
  registerVectorMaskKernels(*this);
  registerVectorMoveKernels(*this);
  registerVectorMaskedMemoryKernels(*this);
  registerScfKernels(*this);
  registerScfParallelKernels(*this);
  registerCfKernels(*this);
  registerFuncKernels(*this);
  registerShapeArithmeticKernels(*this);
  registerShapeStructureKernels(*this);
  registerShapeCombineKernels(*this);
  registerShapeConstraintKernels(*this);
  registerShapeFunctionKernels(*this);
  registerBufferizationKernels(*this);
  registerStdControlKernels(*this);
  registerStdMemoryKernels(*this);
  registerStdUnaryKernels(*this);
  registerStdArithmeticKernels(*this);
  registerCheckKernels(*this);
  registerPadKernels(*this);
  registerSparseKernels(*this);
  registerTosaKernels(*this);
}

const Kernels &Kernels::get() {
  static const Kernels kernels;
  return kernels;
}

void Kernels::insert(TypeID type, Kernel kernel) {
  bool isNew = byType.try_emplace(type, kernel).second;
  assert(isNew && "an operation has one kernel");
  (void)isNew;
}

void Kernels::insert(llvm::StringRef name, TypeID type, Kernel kernel) {
  insert(type, kernel);
  names.push_back(name.str());
}

/// Whether the operation's kernel handles sparse tensors itself, or only passes
/// values on.
static bool takesSparse(Operation *op) {
  return movesOperands(op) ||
         isa<linalg::LinalgDialect, sparse_tensor::SparseTensorDialect,
             tensor::TensorDialect>(op->getDialect()) ||
         isa<arith::SelectOp, bufferization::AllocTensorOp,
             bufferization::DeallocTensorOp,
             bufferization::MaterializeInDestinationOp>(op);
}

/// The kernel that `lookup` returns for an operation with a tensor operand that
/// has a sparse encoding: it checks the operation before and after the
/// operation's own kernel runs.
static LogicalResult evalOnSparse(Operation *op, Frame &frame) {
  if (!takesSparse(op))
    return frame.unsupported(op, "an operand with a sparse encoding");
  if (failed(checkFinished(op, frame)) ||
      failed(Kernels::get().find(op)(op, frame)))
    return failure();
  return checkUndecided(op, frame);
}

Kernel Kernels::lookup(Operation *op) const {
  Kernel kernel = find(op);
  bool isOnSparse = kernel && llvm::any_of(op->getOperandTypes(), isSparse);
  return isOnSparse ? evalOnSparse : kernel;
}

Kernel Kernels::find(Operation *op) const {
  return byType.lookup(op->getName().getTypeID());
}

std::vector<std::string> Kernels::getOperationNames() const {
  std::vector<std::string> sorted = names;
  llvm::sort(sorted);
  return sorted;
}

std::vector<std::string> padlab::getInterpretedOperations() {
  return Kernels::get().getOperationNames();
}
