//===- AtomicFile.h - a file that is whole or absent -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Everything that padlab stores is written this way: to a temporary file in
/// the same directory, then renamed. A full disk, a signal or a crash leaves
/// what was stored before.
///
/// (llvm::writeToOutput aborts the process when the disk is full.)
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_ATOMICFILE_H
#define PADLAB_FUZZ_ATOMICFILE_H

#include "padlab/fuzz/Names.h"

#include <optional>
#include <string>

namespace padlab {

/// Fails with an error of one line that names `path` and the reason.
Error writeFileAtomically(StringRef path, StringRef text);

/// Returns the text of a file, or nullopt if it cannot be read.
std::optional<std::string> readFile(StringRef path);

/// Creates `path` and its parents and checks that files can be made in it.
Error ensureWritableDirectory(StringRef path);

/// Removes temporary files in and below `dir` whose writers were killed: those
/// that are older than any write takes.
void removeTemporaries(StringRef dir);

/// Whether the file has no writer any more: it was last modified longer ago
/// than any write takes. Returns false if there is no file.
bool isAbandoned(StringRef path);

} // namespace padlab

#endif // PADLAB_FUZZ_ATOMICFILE_H
