//===- Differential.h - one case, every way -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The differential loop runs the reference, the subjects, the reference again
/// on the program that each subject left, one joint compilation, and two runs
/// with different poison patterns. Then every oracle judges the evidence. Many
/// cases share one compilation if that is faster.
///
/// Interpretation costs a hundredth of compilation and sees more: native code
/// may give the right result by chance in spite of poison, a race or an access
/// out of bounds. Callers that check many cases therefore compile only a share
/// of those that the reference has judged (DifferentialOptions::nativeEvery).
///
/// Some oracles judge more than the results: round trips of the program and a
/// second compilation (Examination), or the cost of compilation (CompileCost).
///
/// A crash of the compiler under test kills the calling process. Use a Worker
/// if that matters.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_DIFFERENTIAL_H
#define PADLAB_FUZZ_DIFFERENTIAL_H

#include "padlab/codegen/Guards.h"
#include "padlab/codegen/Variant.h"
#include "padlab/fuzz/Evidence.h"
#include "padlab/fuzz/Worker.h"

#include <functional>

namespace padlab {

/// The two ways in which every program runs. Results that depend on
/// uninitialized memory differ between them; an access out of bounds hits a
/// guard page after the buffer in the first run, before it in the second.
/// Reproducers fill memory with the same bytes.
inline constexpr RunOptions observations[] = {
    {/*poisonPattern=*/0xAA, /*guardAfter=*/true},
    {/*poisonPattern=*/0x55, /*guardAfter=*/false}};

/// Runs native code in both ways. A run that ends with a fault or a failed
/// check is not repeated, because a second run shows nothing new.
SmallVector<RunResult, 2> observeRuns(const Executable &executable,
                                      ArrayRef<RuntimeValue> inputs);

struct DifferentialOptions {
  /// Whether one compilation handles all variants of all cases. If not, each
  /// has its own, so that a crash of the lowering names its pipeline.
  bool jointCompilation = true;
  /// The value of `examineEvery` for comparing many cases (fuzzers, `padlab
  /// check`, and benchmarks of these).
  static constexpr unsigned usualExamineEvery = 32;
  /// Examines one in this many cases, chosen by a hash of its structure,
  /// because an examination costs as much as a few compilations. 0 examines
  /// none.
  unsigned examineEvery = 1;
  /// Whether passes and patterns are noted while a subject runs, see
  /// `noteActions`. This replaces the context's action handler.
  bool noteSubjectActions = false;
  /// Only every n-th case that the reference has judged is compiled; the case's
  /// structure decides which. Programs that the reference cannot run are always
  /// compiled, and so are variants with another lowering, level or CPU, or with
  /// a subject of ours. (If there is one of ours, the trusted pipeline is
  /// always compiled, too.) 1 compiles all.
  unsigned nativeEvery = 1;
  /// Whether a case whose variants are not chosen explicitly is also compiled
  /// with those that it names itself (`padlab.variants`). Only workers use
  /// this.
  bool meetsOwnVariants = false;
  /// These guards are active while subjects run. The action handler of the
  /// compiler's context must ask them before it runs an action.
  std::shared_ptr<ActiveGuards> guards;
};

/// Indices into the list of variants that a `Differential` compares.
using VariantChoice = SmallVector<unsigned, 2>;

/// Draws `count` different indices of `variants` by their weights; the draw
/// only depends on `seed`, list and count. Returns all if there are not more.
VariantChoice sampleVariants(ArrayRef<Variant> variants, unsigned count,
                             uint64_t seed);

struct FuzzTarget;
/// Returns the variants with which cases of `target` are compared by default:
/// its pipelines, then those of its extras whose code runs here.
std::vector<std::string> getDefaultVariants(const FuzzTarget &target);
/// Chooses from `variants` those for the case (or the cases, compiled together)
/// of `seed`: the pipelines, and sometimes an extra, in addition to them or
/// instead of the last.
VariantChoice chooseDefaults(const FuzzTarget &target,
                             ArrayRef<Variant> variants, uint64_t seed);
/// Chooses the variants for `target` that test no pass. Variants for other
/// targets are left out: a runner of an emulated CPU belongs to the process
/// that starts it, and children cannot share one.
VariantChoice chooseWithoutSubject(ArrayRef<Variant> variants,
                                   const Target &target);
/// Returns whether fuzzers always compile a case with that structural hash by
/// the trusted pipeline, and not only if a defect shows
/// (`FuzzTarget::trustedEvery`).
bool meetsTrusted(const FuzzTarget &target, uint64_t structure);

/// Parses `names`; those that name no target are for `defaults`. Fails with the
/// first error, which may also be that there is no compiler for a target.
Expected<std::vector<Variant>> parseVariants(ArrayRef<std::string> names,
                                             const Target &defaults = {});

/// The variants for a case of a batch, see `Differential::check`.
struct CaseWays {
  VariantChoice choice, reserve;
};

/// Callbacks for a batch. `begin` and `end` are called before and after the
/// reference and the subjects work on a case. Later steps handle all cases
/// together.
struct BatchObserver {
  std::function<void(size_t)> begin = [](size_t) {}, end = [](size_t) {};
  /// Called between the two: returns how the case, whose structural hash is
  /// `structure`, is compiled and run.
  std::function<CaseWays(size_t, uint64_t structure)> choose;
};

class Differential {
public:
  /// `names` are variants, for `compiler`'s target if they name none; unknown
  /// names are a programming error. A compiler for another target is made when
  /// a case first needs it, and kept. A pipeline whose subject comes from the
  /// case is skipped if the case has none.
  Differential(Compiler &compiler, ArrayRef<std::string> names,
               DifferentialOptions options = {});
  ~Differential();

