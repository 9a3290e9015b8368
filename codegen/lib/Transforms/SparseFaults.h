//===- SparseFaults.h - sparse programs that are wrong on purpose -*- C++ -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sparsifier is upstream's and cannot be made to err. Its mistakes are
/// planted in what it is given: what comes out means what a sparsifier with
/// that mistake would make of the program.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_TRANSFORMS_SPARSEFAULTS_H
#define PADLAB_CODEGEN_LIB_TRANSFORMS_SPARSEFAULTS_H

#include "mlir/IR/BuiltinOps.h"

namespace padlab {

/// Makes the mistake of that name wherever the program gives occasion.
void plantSparseFault(mlir::ModuleOp program, llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_SPARSEFAULTS_H
