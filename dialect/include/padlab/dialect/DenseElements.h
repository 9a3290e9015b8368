//===- DenseElements.h - tensors that attributes spell out -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_DENSEELEMENTS_H
#define PADLAB_DIALECT_DENSEELEMENTS_H

#include "padlab/dialect/Value.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace padlab {

/// Sets all elements of `tensor` to those of `dense`, which has the same
/// element type and number of elements.
void setElements(TensorValue &tensor, mlir::DenseElementsAttr dense);
/// Sets the elements of `tensor` that `sparse` lists to their values, and all
/// other elements to zero.
void setElements(TensorValue &tensor, mlir::SparseElementsAttr sparse);

} // namespace padlab

#endif // PADLAB_DIALECT_DENSEELEMENTS_H
