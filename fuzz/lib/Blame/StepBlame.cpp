//===- StepBlame.cpp - what is guilty within a step -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepBlame.h"

#include "padlab/dialect/Scripts.h"

#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace padlab;

static Blame makeBlame(ModuleOp program, StringRef step,
                       Application application) {
  Blame blame;
  blame.pass = getPassArgument(step).str();
  blame.phase = Phase::Subject;
  blame.step = step.str();
  blame.program = printProgram(program);
  blame.pattern = std::move(application.pattern);
  blame.application = application.number;
  blame.before = std::move(application.before);
  blame.after = std::move(application.after);
  return blame;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// Whether both programs fail to verify for the same reason.
static bool isWrongLike(const PassRun &one, const PassRun &other) {
  return one.module && one.invalidIR && one.invalidOp == other.invalidOp &&
         one.error == other.error;
}

/// Returns the attempt that left an invalid program for `attempt`, which turned
/// it into a valid but wrong one, or died on it, if the earlier attempt is
/// guilty; otherwise `attempt`. The earlier one is guilty if the step is right
/// without its pattern, and is not without the pattern of `attempt`: then the
/// program stays invalid, or another pattern, or folding, does the same as
/// `attempt`. These runs need a child where the step may die.
unsigned StepBlamer::findInvalidBefore(ModuleOp program, StringRef step,
                                       unsigned attempt, StringRef pattern) {
  unsigned first = findInvalidatingAttempt(program, step, attempt);
  if (first == attempt)
    return attempt;
  auto isWithout = [&](StringRef leftOut,
                       llvm::function_ref<bool(const PassRun &)> isLike) {
    auto look = [&] {
      PassRun run = runPassesWithout(program, step, leftOut);
      return run.module && isLike(run);
    };
    return test.isCrash() ? holdsInChild(look) : look();
  };
  std::string earlier = getAttemptedPattern(program, step, first);
  bool isFirstGuilty = isWithout(pattern,
                                 [&](const PassRun &run) {
                                   return run.invalidIR || test.isBroken(run);
                                 }) &&
                       isWithout(earlier, [&](const PassRun &run) {
                         return !run.invalidIR && !test.isBroken(run);
                       });
  return isFirstGuilty ? first : attempt;
}

/// Whether the step is a pipeline of passes that is not right without the
/// pattern either: it fails, or leaves a program that cannot be lowered. Then
/// the passes before the one with the pattern cannot be judged, and a
/// conversion at the end of the pipeline would be blamed for everything.
bool StepBlamer::endsPipeline(ModuleOp program, StringRef step,
                              StringRef pattern) {
  if (!PassPipelineInfo::lookup(getPassArgument(step)))
    return false;
  PassRun without = runPassesWithout(program, step, pattern);
  return !without.module || without.invalidIR || !test.isRight(without);
}

unsigned StepBlamer::findGuiltyAttempt(ModuleOp program, StringRef step,
                                       const PassRun &run) {
  unsigned attempt =
      bisectAttempts(program, step, run.attempts,
                     [&](const PassRun &part) { return test.isBroken(part); });
  if (attempt == 0)
    return attempt;
  std::string pattern = getAttemptedPattern(program, step, attempt);
  if (!run.invalidIR)
    return endsPipeline(program, step, pattern)
               ? 0
               : findInvalidBefore(program, step, attempt, pattern);
  // A dialect conversion that is cut off leaves an invalid program, so that
  // bisection always blames the first pattern of the conversion. If the whole
  // conversion fails in the same way without that pattern, the pattern is
  // innocent. The guilty pattern is then the only one without which the result
  // is valid.
  if (!isWrongLike(runPassesWithout(program, step, pattern), run))
    return attempt;
  unsigned guilty = 0;
  for (const auto &[name, first] : listAppliedPatterns(program, step)) {
    PassRun without = runPassesWithout(program, step, name);
    if (!without.module || without.invalidIR)
      continue;
    if (guilty)
      return 0;
    guilty = first;
  }
  return guilty ? guilty : attempt;
}

Blame StepBlamer::blamePattern(ModuleOp program, StringRef step,
                               const PassRun &run) {
  unsigned attempt = findGuiltyAttempt(program, step, run);
  if (attempt == 0) {
    Blame blame = makeBlame(program, step,
                            {"", printProgram(program, run.invalidIR),
                             run.module ? printProgram(*run.module) : "", 0});
    // If folding alone breaks the program, this pass is not to blame, because
    // every pass with patterns also folds.
    if (test.isBrokenByFolding(program))
      blame.pass = "fold";
    else
      blame.isPatternOpen =
          run.attempts != 0 && !test.isBroken(runPasses(program, step, 0));
    return blame;
  }
  return makeBlame(program, step, inspectAttempt(program, step, attempt));
}

//===----------------------------------------------------------------------===//
// Scripts
//===----------------------------------------------------------------------===//

unsigned StepBlamer::findScriptLength(ModuleOp program, StringRef step,
                                      OwningOpRef<ModuleOp> &shorter) {
  unsigned count = countScriptOperations(program, step).value_or(0);
  for (unsigned length = 1; length <= count; ++length) {
    PassRun run = runPasses(*shortenScript(program, step, length), step);
    if (test.isBroken(run))
      return length;
    shorter = run.module ? std::move(run.module) : nullptr;
  }
  return 0;
}

static std::string printWithoutScripts(ModuleOp program, bool generic = false) {
  OwningOpRef<ModuleOp> plain(program.clone());
  eraseScripts(*plain);
  return printProgram(*plain, generic);
}

/// Returns the text for `Blame::rest` if operation `index` is guilty.
static std::string printRest(ModuleOp program, StringRef step, unsigned index) {
  OwningOpRef<ModuleOp> rest = runFirstOperations(program, step, index);
  return rest ? printProgram(*rest) : std::string();
}

std::optional<Blame> StepBlamer::blameScript(ModuleOp program, StringRef step) {
  OwningOpRef<ModuleOp> shorter;
  unsigned length = findScriptLength(program, step, shorter);
  if (!length)
    return std::nullopt;
  OwningOpRef<ModuleOp> script = shortenScript(program, step, length);
  PassRun run = runPasses(*script, step);
  Blame blame = blamePattern(*script, step, run);
  // If one application is guilty, `before` and `after` already show it.
  if (blame.application == 0) {
    ModuleOp before = shorter ? *shorter : program;
    blame.before = printWithoutScripts(before, run.invalidIR);
    if (run.module)
      blame.after = printWithoutScripts(*run.module);
  }
  // If folding is guilty, the operation of the script does not matter, because
  // folding happens in every pass with patterns.
  if (blame.pass != "fold")
    blame.operation = getScriptOperation(program, step, length - 1);
  blame.rest = printRest(program, step, length - 1);
  return blame;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

Blame StepBlamer::blame(ModuleOp program, StringRef step, const PassRun &run) {
  std::optional<Blame> script = blameScript(program, step);
  Blame blame = script ? std::move(*script) : blamePattern(program, step, run);
  if (run.module)
    blame.result = printProgram(*run.module);
  blame.reference = test.askReference(run);
  if (blame.reference == "agrees")
    return blameLowering(*run.module);
  auto count = [&](ModuleOp module) {
    unsigned found = 0;
    module.walk([&](Operation *op) {
      found += op->getName().getStringRef() == run.invalidOp;
    });
    return found;
  };
  if (run.invalidIR && count(*run.module) <= count(program))
    blame.victim = run.invalidOp;
  return blame;
}

std::optional<Blame> StepBlamer::blameDeath(ModuleOp program, StringRef step) {
  auto deadly = findDeadlyAttempt(program, step);
  if (!deadly)
    return std::nullopt;
  unsigned first = deadly->attempt;
  if (first != 0)
    first = findInvalidBefore(program, step, first, deadly->pattern);
  if (first != deadly->attempt)
    deadly = inspectAttempt(program, step, first);
  Blame blame = makeBlame(program, step, std::move(*deadly));
  unsigned count = countScriptOperations(program, step).value_or(0);
  for (unsigned length = 1; length <= count; ++length) {
    OwningOpRef<ModuleOp> script = shortenScript(program, step, length);
    if (!killsProcess(*script, step))
      continue;
    unsigned index = length - 1;
    if (blame.pattern.empty())
      index = findLastChange(program, step, index);
    blame.operation = getScriptOperation(program, step, index);
    blame.rest = printRest(program, step, index);
    break;
  }
  return blame;
}
