//===- Differential.h - one case, every way -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The differential loop runs the reference on a case, and applies the subject
/// of each pipeline. It runs the reference again on the program that each
/// subject left, compiles the programs, those with the same lowering and target
/// together, and runs their native code twice, in memory that is filled with
/// different bytes. Then every oracle judges the evidence. Many cases may share
/// one compilation, which is faster.
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
#include "padlab/fuzz/CaseRun.h"
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

/// Runs native code in both ways. A run that ends with a fault, a hang or a
/// failed check is not repeated, because a second run shows nothing new.
SmallVector<RunResult, 2> observeRuns(const Executable &executable,
                                      ArrayRef<RuntimeValue> inputs);

struct DifferentialOptions {
  /// Whether all programs with the same lowering and target are compiled
  /// together, those that are examined apart from the others. If not, each
  /// program has a compilation of its own, so that a crash of the lowering
  /// names its pipeline.
  bool jointCompilation = true;
  /// The value of `examineEvery` where many cases are compared: in fuzzers, in
  /// `padlab check`, and in benchmarks of these two.
  static constexpr unsigned usualExamineEvery = 32;
  /// One case in this many is examined (see `Examination`), chosen by a hash of
  /// its structure, because an examination costs as much as a few compilations.
  /// 0: no case is.
  unsigned examineEvery = 1;
  /// Whether passes and patterns are noted while a subject runs, see
  /// `noteActions`. This replaces the context's action handler.
  bool noteSubjectActions = false;
  /// One in this many of the cases that the reference has judged is compiled,
  /// chosen by a hash of its structure. Always compiled are programs that the
  /// reference cannot run, programs that it finds wrong but defined, variants
  /// with another lowering, level or CPU, and variants with a subject of
  /// padlab's own, together with the trusted pipeline if that runs on the same
  /// case. 1 compiles all programs that some lowering supports.
  unsigned nativeEvery = 1;
  /// Whether a case whose variants are not chosen explicitly is also compiled
  /// with those that it names itself (`padlab.variants`). Only workers use
  /// this.
  bool meetsOwnVariants = false;
  /// The stages of the loop. Each needs those before it.
  enum class Stage { Reference, Subjects, NativeCode };
  /// The last stage that runs. The oracles always judge what there is.
  Stage lastStage = Stage::NativeCode;
  /// These guards are active while subjects run. The action handler of the
  /// compiler's context must ask them before it runs an action.
  std::shared_ptr<ActiveGuards> guards;
};

/// Indices into the list of variants that a `Differential` compares.
using VariantChoice = SmallVector<unsigned, 2>;

/// Draws `count` different indices of `variants` by their weights; the draw
/// depends only on `seed`, `variants` and `count`. Returns all indices if there
/// are not more than `count`.
VariantChoice sampleVariants(ArrayRef<Variant> variants, unsigned count,
                             uint64_t seed);

struct FuzzTarget;
/// Returns the variants with which cases of `target` are compared by default:
/// its pipelines, then those of its extras whose code this machine can run.
std::vector<std::string> getDefaultVariants(const FuzzTarget &target);
/// Chooses from `variants`, which `getDefaultVariants` returned, those for the
/// case of `seed`, or for all cases that are compiled together with it: the
/// pipelines, and sometimes an extra, in addition to the pipelines or in place
/// of the last one.
VariantChoice chooseDefaults(const FuzzTarget &target,
                             ArrayRef<Variant> variants, uint64_t seed);
/// Chooses the variants for `target` that have no subject. Variants for other
/// targets are left out, because their code may need the runner of an emulated
/// CPU: the runner belongs to the process that starts it, and forked children
/// cannot share it.
VariantChoice chooseWithoutSubject(ArrayRef<Variant> variants,
                                   const Target &target);
/// Returns whether fuzzers always compile a case by the trusted pipeline,
/// rather than only if a defect shows (`FuzzTarget::trustedEvery`). `structure`
/// is the structural hash of the case.
bool meetsTrusted(const FuzzTarget &target, uint64_t structure);

/// Parses the names of variants; variants that name no target are for
/// `defaults`. Fails with the first error, which may also be that code for a
/// target cannot be made.
Expected<std::vector<Variant>> parseVariants(ArrayRef<std::string> names,
                                             const Target &defaults = {});

/// The variants for one case of a batch, see `Differential::check`.
struct CaseWays {
  VariantChoice choice, reserve;
};

/// Callbacks for a batch. `begin` and `end` are called before and after the
/// reference and the subjects work on a case. Later steps handle all cases
/// together.
struct BatchObserver {
  std::function<void(size_t)> begin = [](size_t) {}, end = [](size_t) {};
  /// Called between `begin` and `end` if the results of pipelines can be
  /// compared on the case: returns the variants for the case, whose structural
  /// hash is `structure`.
  std::function<CaseWays(size_t, uint64_t structure)> choose;
  /// Returns the run of a case if it is known already, else null.
  std::function<const CaseRun::Result *(size_t)> findRun = [](size_t) {
    return nullptr;
  };
};

class Differential {
public:
  /// `names` are variants; those that name no target are for `compiler`'s
  /// target. Unknown names are a programming error. A compiler for another
  /// target is made when a case first needs it, and kept. A pipeline that takes
  /// its subject from the case is skipped if the case has no passes.
  Differential(Compiler &compiler, ArrayRef<std::string> names,
               DifferentialOptions options = {});
  ~Differential();

