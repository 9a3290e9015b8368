//===- Builds.h - what can be compared --------------------------*- C++ -*-===//
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

/// Names the LLVM of PADLAB_LLVM_DIR by its folder, version and revision; empty
/// for the preset's.
llvm::Expected<std::string> getLLVMSuffix();

/// `a` and `b` are each a result file, a folder of result files (runs of the
/// same), a build of padlab-bench, `git:REVISION`, `llvm:MLIR_DIR` (the folder
/// with MLIRConfig.cmake), or `root:NAME`. The last three are built: a revision
/// below `stateDir` in the work tree of all revisions, `worktree`, with the
/// preset's LLVM or the one that PADLAB_LLVM_DIR names; an LLVM with the sources
/// at hand, `builds/HASH`; these sources in the root of `./padlab root NAME`,
/// which is made where there is none. Tools stay there, and only that is
/// compiled which differs. The sources are those of the repository that holds
/// the current directory. Results are not compared with builds. The error is one
/// line.
llvm::Expected<std::array<Side, 2>>
findSides(llvm::StringRef a, llvm::StringRef b, llvm::StringRef stateDir);

/// Reads all result files (`*.json`) of a folder, by name; there must be at
/// least one. The error is one line.
llvm::Expected<std::vector<ResultFile>> readHistory(llvm::StringRef folder);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_BUILDS_H
