//===- StdInput.h - the old spelling as input of padlab-opt -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_STDINPUT_H
#define PADLAB_CODEGEN_STDINPUT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace padlab {

/// Does the work of `mlir::MlirOptMain` for input in the old spelling
/// (padlab/dialect/Std/StdReader.h). The options of the command line must have
/// been parsed. Diagnostics, also those of passes, and debug locations refer to
/// the original text. Each part of a split file is read as a separate input.
llvm::LogicalResult optimizeStd(llvm::StringRef inputFilename,
                                llvm::StringRef outputFilename,
                                mlir::DialectRegistry &registry);

} // namespace padlab

#endif // PADLAB_CODEGEN_STDINPUT_H
