//===- SparseRuntime.h - upstream's library of sparse tensors ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_ENGINE_SPARSERUNTIME_H
#define PADLAB_CODEGEN_LIB_ENGINE_SPARSERUNTIME_H

#include "padlab/codegen/RuntimeSymbols.h"

namespace padlab {

/// Returns the functions of upstream's `mlir_c_runner_utils` that code of the
/// sparsifier calls. These functions are under test, like the code that calls
/// them. Only code that runs in this process can call them. None of them reads
/// or writes files.
llvm::ArrayRef<RuntimeSymbol> getSparseRuntimeSymbols();

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_ENGINE_SPARSERUNTIME_H
