//===- PointValue.h - values that regions yield -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TENSOROPS_POINTVALUE_H
#define PADLAB_LIB_GENERATE_TENSOROPS_POINTVALUE_H

#include "TensorProgram.h"

namespace padlab::generate {

/// Returns a value of `type` for an operation's region to yield at `point`: an
/// element of another tensor, a coordinate of `point`, or `scalar`, which is
/// defined outside of the region.
mlir::Value emitPointValue(TensorProgram &program, mlir::Type type,
                           mlir::ValueRange point, mlir::Value scalar);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TENSOROPS_POINTVALUE_H
