//===- GeneratorStats.h - the funnel of a generator -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts, for the programs of a generator, one per seed, how many verify, are
/// defined, and are changed by the passes under test. All programs are counted
/// before any is discarded.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_GENERATORSTATS_H
#define PADLAB_FUZZ_GENERATORSTATS_H

#include "padlab/codegen/Pipeline.h"
#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/Worker.h"

#include <map>
#include <memory>
#include <string>
#include <unordered_set>

namespace padlab {

namespace generate {
class FocusStats;
} // namespace generate

class GeneratorStats {
public:
  /// Runs the subject of the target's first pipeline that has a subject of its
  /// own (not the passes of the case), in a worker, because it may crash. No
  /// subject runs if there is no such pipeline, or with `programsOnly`.
  GeneratorStats(const FuzzTarget &target, mlir::MLIRContext *context,
                 bool programsOnly = false);
  /// Counts only what happens to the focuses of target `passes` (what its
  /// sequences are to test) that have `focus` in their name.
  GeneratorStats(const FuzzTarget &target, mlir::MLIRContext *context,
                 StringRef focus);
  ~GeneratorStats();

  /// Generates the case of this seed and counts its outcome.
  void count(uint64_t seed);

  uint64_t generated = 0, verified = 0, defined = 0, fired = 0;
  /// The number of defined programs that stop themselves with an error, so that
  /// what follows is not tested.
  uint64_t stopped = 0;
  /// How often the subject crashed or hung; this does not count as fired.
  uint64_t subjectCrashed = 0;
  uint64_t getDistinct() const { return hashes.size(); }
  /// The nanoseconds of processor time spent on building cases.
  uint64_t buildTime = 0;
  /// A reason for which cases fail: how many cases do, and the seed of the
  /// first. `failures` has the reasons why cases do not verify or are not
  /// defined, without the numbers in their texts.
  struct Failure {
    uint64_t firstSeed = 0, count = 0;
  };
  std::map<std::string, Failure> failures;

  /// Prints a few lines: each stage with its share, the speed, and the most
  /// frequent failures; for target `passes`, unless only programs are counted,
  /// also a table of the focuses of sequences, and how often they changed the
  /// program. If only focuses are counted, prints only this table.
  std::string str() const;

private:
  void fail(uint64_t seed, StringRef why);

  void countSubject(uint64_t seed);

  const FuzzTarget &target;
  mlir::MLIRContext *context;
  const Pipeline *subject;
  Worker worker;
  std::unordered_set<uint64_t> hashes;
  bool countsFocusesOnly = false;
  /// Only set for target `passes`.
  std::unique_ptr<generate::FocusStats> focuses;
};

} // namespace padlab

#endif // PADLAB_FUZZ_GENERATORSTATS_H
