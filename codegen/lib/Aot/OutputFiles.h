//===- OutputFiles.h - files that appear whole or not at all -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_AOT_OUTPUTFILES_H
#define PADLAB_CODEGEN_LIB_AOT_OUTPUTFILES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace padlab::aot {

struct OutputFile {
  llvm::StringRef path, contents;
};

/// Writes all of them under temporary names beside their own, then renames
/// them. On an error (one line that names the file) nothing new stays, unless
/// the renaming itself fails half way.
llvm::Error writeFiles(llvm::ArrayRef<OutputFile> files);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_OUTPUTFILES_H
