//===- Differential.h - one case, every way -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The differential loop: reference, subjects, one joint compilation, two runs
/// with different poison patterns, then every oracle judges the evidence. Many
/// cases share one compilation where that pays.
///
/// In-process: a crash of the compiler under test kills the caller. Where that
/// matters, call through a Worker.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_DIFFERENTIAL_H
#define PADLAB_FUZZ_DIFFERENTIAL_H

#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/Interpreter.h"
#include "padlab/fuzz/Verdict.h"
#include "padlab/fuzz/Worker.h"

namespace padlab {

/// What is known of one pipeline's way with a case.
struct PipelineEvidence {
  const Pipeline *pipeline = nullptr;
  SubjectResult subject;
  /// Index of the earlier pipeline whose code this one runs too, because the
  /// subjects of both left the program as it was. Such a pipeline has no
  /// evidence of its own and is not judged again.
  std::optional<unsigned> sharesWith;
  bool compiled = false;
  std::string compileStep, compileError;
  /// One run a poison pattern and guard side; empty when not compiled. The
  /// second is left out when the first ended by a fault or a failed check.
  llvm::SmallVector<RunResult, 2> runs;

  explicit PipelineEvidence(const Pipeline *pipeline) : pipeline(pipeline) {}
};

/// What the oracles judge. They see values, never bytes.
struct Evidence {
  const Case *theCase = nullptr;
  Interpretation reference;
  /// Empty unless the reference gives a truth.
  std::vector<PipelineEvidence> pipelines;

  Evidence(const Case *theCase, Interpretation reference)
      : theCase(theCase), reference(std::move(reference)) {}
  Evidence(Evidence &&) = default;
};

class Oracle {
public:
  virtual ~Oracle() = default;
  virtual llvm::StringRef getName() const = 0;
  /// Whether this oracle has a word on a case that the reference refuses (a
  /// program that stops itself with an error is not refused). All
  /// others are not asked: such a program proves nothing.
  virtual bool judgesUndefined() const { return false; }
  virtual void judge(const Evidence &evidence,
                     std::vector<Verdict> &verdicts) const = 0;
};

const std::vector<std::unique_ptr<Oracle>> &getOracles();

/// Asks every oracle.
CaseReport judge(const Evidence &evidence);

struct DifferentialOptions {
  /// One compilation for all variants of all cases. Off: one for each, so that
  /// a crash of the lowering names its pipeline.
  bool jointCompilation = true;
  /// Note passes and patterns while a subject runs, see `noteActions`. Takes
  /// the context's action handler.
  bool noteSubjectActions = false;
};

class Differential {
public:
  /// `pipelines` by name; unknown names are a programming error. Those whose
  /// subject comes from the case are left out where a case carries none.
  Differential(Compiler &compiler, llvm::ArrayRef<std::string> pipelines,
               DifferentialOptions options = {});

  CaseReport check(const Case &theCase);
  /// One compilation for all cases.
  std::vector<CaseReport> check(llvm::ArrayRef<const Case *> cases);

  /// Nanoseconds of processor time spent in the reference so far.
  uint64_t getReferenceTime() const { return referenceTime; }

private:
  struct Program;
  /// Fills in the pipelines of `evidence`; returns the programs to compile.
  void applySubjects(Evidence &evidence, std::vector<Program> &programs);
  void compile(llvm::MutableArrayRef<Program> programs);

  Compiler &compiler;
  std::vector<const Pipeline *> pipelines;
  DifferentialOptions options;
  uint64_t referenceTime = 0;
};

/// From now on notes passes and patterns as they start (see noteActivity), for
/// the report on a death. Takes the context's action handler.
void noteActions(mlir::MLIRContext *context);

/// What the death of a worker says about the case that it was checking: crash
/// or hang, with the pipeline, pass and pattern that were running.
CaseReport reportDeath(const WorkerReply &reply);

/// The handler that checks cases in a worker. The compiler is made there.
Worker::Factory makeDifferentialFactory(std::vector<std::string> pipelines,
                                        Target target = {});

/// Checks a case in a worker of `makeDifferentialFactory`. Always a report: a
/// crash or a hang becomes a verdict that names the pipeline, pass and pattern
/// that were running; text that is no case becomes `unreadable` with its first
/// diagnostic, located in `name`.
CaseReport checkInWorker(Worker &worker, llvm::StringRef text,
                         llvm::StringRef name = "case");

} // namespace padlab

#endif // PADLAB_FUZZ_DIFFERENTIAL_H
