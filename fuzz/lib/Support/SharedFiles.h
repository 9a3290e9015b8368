//===- SharedFiles.h - files that several machines share -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes a state directory safe to share between machines: provides names that
/// no two processes use, even on machines with equal host names, clocks and
/// process numbers, and one clock for all, that of the file system.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_SUPPORT_SHAREDFILES_H
#define PADLAB_FUZZ_LIB_SUPPORT_SHAREDFILES_H

#include "padlab/fuzz/Names.h"

#include <cstdint>
#include <string>

namespace padlab {

/// Returns a word for file names that no other process has, on this machine or
/// another; forks do not share it either.
std::string getProcessWord();
/// Returns a number with the same properties.
uint64_t getProcessNumber();

/// Returns the seconds since the epoch by the clock of the file system of
/// `dir`, on which machines with different clocks agree. Falls back to the own
/// clock if no file can be created in `dir`.
double getFileSystemSeconds(StringRef dir);

/// Creates a file. Returns false if it exists already: if several processes
/// try, one gets true.
Expected<bool> createFile(StringRef path, StringRef text);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_SUPPORT_SHAREDFILES_H
