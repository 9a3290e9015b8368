//===- Triage.h - from a raw defect to a finding -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reduce, blame, check the reproducer, store. Everything that compiles or runs
/// a program does so in workers, so that a case that crashes the compiler (and
/// a candidate of the reduction that does) costs nothing but a restart.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_TRIAGE_H
#define PADLAB_FUZZ_TRIAGE_H

#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Finding.h"
#include "padlab/fuzz/Reduce.h"

#include <map>
#include <tuple>

namespace padlab {

/// The defect that a report is about: the first defect, else the first word of
/// a pipeline that rejects the program. Null when there is neither.
const Verdict *selectDefect(const CaseReport &report);

/// All that a report is about, one verdict a kind and pipeline: a defect that
/// is met often must not hide another one that comes with it.
std::vector<Verdict> selectDefects(const CaseReport &report);

/// All that a report is about in the words of `padlab.expect`: `mismatch
/// upstream-fused, crash fused`, or `agree`, `undefined` ...
std::string describeOutcome(const CaseReport &report);

/// The pipelines that show `defect`, which names one: that one, and the trusted
/// one where it takes two.
std::vector<std::string> getPipelinesOf(const Verdict &defect);

/// Returns the variant that a case must name in `padlab.variants` so that every
/// tool shows `defect`, which code for `target` showed. Returns nothing if a
/// registered pipeline shows it unchanged, or if the case itself is defective.
std::optional<std::string> nameVariantOf(const Verdict &defect,
                                         const Target &target);

/// Processor time in which a program that showed `defect` shows it again: of a
/// compiler that hangs `hangSeconds`, of others more, as code of tests may run
/// for two, but a multiple of what fuzzers give a case: what reduction makes of
/// one now and then never ends.
double getPatience(const Verdict &defect);

/// Asks whether programs show a defect. Keeps its workers, but not those in
/// which one may have damaged memory.
class DefectProbe {
public:
  explicit DefectProbe(Target target = {})
      : compiler(std::make_shared<Compiler>(std::move(target))),
        blamer(compiler) {}

  /// No `pipelines`: all, and the variants that the case names itself.
  /// `examines`: round trips and repetitions, too (see Examination), which cost
  /// as much as compiling a few times. What takes more than `seconds` of
  /// processor time is a hang.
  CaseReport check(llvm::StringRef text, llvm::ArrayRef<std::string> pipelines,
                   llvm::StringRef name = "case", bool examines = true,
                   double seconds = WorkerLimits().processorSecondsPerRequest);
  /// The same under the guards of `guards`, or with their eyes only.
  CaseReport checkGuarded(llvm::StringRef text, const Verdict &defect,
                          llvm::ArrayRef<std::string> guards,
                          ActiveGuards::Mode mode);
  Blame blame(llvm::StringRef text, const Verdict &defect) {
    return blamer.find(text, defect);
  }
  /// Same kind, same pipeline, still defined; same pass and message where the
  /// verdict says them, else same blame; and the program stops itself with an
  /// error (`stops`), or does not, as before. Of a hang `hangSeconds` are
  /// enough.
  bool shows(llvm::StringRef text, const Verdict &defect, bool stops,
             const Blame &blame);

  const Target &getTarget() const { return compiler->getTarget(); }
  /// How often a worker was replaced after such a case.
  unsigned getRenewals() const { return renewals; }
  /// Processor time of this process, whatever it was for, and of all workers.
  double getProcessorSeconds() const;

private:
  Worker &getWorker(llvm::ArrayRef<std::string> pipelines, bool examines,
                    double seconds);
  void replaceDamaged(Worker &worker, const CaseReport &report);

  std::shared_ptr<Compiler> compiler;
  std::map<std::tuple<std::vector<std::string>, bool, double>,
           std::unique_ptr<Worker>>
      workers;
  unsigned renewals = 0;
  BlameWorker blamer;
};

struct TriageOptions {
  /// Compared when the case is looked at again; empty: all.
  std::vector<std::string> pipelines;
  /// The defect to triage, by kind and pipeline. By default `selectDefect`
  /// chooses.
  std::optional<Verdict> defect;
  /// The blame of that defect, if it was searched before.
  std::optional<Blame> blame;
  ReduceOptions reduce;
  /// Runs `repro.sh` once, so that what it promises is known to hold.
  bool checkReproducer = true;
  /// False for a finding, complete but for its reproducer, that gets none.
  std::function<bool(const Finding &)> needsReproducer;
};

/// The finding that `text` shows, minimal and blamed; nullopt when it shows
/// none. `context` knows the dialects of programs.
std::optional<Finding> triage(DefectProbe &probe, mlir::MLIRContext *context,
                              llvm::StringRef text,
                              const TriageOptions &options = {});

/// Fills in `reproScript`, `reproProgram` and `stockReproducer` from the
/// minimal case. With `check`, a script for stock tools that does not reproduce
/// is replaced by one that needs padlab.
void makeReproducer(Finding &finding, mlir::MLIRContext *context, bool check);

/// A context for `triage` and for tools that edit cases but compile nothing.
std::unique_ptr<mlir::MLIRContext> makeProgramContext();

} // namespace padlab

#endif // PADLAB_FUZZ_TRIAGE_H
