//===- Commit.h - the commit that padlab was built from --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_COMMIT_H
#define PADLAB_FUZZ_COMMIT_H

#include "padlab/fuzz/Names.h"

namespace padlab {

/// Returns the hash of the commit that was checked out when CMake configured
/// the build; empty if there was no git repository.
StringRef getCommit();

} // namespace padlab

#endif // PADLAB_FUZZ_COMMIT_H
