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

/// Searches one step of a subject for what is guilty: the operation of a
/// script, and the pattern. The result of the step shows the defect, and its
/// input does not.
class StepBlamer {
public:
  explicit StepBlamer(DefectTest &test) : test(test) {}

  /// Finds the guilty part of `step`, which turned `program` into `run`.
  Blame blame(mlir::ModuleOp program, StringRef step, const PassRun &run);
  /// Blames the pattern or the operation of a script that kills the process in
  /// `step`; nullopt if `step` does not kill it.
  std::optional<Blame> blameDeath(mlir::ModuleOp program, StringRef step);
  /// Blames the trusted lowering, applied to the subject's output.
  Blame blameLowering(mlir::ModuleOp program);

  /// Returns how many operations the script must have to break the program; 0
  /// if the whole script does not break it, or if there is no script. `shorter`
  /// receives the program that the script leaves with one operation less.
  unsigned findScriptLength(mlir::ModuleOp program, StringRef step,
                            mlir::OwningOpRef<mlir::ModuleOp> &shorter);

private:
  Blame blamePattern(mlir::ModuleOp program, StringRef step,
                     const PassRun &run);
  std::optional<Blame> blameScript(mlir::ModuleOp program, StringRef step);
  /// Returns the number of the pattern attempt that breaks the program; 0 if no
  /// single attempt does.
  unsigned findGuiltyAttempt(mlir::ModuleOp program, StringRef step,
                             const PassRun &run);
  unsigned findInvalidBefore(mlir::ModuleOp program, StringRef step,
                             unsigned attempt, StringRef pattern);
  bool endsPipeline(mlir::ModuleOp program, StringRef step, StringRef pattern);

  DefectTest &test;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_BLAME_STEPBLAME_H
