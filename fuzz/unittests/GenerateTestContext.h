//===- GenerateTestContext.h - helpers for tests of generators -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_UNITTESTS_GENERATETESTCONTEXT_H
#define PADLAB_FUZZ_UNITTESTS_GENERATETESTCONTEXT_H

#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/Triage.h"

namespace padlab {

/// All tests of a process share one context, because creating a context takes
/// longer than a case.
inline mlir::MLIRContext *getTestContext() {
  static mlir::MLIRContext *context = makeProgramContext().release();
  return context;
}

/// Parses a program of a test. It must be a case.
inline Case parseCase(llvm::StringRef text) {
  mlir::FailureOr<Case> parsed = Case::parse(text, "test", getTestContext());
  if (mlir::failed(parsed))
    llvm::report_fatal_error(("no case: " + text).str().c_str());
  return std::move(*parsed);
}

/// Generates the case with this seed.
inline Case generateCase(const FuzzTarget &target, uint64_t seed,
                         mlir::MLIRContext *context = getTestContext()) {
  RandomChoices choices(seed);
  return target.generate(choices, context);
}

/// Replaces the case by a mutation; returns false if there is none.
inline bool changeCase(const FuzzTarget &target, Case &theCase,
                       Choices &choices) {
  std::optional<RunCase> changed = target.mutate({theCase.clone()}, choices);
  if (changed)
    theCase = std::move(changed->theCase);
  return changed.has_value();
}

/// Makes a case from parts of two cases.
inline std::optional<Case> crossOver(const FuzzTarget &target, const Case &a,
                                     const Case &b, Choices &choices) {
  std::optional<RunCase> both =
      target.crossover({a.clone()}, {b.clone()}, choices);
  if (!both)
    return std::nullopt;
  return std::move(both->theCase);
}

inline const FuzzTarget &getPadTarget() { return *findFuzzTarget("pad"); }

} // namespace padlab

#endif // PADLAB_FUZZ_UNITTESTS_GENERATETESTCONTEXT_H
