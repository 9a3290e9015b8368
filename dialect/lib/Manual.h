//===- Manual.h - a tool's manual page -------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_MANUAL_H
#define PADLAB_DIALECT_LIB_MANUAL_H

#include "llvm/ADT/StringRef.h"

namespace padlab {

/// Prints NAME, SYNOPSIS, DESCRIPTION, OPTIONS, EXIT STATUS and EXAMPLES of a
/// tool, from its registered options and its overview (`parseCommandLine`).
void printManual(llvm::StringRef tool, llvm::StringRef overview);

} // namespace padlab

#endif // PADLAB_DIALECT_LIB_MANUAL_H
