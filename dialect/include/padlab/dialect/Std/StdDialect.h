//===- StdDialect.h - the Standard dialect as a whole -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares the dialect without its operations, for files that only register
/// the dialect or check whether an operation belongs to it: such files need not
/// be recompiled when an operation changes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_STD_STDDIALECT_H
#define PADLAB_DIALECT_STD_STDDIALECT_H

#include "mlir/IR/Dialect.h"

#include "padlab/dialect/Std/StdDialect.h.inc"

#endif // PADLAB_DIALECT_STD_STDDIALECT_H
