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

/// Decides whether programs that a prefix of a subject left show one defect of
/// one case: by the oracles, after the trusted lowering, and by the reference.
class DefectTest {
public:
  DefectTest(Compiler &compiler, const Case &theCase, const Verdict &defect,
             const Pipeline &pipeline);

  /// Whether the case has a meaning to compare with.
  bool hasTruth() const { return reference.isTruth(); }
  const Case &getCase() const { return theCase; }
  bool isCrash() const { return defect.kind == "crash"; }
  /// Returns the steps of the subject, in their order.
  std::vector<std::string> getSteps() const;

  /// Applies the trusted lowering to the program that a prefix of the subject
  /// has left, and returns whether the oracles see the same kind of defect.
  bool isBroken(const PassRun &prefix);
  /// Whether the greedy driver's folding breaks the program without any
  /// pattern.
  bool isBrokenByFolding(mlir::ModuleOp program);

  /// Returns the text for `Blame::reference`: what the reference says about the
  /// program after a step.
  std::string askReference(const PassRun &run);
  /// Whether the reference finds that the program has another meaning after the
  /// step. Native code may show the difference only after a later step: until
  /// then, reads out of bounds, or of memory that was never written, may give
  /// the right values by chance.
  bool meansOther(const PassRun &run) { return askReference(run) == "differs"; }

  /// Like `meansOther`, but for the output of a pass of the lowering, whose
  /// entry may take arguments of any type.
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
  /// known to be guilty: LLVM's optimization at a level (`llvm-O2`) or its code
  /// for a CPU (`llvm-x86-64-v4`), if level 0 or the default CPU gives right
  /// code; else `lowering`.
  std::string findStage(mlir::ModuleOp plain);
  /// Returns the step in which the trusted lowering fails; empty if it
  /// succeeds.
  std::string findFailingStep(mlir::ModuleOp plain);

private:
  bool showsDefect(const PassRun &prefix);
  void observe(PipelineEvidence &evidence, const PassRun &prefix);
  /// Adds the observation for kinds of defects that show without running code;
  /// returns false for other kinds.
  bool examine(PipelineEvidence &evidence, mlir::ModuleOp program);
  /// Interprets the output; returns nothing if the reference cannot read the
  /// program.
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
