//===- Triage.h - from a raw defect to a finding -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Triage reduces a case, finds the guilty pass, checks the reproducer and
/// stores the finding. Programs are compiled and run in workers only, so that a
/// case or a candidate of the reduction that crashes the compiler costs only a
/// restart.
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

/// Returns the defect of a report: the first defect, else the first verdict of
/// a pipeline that rejects the program. Returns null if there is neither.
const Verdict *selectDefect(const CaseReport &report);

/// Returns all defects of a report, one verdict for each kind and pipeline: a
/// frequent defect must not hide another one that comes with it.
std::vector<Verdict> selectDefects(const CaseReport &report);

/// Describes the outcome of a report in the words of `padlab.expect`: `mismatch
/// upstream-fused, crash fused`, or `agree`, `undefined` and so on.
std::string describeOutcome(const CaseReport &report);

/// Returns the pipelines that are needed to show `defect`: the one that it
/// names, and the trusted one if two pipelines disagree.
std::vector<std::string> getPipelinesOf(const Verdict &defect);

/// Returns the variant that a case must name in `padlab.variants` so that every
/// tool shows `defect`, which code for `target` showed. Returns nothing if a
/// registered pipeline shows it unchanged, or if the case itself is defective.
std::optional<std::string> nameVariantOf(const Verdict &defect,
                                         const Target &target);

/// Returns the processor time in which a program that showed `defect` must show
/// it again: `hangSeconds` for a hang of the compiler; otherwise more, as
/// native code may run for two seconds, but only a multiple of a fuzzer's limit
/// per case, because some reduced programs never end.
double getPatience(const Verdict &defect);

/// The defect that smaller programs must still show: a program that has all of
/// these properties shows the same defect.
struct SoughtDefect {
  Verdict verdict;
  /// Whether the program stops itself with an error.
  bool stops = false;
  /// If its pass is empty, any pass may be guilty.
  Blame blame = {};
};

/// Asks whether programs show a defect. It keeps its workers, except those
/// whose memory may be damaged.
class DefectProbe {
public:
  explicit DefectProbe(Target target = {})
      : compiler(std::make_shared<Compiler>(std::move(target))),
        blamer(compiler) {}

  /// Checks a case. If `pipelines` is empty, uses all, and the variants that
  /// the case names itself. `examines` adds round trips and repetitions (see
  /// Examination), which cost as much as several compilations. A case that
  /// takes more than `seconds` of processor time counts as a hang.
  CaseReport check(StringRef text, ArrayRef<std::string> pipelines,
                   StringRef name = "case", bool examines = true,
                   double seconds = WorkerLimits().processorSecondsPerRequest);
  /// Does the same for the pipelines of `defect`, with the guards of the causes
  /// `guards`. `mode` says whether they withhold wrong applications or only
  /// count them.
  CaseReport checkGuarded(StringRef text, const Verdict &defect,
                          ArrayRef<std::string> guards,
                          ActiveGuards::Mode mode);
  Blame blame(StringRef text, const Verdict &defect) {
    return blamer.find(text, defect);
  }
  /// Whether the case shows the same defect: the same kind and pipeline, still
  /// defined, with the same pass and message if the verdict names them, else
  /// with the same blame; and with the same answer to whether the program stops
  /// itself with an error. A hang is recognized after `hangSeconds`.
  ///
  /// Native code that touches memory which it must not touch runs undefined
  /// behavior. So the defect is the same one where the reference sees undefined
  /// behavior that the same pass introduces. The reverse is not so: the
  /// reference gives a reason, and native code has none to compare it with.
  ///
  /// If the case tells more of the defect than `sought`, `sought` asks for that
  /// from now on: for the guilty pattern if the blame left it open, or for the
  /// reference's reason.
  bool shows(StringRef text, SoughtDefect &sought);

  const Target &getTarget() const { return compiler->getTarget(); }
  /// Returns how often a worker was replaced because its memory may be damaged.
  unsigned getRenewals() const { return renewals; }
  /// Returns the processor time of this process, whatever it was for, and of
  /// all workers.
  double getProcessorSeconds() const;

private:
  Worker &getWorker(ArrayRef<std::string> pipelines, bool examines,
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
  /// The pipelines to compare when the case is looked at again; empty stands
  /// for all.
  std::vector<std::string> pipelines;
  /// The defect to triage, by kind and pipeline. `selectDefect` chooses the
  /// default.
  std::optional<Verdict> defect;
  /// The blame of that defect, if it is known already.
  std::optional<Blame> blame;
  ReduceOptions reduce;
  /// Whether to run `repro.sh` once, to make sure that it shows the defect.
  bool checkReproducer = true;
  /// Returns whether a finding, which is otherwise complete, is to get a
  /// reproducer.
  std::function<bool(const Finding &)> needsReproducer;
};

/// Returns the finding that `text` shows, minimal and blamed; nullopt if it
/// shows none. `context` knows the dialects of programs.
std::optional<Finding> triage(DefectProbe &probe, mlir::MLIRContext *context,
                              StringRef text,
                              const TriageOptions &options = {});

/// Fills in `reproScript`, `reproProgram` and `stockReproducer` from the
/// minimal case. With `check`, a script for stock tools that does not reproduce
/// the defect is replaced by one that needs padlab.
void makeReproducer(Finding &finding, mlir::MLIRContext *context, bool check);

/// Makes a context for `triage` and for tools that edit cases but compile
/// nothing.
std::unique_ptr<mlir::MLIRContext> makeProgramContext();

} // namespace padlab

#endif // PADLAB_FUZZ_TRIAGE_H
