//===- Generator.h - valid, defined programs from choices -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A generator knows no engine: it turns choices into a case that verifies and
/// is free of undefined behaviour by construction. A target is what `--target=`
/// names and `padlab-fuzz-<target>` fuzzes; to add one, add a file in
/// fuzz/lib/Generate/ and an entry in fuzz/lib/Targets/Targets.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_GENERATOR_H
#define PADLAB_FUZZ_GENERATOR_H

#include "padlab/fuzz/CaseRun.h"
#include "padlab/fuzz/Choices.h"
#include "padlab/fuzz/Names.h"

namespace padlab {

class LoopBody;

struct FuzzTarget {
  std::string name;
  std::string description;
  /// The pipelines compared, by name. The first is the trusted one, except in
  /// targets whose programs become native code only by upstream's conversions.
  std::vector<std::string> pipelines;
  /// Further variants (padlab/codegen/Variant.h). One case in `extrasEvery` is
  /// compiled with one of them, drawn by weight, in addition to the pipelines.
  /// The extra replaces the last pipeline if that pipeline names its subject
  /// itself, the extra's subject begins with it, and both have the same form.
  std::vector<std::string> extras;
  /// One case in this many gets an extra (in a batch: all cases or none); 0: no
  /// case does. Most extras cost twice as much as all regular variants of a
  /// case.
  unsigned extrasEvery = 8;
  /// While fuzzing, the trusted pipeline runs on one in this many of the cases
  /// that have passes of their own, and on all cases without. On the other
  /// cases it runs only if they show a defect, or if the reference has no
  /// result to compare with.
  unsigned trustedEvery = 1;
  /// One in this many of the cases that the reference has judged is compiled,
  /// too (DifferentialOptions::nativeEvery), unless the user chooses another
  /// share or the pipelines.
  unsigned nativeEvery = 1;
  /// While fuzzing, this percentage of the requests for a mutation yields a
  /// generated case. So do requests whose mutation fails; the others yield
  /// mutations of cases that the corpus keeps.
  unsigned freshShare = 10;
  /// Makes a program without verifying it, for tools that measure the
  /// generator.
  std::function<mlir::OwningOpRef<mlir::ModuleOp>(Choices &,
                                                  mlir::MLIRContext *)>
      build;
  /// Generates a case that is always valid.
  std::function<Case(Choices &, mlir::MLIRContext *)> generate;
  /// Returns a copy of a case with a small change: inserts or deletes
  /// operations, changes types, shapes, inputs or passes, or pads differently.
  /// A copy whose program was changed is repaired, verified and defined.
  /// Returns nullopt if no change that was tried was possible.
  std::function<std::optional<RunCase>(const RunCase &, Choices &)> mutate;
  /// Makes a case from parts of two cases; nullopt if they do not fit.
  std::function<std::optional<RunCase>(const RunCase &, const RunCase &,
                                       Choices &)>
      crossover;
  /// For a target without a generator: makes what the fuzz loop runs in its
  /// child (LoopBody.h).
  std::function<std::shared_ptr<LoopBody>()> makeBody;
};

const std::vector<FuzzTarget> &getFuzzTargets();
const FuzzTarget *findFuzzTarget(StringRef name);
/// Returns the names of these targets, for help and errors: `pad, tensor, ...`.
std::string listFuzzTargets();

} // namespace padlab

#endif // PADLAB_FUZZ_GENERATOR_H
