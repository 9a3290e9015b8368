//===- RuntimeSymbols.h - what native code links against -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef PADLAB_CODEGEN_RUNTIMESYMBOLS_H
#define PADLAB_CODEGEN_RUNTIMESYMBOLS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace padlab {

struct RuntimeSymbol {
  llvm::StringLiteral name;
  void *address;
};

/// Returns the names of the functions that lowered code calls, each with the
/// address of the function of the runtime or of the C library that implements
/// it.
llvm::ArrayRef<RuntimeSymbol> getRuntimeSymbols();

} // namespace padlab

#endif // PADLAB_CODEGEN_RUNTIMESYMBOLS_H
