//===- StdTarget.h - programs of the Standard dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Target `std`: every operation of the Standard document over every type of
/// element, on scalars, vectors, tensors with and without a rank, and memrefs
/// with layouts and memory spaces; branches, bounded loops, calls of functions
/// and of function values, transfers, buffers at fixed addresses.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_STDTARGET_H
#define PADLAB_LIB_GENERATE_STDTARGET_H

#include "padlab/fuzz/Generator.h"

namespace padlab::generate {

/// A program of std operations, not verified yet.
mlir::OwningOpRef<mlir::ModuleOp> buildStdProgram(Choices &choices,
                                                  mlir::MLIRContext *context);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_STDTARGET_H
