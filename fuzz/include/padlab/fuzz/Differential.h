//===- Differential.h - one case, every way -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The differential loop: reference, subjects, the reference again on what each
/// subject left, one joint compilation, two runs with different poison
/// patterns, then every oracle judges the evidence. Many cases share one
/// compilation where that pays.
///
/// Interpretation costs a hundredth of compilation and sees more: native code
/// may give the right result by chance in spite of poison, a race or an access
/// out of bounds. Callers that check many cases therefore compile only a share
/// of those that the reference has judged (DifferentialOptions::nativeEvery).
///
/// Some oracles look at more than the results: at round trips of the program
/// and at what a second compilation gives (Examination), at what compilation
/// costs (CompileCost).
///
/// In-process: a crash of the compiler under test kills the caller. Where that
/// matters, call through a Worker.
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

/// The two ways in which every program runs. A result that depends on
/// uninitialized memory differs between them; an access outside of a buffer
/// meets a guard page after it in the first, before it in the second.
/// Reproducers fill memory with the same bytes.
inline constexpr RunOptions observations[] = {
    {/*poisonPattern=*/0xAA, /*guardAfter=*/true},
    {/*poisonPattern=*/0x55, /*guardAfter=*/false}};

/// Observes native code both ways. What ends by a fault or a failed check is
/// not run again: the second time it shows nothing new.
llvm::SmallVector<RunResult, 2>
observeRuns(const Executable &executable, llvm::ArrayRef<RuntimeValue> inputs);

struct DifferentialOptions {
  /// One compilation for all variants of all cases. Off: one for each, so that
  /// a crash of the lowering names its pipeline.
  bool jointCompilation = true;
  /// Where many cases are compared (fuzzers, `padlab check`, and who times
  /// them).
  static constexpr unsigned usualExamineEvery = 32;
  /// Only every so many'th case, drawn by its structure, is examined: it costs
  /// as much as compiling it a few times. 0: none.
  unsigned examineEvery = 1;
  /// Note passes and patterns while a subject runs, see `noteActions`. Takes
  /// the context's action handler.
  bool noteSubjectActions = false;
  /// Every so many'th case that the reference has judged is compiled, too; the
  /// case's structure decides which. Programs that the reference cannot run are
  /// always compiled, and so are variants that name another lowering, level or
  /// CPU, or whose subject is ours, with the trusted pipeline beside them. 1:
  /// all.
  unsigned nativeEvery = 1;
  /// In workers: a case whose variants nobody chooses meets those that it names
  /// itself (`padlab.variants`), too.
  bool meetsOwnVariants = false;
  /// On while subjects run, and off otherwise. Whoever sets the handler of
  /// actions of the compiler's context asks them.
  std::shared_ptr<ActiveGuards> guards;
};

/// Places in the list of variants that a loop compares.
using VariantChoice = llvm::SmallVector<unsigned, 2>;

/// `count` different places of `variants`, drawn by their weights: the same
/// ones for the same `seed`, list and count, everywhere. All where there are no
/// more.
VariantChoice sampleVariants(llvm::ArrayRef<Variant> variants, unsigned count,
                             uint64_t seed);

struct FuzzTarget;
/// Returns the variants by which cases of `target` are compared by default: its
/// pipelines, then those of its extras whose code runs here.
std::vector<std::string> getDefaultVariants(const FuzzTarget &target);
/// Chooses from `variants` those that the case (or the cases, compiled
/// together) of `seed` meets: the pipelines, and sometimes an extra, beside
/// them or in place of the last.
VariantChoice chooseDefaults(const FuzzTarget &target,
                             llvm::ArrayRef<Variant> variants, uint64_t seed);
/// Chooses the variants for `target` that test no pass. (The process that uses
/// a runner of an emulated CPU starts it: children cannot share one.)
VariantChoice chooseWithoutSubject(llvm::ArrayRef<Variant> variants,
                                   const Target &target);
/// Whether fuzzers compile a case of that structural hash by the trusted
/// pipeline, too, before they know that something is wrong with it
/// (`FuzzTarget::trustedEvery`).
bool meetsTrusted(const FuzzTarget &target, uint64_t structure);

/// The variants of `names`, for `defaults` where they name no target; the first
/// error otherwise, also for targets that there is no compiler for.
llvm::Expected<std::vector<Variant>>
parseVariants(llvm::ArrayRef<std::string> names, const Target &defaults = {});

/// The variants that a case of a batch meets, see `Differential::check`.
struct CaseWays {
  VariantChoice choice, reserve;
};

/// Is told when the reference and the subjects begin with a case of a batch,
/// and when they are done with it. What follows is done for all cases together.
struct BatchObserver {
  std::function<void(size_t)> begin = [](size_t) {}, end = [](size_t) {};
  /// Between the two: what the case meets, which has the structural hash
  /// `structure`.
  std::function<CaseWays(size_t, uint64_t structure)> choose;
};

class Differential {
public:
  /// `names` are variants, for `compiler`'s target where they name none; wrong
  /// ones are a programming error. For each other target a compiler is made
  /// when a case first needs it, and kept. Pipelines whose subject comes from
  /// the case are left out where a case carries none.
  Differential(Compiler &compiler, llvm::ArrayRef<std::string> names,
               DifferentialOptions options = {});
  ~Differential();

