//===- PadTarget.h - padded programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Target `pad`: structured producers of every kind, what may stand between
/// them and a pad, then `tensor.pad`, then consumers.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PADTARGET_H
#define PADLAB_LIB_GENERATE_PADTARGET_H

#include "padlab/fuzz/Generator.h"

namespace padlab::generate {

/// A padded program, not verified yet.
mlir::OwningOpRef<mlir::ModuleOp> buildPadProgram(Choices &choices,
                                                  mlir::MLIRContext *context);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PADTARGET_H
