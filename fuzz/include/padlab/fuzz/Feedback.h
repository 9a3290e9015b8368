//===- Feedback.h - coverage of an uninstrumented compiler -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// libMLIR.so carries no sanitizer coverage, so three signals of ours go into
/// libFuzzer's extra counters (design: "Feedback from uninstrumented MLIR").
/// Each can be switched off; the first-execution map is filled either way when
/// it is installed, so that runs with and without feedback can be compared.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FEEDBACK_H
#define PADLAB_FUZZ_FEEDBACK_H

#include "padlab/dialect/Case.h"

namespace padlab {

enum FeedbackSignal : unsigned {
  FeedbackNone = 0,
  FeedbackFeatures = 1,  ///< op x type x rank x producer-consumer edge.
  FeedbackActions = 2,   ///< Pattern applications and passes.
  FeedbackFunctions = 4, ///< First execution of each function of libMLIR/LLVM.
  FeedbackAll = 7,
};

/// Parses `features,actions,functions`, `all` or `none`.
std::optional<unsigned> parseFeedbackSignals(llvm::StringRef text);

/// Adds the program features of a case to the counters.
void recordFeatures(const Case &theCase);

/// Observes pattern applications and passes of `context`.
void observeActions(mlir::MLIRContext *context);

/// Puts a one-shot breakpoint on every function start of libMLIR and libLLVM.
/// False (with the reason) where the platform does not allow it; fuzzing goes
/// on without the signal.
bool observeFunctions(std::string &reason);

/// Distinct functions executed since `observeFunctions`, in libMLIR and in
/// libLLVM.
struct FunctionCounts {
  uint64_t mlir = 0, llvm = 0;
};
FunctionCounts getFunctionCounts();

/// Selects the signals that reach libFuzzer.
void selectFeedback(unsigned signals);

} // namespace padlab

#endif // PADLAB_FUZZ_FEEDBACK_H
