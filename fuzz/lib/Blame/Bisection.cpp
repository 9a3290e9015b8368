//===- Bisection.cpp - a pass stopped after some applications -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bisection.h"

#include "padlab/codegen/Guards.h"
#include "padlab/codegen/PassList.h"
#include "padlab/codegen/Registration.h"
#include "padlab/codegen/UnverifiedIR.h"
#include "padlab/dialect/Scripts.h"
#include "padlab/fuzz/Differential.h"

#include "mlir/IR/Action.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Rewrite/PatternApplicator.h"

using namespace mlir;
using namespace padlab;

namespace {

using Attempt = std::function<void(const tracing::Action &, unsigned number,
                                   llvm::function_ref<void()> run)>;

/// Returns the name of the action's pattern. Takes it from the text of the
/// action, because the pattern itself is private.
std::string getPatternName(const tracing::Action &action) {
  std::string text;
  llvm::raw_string_ostream os(text);
  action.print(os);
  return StringRef(text).split("pattern: ").second.trim().str();
}

void notePass(const tracing::Action &action) {
  if (auto *pass = dyn_cast<PassExecutionAction>(&action))
    noteActivity(Activity::Pass, pass->getPass().getArgument());
}

/// While this object lives, `attempt` is called for each pattern attempt, and
/// decides whether the attempt runs. All other actions run. Actions that a
/// guard withholds do not run, and are not counted as attempts.
class ActionScope {
public:
  ActionScope(MLIRContext *context, Attempt attempt) : context(context) {
    context->registerActionHandler(
        [this, attempt = std::move(attempt)](llvm::function_ref<void()> run,
                                             const tracing::Action &action) {
          notePass(action);
          if (GuardScope::withholds(action))
            return;
          if (!isa<ApplyPatternAction>(action))
            return run();
          noteActivity(Activity::Pattern, getPatternName(action));
          attempt(action, ++count, run);
          noteActivity(Activity::Pattern, "");
        });
  }
  ~ActionScope() { noteActions(context); }

  unsigned count = 0;

private:
  MLIRContext *context;
};

/// Keeps the first error that is emitted while this object lives.
class FirstError {
public:
  FirstError(MLIRContext *context, std::string &text)
      : handler(context, [&text](Diagnostic &diagnostic) {
          if (text.empty() &&
              diagnostic.getSeverity() == DiagnosticSeverity::Error)
            text = diagnostic.str();
          return success();
        }) {}

private:
  ScopedDiagnosticHandler handler;
};

/// Runs `passes` one step after the other, as subjects run.
bool runSteps(ModuleOp module, StringRef passes) {
  registerAllPasses();
  return llvm::all_of(splitPasses(passes), [&](const std::string &step) {
    ScriptsAside aside(module, step);
    PassManager manager(module.getContext(), ModuleOp::getOperationName(),
                        OpPassManager::Nesting::Explicit);
    manager.enableVerifier(false);
    return succeeded(parsePassPipeline(step, manager, llvm::nulls())) &&
           succeeded(manager.run(module));
  });
}

/// Returns the name of the innermost operation whose own verifier fails.
std::string findInvalid(ModuleOp module) {
  std::string name;
  module.walk<WalkOrder::PostOrder>([&](Operation *op) {
    if (succeeded(verify(op, /*verifyRecursively=*/false)))
      return WalkResult::advance();
    name = op->getName().getStringRef().str();
    return WalkResult::interrupt();
  });
  return name;
}

} // namespace

std::string padlab::printProgram(ModuleOp module, bool generic) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(os, OpPrintingFlags().printGenericOpForm(generic));
  return text;
}

void padlab::checkProgram(PassRun &run) {
  run.invalidIR = failed(verify(*run.module));
  if (run.invalidIR)
    run.invalidOp = findInvalid(*run.module);
  else
    run.invalidIR = findUnverifiedIR(*run.module, run.error);
}

static PassRun runPassesWith(ModuleOp program, StringRef passes,
                             Attempt attempt) {
  PassRun result;
  auto guards = GuardScope::findGuards(program);
  if (!guards) {
    result.error = llvm::toString(guards.takeError());
    return result;
  }
  OwningOpRef<ModuleOp> module(program.clone());
  FirstError firstError(program.getContext(), result.error);
  ActionScope scope(program.getContext(), std::move(attempt));
  GuardScope guardScope(program.getContext(), std::move(*guards));
  bool succeeded = runSteps(*module, passes);
  result.attempts = scope.count;
  if (!succeeded)
    return result;
  result.module = std::move(module);
  checkProgram(result);
  return result;
}

PassRun padlab::runPasses(ModuleOp program, StringRef passes, unsigned limit) {
  return runPassesWith(program, passes,
                       [limit](const tracing::Action &, unsigned number,
                               llvm::function_ref<void()> run) {
                         if (number <= limit)
                           run();
                       });
}

PassRun padlab::runPassesWithout(ModuleOp program, StringRef passes,
                                 StringRef pattern) {
  return runPassesWith(program, passes,
                       [pattern](const tracing::Action &action, unsigned,
                                 llvm::function_ref<void()> run) {
                         if (getPatternName(action) != pattern)
                           run();
                       });
}

