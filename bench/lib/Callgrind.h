//===- Callgrind.h - instructions of a call ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The instructions that a call executes, which no other load changes. The
/// whole process runs under Valgrind's callgrind, which counts only where it is
/// asked to. Valgrind knows no AVX-512: code is for x86-64-v3.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_CALLGRIND_H
#define PADLAB_BENCH_CALLGRIND_H

#include "llvm/Support/Error.h"

#include <functional>
#include <optional>

namespace padlab {

/// The CPU that code is for when its instructions are counted.
inline constexpr llvm::StringLiteral callgrindCPU = "x86-64-v3";

/// Whether this process runs under Valgrind.
bool isUnderValgrind();

/// Runs this program anew, with the same arguments, under callgrind. Returns
/// only where it cannot: the error is one line.
llvm::Error restartUnderCallgrind(char **argv);

/// How many instructions have been counted so far; nothing where nobody counts.
/// The reading itself is some hundreds.
std::optional<uint64_t> readInstructions();

/// Between these instructions are counted, which takes fifty times as long.
void startCounting();
void stopCounting();

/// The instructions of one call, and the few that it takes to make it. Works
/// under callgrind only.
llvm::Expected<int64_t> countInstructions(const std::function<void()> &call);

} // namespace padlab

#endif // PADLAB_BENCH_CALLGRIND_H
