//===- TosaTarget.h - programs of TOSA --------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Target `tosa`: operations of the TOSA dialect as front ends emit them, each
/// program with a sequence of upstream's passes that ends with its conversions.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TOSATARGET_H
#define PADLAB_LIB_GENERATE_TOSATARGET_H

#include "padlab/fuzz/Generator.h"

namespace padlab::generate {

/// A program of TOSA, not verified yet.
mlir::OwningOpRef<mlir::ModuleOp> buildTosaProgram(Choices &choices,
                                                   mlir::MLIRContext *context);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TOSATARGET_H
