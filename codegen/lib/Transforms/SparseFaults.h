//===- SparseFaults.h - sparse programs that are wrong on purpose -*- C++ -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sparsifier is upstream's and cannot be made to err, so mistakes are
/// planted in its input instead. Its output then means what the output of a
/// sparsifier with that mistake would mean.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_TRANSFORMS_SPARSEFAULTS_H
#define PADLAB_CODEGEN_LIB_TRANSFORMS_SPARSEFAULTS_H

#include "mlir/IR/BuiltinOps.h"

namespace padlab {

/// Plants the fault of that name wherever the program allows it.
void plantSparseFault(mlir::ModuleOp program, llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_SPARSEFAULTS_H
