//===- Callgrind.h - instructions of a call ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts the instructions that a call executes, and the lines that a simulated
/// cache reads and writes back for it. Other load on the machine does not
/// change these counts. The whole process runs under Valgrind's callgrind,
/// which counts only the code between startCounting and stopCounting. Code is
/// compiled for x86-64-v3 or less, because Valgrind does not support AVX-512.
/// Valgrind treats non-temporal stores as ordinary ones.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_CALLGRIND_H
#define PADLAB_BENCH_CALLGRIND_H

#include "llvm/Support/Error.h"

#include <functional>
#include <optional>

namespace padlab {

/// The CPU that suites compile for when they count instructions.
#ifdef __x86_64__
inline constexpr llvm::StringLiteral callgrindCPU = "x86-64-v3";
#else
inline constexpr llvm::StringLiteral callgrindCPU = "native";
#endif

/// Whether this process runs under Valgrind.
bool isUnderValgrind();

enum class Counting {
  Instructions,
  /// Caches, too: 32 KiB each for code and data, and a last one of 1 MiB for
  /// both, with lines of 64 bytes, whatever the machine has.
  Caches
};

/// Restarts this program with the same arguments under callgrind. Returns only
/// if that fails; the error is one line.
llvm::Error restartUnderCallgrind(char **argv,
                                  Counting counting = Counting::Instructions);

/// Returns how many instructions have been counted so far; nothing if they are
/// not counted. Reading the counter itself takes some hundred instructions.
std::optional<uint64_t> readInstructions();

/// Instructions between these two calls are counted, which makes code fifty
/// times as slow.
void startCounting();
void stopCounting();

/// Counts the lines that one call moves between the last-level cache and
/// memory, in both directions, after a call that has filled the caches. Works
/// under callgrind only, with Counting::Caches.
llvm::Expected<int64_t> countLines(const std::function<void()> &call);

/// Counts the instructions of one call, including those of the call itself and
/// of reading the counter once. Works only under callgrind.
llvm::Expected<int64_t> countInstructions(const std::function<void()> &call);

} // namespace padlab

#endif // PADLAB_BENCH_CALLGRIND_H