/// Runs `passes` on a copy of `program`. `attempt` is called with this copy for
/// each pattern attempt, and decides whether the attempt runs. Attempts have
/// the numbers that they have in `runPasses`.
static void watchAttempts(
    ModuleOp program, StringRef passes,
    llvm::function_ref<void(ModuleOp module, const tracing::Action &,
                            unsigned number, llvm::function_ref<void()> run)>
        attempt) {
  auto guards = GuardScope::findGuards(program);
  if (!guards)
    return llvm::consumeError(guards.takeError());
  std::string ignored;
  OwningOpRef<ModuleOp> module(program.clone());
  FirstError firstError(program.getContext(), ignored);
  ActionScope scope(program.getContext(),
                    [&](const tracing::Action &action, unsigned number,
                        llvm::function_ref<void()> run) {
                      attempt(*module, action, number, run);
                    });
  GuardScope guardScope(program.getContext(), std::move(*guards));
  runSteps(*module, passes);
}

AppliedPatterns padlab::listAppliedPatterns(ModuleOp program,
                                            StringRef passes) {
  AppliedPatterns applied;
  watchAttempts(program, passes,
                [&](ModuleOp module, const tracing::Action &action,
                    unsigned number, llvm::function_ref<void()> run) {
                  OperationFingerPrint before(module);
                  run();
                  if (before != OperationFingerPrint(module))
                    applied.try_emplace(getPatternName(action), number);
                });
  return applied;
}

std::string padlab::getAttemptedPattern(ModuleOp program, StringRef passes,
                                        unsigned attempt) {
  std::string pattern;
  watchAttempts(program, passes,
                [&](ModuleOp, const tracing::Action &action, unsigned number,
                    llvm::function_ref<void()> run) {
                  if (number == attempt)
                    pattern = getPatternName(action);
                  if (number < attempt)
                    run();
                });
  return pattern;
}

Application
padlab::inspectAttempt(ModuleOp program, StringRef passes, unsigned attempt,
                       llvm::function_ref<void(const Application &)> progress) {
  Application application;
  auto inspect = [&](ModuleOp module, const tracing::Action &action,
                     unsigned number, llvm::function_ref<void()> run) {
    if (number > attempt)
      return;
    if (number < attempt) {
      OperationFingerPrint before(module);
      run();
      application.number += before != OperationFingerPrint(module);
      return;
    }
    std::string before = printProgram(module);
    std::string beforeGeneric = printProgram(module, /*generic=*/true);
    if (progress)
      progress({getPatternName(action), before, "", application.number + 1,
                attempt});
    run();
    std::string after = printProgram(module);
    application.number += before != after;
    if (failed(verify(module)))
      before = std::move(beforeGeneric);
    application = {getPatternName(action), std::move(before), std::move(after),
                   application.number, attempt};
    if (progress)
      progress(application);
  };
  watchAttempts(program, passes, inspect);
  return application;
}

unsigned padlab::findInvalidatingAttempt(ModuleOp program, StringRef passes,
                                         unsigned attempt) {
  auto find = [&] {
    unsigned guilty = attempt;
    watchAttempts(program, passes,
                  [&](ModuleOp module, const tracing::Action &, unsigned number,
                      llvm::function_ref<void()> run) {
                    if (number >= attempt)
                      return;
                    OperationFingerPrint before(module);
                    run();
                    if (before == OperationFingerPrint(module))
                      return;
                    if (succeeded(verify(module)))
                      guilty = attempt;
                    else
                      guilty = std::min(guilty, number);
                  });
    return guilty;
  };
  return askChild(find).value_or(attempt);
}

unsigned
padlab::bisectAttempts(ModuleOp program, StringRef passes, unsigned attempts,
                       llvm::function_ref<bool(const PassRun &)> isBroken) {
  if (attempts == 0)
    return 0;
  // Most attempts match nothing and leave the program as it was. Such a program
  // is not judged again.
  auto print = [](const PassRun &run) {
    return run.module && !run.invalidIR ? printProgram(*run.module)
                                        : std::string();
  };
  unsigned whole = 0, broken = attempts;
  PassRun without = runPasses(program, passes, whole), with;
  if (isBroken(without))
    return 0;
  std::string wholeText = print(without), brokenText;
  while (broken - whole > 1) {
    unsigned middle = whole + (broken - whole) / 2;
    PassRun run = runPasses(program, passes, middle);
    std::string text = print(run);
    bool breaks = text.empty() || text != wholeText;
    if (breaks && (text.empty() || text != brokenText))
      breaks = isBroken(run);
    (breaks ? broken : whole) = middle;
    (breaks ? brokenText : wholeText) = std::move(text);
    (breaks ? with : without) = std::move(run);
  }
  if (broken == attempts)
    with = runPasses(program, passes, broken);
  // If suppressing a pattern makes the pass fail, nothing is known about the
  // pattern itself.
  return with.module && !without.module ? 0 : broken;
}
