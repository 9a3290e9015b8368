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

/// A line a finding: state, count, how it reproduces, signature, blame.
std::string printFindingTable(llvm::ArrayRef<StoredRecord> findings);

/// All that a person wants to know of one finding.
std::string printFinding(const StoredRecord &finding);

} // namespace padlab

#endif // PADLAB_FUZZ_FINDINGTABLE_H
