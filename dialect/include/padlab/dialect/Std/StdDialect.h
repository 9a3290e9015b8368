//===- StdDialect.h - the Standard dialect as a whole -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// For who registers the dialect or asks whether an operation is one of it: a
/// change of an operation compiles nothing of theirs again.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_STD_STDDIALECT_H
#define PADLAB_DIALECT_STD_STDDIALECT_H

#include "mlir/IR/Dialect.h"

#include "padlab/dialect/Std/StdDialect.h.inc"

#endif // PADLAB_DIALECT_STD_STDDIALECT_H
