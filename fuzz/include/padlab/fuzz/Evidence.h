//===- Evidence.h - what oracles judge --------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All observations of a case, which the differential loop (Differential.h)
/// makes and oracles turn into verdicts.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_EVIDENCE_H
#define PADLAB_FUZZ_EVIDENCE_H

#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/Interpreter.h"
#include "padlab/fuzz/Verdict.h"

namespace padlab {

/// Observations of a compilation, made without running its code. Each text is
/// one line, and empty if nothing was found or nobody looked.
struct Examination {
  /// A form in which the program is not read back as it was printed or written.
  std::string roundTrip;
  /// A difference between two compilations of the same program.
  std::string nondeterminism;
};

/// The cost of compilation in nanoseconds of processor time: the better of two
/// attempts if the first took remarkably long.
struct CompileCost {
  /// Before and after the subject.
  unsigned operationsBefore = 0, operationsAfter = 0;
  uint64_t subject = 0;
  /// Counts all programs that were compiled together with this one, or this one
  /// alone if they took remarkably long.
  uint64_t lowering = 0;
  unsigned operationsLowered = 0;

  /// Processor time that so many operations explain, on any machine.
  static uint64_t getAllowance(unsigned operations);
  /// How many operations may become of so many.
  static uint64_t getAllowedOperations(unsigned before);
};

/// All observations of one variant on one case.
struct PipelineEvidence {
  /// Its name is the variant's, see padlab/codegen/Variant.h.
  const Pipeline *pipeline = nullptr;
  /// The target of the code; null if targets are not compared.
  const Target *target = nullptr;
  /// Null: the case as it is. Else its form with other extents, see
  /// padlab/codegen/ExtentForm.h.
  const Case *form = nullptr;
  SubjectResult subject;
  /// The reference's run of what the subject left. Nothing where the subject
  /// changed nothing, or left what the reference cannot run.
  std::optional<Interpretation> interpretation;
  Examination examination;
  CompileCost cost;
  /// Index of the earlier pipeline whose code this one runs too, because the
  /// subjects of both left the program as it was. Such a pipeline has no
  /// evidence of its own and is not judged again.
  std::optional<unsigned> sharesWith;
  bool compiled = false;
  /// No native code was made, because the reference has judged the program.
  bool isLeftOut = false;
  std::string compileStep, compileError;
  /// One run a poison pattern and guard side; empty when not compiled. The
  /// second is left out when the first ended by a fault or a failed check.
  llvm::SmallVector<RunResult, 2> runs;
  /// A run with the iterations of parallel loops in reverse order, made for
  /// programs with such loops that the reference cannot run.
  std::optional<RunResult> reversedRun;
  /// The stage whose reading of the program differs from the reference's:
  /// `lowering` or `codegen`. Empty if none differs, or if it is unknown which.
  std::string misreader;

  explicit PipelineEvidence(const Pipeline *pipeline,
                            const Target *target = nullptr)
      : pipeline(pipeline), target(target) {}
};

/// Everything that oracles judge. They see values, never bytes.
struct Evidence {
  const Case *theCase = nullptr;
  /// `Case::getStructuralHash`, which costs as much as printing the case.
  uint64_t structure = 0;
  Interpretation reference;
  /// Whether it is one of those that are examined.
  bool examined = false;
  /// Observations of the case itself.
  Examination examination;
  /// Empty unless the reference gives a truth, or the program is total and too
  /// much for the reference: then its pipelines are compared with one another.
  std::vector<PipelineEvidence> pipelines;
  std::vector<std::unique_ptr<Case>> forms;

  Evidence(const Case *theCase, Interpretation reference)
      : theCase(theCase), reference(std::move(reference)) {}
  Evidence(Evidence &&) = default;
};

class Oracle {
public:
  virtual ~Oracle() = default;
  virtual llvm::StringRef getName() const = 0;
  /// Whether this oracle has a word on a case without a truth to compare with
  /// (a program that stops itself with an error has one): on the refusal, or on
  /// pipelines, which such a case has only where the program is known to be
  /// defined. Whoever compares with the reference's results has none.
  virtual bool judgesUndefined() const { return false; }
  virtual void judge(const Evidence &evidence,
                     std::vector<Verdict> &verdicts) const = 0;
};

const std::vector<std::unique_ptr<Oracle>> &getOracles();

/// Asks every oracle.
CaseReport judge(const Evidence &evidence);

/// Whether the way to native code is what the variant tests: another lowering,
/// level or CPU than the trusted pipeline's, or operations of ours.
bool testsNativeCode(const Pipeline &pipeline, const Target *target);

} // namespace padlab

#endif // PADLAB_FUZZ_EVIDENCE_H
