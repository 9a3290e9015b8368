//===- Reduce.h - the smallest case with the same signature -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shrinks a case while it stays interesting: same verdict kind, same pipeline,
/// same blame, still defined. Reductions register one by one (fuzz/lib/Reduce/).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_REDUCE_H
#define PADLAB_FUZZ_REDUCE_H

#include "padlab/dialect/Case.h"

namespace padlab {

struct ReduceOptions {
  unsigned maxSeconds = 60;
  /// Called after each success with the number of operations left.
  std::function<void(unsigned operations)> progress;
};

/// True when the candidate still shows the defect.
using Interesting = std::function<bool(const Case &candidate)>;

/// The smallest case found. `theCase` itself must be interesting.
Case reduce(const Case &theCase, const Interesting &interesting,
            const ReduceOptions &options = {});

/// Operations in the case, module and entry included.
unsigned countOperations(const Case &theCase);

} // namespace padlab

#endif // PADLAB_FUZZ_REDUCE_H
