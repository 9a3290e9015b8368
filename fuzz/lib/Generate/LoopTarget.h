//===- LoopTarget.h - programs of loops over buffers --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Target `loops`: nests of affine and scf loops over buffers, whose arguments
/// and results are tensors. As irregular as they can be while every access is
/// in bounds.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_LOOPTARGET_H
#define PADLAB_LIB_GENERATE_LOOPTARGET_H

#include "padlab/fuzz/Generator.h"

namespace padlab::generate {

/// A program that is not verified yet; the emitter named `form`, unless it is
/// empty, has its turn.
mlir::OwningOpRef<mlir::ModuleOp> buildLoopProgram(Choices &choices,
                                                   mlir::MLIRContext *context,
                                                   bool onlyIntegers = false,
                                                   llvm::StringRef form = {});

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_LOOPTARGET_H
