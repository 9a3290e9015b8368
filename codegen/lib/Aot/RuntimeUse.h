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
/// at least 64 bytes, and `free` by padlab_free. Call this before LLVM's
/// optimizations.
void allocateFromRuntime(llvm::Module &module);

/// Makes each external function that may stop the program, allocate memory or
/// use threads run in `padlab_run`. `padlab_run` also returns if the program
/// stops, and frees the memory that the function has not freed. These functions
/// must return a `padlab_status` as an i32. Call this after LLVM's
/// optimizations.
void addRuns(llvm::Module &module);

/// Adds unwind tables (`.eh_frame`), so that debuggers, profilers and
/// exceptions of other code find the callers of each function.
void addUnwindTables(llvm::Module &module);

/// Whether calls that run at the same time would see each other's writes,
/// because they write variables of the program, or state of the runtime
/// (transfers, buffers at fixed addresses).
bool callsShareState(const llvm::Module &module);

/// The functions that an object calls and does not define, grouped by the
/// library that defines them; no library defines those in `nobody`.
struct ExternalCalls {
  std::vector<std::string> runtime, library, nobody;
};

/// Lists the functions that `object` calls. Fails if the bytes are not an
/// object.
llvm::Expected<ExternalCalls> findExternalCalls(llvm::ArrayRef<char> object);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_RUNTIMEUSE_H
