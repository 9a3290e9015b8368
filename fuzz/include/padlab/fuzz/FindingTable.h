//===- FindingTable.h - findings for people to read -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FINDINGTABLE_H
#define PADLAB_FUZZ_FINDINGTABLE_H

#include "padlab/fuzz/FindingFolder.h"

#include "llvm/ADT/ArrayRef.h"

namespace padlab {

/// Prints a line per finding: state, count, how it reproduces, signature and
/// blame.
std::string printFindingTable(llvm::ArrayRef<StoredRecord> findings);

/// Prints everything about one finding that people want to know.
std::string printFinding(const StoredRecord &finding);

} // namespace padlab

#endif // PADLAB_FUZZ_FINDINGTABLE_H
