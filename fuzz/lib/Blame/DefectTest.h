//===- DefectTest.h - whether a program shows a defect ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_BLAME_DEFECTTEST_H
#define PADLAB_FUZZ_LIB_BLAME_DEFECTTEST_H

#include "Bisection.h"

#include "padlab/codegen/TargetDescription.h"
#include "padlab/fuzz/Differential.h"

namespace padlab {

/// Decides whether programs show one defect of one case. The programs are those
/// that the first steps of a subject left. The oracles judge their native code,
/// made by the trusted lowering, and the reference judges their meaning.
class DefectTest {
public:
  DefectTest(Compiler &compiler, const Case &theCase, const Verdict &defect,
             const Pipeline &pipeline);

  /// Whether the reference has a result for the case to compare with.
  bool hasTruth() const { return reference.isTruth(); }
  const Case &getCase() const { return theCase; }
  bool isCrash() const { return defect.kind == "crash"; }
  /// Returns the steps of the subject, in their order.
  std::vector<std::string> getSteps() const;

  /// Returns whether the oracles see the same kind of defect (or, for a wrong
  /// value, another kind of wrong value) in what a prefix of the subject has
  /// left. The program is lowered and run if the defect needs that.
  bool isBroken(const PassRun &prefix);
  /// Returns whether the oracles find what a prefix of the subject has left
  /// right. A program that the trusted lowering refuses is not right, and not
  /// broken either.
  bool isRight(const PassRun &prefix);
  /// Whether the folding of the greedy pattern driver breaks the program
  /// without any pattern.
  bool isBrokenByFolding(mlir::ModuleOp program);

  /// Returns the text for `Blame::reference`: what the reference says about the
  /// program after a step.
  std::string askReference(const PassRun &run);
  /// Whether the reference finds that the program means something else after
  /// the step than before. Native code may show the difference only after a
  /// later step: until then, reads out of bounds, or of memory that was never
  /// written, may give the right values by chance.
  bool meansOther(const PassRun &run) { return askReference(run) == "differs"; }

  /// Like `meansOther`, but for the output of a pass of the lowering. The entry
  /// function of such a program may take arguments of any type.
  bool meansOtherAbove(const PassRun &run);
  /// Like `meansOther`, but for the result of the greedy driver's folding.
  bool meansOtherByFolding(mlir::ModuleOp program);

  /// Returns the program as the lowering gets it: without scripts, with tensors
  /// at its entry.
  mlir::OwningOpRef<mlir::ModuleOp> makePlain(mlir::ModuleOp program);
  /// Returns the passes of the lowering, in their order.
  std::vector<std::string> getLoweringSteps() const;
  /// Adds the description of the target to `program`, as the lowering does
  /// before its passes run.
  void describeTarget(mlir::ModuleOp program) {
    llvm::logAllUnhandledErrors(
        padlab::describeTarget(program, compiler.getTarget()), llvm::errs(),
        "passes know nothing of the target: ");
  }
  /// Runs the whole lowering on a plain program.
  PassRun lower(mlir::ModuleOp plain);
  /// Finds the stage that makes native code wrong if no pass of the lowering is
  /// known to be guilty. Returns `llvm-O2`, LLVM's optimization at the level of
  /// the target, if level 0 gives right code; `llvm-x86-64-v4`, LLVM's code for
  /// the CPU of the target, if code for the default CPU is right; otherwise
  /// `lowering`.
  std::string findStage(mlir::ModuleOp plain);
  /// Returns the step in which the trusted lowering fails; empty if it
  /// succeeds.
  std::string findFailingStep(mlir::ModuleOp plain);

private:
  bool showsDefect(const PassRun &prefix);
  CaseReport judgePrefix(const PassRun &prefix);
  void observe(PipelineEvidence &evidence, const PassRun &prefix);
  /// For round trips, nondeterminism and growth, which show without running
  /// code, adds the observation that shows them. Returns false for other kinds.
  bool examine(PipelineEvidence &evidence, mlir::ModuleOp program);
  /// Interprets the program that a step left; returns nothing if the reference
  /// cannot run it.
  std::optional<Interpretation> interpretAfter(const PassRun &run);

  Compiler &compiler;
  const Case &theCase;
  const Verdict &defect;
  const Pipeline &pipeline;
  SmallVector<RuntimeValue> inputs;
  Interpretation reference;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_BLAME_DEFECTTEST_H
