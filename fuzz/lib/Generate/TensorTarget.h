//===- TensorTarget.h - programs of the tensor dialect ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Target `tensor`: every operation of the tensor dialect over every type of
/// element, static, dynamic and unknown extents, rank 0, no elements.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TENSORTARGET_H
#define PADLAB_LIB_GENERATE_TENSORTARGET_H

#include "padlab/fuzz/Generator.h"

namespace padlab::generate {

/// A program of tensor operations, not verified yet.
mlir::OwningOpRef<mlir::ModuleOp>
buildTensorProgram(Choices &choices, mlir::MLIRContext *context);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TENSORTARGET_H
