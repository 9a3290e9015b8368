//===- Actions.cpp - patterns and passes as feedback -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Counters.h"

#include "mlir/IR/Action.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Rewrite/PatternApplicator.h"

using namespace padlab;

namespace {
/// Returns a hash that tells one action from another. An action does not give
/// access to its contents, so unless it is a pass, its printed text is hashed.
uint64_t identify(const mlir::tracing::Action &action) {
  if (auto *pass = llvm::dyn_cast<mlir::PassExecutionAction>(&action)) {
    llvm::StringRef argument = pass->getPass().getArgument();
    return feedback::hash(argument.empty() ? pass->getPass().getName()
                                           : argument);
  }
  llvm::SmallString<128> text;
  llvm::raw_svector_ostream stream(text);
  action.print(stream);
  return feedback::hash(text);
}

/// Returns a hash of the name of the operation to which the action is applied;
/// 0 if there is none.
uint64_t identifyRoot(const mlir::tracing::Action &action) {
  for (const mlir::IRUnit &unit : action.getContextIRUnits())
    if (auto *op = llvm::dyn_cast_if_present<mlir::Operation *>(unit))
      return feedback::hash(op->getName().getStringRef());
  return 0;
}

/// The pattern that was attempted last. Each pair of successive attempts marks
/// a counter, too, because pairs show which rewrites enable which others.
uint64_t lastAttempt = 0;
} // namespace

void padlab::recordAction(const mlir::tracing::Action &action) {
  if (!(feedback::selected & FeedbackActions))
    return;
  uint64_t what = feedback::combine(identify(action), identifyRoot(action));
  auto record = [](uint64_t hash) {
    feedback::mark(feedback::actions[hash % feedback::actionCounters]);
  };
  record(what);
  if (!llvm::isa<mlir::ApplyPatternAction>(action)) {
    lastAttempt = 0;
    return;
  }
  record(feedback::combine(lastAttempt, what));
  lastAttempt = what;
}

void padlab::observeActions(mlir::MLIRContext *context,
                            mlir::MLIRContext::HandlerTy next) {
  if (next) {
    context->registerActionHandler(
        [next = std::move(next)](llvm::function_ref<void()> execute,
                                 const mlir::tracing::Action &action) {
          recordAction(action);
          next(execute, action);
        });
    return;
  }
  if (!(feedback::selected & FeedbackActions)) {
    context->registerActionHandler(nullptr);
    return;
  }
  context->registerActionHandler([](llvm::function_ref<void()> execute,
                                    const mlir::tracing::Action &action) {
    recordAction(action);
    execute();
  });
}
