//===- Blame.cpp - the guilty pass and pattern -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Blame.h"

#include "Bisection.h"

#include "../Differential/Examination.h"
#include "../Mutate/Mutators.h"

#include "padlab/codegen/TensorEntry.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Scripts.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Incoming.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <unistd.h>

using namespace mlir;
using namespace padlab;

namespace {

class Blamer {
public:
  Blamer(Compiler &compiler, const Case &theCase, const Verdict &defect,
         const Pipeline &pipeline)
      : compiler(compiler), theCase(theCase), defect(defect),
        pipeline(pipeline), inputs(materializeInputs(theCase)),
        reference(interpret(theCase.getEntry(), inputs)) {
    noteActions(compiler.getContext());
  }

  Blame run();
  std::string locate();
  bool isExplainedBy(const Blame &blame);

private:
  /// The program before the subject and after each step, as far as it comes.
  struct Trail {
    std::vector<std::string> steps;
    std::vector<PassRun> states;
    /// Where a step kills the process.
    std::optional<Blame> death;
  };
  Trail walk(bool survives);
  /// The guilty step's number; nullopt where the program is not broken.
  std::optional<size_t> bisectSteps(const Trail &trail);
  /// How many operations the script needs to break the program; 0: none do, or
  /// there is no script. `shorter`: what one less leaves.
  unsigned findScriptLength(ModuleOp program, llvm::StringRef step,
                            OwningOpRef<ModuleOp> &shorter);
  /// Finishes what a prefix of the subject left with the trusted lowering, and
  /// asks the oracles whether they see the same kind of defect.
  bool isBroken(const PassRun &prefix);
  bool showsDefect(const PassRun &prefix);
  void observe(PipelineEvidence &evidence, const PassRun &prefix);
  /// Whether the greedy driver's folding, without any pattern, breaks it.
  bool isBrokenByFolding(ModuleOp program);
  /// True where the kind of defect is seen without running anything.
  bool examine(PipelineEvidence &evidence, ModuleOp program);
  Blame blameLowering(ModuleOp program);
  Blame blameStep(ModuleOp program, llvm::StringRef step, const PassRun &run);
  Blame blamePattern(ModuleOp program, llvm::StringRef step,
                     const PassRun &run);
  std::optional<Blame> blameScript(ModuleOp program, llvm::StringRef step);
  /// What kills the process in `step`; nullopt when nothing does.
  std::optional<Blame> blameDeath(ModuleOp program, llvm::StringRef step);
  /// What the reference says of the program after a step, where it can read it.
  std::optional<Interpretation> interpretAfter(const PassRun &run);
  /// `Blame::reference`.
  std::string askReference(const PassRun &run);
  /// Whether the reference reads another meaning in the program. Native code
  /// may not show that before a later step, which looks for it, or moves it:
  /// what is read outside of bounds or never written may be right by chance.
  bool meansOther(const PassRun &run) { return askReference(run) == "differs"; }

  Compiler &compiler;
  const Case &theCase;
  const Verdict &defect;
  const Pipeline &pipeline;
  llvm::SmallVector<RuntimeValue> inputs;
  Interpretation reference;
};

} // namespace

bool Blamer::examine(PipelineEvidence &evidence, ModuleOp program) {
  if (defect.kind == "round-trip") {
    evidence.examination.roundTrip = findRoundTripFault(program);
    return true;
  }
  if (defect.kind == "nondeterminism") {
    evidence.examination.nondeterminism =
        repeatCompilation(compiler, program, pipeline.lowering);
    return true;
  }
  if (defect.kind == "ir-growth") {
    evidence.cost.operationsBefore =
        mutate::countOperations(theCase.getModule());
    evidence.cost.operationsAfter = mutate::countOperations(program);
    return true;
  }
  return false;
}

