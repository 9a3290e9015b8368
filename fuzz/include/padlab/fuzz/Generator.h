//===- Generator.h - valid, defined programs from choices -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A generator knows no engine: it turns choices into a case that verifies and
/// is free of undefined behaviour by construction. A target is what
/// `--target=` names and `padlab-fuzz-<target>` fuzzes; to add one: one file in
/// fuzz/lib/Generate/ and one entry in fuzz/lib/Targets/Targets.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_GENERATOR_H
#define PADLAB_FUZZ_GENERATOR_H

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Choices.h"

namespace padlab {

class LoopBody;

struct FuzzTarget {
  std::string name;
  std::string description;
  /// The pipelines compared, by name; the first is the trusted one.
  std::vector<std::string> pipelines;
  /// More variants (padlab/codegen/Variant.h), drawn by their weights: one case
  /// of `extrasEvery` meets one of them, beside the pipelines. One that
  /// compiles what is under test in the last of these in another way stands in
  /// its place.
  std::vector<std::string> extras;
  /// Mostly they are twice as dear as what every case meets.
  unsigned extrasEvery = 8;
  /// While fuzzing, the trusted pipeline meets one case of so many; of the
  /// others those alone that show a defect, or have no truth to compare with.
  unsigned trustedEvery = 1;
  /// Every so many'th case that the reference has judged is compiled, too
  /// (DifferentialOptions::nativeEvery), unless the user sets another share.
  unsigned nativeEvery = 1;
  /// While fuzzing, so many of a hundred cases are generated; the others are
  /// changes of those that are kept.
  unsigned freshShare = 10;
  /// A program that has not been verified: for who measures the generator.
  std::function<mlir::OwningOpRef<mlir::ModuleOp>(Choices &,
                                                  mlir::MLIRContext *)>
      build;
  /// Always returns a valid case.
  std::function<Case(Choices &, mlir::MLIRContext *)> generate;
  /// Changes a case a little: insert, delete, retype, reshape, re-pad. Repairs
  /// and verifies; returns false (and leaves the case as it was) when this
  /// choice had nothing to do.
  std::function<bool(Case &, Choices &)> mutate;
  /// A case with parts of both; nullopt when they do not fit.
  std::function<std::optional<Case>(const Case &, const Case &, Choices &)>
      crossover;
  /// Makes the child's side of the fuzz loop, where there is no generator.
  std::function<std::shared_ptr<LoopBody>()> makeBody;
};

const std::vector<FuzzTarget> &getFuzzTargets();
const FuzzTarget *findFuzzTarget(llvm::StringRef name);
/// Their names, for help and errors: `pad, tensor, ...`.
std::string listFuzzTargets();

} // namespace padlab

#endif // PADLAB_FUZZ_GENERATOR_H
