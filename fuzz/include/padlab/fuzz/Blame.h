//===- Blame.h - the guilty pass and pattern -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names the pass, and within it the rewrite pattern application, that breaks a
/// case: prefixes of the subject finished with the trusted lowering, then
/// bisection by an action handler that suppresses all later applications.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_BLAME_H
#define PADLAB_FUZZ_BLAME_H

#include "padlab/codegen/Compiler.h"
#include "padlab/fuzz/Verdict.h"

namespace padlab {

struct Blame {
  /// Argument of the pass (`test-linalg-pad-fusion`), or the step
  /// (`lowering`, `codegen`) when the subject is innocent; empty: unknown.
  std::string pass;
  /// Debug name of the pattern; empty when no single pattern is guilty.
  std::string pattern;
  /// 1-based number of the guilty application within the pass; 0: none.
  unsigned application = 0;
  /// IR around the guilty step.
  std::string before, after;

  std::string str() const; ///< `pass / pattern`
};

/// `defect` is the verdict to explain; its pipeline is blamed.
Blame findBlame(Compiler &compiler, const Case &theCase,
                const Verdict &defect);

} // namespace padlab

#endif // PADLAB_FUZZ_BLAME_H
