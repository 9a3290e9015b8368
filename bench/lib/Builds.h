//===- Builds.h - the two sides of a comparison -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_BUILDS_H
#define PADLAB_BENCH_LIB_BUILDS_H

#include "padlab/bench/Results.h"

#include <array>

namespace padlab {

/// One of two compared sides: results, or a program that makes them.
struct Side {
  std::vector<ResultFile> runs;
  /// A build of padlab-bench; empty if there are `runs`.
  std::string tool;
};

/// Returns a suffix for the names of builds that stands for the LLVM of
/// PADLAB_LLVM_DIR (its folder, version and revision); empty if the variable is
/// not set.
llvm::Expected<std::string> getLLVMSuffix();

/// Finds both sides, and builds them if necessary. `a` and `b` are each a
/// result file, a folder of result files (several runs of one build), a build
/// of padlab-bench, `git:REVISION`, `llvm:MLIR_DIR` (the folder with
/// MLIRConfig.cmake), or `root:NAME`. The last three are built below
/// `stateDir`, from the repository that holds the current directory: a revision
/// in `worktree`, which all revisions share, with the LLVM of PADLAB_LLVM_DIR
/// or else the preset's; the present sources with the LLVM of MLIR_DIR in
/// `builds/HASH`; the present sources in the root of `./padlab root NAME`,
/// which is made if it does not exist. The tools that are built are kept, and
/// only files that differ are compiled again. Two results or two builds can be
/// compared, but not one of each. The error is one line.
llvm::Expected<std::array<Side, 2>>
findSides(llvm::StringRef a, llvm::StringRef b, llvm::StringRef stateDir);

/// Reads all result files (`*.json`) of a folder, in the order of their names;
/// there must be at least one. The error is one line.
llvm::Expected<std::vector<ResultFile>> readHistory(llvm::StringRef folder);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_BUILDS_H
