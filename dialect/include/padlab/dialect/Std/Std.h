//===- Std.h - the Standard dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Declares the operations of MLIR's old document "Standard Dialect", here
/// called the document. They are documented in the `.td` files beside this
/// file, and the reference interpreter defines their meaning
/// (lib/Reference/Std*.cpp).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_STD_STD_H
#define PADLAB_DIALECT_STD_STD_H

#include "padlab/dialect/Std/StdDialect.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "padlab/dialect/Std/StdEnums.h.inc"

namespace padlab::standard {

/// Verifies the rule of the document that begins "In an affine.if or affine.for
/// body": each of `indices` must be an induction variable, a symbol, a
/// constant, or the result of an affine.apply on such values. Emits an error on
/// `op` if the rule is broken. Accepts all indices if `op` is in no such body.
llvm::LogicalResult verifyAffineIndices(mlir::Operation *op,
                                        mlir::ValueRange indices);

/// A trait of operations whose indices must keep the rule of
/// `verifyAffineIndices`. The operation returns these indices from
/// `getAffineIndices`.
template <typename ConcreteType>
class AffineRestrictedIndices
    : public mlir::OpTrait::TraitBase<ConcreteType, AffineRestrictedIndices> {
public:
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifyAffineIndices(op,
                               llvm::cast<ConcreteType>(op).getAffineIndices());
  }
};

} // namespace padlab::standard

#define GET_OP_CLASSES
#include "padlab/dialect/Std/StdOps.h.inc"

#endif // PADLAB_DIALECT_STD_STD_H
