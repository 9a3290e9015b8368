//===- Outline.h - calls in the place of operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_OUTLINE_H
#define PADLAB_LIB_GENERATE_OUTLINE_H

#include "padlab/fuzz/Choices.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace padlab::generate {

/// Moves some consecutive operations of `function`'s entry block to a private
/// function, which is called in their place. Returns null if there are none.
mlir::func::CallOp outlineSome(mlir::func::FuncOp function, Choices &choices);

/// Calls the function of `call` once more, before the terminator of its block.
/// Operands of static types may be replaced by other values of the same type.
mlir::func::CallOp callAgain(mlir::func::CallOp call, Choices &choices);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OUTLINE_H