void Blamer::observe(PipelineEvidence &evidence, const PassRun &prefix) {
  evidence.subject.invalidIR = prefix.invalidIR;
  evidence.subject.fired = true;
  evidence.subject.error = prefix.error;
  if (!prefix.module || prefix.invalidIR) {
    evidence.compileStep = "subject";
    evidence.compileError = prefix.error;
    return;
  }
  evidence.subject.module = ModuleOp(*prefix.module).clone();
  eraseScripts(*evidence.subject.module);
  if (!restoreTensorEntry(*evidence.subject.module,
                          theCase.getEntry().getFunctionType(),
                          evidence.compileError)) {
    evidence.subject.module = nullptr;
    evidence.compileStep = "subject";
    return;
  }
  if (examine(evidence, *evidence.subject.module))
    return;
  noteActivity(Activity::Pass, "lowering");
  CompileResult code = std::move(
      compiler.compile({*evidence.subject.module}, pipeline.lowering).front());
  evidence.compiled = code.executable != nullptr;
  evidence.compileStep = code.step;
  evidence.compileError = code.error;
  noteActivity(Activity::Pass, "native code");
  // As the differential loop does: results that depend on uninitialized memory
  // differ between the two.
  for (auto [pattern, guardAfter] :
       {std::make_pair(0xAA, true), std::make_pair(0x55, false)}) {
    if (!code.executable)
      return;
    RunOptions options;
    options.poisonPattern = pattern;
    options.guardAfter = guardAfter;
    evidence.runs.push_back(code.executable->run(inputs, options));
    if (evidence.runs.back().status != RunResult::Status::Ok &&
        evidence.runs.back().status != RunResult::Status::Error)
      break;
  }
  // What dies later is not what ran last.
  noteActivity(Activity::Pass, "");
}

bool Blamer::isBroken(const PassRun &prefix) {
  // The lowering may be what dies of the program that a pass left.
  if (defect.kind == "crash" && prefix.invalidIR)
    // A later step dies of what this one left.
    return true;
  if (defect.kind == "crash")
    return dies([&] {
      if (showsDefect(prefix))
        ::_exit(EXIT_FAILURE);
    });
  return showsDefect(prefix);
}

bool Blamer::showsDefect(const PassRun &prefix) {
  Evidence evidence(&theCase, reference);
  evidence.pipelines.emplace_back(&pipeline);
  observe(evidence.pipelines.back(), prefix);
  // By which name a wrong value goes depends on what lies in memory, and on the
  // steps that follow.
  return llvm::any_of(judge(evidence).verdicts, [&](const Verdict &verdict) {
    return verdict.kind == defect.kind ||
           (isValueKind(verdict.kind) && isValueKind(defect.kind));
  });
}

Blame Blamer::blameLowering(ModuleOp program) {
  Blame blame;
  OwningOpRef<ModuleOp> plain = program.clone();
  eraseScripts(*plain);
  std::string reason;
  (void)restoreTensorEntry(*plain, theCase.getEntry().getFunctionType(),
                           reason);
  CompileResult code =
      std::move(compiler.compile({*plain}, pipeline.lowering).front());
  blame.pass = code.step.empty() ? "lowering" : code.step;
  blame.before = blame.after = blame.program = printProgram(*plain);
  return blame;
}

static Blame makeBlame(ModuleOp program, llvm::StringRef step,
                       Application application) {
  Blame blame;
  blame.pass = getPassArgument(step).str();
  blame.step = step.str();
  blame.program = printProgram(program);
  blame.pattern = std::move(application.pattern);
  blame.application = application.number;
  blame.before = std::move(application.before);
  blame.after = std::move(application.after);
  return blame;
}

Blame Blamer::blamePattern(ModuleOp program, llvm::StringRef step,
                           const PassRun &run) {
  unsigned attempt =
      bisectAttempts(program, step, run.attempts,
                     [&](const PassRun &part) { return isBroken(part); });
  if (attempt == 0) {
    Blame blame = makeBlame(program, step,
                            {"", printProgram(program, run.invalidIR),
                             run.module ? printProgram(*run.module) : "", 0});
    // Every pass with patterns folds: the same defect in all of them.
    if (isBrokenByFolding(program))
      blame.pass = "fold";
    return blame;
  }
  return makeBlame(program, step, inspectAttempt(program, step, attempt));
}

bool Blamer::isBrokenByFolding(ModuleOp program) {
  PassRun folded;
  folded.module = program.clone();
  noteActivity(Activity::Pass, "fold");
  bool failed = false;
  if (defect.kind == "crash")
    failed = dies([&] {
      (void)applyPatternsGreedily(*folded.module, FrozenRewritePatternSet());
    });
  if (failed)
    return true;
  (void)applyPatternsGreedily(*folded.module, FrozenRewritePatternSet());
  folded.invalidIR = mlir::failed(verify(*folded.module));
  return isBroken(folded);
}

