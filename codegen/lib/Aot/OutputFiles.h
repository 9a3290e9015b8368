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

/// Writes each file under a temporary name in its folder, then renames all
/// files. After an error (one line that names the file) no new file is left.
/// Only if a rename fails, the files that were renamed before it stay.
llvm::Error writeFiles(llvm::ArrayRef<OutputFile> files);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_OUTPUTFILES_H
