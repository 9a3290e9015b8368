//===- PreparedCase.h - a case, compiled and ready to time ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_PREPAREDCASE_H
#define PADLAB_BENCH_PREPAREDCASE_H

#include "padlab/codegen/Compiler.h"

namespace padlab {

/// A case compiled by several pipelines; `calls` are ready to be timed.
struct PreparedCase {
  struct Call {
    const Pipeline *pipeline = nullptr;
    /// Whether the subject changed the program.
    bool fired = false;
    std::unique_ptr<Invocation> invocation;
  };
  std::vector<Call> calls;
  /// Why this case cannot be timed; empty when it can.
  std::string error;
  /// The error is a wrong result, not a failure to compile.
  bool wrong = false;
};

/// Compiles `text` by every pipeline and calls each once. With `reference`
/// all results are compared with the interpreter's, otherwise with the first
/// pipeline's (for sizes that no interpreter can do).
PreparedCase prepareCase(Compiler &compiler, llvm::StringRef text,
                         llvm::ArrayRef<llvm::StringRef> pipelines,
                         bool reference);

/// The compiler for benchmarks of this CPU, kept for the life of the process.
Compiler &getBenchmarkCompiler(llvm::StringRef cpu);

} // namespace padlab

#endif // PADLAB_BENCH_PREPAREDCASE_H
