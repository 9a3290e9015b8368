//===- SharedFiles.h - files that several machines share -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes it safe that several machines use one state directory: provides names
/// that no two processes use, even on machines with equal host names, clocks
/// and process numbers, and one clock for all machines, that of the file
/// system.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_SUPPORT_SHAREDFILES_H
#define PADLAB_FUZZ_LIB_SUPPORT_SHAREDFILES_H

#include "padlab/fuzz/Names.h"

#include <cstdint>
#include <string>

namespace padlab {

/// Returns a word for file names that no other process returns, on this machine
/// or another. A fork of this process returns another word, too.
std::string getProcessWord();
/// Returns a number that no other process returns.
uint64_t getProcessNumber();

/// Returns the seconds since the epoch by the clock of the file system of
/// `dir`, so that machines with different clocks agree. If no file can be
/// created in `dir`, uses the clock of this machine.
double getFileSystemSeconds(StringRef dir);

/// Creates a file. Returns false if it exists already: if several processes
/// create the same file at the same time, exactly one of them gets true.
Expected<bool> createFile(StringRef path, StringRef text);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_SUPPORT_SHAREDFILES_H
