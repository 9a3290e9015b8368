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
  /// The pipelines compared, by name; the first is the trusted one.
  std::vector<std::string> pipelines;
  /// Further variants (padlab/codegen/Variant.h). One case in `extrasEvery` is
  /// compiled with one of them, drawn by weight, in addition to the pipelines.
  /// If the extra is another way to compile the subject of the last pipeline,
  /// it replaces the last pipeline.
  std::vector<std::string> extras;
  /// One case in this many gets an extra. Most extras cost twice as much as all
  /// regular variants of a case.
  unsigned extrasEvery = 8;
  /// While fuzzing, the trusted pipeline runs on one case in this many. On the
  /// other cases it runs only if they show a defect, or if the reference has no
  /// result to compare with.
  unsigned trustedEvery = 1;
  /// One in this many of the cases that the reference has judged is compiled,
  /// too (DifferentialOptions::nativeEvery), unless the user sets another
  /// share.
  unsigned nativeEvery = 1;
  /// While fuzzing, this percentage of cases is generated; the others are
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
  /// operations, changes types or shapes, or pads differently. Repairs and
  /// verifies the copy. Returns nullopt if the chosen change was not possible.
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
/// Returns the names of all targets, for help and errors: `pad, tensor, ...`.
std::string listFuzzTargets();

} // namespace padlab

#endif // PADLAB_FUZZ_GENERATOR_H