  /// `choice`: the variants of the case; an empty one: all of them. `reserve`:
  /// those that it meets, too, where something shows, or where there is no
  /// truth and pipelines are compared with one another.
  CaseReport check(const Case &theCase, const VariantChoice &choice = {},
                   const VariantChoice &reserve = {});
  /// One compilation for all cases, for each lowering and target. `choices`:
  /// the variants of each case; none at all, or an empty one: all of them.
  std::vector<CaseReport> check(llvm::ArrayRef<const Case *> cases,
                                llvm::ArrayRef<VariantChoice> choices = {});
  /// The same for variants that are chosen on the way.
  std::vector<CaseReport> check(llvm::ArrayRef<const Case *> cases,
                                const BatchObserver &observer);

  llvm::ArrayRef<Variant> getVariants() const { return variants; }
  /// The variants that this was made with, and those that the case names
  /// itself. Those that this machine has no code for are left out, each with a
  /// verdict in `unavailable`. The error is about a name.
  llvm::Expected<VariantChoice>
  chooseWithOwn(const Case &theCase, std::vector<Verdict> &unavailable);
  /// Why there is no code for a variant's target; empty when there is.
  std::string findTargetError();
  void setJointCompilation(bool joint) { options.jointCompilation = joint; }
  /// `DifferentialOptions::nativeEvery`; gives what it was.
  unsigned setNativeEvery(unsigned every) {
    return std::exchange(options.nativeEvery, every);
  }
  /// Spent in the reference and the oracles so far, by the stage clock
  /// (padlab/codegen/StageClock.h).
  uint64_t getReferenceTime() const { return referenceTime; }
  uint64_t getOracleTime() const { return oracleTime; }

private:
  struct Program;
  using Inputs = llvm::SmallVector<RuntimeValue>;
  Compiler &getCompiler(const Target &target);
  /// Makes the inputs, runs the reference and what looks at the case alone.
  Evidence begin(const Case &theCase, Inputs &inputs);
  /// Adds the variants of `choice` that have a say in the case to `evidence`.
  void addVariants(Evidence &evidence, const VariantChoice &choice,
                   const Inputs &inputs) const;
  /// Puts those of `reserve` before the pipelines of which `evidence` knows,
  /// and observes them. False where there is no need, or it would prove
  /// nothing.
  bool addReserve(Evidence &evidence, const VariantChoice &reserve,
                  const Inputs &inputs, const std::string &name,
                  const CaseReport &report);
  /// Null where the variant's form of the case is the case, or there is none
  /// (`exists` is false).
  const Case *makeForm(Evidence &evidence, const Variant &variant,
                       bool &exists) const;
  /// Fills in the first `count` pipelines of `evidence`, which is of the case
  /// `name` of its batch; adds the programs to compile.
  void applySubjects(Evidence &evidence, size_t count, const Inputs &inputs,
                     const std::string &name, std::vector<Program> &programs);
  bool applySubject(const Evidence &evidence, PipelineEvidence &entry);
  /// Runs the reference on what the subject left.
  void interpretOutput(PipelineEvidence &entry, const Inputs &inputs);
  /// Whether native code is made of what the subject left.
  bool isCompiled(const Evidence &evidence,
                  const PipelineEvidence &entry) const;
  void compile(llvm::MutableArrayRef<Program> programs);
  void compileTogether(llvm::ArrayRef<Program *> batch);
  void measureLowering(llvm::ArrayRef<Program *> batch, Compiler &own,
                       uint64_t time);
  void repeatCompilations(llvm::MutableArrayRef<Program> programs);
  CaseReport askOracles(const Evidence &evidence);
  /// Compiles and runs.
  void observe(llvm::MutableArrayRef<Program> programs);
  /// Asks who reads a program otherwise than the reference. True where somebody
  /// was found.
  bool findMisreaders(Evidence &evidence, const Inputs &inputs,
                      const CaseReport &report);

  Compiler &compiler;
  /// For the other targets, in the order of first use.
  std::vector<std::unique_ptr<Compiler>> others;
  std::vector<Variant> variants;
  /// How many of these it was made with; the others are of cases.
  size_t givenVariants = 0;
  DifferentialOptions options;
  uint64_t referenceTime = 0, oracleTime = 0;
};

/// From now on notes passes and patterns as they start (see noteActivity), for
/// the report on a death. Takes the context's action handler.
/// `guards`, where there are any, withhold what they are for.
void noteActions(mlir::MLIRContext *context, ActiveGuards *guards = nullptr);

/// Reports the death of a worker for the case that it was checking: a crash or
/// a hang, with the pipeline, pass and pattern that were running.
CaseReport reportDeath(const WorkerReply &reply);

/// The handler that checks cases in a worker. The compilers are made there.
/// `variants` as for Differential.
Worker::Factory makeDifferentialFactory(std::vector<std::string> variants,
                                        Target target = {},
                                        DifferentialOptions options = {});

/// Checks a case in a worker of `makeDifferentialFactory`. Always a report: a
/// crash or a hang becomes a verdict that names the pipeline, pass and pattern
/// that were running; text that is no case becomes `unreadable` with its first
/// diagnostic, located in `name`. `guards`: of these causes, in that mode; what
/// they met is in the report, unless the worker died.
CaseReport
checkInWorker(Worker &worker, llvm::StringRef text,
              llvm::StringRef name = "case", const VariantChoice &choice = {},
              llvm::ArrayRef<std::string> guards = {},
              ActiveGuards::Mode mode = ActiveGuards::Mode::Withhold);

} // namespace padlab

#endif // PADLAB_FUZZ_DIFFERENTIAL_H
