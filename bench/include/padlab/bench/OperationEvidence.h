//===- OperationEvidence.h - evidence of the operation matrix ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Collects the evidence of the operation matrix (padlab/codegen/OpMatrix.h).
/// Each column of the matrix names something that is done with an operation,
/// such as interpreting it; this code does it and records which operations
/// occur. It is in this layer because bench depends on everything that is
/// needed: cases, generators and benchmarks.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_OPERATIONEVIDENCE_H
#define PADLAB_BENCH_OPERATIONEVIDENCE_H

#include "padlab/codegen/OpMatrix.h"

#include "llvm/Support/Error.h"

namespace padlab {

/// Runs every case below the folders `corpora` in a worker, with the reference
/// and some pipelines; generates and mutates some programs of every fuzz
/// target; reads the programs of the suites. Records only operations that the
/// matrix has. An operation that generators make seldom may be missed. Fails if
/// a folder or a file cannot be read.
llvm::Expected<OpEvidence> collectEvidence(llvm::ArrayRef<std::string> corpora);

} // namespace padlab

#endif // PADLAB_BENCH_OPERATIONEVIDENCE_H
