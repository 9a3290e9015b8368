//===- RuntimeUse.h - what objects need of the runtime -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_AOT_RUNTIMEUSE_H
#define PADLAB_CODEGEN_LIB_AOT_RUNTIMEUSE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace padlab::aot {

/// Lets `malloc`, `aligned_alloc` and `free` be padlab_alloc, of at least 64
/// bytes' alignment, and padlab_free. For before LLVM optimizes.
void allocateFromRuntime(llvm::Module &module);

/// Lets each external function that may stop, or takes memory, run in
/// `padlab_run`: it returns where its program stops, and what it did not free
/// is freed. Such functions return an i32, a `padlab_status`. For after LLVM
/// has optimized.
void addRuns(llvm::Module &module);

/// Lets debuggers and profilers, and exceptions of other code, find the callers
/// of each function (`.eh_frame`).
void addUnwindTables(llvm::Module &module);

/// Whether calls at the same time would see each other's writes: to variables
/// of the program, or of the runtime (transfers, buffers at fixed addresses).
bool callsShareState(const llvm::Module &module);

/// The functions that an object calls and does not define, by who defines them.
struct ExternalCalls {
  std::vector<std::string> runtime, library, nobody;
};

/// Fails for what is no object.
llvm::Expected<ExternalCalls> findExternalCalls(llvm::ArrayRef<char> object);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_RUNTIMEUSE_H
