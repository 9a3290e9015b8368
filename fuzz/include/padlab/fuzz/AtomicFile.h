//===- AtomicFile.h - a file that is whole or absent -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Files such as findings and reports are written this way: to a temporary file
/// in the same directory, which is then renamed. If the disk is full, or a
/// signal or a crash ends the process, what was stored before stays intact.
/// Logs, and records to which lines are added, are not written this way.
///
/// (llvm::writeToOutput cannot be used: it ends the process when the disk is
/// full.)
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_ATOMICFILE_H
#define PADLAB_FUZZ_ATOMICFILE_H

#include "padlab/fuzz/Names.h"

#include <optional>
#include <string>

namespace padlab {

/// Fails with an error of one line that names `path` and the reason. If `path`
/// is a device or a pipe, writes to it directly.
Error writeFileAtomically(StringRef path, StringRef text);

/// Returns the text of a file, or nullopt if it cannot be read.
std::optional<std::string> readFile(StringRef path);

/// Creates `path` and its parents and checks that files can be made in it.
Error ensureWritableDirectory(StringRef path);

/// Removes the temporary files in and below `dir` that are older than any write
/// takes: a killed process must have left them.
void removeTemporaries(StringRef dir);

/// Whether no process can still be writing the file, because it was last
/// modified longer ago than any write takes. Returns false if there is no file.
bool isAbandoned(StringRef path);

} // namespace padlab

#endif // PADLAB_FUZZ_ATOMICFILE_H
