//===- ShapeTarget.h - programs of shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Target `shape`: operations of the shape dialect in both forms, on shapes and
/// sizes that may be unknown or invalid, with constraints, reductions and
/// functions.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_SHAPETARGET_H
#define PADLAB_LIB_GENERATE_SHAPETARGET_H

#include "padlab/fuzz/Generator.h"

namespace padlab::generate {

/// A program of shapes, not verified yet.
mlir::OwningOpRef<mlir::ModuleOp> buildShapeProgram(Choices &choices,
                                                    mlir::MLIRContext *context);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SHAPETARGET_H