  /// Checks one case. `choice` has the variants of the case; if empty, all are
  /// used. `reserve` has variants that are added if a defect or a refusal
  /// shows, or if the reference has no result, so that pipelines must be
  /// compared with one another. They are not added if native code may have
  /// damaged the process, or if only the reference saw the defects.
  CaseReport check(const Case &theCase, const VariantChoice &choice = {},
                   const VariantChoice &reserve = {});
  /// Checks cases together: by default, the programs of all of them share the
  /// compilation for a lowering and target. `choices` has the variants of each
  /// case; if `choices`, or the entry of a case, is empty, all variants are
  /// used.
  std::vector<CaseReport> check(ArrayRef<const Case *> cases,
                                ArrayRef<VariantChoice> choices = {});
  /// Does the same with the variants that `observer` chooses for each case.
  std::vector<CaseReport> check(ArrayRef<const Case *> cases,
                                const BatchObserver &observer);

  ArrayRef<Variant> getVariants() const { return variants; }
  /// Returns the variants that this object was made with, and those that the
  /// case names itself. If the case names variants that this machine cannot
  /// run, these are not added, and `unavailable` gets a verdict for each of
  /// them. Fails if the case names something that is not a variant.
  Expected<VariantChoice> chooseWithOwn(const Case &theCase,
                                        std::vector<Verdict> &unavailable);
  /// Returns why code for the target of some variant cannot be made; empty if
  /// it can be made for all variants.
  std::string findTargetError();
  void setJointCompilation(bool joint) { options.jointCompilation = joint; }
  /// Sets `DifferentialOptions::nativeEvery`; returns its old value.
  unsigned setNativeEvery(unsigned every) {
    return std::exchange(options.nativeEvery, every);
  }
  /// Sets `DifferentialOptions::lastStage`; returns its old value.
  DifferentialOptions::Stage setLastStage(DifferentialOptions::Stage stage) {
    return std::exchange(options.lastStage, stage);
  }
  /// The time spent in the reference and in the oracles so far, by the stage
  /// clock (padlab/codegen/StageClock.h).
  uint64_t getReferenceTime() const { return referenceTime; }
  uint64_t getOracleTime() const { return oracleTime; }

private:
  struct Program;
  using Inputs = SmallVector<RuntimeValue>;
  Compiler &getCompiler(const Target &target);
  /// Makes the inputs, runs the reference unless its run is known, and runs
  /// those checks that need no pipeline.
  Evidence begin(const Case &theCase, const CaseRun::Result *run,
                 Inputs &inputs);
  /// Adds the variants of `choice` that apply to the case to `evidence`.
  void addVariants(Evidence &evidence, const VariantChoice &choice,
                   const Inputs &inputs) const;
  /// Puts the pipelines of `reserve` before those that `evidence` already has,
  /// and observes them. Returns false if `report` does not call for the
  /// reserve, or if the reserve would prove nothing.
  bool addReserve(Evidence &evidence, const VariantChoice &reserve,
                  const Inputs &inputs, const std::string &name,
                  const CaseReport &report);
  /// Makes the case in the variant's form. Returns null if the variant uses the
  /// case itself, or if the case has no such form (`exists` is then false).
  const Case *makeForm(Evidence &evidence, const Variant &variant,
                       bool &exists) const;
  /// Runs the subjects of the first `count` pipelines of `evidence`, and
  /// appends the programs to compile to `programs`. `name` is the name of the
  /// case in its batch.
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
  /// Groups the programs by lowering, by target, and by whether they are
  /// examined.
  SmallVector<Batch> makeBatches(MutableArrayRef<Program> programs);
  void compileTogether(ArrayRef<Program *> batch);
  void measureLowering(ArrayRef<Program *> batch, Compiler &own, uint64_t time);
  void repeatCompilations(MutableArrayRef<Program> programs);
  bool isRepeatable(ArrayRef<Program *> batch);
  void repeatCompilation(Program &program, bool isAlone);
  CaseReport askOracles(const Evidence &evidence);
  /// Compiles the programs and runs their code.
  void observe(MutableArrayRef<Program> programs);
  /// If native code and the reference disagree on a program, finds out which
  /// stage is wrong. Returns true if a wrong stage was found.
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
/// so that a crash can be attributed. This replaces the context's action
/// handler. If there are `guards`, the actions that they withhold do not run.
void noteActions(mlir::MLIRContext *context, ActiveGuards *guards = nullptr);

/// Makes the report for a case on which a worker died: mostly a crash or a
/// hang, with the pipeline, pass and pattern that were running. It is
/// `internal` or `too-long` if padlab's own code was running, and `rejected` or
/// `unsupported` if the compiler or its runtime ended the process to refuse the
/// program.
CaseReport reportDeath(const WorkerReply &reply);

/// Returns a factory of workers that check cases. Each child makes its own
/// compilers. `variants` is as for Differential.
Worker::Factory makeDifferentialFactory(std::vector<std::string> variants,
                                        Target target = {},
                                        DifferentialOptions options = {});

/// Checks a case in a worker of `makeDifferentialFactory`. It always returns a
/// report: a crash or a hang becomes a verdict that names the pipeline, pass
/// and pattern that were running, or the variant that damaged the process (see
/// DeathCause.h); text that is not a case becomes `unreadable` with its first
/// diagnostic, located in `name`. `guards` names causes whose guards are
/// active, and `mode` says whether these withhold wrong actions or only count
/// them; the report lists the causes whose guards met something, unless the
/// worker died.
CaseReport
checkInWorker(Worker &worker, StringRef text, StringRef name = "case",
              const VariantChoice &choice = {},
              ArrayRef<std::string> guards = {},
              ActiveGuards::Mode mode = ActiveGuards::Mode::Withhold);

} // namespace padlab

#endif // PADLAB_FUZZ_DIFFERENTIAL_H
