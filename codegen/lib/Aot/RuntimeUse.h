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

/// Replaces `malloc` and `aligned_alloc` by padlab_alloc with an alignment of
/// at least 64 bytes, and `free` by padlab_free. It must run before LLVM
/// optimizes.
void allocateFromRuntime(llvm::Module &module);

/// Makes each external function that may stop or allocate run in `padlab_run`,
/// which returns when the program stops, and frees what was not freed. Such
/// functions return an i32, a `padlab_status`. It must run after LLVM has
/// optimized.
void addRuns(llvm::Module &module);

/// Lets debuggers and profilers, and exceptions of other code, find the callers
/// of each function (`.eh_frame`).
void addUnwindTables(llvm::Module &module);

/// Whether calls at the same time would see each other's writes: to variables
/// of the program, or of the runtime (transfers, buffers at fixed addresses).
bool callsShareState(const llvm::Module &module);

/// The functions that an object calls and does not define, by the library that
/// defines them.
struct ExternalCalls {
  std::vector<std::string> runtime, library, nobody;
};

/// Lists the functions that `object` calls. Fails if the bytes are not an
/// object.
llvm::Expected<ExternalCalls> findExternalCalls(llvm::ArrayRef<char> object);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_RUNTIMEUSE_H
