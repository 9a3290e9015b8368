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

/// What `mlir::MlirOptMain` does, for input in the old spelling of
/// padlab/dialect/Std/StdReader.h, by the command line's options: these must
/// have been parsed. Diagnostics, those of passes too, and debug locations are
/// those of the original text; in a split file each part stands for itself.
llvm::LogicalResult optimizeStd(llvm::StringRef inputFilename,
                                llvm::StringRef outputFilename,
                                mlir::DialectRegistry &registry);

} // namespace padlab

#endif // PADLAB_CODEGEN_STDINPUT_H
