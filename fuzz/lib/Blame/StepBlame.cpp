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

/// The verifier does not run between two patterns. So an attempt before
/// `attempt` may have left an invalid program, which `attempt` turns into a
/// valid but wrong one. Returns the earlier attempt if it is guilty, otherwise
/// `attempt`.
unsigned StepBlamer::findInvalidBefore(ModuleOp program, StringRef step,
                                       unsigned attempt) {
  auto leaveOut = [&](unsigned number) {
    return runPassesWithout(program, step,
                            inspectAttempt(program, step, number).pattern);
  };
  unsigned first = attempt;
  while (first > 1 && runPasses(program, step, first - 1).invalidIR)
    --first;
  if (first == attempt)
    return attempt;
  PassRun repaired = leaveOut(attempt), right = leaveOut(first);
  bool isFirstGuilty = repaired.module && repaired.invalidIR && right.module &&
                       !right.invalidIR && !test.isBroken(right);
  return isFirstGuilty ? first : attempt;
}

unsigned StepBlamer::findGuiltyAttempt(ModuleOp program, StringRef step,
                                       const PassRun &run) {
  unsigned attempt =
      bisectAttempts(program, step, run.attempts,
                     [&](const PassRun &part) { return test.isBroken(part); });
  if (attempt == 0)
    return attempt;
  if (!run.invalidIR)
    return findInvalidBefore(program, step, attempt);
  // A dialect conversion that is cut off leaves an invalid program, so that
  // bisection always blames the first pattern of the conversion. If the whole
  // conversion fails in the same way without that pattern, the pattern is
  // innocent. The guilty pattern is then the only one without which the result
  // is valid.
  std::string pattern = inspectAttempt(program, step, attempt).pattern;
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

/// Whether the step is a pipeline of passes that fails without the pattern.
/// Then the passes before the one with the pattern cannot be judged, and a
/// conversion at the end of the pipeline would be blamed for everything.
static bool endsPipeline(ModuleOp program, StringRef step, StringRef pattern) {
  if (!PassPipelineInfo::lookup(getPassArgument(step)))
    return false;
  PassRun without = runPassesWithout(program, step, pattern);
  return !without.module || without.invalidIR;
}

Blame StepBlamer::blamePattern(ModuleOp program, StringRef step,
                               const PassRun &run) {
  unsigned attempt = findGuiltyAttempt(program, step, run);
  if (attempt != 0 && !run.invalidIR &&
      endsPipeline(program, step,
                   inspectAttempt(program, step, attempt).pattern))
    attempt = 0;
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
