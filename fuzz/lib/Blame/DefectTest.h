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

/// Asks of programs that a prefix of a subject left whether they show one
/// defect of one case: the oracles, after the trusted lowering, and the
/// reference.
class DefectTest {
public:
  DefectTest(Compiler &compiler, const Case &theCase, const Verdict &defect,
             const Pipeline &pipeline);

  /// Whether the case has a meaning to compare with.
  bool hasTruth() const { return reference.isTruth(); }
  const Case &getCase() const { return theCase; }
  bool isCrash() const { return defect.kind == "crash"; }
  /// The steps of the subject, in their order.
  std::vector<std::string> getSteps() const;

  /// Finishes what a prefix of the subject left with the trusted lowering, and
  /// asks the oracles whether they see the same kind of defect.
  bool isBroken(const PassRun &prefix);
  /// Whether the greedy driver's folding, without any pattern, breaks it.
  bool isBrokenByFolding(mlir::ModuleOp program);

  /// `Blame::reference`: what the reference says of the program after a step.
  std::string askReference(const PassRun &run);
  /// Whether the reference reads another meaning in the program. Native code
  /// may not show that before a later step, which looks for it, or moves it:
  /// what is read outside of bounds or never written may be right by chance.
  bool meansOther(const PassRun &run) { return askReference(run) == "differs"; }

  /// The same of a program that a pass of the lowering left, whatever its entry
  /// takes; and of what the greedy driver's folding makes of one.
  bool meansOtherAbove(const PassRun &run);
  bool meansOtherByFolding(mlir::ModuleOp program);

  /// The program as the lowering gets it: without scripts, with tensors at its
  /// entry.
  mlir::OwningOpRef<mlir::ModuleOp> makePlain(mlir::ModuleOp program);
  /// The passes of the lowering, in their order.
  std::vector<std::string> getLoweringSteps() const;
  /// Tells passes that run on it what the lowering's get to know of the target.
  void describeTarget(mlir::ModuleOp program) {
    llvm::logAllUnhandledErrors(
        padlab::describeTarget(program, compiler.getTarget()), llvm::errs(),
        "passes know nothing of the target: ");
  }
  /// Runs the whole lowering on a plain program.
  PassRun lower(mlir::ModuleOp plain);
  /// Finds the stage that makes native code wrong if no pass of the lowering is
  /// known to be guilty: LLVM's optimization at a level (`llvm-O2`) or its code
  /// for a CPU (`llvm-x86-64-v4`), if less of either gives the right code; else
  /// `lowering`.
  std::string findStage(mlir::ModuleOp plain);
  /// The step in which the trusted lowering stops; empty where it does not.
  std::string findFailingStep(mlir::ModuleOp plain);

private:
  bool showsDefect(const PassRun &prefix);
  void observe(PipelineEvidence &evidence, const PassRun &prefix);
  /// True where the kind of defect is seen without running anything.
  bool examine(PipelineEvidence &evidence, mlir::ModuleOp program);
  /// Nothing where the reference cannot read the program.
  std::optional<Interpretation> interpretAfter(const PassRun &run);

  Compiler &compiler;
  const Case &theCase;
  const Verdict &defect;
  const Pipeline &pipeline;
  llvm::SmallVector<RuntimeValue> inputs;
  Interpretation reference;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_BLAME_DEFECTTEST_H
