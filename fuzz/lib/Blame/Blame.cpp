//===- Blame.cpp - the guilty pass and pattern -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Blame.h"

#include "StepBlame.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace padlab;

namespace {

class Blamer {
public:
  Blamer(Compiler &compiler, const Case &theCase, const Verdict &defect,
         const Pipeline &pipeline)
      : test(compiler, theCase, defect, pipeline), inStep(test) {
    noteActions(compiler.getContext());
  }

  Blame run();
  GuiltyPass locate();
  bool isExplainedBy(Blame &blame);

private:
  /// The steps of the subject, and the programs before the subject and after
  /// each step, up to the first step that fails or leaves invalid IR.
  struct Trail {
    std::vector<std::string> steps;
    std::vector<PassRun> states;
    /// The blame, if a step kills the process.
    std::optional<Blame> death;
  };
  Trail walk(bool survives);
  /// Returns the index of the guilty step; nullopt if no step has run, or if
  /// the last program of `trail` is not broken.
  std::optional<size_t> bisectSteps(const Trail &trail);
  /// Returns whether `blame` holds. If `blame` leaves the pattern open, sets it
  /// to the pattern that the search finds.
  bool holds(Blame &blame);
  /// Returns whether `step`, the only step that can be guilty, is guilty
  /// because of the pattern that `blame` names. `whole` is the result of
  /// running `step` on `program`.
  bool isGuiltyPattern(Blame &blame, ModuleOp program, StringRef step,
                       const PassRun &whole);
  /// Searches for the guilty pass anew, and returns whether the result equals
  /// `blame`.
  bool isSame(Blame &blame);

  DefectTest test;
  StepBlamer inStep;
};

} // namespace

Blamer::Trail Blamer::walk(bool survives) {
  Trail trail;
  trail.states.emplace_back().module = test.getCase().getModule().clone();
  trail.steps = test.getSteps();
  for (const std::string &step : trail.steps) {
    ModuleOp program = *trail.states.back().module;
    if (!survives && test.isCrash())
      if ((trail.death = inStep.blameDeath(program, step)))
        break;
    trail.states.push_back(runPasses(program, step));
    if (!trail.states.back().module || trail.states.back().invalidIR)
      break;
  }
  return trail;
}

std::optional<size_t> Blamer::bisectSteps(const Trail &trail) {
  if (trail.states.size() == 1 || !test.isBroken(trail.states.back()))
    return std::nullopt;
  size_t whole = 0, broken = trail.states.size() - 1;
  while (broken - whole > 1) {
    size_t middle = whole + (broken - whole) / 2;
    const PassRun &state = trail.states[middle];
    (test.meansOther(state) || test.isBroken(state) ? broken : whole) = middle;
  }
  return whole;
}

static Blame makeUnknown(std::string why) {
  Blame blame;
  blame.unknown = std::move(why);
  return blame;
}

Blame Blamer::run() {
  // A crash of the compiler shows even if there are no results to compare.
  if (!test.hasTruth() && !test.isCrash())
    return makeUnknown("the reference has no results to compare with");
  PassRun unchanged;
  unchanged.module = test.getCase().getModule().clone();
  if (test.isBroken(unchanged))
    return inStep.blameLowering(*unchanged.module);
  Trail trail = walk(/*survives=*/false);
  if (trail.death)
    return std::move(*trail.death);
  std::optional<size_t> guilty = bisectSteps(trail);
  if (!guilty)
    return makeUnknown("it did not show again when the steps of the subject "
                       "ran one by one");
  return inStep.blame(*trail.states[*guilty].module, trail.steps[*guilty],
                      trail.states[*guilty + 1]);
}

GuiltyPass Blamer::locate() {
  if (!test.hasTruth())
    return {};
  Trail trail = walk(/*survives=*/true);
  std::optional<size_t> guilty = bisectSteps(trail);
  if (!guilty)
    return {};
  ModuleOp program = *trail.states[*guilty].module;
  if (*guilty == 0 && test.isBroken(trail.states.front()))
    return {"lowering", ""};
  const std::string &step = trail.steps[*guilty];
  GuiltyPass found{getPassArgument(step).str(), ""};
  OwningOpRef<ModuleOp> shorter;
  if (unsigned length = inStep.findScriptLength(program, step, shorter))
    found.operation = getScriptOperation(program, step, length - 1);
  return found;
}

bool Blamer::isSame(Blame &blame) {
  Blame other = run();
  if (other.pass != blame.pass || other.operation != blame.operation)
    return false;
  if (!blame.isPatternOpen)
    return other.pattern == blame.pattern;
  blame.isPatternOpen = other.pattern.empty();
  blame.pattern = std::move(other.pattern);
  return true;
}

