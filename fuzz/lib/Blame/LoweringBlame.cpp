//===- LoweringBlame.cpp - what is guilty below the subject ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepBlame.h"

using namespace mlir;
using namespace padlab;

namespace {

/// Walks through the passes of the lowering to find the first guilty one.
class LoweringWalk {
public:
  LoweringWalk(DefectTest &test, ModuleOp plain)
      : test(test), steps(test.getLoweringSteps()), program(plain.clone()) {
    test.describeTarget(*program);
  }

  /// Finds the first pass that crashes, or (with `fails`) fails, or after which
  /// the program has another meaning according to the reference. In the middle
  /// of a lowering, native code cannot tell this: the rest of the lowering,
  /// which is needed to make the code, may itself be wrong.
  bool findByReference(bool fails);
  /// Searches the passes, beginning with the first one whose output the
  /// reference cannot read. Finds the first of them after which native code is
  /// wrong even if another conversion to the LLVM dialect replaces all passes
  /// that follow. Returns false if there is no such pass, if the code is also
  /// wrong if that conversion replaces all of these passes, or if that
  /// conversion fails.
  bool findByOtherConversion();
  /// Whether the other conversion gave wrong code, too, when it replaced all
  /// passes that `findByOtherConversion` searches.
  bool isWrongEitherWay() const { return wrongEitherWay; }

  Blame makeBlame() const;

private:
  /// Looks for the pattern in the current pass that is guilty according to the
  /// reference, among `attempts` pattern attempts.
  void lookInside(unsigned attempts);
  /// Runs the current pass. Returns false if it leaves no valid program.
  bool runStep(PassRun &run);
  std::optional<bool> isBrokenFinished(ModuleOp module);

  DefectTest &test;
  std::vector<std::string> steps;
  /// The number of passes that `program` has been through.
  size_t at = 0;
  OwningOpRef<ModuleOp> program;
  /// The program before the first pass whose output the reference cannot read,
  /// and the number of passes that it has been through.
  OwningOpRef<ModuleOp> read;
  size_t readAt = 0;
  bool wrongEitherWay = false;
  std::string before, after;
  /// The guilty application within the pass, if there is one; and whether
  /// folding is guilty.
  Application application;
  bool isFolding = false;
};

} // namespace

/// Upstream's conversion, which shares nothing with `padlab-loops-to-llvm`.
static constexpr char otherConversion[] =
    "convert-vector-to-scf,lower-affine,expand-strided-metadata,lower-affine,"
    "convert-scf-to-cf,convert-vector-to-llvm,convert-index-to-llvm,"
    "finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,"
    "convert-cf-to-llvm,reconcile-unrealized-casts";

bool LoweringWalk::runStep(PassRun &run) {
  run = runPasses(*program, steps[at]);
  return run.module && !run.invalidIR;
}

void LoweringWalk::lookInside(unsigned attempts) {
  unsigned attempt =
      bisectAttempts(*program, steps[at], attempts, [&](const PassRun &part) {
        return test.meansOtherAbove(part);
      });
  if (attempt != 0)
    application = inspectAttempt(*program, steps[at], attempt);
  else
    isFolding = test.meansOtherByFolding(*program);
}

bool LoweringWalk::findByReference(bool fails) {
  bool isRead = true;
  std::string text = printProgram(*program);
  read = program->clone();
  for (; at < steps.size(); ++at) {
    auto accuse = [&](ModuleOp left) {
      before = printProgram(*test.makePlain(*program));
      after = left ? printProgram(left) : "";
      return true;
    };
    if (test.isCrash() && killsProcess(*program, steps[at]))
      return accuse({});
    PassRun run;
    if (!runStep(run))
      return fails && accuse(run.module ? *run.module : ModuleOp());
    std::string now = printProgram(*run.module);
    if (now == text)
      continue;
    PassRun readable;
    readable.module = test.makePlain(*run.module);
    std::string word = test.askReference(readable);
    if (word == "differs") {
      lookInside(run.attempts);
      return accuse(*readable.module);
    }
    program = std::move(run.module);
    text = std::move(now);
    isRead &= word == "agrees";
    if (isRead) {
      read = program->clone();
      readAt = at + 1;
    }
  }
  return false;
}

/// Returns whether native code is wrong after the other conversion; nullopt if
/// that conversion fails.
std::optional<bool> LoweringWalk::isBrokenFinished(ModuleOp module) {
  PassRun finished = runPasses(module, otherConversion);
  if (!finished.module || finished.invalidIR)
    return std::nullopt;
  return test.isBroken(finished);
}

bool LoweringWalk::findByOtherConversion() {
  if (readAt == 0)
    return false;
  program = std::move(read);
  std::optional<bool> isBroken = isBrokenFinished(*program);
  wrongEitherWay = isBroken.value_or(false);
  if (isBroken.value_or(true))
    return false;
  for (at = readAt; at < steps.size(); ++at) {
    PassRun run;
    if (!runStep(run))
      return false;
    if (isBrokenFinished(*run.module).value_or(false)) {
      before = printProgram(*test.makePlain(*program));
      after = printProgram(*run.module);
      return true;
    }
    program = std::move(run.module);
  }
  return false;
}

Blame LoweringWalk::makeBlame() const {
  Blame blame;
  blame.phase = Phase::Lowering;
  blame.pass = isFolding ? "fold" : getPassArgument(steps[at]).str();
  blame.step = steps[at];
  blame.before = blame.program = before;
  blame.after = blame.result = after;
  blame.pattern = application.pattern;
  blame.application = application.number;
  if (application.number != 0) {
    blame.before = application.before;
    blame.after = application.after;
  }
  return blame;
}

Blame StepBlamer::blameLowering(ModuleOp program) {
  OwningOpRef<ModuleOp> plain = test.makePlain(program);
  std::string failing = test.isCrash() ? "" : test.findFailingStep(*plain);
  bool fails = failing == "lowering";
  Blame blame;
  blame.pass = failing;
  if (failing.empty() || fails) {
    LoweringWalk walk(test, *plain);
    if (walk.findByReference(fails))
      return walk.makeBlame();
    if (!fails)
      blame.pass = test.findStage(*plain);
    if (blame.pass == "lowering" && !fails && walk.findByOtherConversion())
      return walk.makeBlame();
    if (walk.isWrongEitherWay())
      blame.pass = "codegen";
  }
  blame.phase = getPhaseOfStep(blame.pass);
  if (blame.phase == Phase::Unknown)
    blame.phase = Phase::CodeGeneration;
  blame.before = blame.after = blame.program = printProgram(*plain);
  return blame;
}
