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

/// Returns the verdict of a report that is to be triaged: the first defect; if
/// there is none, the first verdict that a pipeline rejects the program; if
/// there is none either, null.
const Verdict *selectDefect(const CaseReport &report);

/// Returns all defects of a report, one verdict for each kind and pipeline: a
/// frequent defect must not hide another one that comes with it. If there is no
/// defect, returns what `selectDefect` returns, if anything.
std::vector<Verdict> selectDefects(const CaseReport &report);

/// Returns the verdict of `report` that may be `defect`, seen again: of the
/// same pipeline, and of the same kind or, if there is none of that kind,
/// another wrong value. Whether a wrong value is called `mismatch` or `poison`
/// depends on what the memory happens to hold. Returns null if there is none.
const Verdict *findAgain(const CaseReport &report, const Verdict &defect);

/// Describes the outcome of a report in the words of `padlab.expect`: `mismatch
/// upstream-fused, crash fused`, or `agree`, `undefined` and so on.
std::string describeOutcome(const CaseReport &report);

/// Returns the pipelines that are needed to show `defect`: the one that it
/// names and, if the defect is that pipelines disagree
/// (`VerdictKind::ComparesPipelines`), the trusted one. Empty, which stands for
/// all pipelines, if the defect is one of the case itself.
std::vector<std::string> getPipelinesOf(const Verdict &defect);

/// Returns the variant that a case must name in `padlab.variants` so that every
/// tool shows `defect`. `target` is what the code was made for that showed
/// the defect. Returns nothing if a registered pipeline shows the defect
/// without this, or if the case itself is defective.
std::optional<std::string> nameVariantOf(const Verdict &defect,
                                         const Target &target);

/// Returns the processor time in which a program that showed `defect` must show
/// it again. For a hang of the compiler, this is `hangSeconds`. For other
/// defects it is longer, as native code may run for two seconds; but it is only
/// a few times the limit that a fuzzer has for a case, because some reduced
/// programs never end.
double getPatience(const Verdict &defect);

/// The defect that reduced programs must still show. A program that has all of
/// these properties shows the same defect.
struct SoughtDefect {
  Verdict verdict;
  /// Whether the program stops itself with an error.
  bool stops = false;
  /// The guilty pass and pattern. If the pass is empty, any pass may be guilty.
  Blame blame = {};
};

/// Finds out whether programs show a defect. It keeps its workers from one
/// question to the next, except those whose memory may be damaged.
class DefectProbe {
public:
  explicit DefectProbe(Target target = {})
      : compiler(std::make_shared<Compiler>(std::move(target))),
        blamer(compiler) {}

  /// Checks a case with `pipelines`; if that is empty, with all pipelines and
  /// with the variants that the case names itself. `examines` adds round trips
  /// and repetitions (see Examination), which cost as much as several
  /// compilations. A case that takes more than `seconds` of processor time
  /// counts as a hang.
  CaseReport check(StringRef text, ArrayRef<std::string> pipelines,
                   StringRef name = "case", bool examines = true,
                   double seconds = WorkerLimits().processorSecondsPerRequest);
  /// Does the same for the pipelines of `defect`, while the guards of the
  /// causes `guards` are active. `mode` says whether these guards withhold
  /// wrong applications or only count them.
  CaseReport checkGuarded(StringRef text, const Verdict &defect,
                          ArrayRef<std::string> guards,
                          ActiveGuards::Mode mode);
  Blame blame(StringRef text, const Verdict &defect) {
    return blamer.find(text, defect);
  }
  /// Whether the case shows the sought defect. It must show a defect of the
  /// same kind and pipeline (`findAgain`). If the sought verdict names its pass
  /// (and is not a wrong value), pass, operation and message must be the same,
  /// too; otherwise the search for the guilty pass must have the same result,
  /// if there is a blame. If a pipeline other than the trusted one has a wrong
  /// value, the trusted one must have none. If the reference gave a reason for
  /// undefined behaviour, the reason must be the same. The program must also
  /// stop itself with an error if, and only if, the sought one does. A hang of
  /// the compiler is recognized after `hangSeconds`.
  ///
  /// If native code touched memory that it must not touch, its behaviour is
  /// undefined. Then a verdict of the reference about undefined behaviour that
  /// the same pass introduces is the same defect, too. The reverse is not so: a
  /// verdict of the reference has a reason, while one of native code has none
  /// that could be compared with it.
  ///
  /// If the case tells more about the defect than `sought` does, this is
  /// stored in `sought`, so that later cases must show it, too: the guilty
  /// pattern if the blame left it open, or the reference's reason.
  bool shows(StringRef text, SoughtDefect &sought);

  const Target &getTarget() const { return compiler->getTarget(); }
  /// Returns how often a worker was replaced because its memory may be damaged.
  unsigned getRenewals() const { return renewals; }
  /// Returns the processor time of all workers and of this process, including
  /// what this process did for others.
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
  /// The pipelines to run on the original case; empty stands for all.
  std::vector<std::string> pipelines;
  /// The kind and the pipeline of the defect to triage. Without it,
  /// `selectDefect` chooses the defect.
  std::optional<Verdict> defect;
  /// The blame of that defect, if it is known already.
  std::optional<Blame> blame;
  ReduceOptions reduce;
  /// Whether to run `repro.sh` once, to make sure that it shows the defect.
  bool checkReproducer = true;
  /// Whether to make a reproducer for a finding, which is complete apart from
  /// it. Without this function, each finding gets one.
  std::function<bool(const Finding &)> needsReproducer;
};

/// Returns the finding that `text` shows, with a minimal case and a blame;
/// nullopt if `text` is not a case, if it does not show the defect, or if a
/// hang is not confirmed with a larger time limit. `context` must have the
/// dialects of programs (`makeProgramContext`).
std::optional<Finding> triage(DefectProbe &probe, mlir::MLIRContext *context,
                              StringRef text,
                              const TriageOptions &options = {});

/// Fills in `reproScript`, `reproProgram`, `stockReproducer` and `reproduced`
/// from the minimal case. With `check`, runs the script. If stock tools cannot
/// run it or (with `check`) do not show the defect, makes a script that needs
/// padlab.
void makeReproducer(Finding &finding, mlir::MLIRContext *context, bool check);

/// Makes a context for `triage` and for tools that edit cases but compile
/// nothing.
std::unique_ptr<mlir::MLIRContext> makeProgramContext();

} // namespace padlab

#endif // PADLAB_FUZZ_TRIAGE_H
