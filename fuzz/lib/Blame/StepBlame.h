//===- StepBlame.h - what is guilty within a step ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_BLAME_STEPBLAME_H
#define PADLAB_FUZZ_LIB_BLAME_STEPBLAME_H

#include "DefectTest.h"

#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/Names.h"

namespace padlab {

/// Looks into one step of a subject, whose result shows the defect and whose
/// input does not, for the guilty operation of a script and the guilty pattern.
class StepBlamer {
public:
  explicit StepBlamer(DefectTest &test) : test(test) {}

  /// Finds the guilty part of `step`, which turned `program` into `run`.
  Blame blame(mlir::ModuleOp program, StringRef step, const PassRun &run);
  /// Blames the operation that kills the process in `step`; nullopt when
  /// nothing does.
  std::optional<Blame> blameDeath(mlir::ModuleOp program, StringRef step);
  /// Blames the trusted lowering, applied to the subject's output.
  Blame blameLowering(mlir::ModuleOp program);

  /// Returns how many operations the script needs to break the program; 0 if
  /// none do or there is no script. `shorter` receives the result of one
  /// operation less.
  unsigned findScriptLength(mlir::ModuleOp program, StringRef step,
                            mlir::OwningOpRef<mlir::ModuleOp> &shorter);

private:
  Blame blamePattern(mlir::ModuleOp program, StringRef step,
                     const PassRun &run);
  std::optional<Blame> blameScript(mlir::ModuleOp program, StringRef step);
  /// Returns the attempt of a pattern that breaks the program; 0 if no single
  /// one does.
  unsigned findGuiltyAttempt(mlir::ModuleOp program, StringRef step,
                             const PassRun &run);
  unsigned findInvalidBefore(mlir::ModuleOp program, StringRef step,
                             unsigned attempt);

  DefectTest &test;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_BLAME_STEPBLAME_H
