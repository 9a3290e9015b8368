//===- Check.h - the fuzz body under a seeded generator -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs the body of a fuzz target on cases from consecutive seeds: case k of
/// seed S is what `padlab-gen --seed=<S+k>` prints. Several cases share a
/// compilation. Ranges of seeds are checked in workers, so that a crash costs
/// only the case that crashed.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_CHECK_H
#define PADLAB_FUZZ_CHECK_H

#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Funnel.h"
#include "padlab/fuzz/Generator.h"

#include "llvm/ADT/DenseSet.h"

namespace padlab {

struct CheckOptions {
  const FuzzTarget *target = nullptr;
  /// The variants to check (padlab/codegen/Variant.h). If empty, the target's
  /// pipelines are checked, and sometimes one of its extras.
  std::vector<std::string> pipelines;
  /// If not 0, only this many of the variants check each case. They are drawn
  /// by their weights; the draw depends only on the seed of the case and on the
  /// list of variants.
  unsigned sample = 0;
  uint64_t seed = 0, count = 1000;
  /// One case in this many is examined, see DifferentialOptions.
  unsigned examineEvery = DifferentialOptions::usualExamineEvery;
  /// One in this many of the cases that the reference has judged is compiled,
  /// too (DifferentialOptions::nativeEvery). 0 stands for
  /// `FuzzTarget::nativeEvery` if `pipelines` is empty, else for 1 (all cases).
  unsigned nativeEvery = 0;
  /// Whether the target's default variants are used; set by `runCheck`.
  bool usesDefaults = false;
  /// The number of cases in one compilation.
  unsigned batch = 12;
  unsigned jobs = 1;
  /// The state directory: defects are stored in its folder `incoming/`,
  /// failures of padlab itself in `internal/`. If empty, they are only counted
  /// and listed.
  std::string stateDir;
};

/// Counts for one variant, over all cases that are defined according to the
/// reference; only `defects` counts other cases, too.
struct VariantTally {
  uint64_t drawn = 0, fired = 0, interpreted = 0, compiled = 0, compared = 0,
           defects = 0;

  void add(const VariantTally &other);
  json::Object toJSON() const;
  static VariantTally fromJSON(const json::Object &object);
};

/// Tallies by the name of the variant.
using VariantTallies = std::map<std::string, VariantTally>;
void addReport(VariantTallies &tallies, const CaseReport &report);
/// Prints a heading, and one line for each of `names`, in their order.
std::string printTallies(const VariantTallies &tallies,
                         ArrayRef<std::string> names);

struct CheckResult {
  Funnel funnel;
  /// The names of the variants, in the order in which they were given.
  std::vector<std::string> variants;
  VariantTallies tallies;
  /// Whether `CheckOptions::sample` was not 0; then the text of `str` has a
  /// table of the variants.
  bool sampled = false;
  /// The structural hashes of the programs, shifted right by one bit. Cases on
  /// which a process died are left out.
  llvm::DenseSet<uint64_t> programs;
  /// The first few defects, one line each, with their seeds.
  std::vector<std::string> examples;
  /// The first few cases that a pipeline rejected, in the form of `examples`.
  std::vector<std::string> rejected;
  double seconds = 0;
  /// The processor time of all jobs and their children together, which does not
  /// depend on how busy the machine is.
  double processorSeconds = 0;

  /// If at most this share of the programs is undefined, they are only counted;
  /// if more are, the exit code says so.
  static constexpr double toleratedUndefinedShare = 0.01;
  ExitCode getExitCode() const;
  std::string str() const;
  json::Object toJSON() const;
};

/// Checks cases in `options.jobs` processes; progress goes to standard error.
Expected<CheckResult> runCheck(const CheckOptions &options);

} // namespace padlab

#endif // PADLAB_FUZZ_CHECK_H