  /// Checks one case. `choice` has the variants of the case; if empty, all are
  /// used. `reserve` has variants that are added if a defect shows, or if there
  /// is no truth and pipelines are compared with one another.
  CaseReport check(const Case &theCase, const VariantChoice &choice = {},
                   const VariantChoice &reserve = {});
  /// Checks cases with one compilation for each lowering and target. `choices`
  /// has the variants of each case; if it, or a choice, is empty, all are used.
  std::vector<CaseReport> check(ArrayRef<const Case *> cases,
                                ArrayRef<VariantChoice> choices = {});
  /// Does the same, with variants that `observer` chooses for each case.
  std::vector<CaseReport> check(ArrayRef<const Case *> cases,
                                const BatchObserver &observer);

  ArrayRef<Variant> getVariants() const { return variants; }
  /// Returns the variants that this object was made with, and those that the
  /// case names itself. Variants that this machine cannot run are left out,
  /// each with a verdict in `unavailable`. The error is about a name that is no
  /// variant.
  Expected<VariantChoice> chooseWithOwn(const Case &theCase,
                                        std::vector<Verdict> &unavailable);
  /// Returns why there is no code for the target of a variant; empty if there
  /// is for all.
  std::string findTargetError();
  void setJointCompilation(bool joint) { options.jointCompilation = joint; }
  /// Sets `DifferentialOptions::nativeEvery`; returns its old value.
  unsigned setNativeEvery(unsigned every) {
    return std::exchange(options.nativeEvery, every);
  }
  /// Returns the time spent in the reference and the oracles so far, by the
  /// stage clock (padlab/codegen/StageClock.h).
  uint64_t getReferenceTime() const { return referenceTime; }
  uint64_t getOracleTime() const { return oracleTime; }

private:
  struct Program;
  using Inputs = SmallVector<RuntimeValue>;
  Compiler &getCompiler(const Target &target);
  /// Makes the inputs, runs the reference, and runs the checks that need only
  /// the case.
  Evidence begin(const Case &theCase, Inputs &inputs);
  /// Adds the variants of `choice` that apply to the case to `evidence`.
  void addVariants(Evidence &evidence, const VariantChoice &choice,
                   const Inputs &inputs) const;
  /// Puts the pipelines of `reserve` before those that `evidence` already has,
  /// and observes them. Returns false if `report` does not call for that, or if
  /// it would prove nothing.
  bool addReserve(Evidence &evidence, const VariantChoice &reserve,
                  const Inputs &inputs, const std::string &name,
                  const CaseReport &report);
  /// Makes the variant's form of the case. Returns null if that is the case
  /// itself, or does not exist (`exists` is false).
  const Case *makeForm(Evidence &evidence, const Variant &variant,
                       bool &exists) const;
  /// Fills in the first `count` pipelines of `evidence`, which is of the case
  /// `name` of its batch; adds the programs to compile.
  void applySubjects(Evidence &evidence, size_t count, const Inputs &inputs,
                     const std::string &name, std::vector<Program> &programs);
  bool applySubject(const Evidence &evidence, PipelineEvidence &entry);
  /// Runs the reference on the program that the subject has left.
  void interpretOutput(PipelineEvidence &entry, const Inputs &inputs);
  /// Whether the subject's output is compiled to native code.
  bool isCompiled(const Evidence &evidence,
                  const PipelineEvidence &entry) const;
  void compile(MutableArrayRef<Program> programs);
  using Batch = SmallVector<Program *>;
  /// Groups the programs that `isWanted` accepts by lowering and target.
  SmallVector<Batch>
  makeBatches(MutableArrayRef<Program> programs,
              llvm::function_ref<bool(const Program &)> isWanted);
  void compileTogether(ArrayRef<Program *> batch);
  void measureLowering(ArrayRef<Program *> batch, Compiler &own, uint64_t time);
  void repeatCompilations(MutableArrayRef<Program> programs);
  bool isRepeatable(ArrayRef<Program *> batch);
  void repeatCompilation(Program &program);
  CaseReport askOracles(const Evidence &evidence);
  /// Compiles and runs.
  void observe(MutableArrayRef<Program> programs);
  /// Finds out which stage is wrong if native code and the reference disagree
  /// on one program. Returns true if it has found any.
  bool findMisreaders(Evidence &evidence, const Inputs &inputs,
                      const CaseReport &report);

