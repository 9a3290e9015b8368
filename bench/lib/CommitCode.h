//===- CommitCode.h - the code that builds make of a series -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_COMMITCODE_H
#define PADLAB_BENCH_LIB_COMMITCODE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace padlab {

/// From now on, writes the code of each timed program to `FOLDER/CODE_HASH.ll`
/// and `.s`, named by the counter `code_hash` (Results.h), and reports on
/// standard error what it cannot write.
llvm::Error keepCode(llvm::StringRef folder);

/// Runs a build of padlab-bench on one series with `--keep-code`, in `folder`,
/// and reads what it wrote: `commit`, `hash`, `ir`, `assembly`. Texts are cut
/// after 200,000 characters. The error is one line.
llvm::Expected<llvm::json::Object>
readCodeOf(llvm::StringRef commit, llvm::StringRef tool, llvm::StringRef series,
           llvm::ArrayRef<std::string> arguments, llvm::StringRef folder);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_COMMITCODE_H
