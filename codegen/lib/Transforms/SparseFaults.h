//===- SparseFaults.h - sparse programs that are wrong on purpose -*- C++ -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sparsifier is upstream's code and cannot be made to make mistakes, so
/// mistakes are planted in its input instead. The output of the sparsifier then
/// has the same meaning as that of a sparsifier with the mistake.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_TRANSFORMS_SPARSEFAULTS_H
#define PADLAB_CODEGEN_LIB_TRANSFORMS_SPARSEFAULTS_H

#include "mlir/IR/BuiltinOps.h"

namespace padlab {

/// Plants the fault of this name at every place of the program where it is
/// possible.
void plantSparseFault(mlir::ModuleOp program, llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_SPARSEFAULTS_H
