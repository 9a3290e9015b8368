//===- AheadOfTime.h - from programs to an object ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_AOT_AHEADOFTIME_H
#define PADLAB_CODEGEN_LIB_AOT_AHEADOFTIME_H

#include "CInterface.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/ExitCode.h"

#include "llvm/ADT/SmallVector.h"

namespace padlab::aot {

/// The source of one function of an object.
struct AheadSource {
  /// The program whose entry (`findEntry`) is the function. It is in the
  /// compiler's context.
  mlir::ModuleOp program;
  /// The case, if the program is a case; null if it is plain MLIR.
  const Case *theCase = nullptr;
  /// The name of the C function.
  std::string name;
  /// The names of the arguments (ArgumentNames.h).
  std::vector<std::string> argumentNames;
};

struct CompiledObject {
  llvm::SmallVector<char, 0> object;
  /// The functions that the header declares, in the order of the sources.
  std::vector<CInterface> interfaces;
  std::string header;
  /// The reason why there is no object; empty if there is an object. `failed`
  /// is the index of the source that could not be compiled.
  std::string error;
  size_t failed = 0;
  ExitCode exitCode = ExitCode::Agree;
};

/// Compiles the entries of `sources` for `compiler`'s target. There must be at
/// least one source. This machine need not be able to run code for the target.
/// The header names the file of `path` as the case.
CompiledObject compileAhead(Compiler &compiler,
                            llvm::ArrayRef<AheadSource> sources,
                            const Pipeline &pipeline, llvm::StringRef path);

/// Compiles the entry of one case in the same way.
CompiledObject compileAhead(Compiler &compiler, const Case &theCase,
                            const Pipeline &pipeline,
                            llvm::StringRef functionName, llvm::StringRef path);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_AHEADOFTIME_H
