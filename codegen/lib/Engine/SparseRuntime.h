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

/// The functions of upstream's `mlir_c_runner_utils` that code of the
/// sparsifier calls: they are under test with it, and only code that runs in
/// this process has them. Nothing that reads or writes files is among them.
llvm::ArrayRef<RuntimeSymbol> getSparseRuntimeSymbols();

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_ENGINE_SPARSERUNTIME_H
