//===- AheadOfTime.h - from a case to an object and its header -*- C++ -*-===//
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

struct CompiledCase {
  llvm::SmallVector<char, 0> object;
  /// What the header declares.
  CInterface interface;
  std::string header;
  /// Why there are none; empty when there are.
  std::string error;
  ExitCode exitCode = ExitCode::Agree;
};

/// Compiles the entry of `theCase`, of `compiler`'s context, as `functionName`
/// for `compiler`'s target, which may be one that this machine does not run.
CompiledCase compileAhead(Compiler &compiler, const Case &theCase,
                          const Pipeline &pipeline,
                          llvm::StringRef functionName,
                          llvm::StringRef casePath);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_AHEADOFTIME_H
