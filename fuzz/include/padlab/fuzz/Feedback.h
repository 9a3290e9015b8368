//===- Feedback.h - coverage of an uninstrumented compiler -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// libMLIR.so carries no sanitizer coverage, so padlab writes three signals of
/// its own into libFuzzer's extra counters. Each signal can be switched off.
/// Which functions ran is recorded even if the signal `functions` is off, so
/// that runs with and without feedback can be compared.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FEEDBACK_H
#define PADLAB_FUZZ_FEEDBACK_H

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Names.h"

#include "mlir/IR/MLIRContext.h"

namespace padlab {

enum FeedbackSignal : unsigned {
  FeedbackNone = 0,
  FeedbackFeatures = 1,  ///< Operations, types, ranks, edges to producers.
  FeedbackActions = 2,   ///< Pattern attempts and passes.
  FeedbackFunctions = 4, ///< Whether a case runs functions of libMLIR/LLVM
                         ///< that none before it ran.
  FeedbackAll = 7,
};

/// Parses `features,actions,functions`, `all` or `none`.
std::optional<unsigned> parseFeedbackSignals(StringRef text);
/// The inverse of `parseFeedbackSignals`.
std::string toFeedbackText(unsigned signals);

/// Selects the signals that reach libFuzzer. Initially none.
void selectFeedback(unsigned signals);

/// Returns the counters of one signal, as libFuzzer sees them. libFuzzer clears
/// them before each input; other users clear them themselves.
MutableArrayRef<uint8_t> getFeedbackCounters(FeedbackSignal signal);
void clearFeedbackCounters();
/// Makes the counters of this process shared with its future children, and
/// clears them. Returns false if there is no memory. A second call does
/// nothing.
bool shareFeedback();

/// Adds the program features of a case to the counters.
void recordFeatures(mlir::ModuleOp module);
inline void recordFeatures(const Case &theCase) {
  recordFeatures(theCase.getModule());
}

/// Adds one action to the counters. Handlers that do more than observe call
/// this function themselves. Every attempt of a pattern is added, because an
/// action does not tell whether its pattern succeeded.
void recordAction(const mlir::tracing::Action &action);

/// Observes pattern attempts and passes of `context`. A context has one
/// handler: this function replaces it by one that passes every action on to
/// `next`, which then decides whether to run the action. Without `next` every
/// action runs. If the signal is not selected and there is no `next`, the
/// context is left without a handler.
void observeActions(mlir::MLIRContext *context,
                    mlir::MLIRContext::HandlerTy next = nullptr);

/// Puts a one-shot breakpoint on every function of libMLIR and libLLVM. Returns
/// false (and stores the reason) if the platform does not allow this; then
/// there are no breakpoints, and fuzzing continues without the signal. After
/// success, a second call does nothing. A function counts as run as soon as
/// this process or any child that is forked later (the family) has run it.
bool observeFunctions(std::string &reason);

/// Begins a case: of the functions that run for the first time after this call,
/// only the first marks a counter. Installs our handler of SIGTRAP again if
/// another handler has replaced it, as LLVM's does when it registers its crash
/// handlers. Cheap.
void observeFunctionsOfCase();

/// From now on, this process lists the functions that run for the first time.
/// The processes of the family share the list; only one of them may write it at
/// a time.
///
/// The list is for cases that share a compilation: afterwards, each of them is
/// run once more by itself, to find out which one runs a listed function.
void beginFunctionList();
/// Ends the list and returns its number of functions. Functions that do not fit
/// into it are left out.
size_t endFunctionList();
/// Marks the listed functions as not yet run.
void forgetListedFunctions();
/// Returns how many of the listed functions have not run since they were
/// forgotten.
size_t countForgottenFunctions();
/// Marks the forgotten functions that did not run again as run.
void recallListedFunctions();

/// How many functions this process, its children and their children have run
/// since `observeFunctions`, whether or not the signal is selected, and how
/// many functions are observed.
struct FunctionCounts {
  uint64_t mlir = 0, llvm = 0;
  uint64_t observedMLIR = 0, observedLLVM = 0;
};
FunctionCounts getFunctionCounts();

} // namespace padlab

#endif // PADLAB_FUZZ_FEEDBACK_H