/// The name of the script's operation before that of the pattern in it.
static void nameOperation(Blame &blame, std::string operation) {
  blame.pattern = blame.pattern.empty() ? std::move(operation)
                                        : operation + ": " + blame.pattern;
}

unsigned Blamer::findScriptLength(ModuleOp program, llvm::StringRef step,
                                  OwningOpRef<ModuleOp> &shorter) {
  unsigned count = countScriptOperations(program, step).value_or(0);
  for (unsigned length = 1; length <= count; ++length) {
    PassRun run = runPasses(*shortenScript(program, step, length), step);
    if (isBroken(run))
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

std::optional<Blame> Blamer::blameScript(ModuleOp program,
                                         llvm::StringRef step) {
  OwningOpRef<ModuleOp> shorter;
  unsigned length = findScriptLength(program, step, shorter);
  if (!length)
    return std::nullopt;
  OwningOpRef<ModuleOp> script = shortenScript(program, step, length);
  PassRun run = runPasses(*script, step);
  Blame blame = blamePattern(*script, step, run);
  // Otherwise they show one application, of a copy of the program.
  if (blame.application == 0) {
    ModuleOp before = shorter ? *shorter : program;
    blame.before = printWithoutScripts(before, run.invalidIR);
    if (run.module)
      blame.after = printWithoutScripts(*run.module);
  }
  nameOperation(blame, getScriptOperation(program, step, length - 1));
  return blame;
}

Blame Blamer::blameStep(ModuleOp program, llvm::StringRef step,
                        const PassRun &run) {
  std::optional<Blame> script = blameScript(program, step);
  Blame blame = script ? std::move(*script) : blamePattern(program, step, run);
  if (run.module)
    blame.result = printProgram(*run.module);
  blame.reference = askReference(run);
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

std::optional<Blame> Blamer::blameDeath(ModuleOp program,
                                        llvm::StringRef step) {
  auto deadly = findDeadlyAttempt(program, step);
  if (!deadly)
    return std::nullopt;
  Blame blame = makeBlame(program, step, std::move(*deadly));
  unsigned count = countScriptOperations(program, step).value_or(0);
  for (unsigned length = 1; length <= count; ++length) {
    OwningOpRef<ModuleOp> script = shortenScript(program, step, length);
    if (!killsProcess(*script, step))
      continue;
    nameOperation(blame, getScriptOperation(program, step, length - 1));
    break;
  }
  return blame;
}

/// Only of values: other kinds of defects are none of the program's meaning.
std::optional<Interpretation> Blamer::interpretAfter(const PassRun &run) {
  if (!run.module || run.invalidIR || !reference.isDefined() ||
      !llvm::is_contained({"mismatch", "poison", "out-of-bounds"}, defect.kind))
    return std::nullopt;
  func::FuncOp entry = findEntry(*run.module);
  if (!entry || entry.isDeclaration() ||
      entry.getFunctionType() != theCase.getEntry().getFunctionType())
    return std::nullopt;
  Interpretation now = interpret(entry, inputs);
  if (now.status == Interpretation::Status::Unsupported ||
      now.status == Interpretation::Status::TooLong)
    return std::nullopt;
  return now;
}

std::string Blamer::askReference(const PassRun &run) {
  std::optional<Interpretation> now = interpretAfter(run);
  if (!now)
    return {};
  bool agrees = now->isDefined() &&
                !compare(reference.results, now->results, pipeline.exactness);
  return agrees ? "agrees" : "differs";
}

Blamer::Trail Blamer::walk(bool survives) {
  Trail trail;
  trail.states.emplace_back().module = theCase.getModule().clone();
  trail.steps = splitPasses(pipeline.subjectFromCase ? theCase.getPasses()
                                                     : pipeline.subject);
  for (const std::string &step : trail.steps) {
    ModuleOp program = *trail.states.back().module;
    if (!survives && defect.kind == "crash")
      if ((trail.death = blameDeath(program, step)))
        break;
    trail.states.push_back(runPasses(program, step));
    if (!trail.states.back().module || trail.states.back().invalidIR)
      break;
  }
  return trail;
}

std::optional<size_t> Blamer::bisectSteps(const Trail &trail) {
  if (trail.states.size() == 1 || !isBroken(trail.states.back()))
    return std::nullopt;
  size_t whole = 0, broken = trail.states.size() - 1;
  while (broken - whole > 1) {
    size_t middle = whole + (broken - whole) / 2;
    const PassRun &state = trail.states[middle];
    (meansOther(state) || isBroken(state) ? broken : whole) = middle;
  }
  return whole;
}

static Blame makeUnknown(std::string why) {
  Blame blame;
  blame.unknown = std::move(why);
  return blame;
}

Blame Blamer::run() {
  if (!reference.isTruth())
    return makeUnknown("the reference has no results to compare with");
  PassRun unchanged;
  unchanged.module = theCase.getModule().clone();
  if (isBroken(unchanged))
    return blameLowering(*unchanged.module);
  Trail trail = walk(/*survives=*/false);
  if (trail.death)
    return std::move(*trail.death);
  std::optional<size_t> guilty = bisectSteps(trail);
  if (!guilty)
    return makeUnknown("it did not show again when the steps of the subject "
                       "ran one by one");
  return blameStep(*trail.states[*guilty].module, trail.steps[*guilty],
                   trail.states[*guilty + 1]);
}

std::string Blamer::locate() {
  if (!reference.isTruth())
    return {};
  Trail trail = walk(/*survives=*/true);
  std::optional<size_t> guilty = bisectSteps(trail);
  if (!guilty)
    return {};
  ModuleOp program = *trail.states[*guilty].module;
  if (*guilty == 0 && isBroken(trail.states.front()))
    return "lowering";
  const std::string &step = trail.steps[*guilty];
  std::string pass = getPassArgument(step).str();
  OwningOpRef<ModuleOp> shorter;
  if (unsigned length = findScriptLength(program, step, shorter))
    pass += ": " + getScriptOperation(program, step, length - 1);
  return pass;
}

bool Blamer::isExplainedBy(const Blame &blame) {
  auto isSame = [&](const Blame &other) {
    return other.pass == blame.pass && other.pattern == blame.pattern;
  };
  std::vector<std::string> steps = splitPasses(
      pipeline.subjectFromCase ? theCase.getPasses() : pipeline.subject);
  auto isGuilty = [&](const std::string &step) {
    return getPassArgument(step) == blame.pass;
  };
  if (!reference.isTruth() || llvm::count_if(steps, isGuilty) != 1)
    return isSame(run());
  auto guilty = llvm::find_if(steps, isGuilty);
  const std::string &step = *guilty;
  ModuleOp program = theCase.getModule();
  PassRun before;
  if (guilty != steps.begin()) {
    before = runPasses(program, llvm::join(steps.begin(), guilty, ","));
    if (!before.module || before.invalidIR || isBroken(before) ||
        meansOther(before))
      return false;
    program = *before.module;
  }
  PassRun whole = runPasses(program, step);
  if (askReference(whole) == "agrees")
    return false;
  if (steps.size() > 1 && !isBroken(whole) && !meansOther(whole))
    return isSame(run());
  // Of a script, the pattern stands after its operation.
  llvm::StringRef pattern = blame.pattern;
  if (countScriptOperations(program, step))
    pattern = pattern.split(": ").second;
  if (pattern.empty()) {
    if (whole.attempts == 0)
      return true;
    return isBroken(runPasses(program, step, /*limit=*/0))
               ? !isBrokenByFolding(program)
               : isSame(run());
  }
  PassRun without = runPassesWithout(program, step, pattern);
  if (!without.module || without.invalidIR)
    return isSame(run());
  return !isBroken(without);
}

/// Calls `action` with what looks into `defect`; `Result()` where nothing does.
template <typename Result>
static Result withBlamer(Compiler &compiler, const Case &theCase,
                         const Verdict &defect,
                         llvm::function_ref<Result(Blamer &)> action) {
  llvm::Expected<Variant> variant =
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

std::string padlab::findGuiltyPass(Compiler &compiler, const Case &theCase,
                                   const Verdict &defect) {
  return withBlamer<std::string>(compiler, theCase, defect, [](Blamer &blamer) {
    return blamer.locate();
  });
}

bool padlab::isExplainedBy(Compiler &compiler, const Case &theCase,
                           const Verdict &defect, const Blame &blame) {
  return withBlamer<bool>(compiler, theCase, defect, [&](Blamer &blamer) {
    return blamer.isExplainedBy(blame);
  });
}
