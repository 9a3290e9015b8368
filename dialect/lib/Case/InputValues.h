//===- InputValues.h - values that a case spells out -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads `padlab.value` attributes (Case.h) as values. For arguments other than
/// tensors and vectors, the same function checks the attribute and makes the
/// input.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_CASE_INPUTVALUES_H
#define PADLAB_DIALECT_LIB_CASE_INPUTVALUES_H

#include "padlab/dialect/RuntimeValue.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace padlab {

/// Returns the value of type `type`, which is not a tensor type, that
/// `attribute` spells; nullopt if the attribute spells no value of this type.
std::optional<RuntimeValue> readScalarInput(mlir::Type type,
                                            mlir::Attribute attribute);

/// Returns the elements of `dense`, whose element type has storage, as a tensor
/// of shape `shape`.
TensorValue readTensorInput(mlir::DenseElementsAttr dense,
                            llvm::ArrayRef<int64_t> shape);

} // namespace padlab

#endif // PADLAB_DIALECT_LIB_CASE_INPUTVALUES_H
