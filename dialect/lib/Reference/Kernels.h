//===- Kernels.h - the registry of kernels -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One operation is one function plus one line in its dialect's `register`
/// function:
///
///   static LogicalResult evalDim(tensor::DimOp op, Frame &frame) { ... }
///   ...
///   kernels.add<evalDim>();
///
/// The operation's type comes from the function's first parameter. Operations
/// that work element by element use `addElementwise`, see Elementwise.h.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_KERNELS_H
#define PADLAB_DIALECT_LIB_REFERENCE_KERNELS_H

#include "Frame.h"

#include "llvm/ADT/StringMap.h"

namespace padlab::reference {

/// The type of a kernel's first parameter.
template <typename T>
struct FirstParameter;
template <typename Result, typename First, typename... Rest>
struct FirstParameter<Result (*)(First, Rest...)> {
  using type = First;
};
template <auto kernel>
using OpOf = typename FirstParameter<decltype(kernel)>::type;

class Kernels {
public:
  /// Returns all kernels, which are built at the first use.
  static const Kernels &get();

  /// Returns the kernel of `op`, or null. If `op` has operands with a sparse
  /// encoding, the returned kernel first checks that `op` accepts sparse
  /// tensors, and that insertions into them are finished; afterwards it checks
  /// the results (`checkUndecided` in Sparse/Sparse.h).
  Kernel lookup(mlir::Operation *op) const;
  /// Returns the kernel that was added for operations of that name, or null.
  Kernel find(mlir::Operation *op) const;
  std::vector<std::string> getOperationNames() const;

  template <auto kernel>
  void add() {
    insert(OpOf<kernel>::getOperationName(), mlir::TypeID::get<OpOf<kernel>>(),
           [](mlir::Operation *op, Frame &frame) -> mlir::LogicalResult {
             return kernel(mlir::cast<OpOf<kernel>>(op), frame);
           });
  }
  /// Registers the same plain kernel for several operations.
  template <typename... Ops>
  void addShared(Kernel kernel) {
    (insert(Ops::getOperationName(), mlir::TypeID::get<Ops>(), kernel), ...);
  }
  /// Registers a kernel that refuses these operations and says why they have no
  /// meaning here. They do not count as operations that the reference
  /// interprets.
  template <typename... Ops>
  void refuse(Kernel kernel) {
    (insert(mlir::TypeID::get<Ops>(), kernel), ...);
  }
  void insert(llvm::StringRef name, mlir::TypeID type, Kernel kernel);

private:
  Kernels();
  void insert(mlir::TypeID type, Kernel kernel);
  llvm::DenseMap<mlir::TypeID, Kernel> byType;
  std::vector<std::string> names;
};

// Each function is in the file that it is named after, such as
// ArithInteger.cpp.
void registerArithIntegerKernels(Kernels &kernels);
void registerArithFloatKernels(Kernels &kernels);
void registerArithCastKernels(Kernels &kernels);
void registerMathKernels(Kernels &kernels);
void registerMathFunctionKernels(Kernels &kernels);
void registerComplexKernels(Kernels &kernels);
void registerTensorKernels(Kernels &kernels);
void registerTensorSliceKernels(Kernels &kernels);
void registerTensorGatherKernels(Kernels &kernels);
void registerTensorReshapeKernels(Kernels &kernels);
void registerLinalgKernels(Kernels &kernels);
void registerLinalgSoftmaxKernels(Kernels &kernels);
void registerMemRefKernels(Kernels &kernels);
void registerMemRefViewKernels(Kernels &kernels);
void registerAffineKernels(Kernels &kernels);
void registerAffineControlKernels(Kernels &kernels);
void registerVectorKernels(Kernels &kernels);
void registerVectorMemoryKernels(Kernels &kernels);
void registerScfKernels(Kernels &kernels);
void registerScfParallelKernels(Kernels &kernels);
void registerCfKernels(Kernels &kernels);
void registerFuncKernels(Kernels &kernels);
void registerShapeArithmeticKernels(Kernels &kernels);
void registerShapeStructureKernels(Kernels &kernels);
void registerShapeCombineKernels(Kernels &kernels);
void registerShapeConstraintKernels(Kernels &kernels);
void registerShapeFunctionKernels(Kernels &kernels);
void registerBufferizationKernels(Kernels &kernels);
void registerStdControlKernels(Kernels &kernels);
void registerStdMemoryKernels(Kernels &kernels);
void registerStdUnaryKernels(Kernels &kernels);
void registerStdArithmeticKernels(Kernels &kernels);
void registerCheckKernels(Kernels &kernels);
void registerPadKernels(Kernels &kernels);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_KERNELS_H