  Compiler &compiler;
  /// The compilers for the other targets, in the order of first use.
  std::vector<std::unique_ptr<Compiler>> others;
  std::vector<Variant> variants;
  /// The number of variants that this object was made with; the others come
  /// from cases.
  size_t givenVariants = 0;
  DifferentialOptions options;
  uint64_t referenceTime = 0, oracleTime = 0;
};

/// From now on, records passes and patterns as they start (see noteActivity),
/// so that a crash can be attributed. It replaces the context's action handler.
/// `guards`, if any, withhold their actions.
void noteActions(mlir::MLIRContext *context, ActiveGuards *guards = nullptr);

/// Reports the death of a worker for the case that it was checking: a crash or
/// a hang, with the pipeline, pass and pattern that were running.
CaseReport reportDeath(const WorkerReply &reply);

/// Returns the handler that checks cases in a worker, where it creates the
/// compilers. `variants` is as for Differential.
Worker::Factory makeDifferentialFactory(std::vector<std::string> variants,
                                        Target target = {},
                                        DifferentialOptions options = {});

/// Checks a case in a worker of `makeDifferentialFactory`. It always returns a
/// report: a crash or a hang becomes a verdict that names the pipeline, pass
/// and pattern that were running; text that is not a case becomes `unreadable`
/// with its first diagnostic, located in `name`. `guards` selects causes and a
/// mode; the report lists what they met, unless the worker died.
CaseReport
checkInWorker(Worker &worker, StringRef text, StringRef name = "case",
              const VariantChoice &choice = {},
              ArrayRef<std::string> guards = {},
              ActiveGuards::Mode mode = ActiveGuards::Mode::Withhold);

} // namespace padlab

#endif // PADLAB_FUZZ_DIFFERENTIAL_H
