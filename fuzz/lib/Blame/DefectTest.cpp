//===- DefectTest.cpp - whether a program shows a defect ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DefectTest.h"

#include "../Differential/DeathCause.h"
#include "../Differential/Examination.h"
#include "../Mutate/Mutators.h"

#include "padlab/codegen/PassList.h"
#include "padlab/codegen/TensorEntry.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Scripts.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <unistd.h>

using namespace mlir;
using namespace padlab;

DefectTest::DefectTest(Compiler &compiler, const Case &theCase,
                       const Verdict &defect, const Pipeline &pipeline)
    : compiler(compiler), theCase(theCase), defect(defect), pipeline(pipeline),
      inputs(materializeInputs(theCase)),
      reference(
          interpret(theCase.getEntry(), inputs,
                    InterpreterOptions::under(pipeline.exactness.licence))) {}

std::vector<std::string> DefectTest::getSteps() const {
  return splitPasses(pipeline.subjectFromCase ? theCase.getPasses()
                                              : pipeline.subject);
}

//===----------------------------------------------------------------------===//
// Oracles
//===----------------------------------------------------------------------===//

bool DefectTest::examine(PipelineEvidence &evidence, ModuleOp program) {
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

void DefectTest::observe(PipelineEvidence &evidence, const PassRun &prefix) {
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
  evidence.interpretation = interpretOutput(*evidence.subject.module, inputs,
                                            pipeline.exactness.licence);
  // If a misreader is set, the oracles do not complain that the interpretation
  // and native code differ: the defect may show in only one of them.
  evidence.misreader = "lowering";
  // If the reference can judge the program, its native code is not run: it need
  // not show what the reference sees, and may do anything.
  if (defect.has(VerdictKind::SeenByReference) && evidence.interpretation) {
    evidence.isLeftOut = true;
    return;
  }
  noteActivity(Activity::Pass, "lowering");
  CompileResult code = std::move(
      compiler.compile({*evidence.subject.module}, pipeline.lowering).front());
  evidence.compiled = code.executable != nullptr;
  evidence.compileStep = code.step;
  evidence.compileError = code.error;
  noteActivity(Activity::Pass, nativeCodePass);
  if (code.executable)
    evidence.runs = observeRuns(*code.executable, inputs);
  if (defect.has(VerdictKind::SeenByReference))
    evidence.reversedRun = runReversed(compiler, *evidence.subject.module,
                                       pipeline.lowering, inputs);
  // Clears the noted pass, which is not to blame for a death that comes later.
  noteActivity(Activity::Pass, "");
}

CaseReport DefectTest::judgePrefix(const PassRun &prefix) {
  Evidence evidence(&theCase, reference);
  evidence.pipelines.emplace_back(&pipeline);
  observe(evidence.pipelines.back(), prefix);
  return judge(evidence);
}

bool DefectTest::isRight(const PassRun &prefix) {
  auto agrees = [](const Verdict &verdict) {
    const VerdictKind *kind = findVerdictKind(verdict.kind);
    return kind && kind->exitCode == ExitCode::Agree;
  };
  return holdsInChild(
      [&] { return llvm::all_of(judgePrefix(prefix).verdicts, agrees); });
}

bool DefectTest::showsDefect(const PassRun &prefix) {
  // Any kind of wrong value counts: which kind a verdict has depends on what
  // happens to be in memory, and on the steps that follow.
  return llvm::any_of(judgePrefix(prefix).verdicts,
                      [&](const Verdict &verdict) {
                        return verdict.kind == defect.kind ||
                               (verdict.has(VerdictKind::WrongValue) &&
                                defect.has(VerdictKind::WrongValue));
                      });
}

bool DefectTest::isBroken(const PassRun &prefix) {
  // Tests for a crash in a forked child, because the lowering may crash on the
  // program that a pass left.
  if (isCrash() && prefix.invalidIR)
    // Invalid IR counts, because a later step crashes on it.
    return true;
  // Native code that gives a wrong value may have written to foreign memory,
  // and would spoil the answers that follow.
  bool isNativeWrong = defect.has(VerdictKind::WrongValue) &&
                       !defect.has(VerdictKind::SeenByReference);
  if (isCrash() || isNativeWrong)
    return dies([&] {
      if (showsDefect(prefix))
        ::_exit(EXIT_FAILURE);
    });
  return showsDefect(prefix);
}

bool DefectTest::isBrokenByFolding(ModuleOp program) {
  PassRun folded;
  folded.module = program.clone();
  noteActivity(Activity::Pass, "fold");
  bool failed = false;
  if (isCrash())
    failed = dies([&] {
      (void)applyPatternsGreedily(*folded.module, FrozenRewritePatternSet());
    });
  if (failed)
    return true;
  (void)applyPatternsGreedily(*folded.module, FrozenRewritePatternSet());
  checkProgram(folded);
  return isBroken(folded);
}

//===----------------------------------------------------------------------===//
// Reference
//===----------------------------------------------------------------------===//

/// Interprets the program only if the defect is of a kind that changes the
/// meaning of programs. Other kinds do not depend on the meaning.
std::optional<Interpretation> DefectTest::interpretAfter(const PassRun &run) {
  if (!run.module || run.invalidIR || !reference.isDefined() ||
      !defect.has(VerdictKind::ChangesMeaning))
    return std::nullopt;
  OwningOpRef<ModuleOp> plain = makePlain(*run.module);
  func::FuncOp entry = findEntry(*plain);
  if (!entry || entry.getFunctionType() != theCase.getEntry().getFunctionType())
    return std::nullopt;
  return interpretOutput(*plain, inputs, pipeline.exactness.licence);
}

std::string DefectTest::askReference(const PassRun &run) {
  std::optional<Interpretation> now = interpretAfter(run);
  if (!now)
    return {};
  bool agrees = now->isDefined() &&
                !compare(reference.results, now->results, pipeline.exactness);
  return agrees ? "agrees" : "differs";
}

bool DefectTest::meansOtherByFolding(ModuleOp program) {
  PassRun folded;
  folded.module = program.clone();
  (void)applyPatternsGreedily(*folded.module, FrozenRewritePatternSet());
  return meansOtherAbove(folded);
}

bool DefectTest::meansOtherAbove(const PassRun &run) {
  if (!run.module || failed(verify(*run.module)))
    return false;
  PassRun readable;
  readable.module = makePlain(*run.module);
  return meansOther(readable);
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> DefectTest::makePlain(ModuleOp program) {
  OwningOpRef<ModuleOp> plain = program.clone();
  eraseScripts(*plain);
  std::string reason;
  (void)restoreTensorEntry(*plain, theCase.getEntry().getFunctionType(),
                           reason);
  return plain;
}

std::vector<std::string> DefectTest::getLoweringSteps() const {
  const Lowering *lowering = findLowering(pipeline.lowering);
  return lowering ? splitPasses(lowering->passes) : std::vector<std::string>();
}

PassRun DefectTest::lower(ModuleOp plain) {
  OwningOpRef<ModuleOp> program = plain.clone();
  describeTarget(*program);
  return runPasses(*program, llvm::join(getLoweringSteps(), ","));
}

std::string DefectTest::findStage(ModuleOp plain) {
  const Target &target = compiler.getTarget();
  auto isRightFor = [&](Target less, ModuleOp program) {
    Compiler other(std::move(less), compiler);
    DefectTest test(other, theCase, defect, pipeline);
    PassRun run;
    run.module = program.clone();
    return !test.isBroken(run);
  };
  if (target.optLevel != 0 && isRightFor({target.cpu, 0}, plain))
    return "llvm-O" + std::to_string(target.optLevel);
  Target native;
  native.optLevel = target.optLevel;
  if (native == target)
    return "lowering";
  // The passes of the lowering depend on the CPU, too. So LLVM is guilty only
  // if the code that it makes for `native`, of the same lowered program, is
  // right.
  PassRun lowered = lower(plain);
  if (lowered.module && !lowered.invalidIR &&
      isRightFor(native, *lowered.module))
    return "llvm-" + target.cpu;
  return "lowering";
}

std::string DefectTest::findFailingStep(ModuleOp plain) {
  return compiler.compile({plain}, pipeline.lowering).front().step;
}