bool Blamer::isGuiltyPattern(Blame &blame, ModuleOp program, StringRef step,
                             const PassRun &whole) {
  // The operation of a script cannot be guilty where the script lacks it.
  if (!blame.operation.empty() &&
      !hasScriptOperation(program, step, blame.operation))
    return false;
  const std::string &pattern = blame.pattern;
  if (pattern.empty()) {
    if (whole.attempts == 0)
      return true;
    return test.isBroken(runPasses(program, step, /*limit=*/0))
               ? !test.isBrokenByFolding(program)
               : isSame(blame);
  }
  PassRun without = runPassesWithout(program, step, pattern);
  if (!without.module || without.invalidIR)
    return isSame(blame);
  return !test.isBroken(without);
}

bool Blamer::isExplainedBy(Blame &blame) {
  Blame narrower = blame;
  if (!holds(narrower))
    return false;
  // From now on, the reduction only asks whether the pattern of `narrower` is
  // guilty in smaller cases. Several patterns may do the same harm, so make
  // sure that this case itself passes that test.
  if (!blame.isPatternOpen || narrower.isPatternOpen || holds(narrower))
    blame = std::move(narrower);
  return true;
}

bool Blamer::holds(Blame &blame) {
  // A pass of the lowering may have the same name as one in the subject.
  if (blame.phase == Phase::Lowering || blame.phase == Phase::CodeGeneration)
    return isSame(blame);
  std::vector<std::string> steps = test.getSteps();
  auto isGuilty = [&](const std::string &step) {
    return getPassArgument(step) == blame.pass;
  };
  if (!test.hasTruth() || llvm::count_if(steps, isGuilty) != 1)
    return isSame(blame);
  auto guilty = llvm::find_if(steps, isGuilty);
  ModuleOp program = test.getCase().getModule();
  PassRun before;
  if (guilty != steps.begin()) {
    before = runPasses(program, llvm::join(steps.begin(), guilty, ","));
    if (!before.module || before.invalidIR || test.isBroken(before) ||
        test.meansOther(before))
      return false;
    program = *before.module;
  }
  PassRun whole = runPasses(program, *guilty);
  if (test.askReference(whole) == "agrees")
    return false;
  if (steps.size() > 1 && !test.isBroken(whole) && !test.meansOther(whole))
    return isSame(blame);
  return isGuiltyPattern(blame, program, *guilty, whole);
}

/// Calls `action` with a `Blamer` for the variant that `defect` names. Returns
/// `Result()` if there is no such variant, or if the variant asks for static or
/// dynamic extents and `makeForm` returns no case. It also returns none if
/// `theCase` already has such extents.
template <typename Result>
static Result withBlamer(Compiler &compiler, const Case &theCase,
                         const Verdict &defect,
                         llvm::function_ref<Result(Blamer &)> action) {
  Expected<Variant> variant =
      parseVariant(defect.pipeline, compiler.getTarget());
  if (!variant)
    return llvm::consumeError(variant.takeError()), Result();
  std::optional<Case> form = makeForm(theCase, variant->form);
  if (!form && variant->form != ExtentForm::AsWritten)
    return Result();
  const Case &guilty = form ? *form : theCase;
  std::optional<Compiler> other;
  if (!(variant->target == compiler.getTarget()))
    other.emplace(variant->target, compiler);
  Blamer blamer(other ? *other : compiler, guilty, defect, variant->pipeline);
  return action(blamer);
}

Blame padlab::findBlame(Compiler &compiler, const Case &theCase,
                        const Verdict &defect) {
  Blame blame = withBlamer<Blame>(compiler, theCase, defect,
                                  [](Blamer &blamer) { return blamer.run(); });
  if (blame.pass.empty() && blame.unknown.empty())
    return makeUnknown("it names no pipeline whose steps could be searched");
  return blame;
}

GuiltyPass padlab::findGuiltyPass(Compiler &compiler, const Case &theCase,
                                  const Verdict &defect) {
  return withBlamer<GuiltyPass>(compiler, theCase, defect,
                                [](Blamer &blamer) { return blamer.locate(); });
}

bool padlab::isExplainedBy(Compiler &compiler, const Case &theCase,
                           const Verdict &defect, Blame &blame) {
  return withBlamer<bool>(compiler, theCase, defect, [&](Blamer &blamer) {
    return blamer.isExplainedBy(blame);
  });
}
