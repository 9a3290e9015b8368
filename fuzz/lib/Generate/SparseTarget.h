//===- SparseTarget.h - programs with sparse tensors ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Target `sparse`: operations on tensors with encodings of `sparse_tensor`,
/// pads among them. Arguments and results are dense; conversions stand inside.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_SPARSETARGET_H
#define PADLAB_LIB_GENERATE_SPARSETARGET_H

#include "padlab/fuzz/Generator.h"

namespace padlab::generate {

/// A program with sparse tensors, not verified yet.
mlir::OwningOpRef<mlir::ModuleOp>
buildSparseProgram(Choices &choices, mlir::MLIRContext *context);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SPARSETARGET_H
