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
#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Verdict.h"

namespace padlab {

/// Observations of a compilation, made without running its code. Each text is
/// one line; it is empty if nothing was found, or if nothing was checked.
struct Examination {
  /// The form of the program (text, generic text, bytecode) that cannot be
  /// written or read back, or that is read back as another program, and why or
  /// what differs.
  std::string roundTrip;
  /// A difference between two compilations of the same program.
  std::string nondeterminism;
};

/// The cost of compilation in nanoseconds of processor time (or as another
/// stage clock counts, see padlab/codegen/StageClock.h). If a first attempt
/// took remarkably long, the cost of the subject is the smaller one of two
/// attempts, and that of lowering is the one of the second attempt.
struct CompileCost {
  /// The number of operations before and after the subject.
  unsigned operationsBefore = 0, operationsAfter = 0;
  uint64_t subject = 0;
  /// The time of lowering and making native code, and the number of operations
  /// lowered. Both are for all programs that were compiled together with this
  /// one; or for this one alone if they took remarkably long together.
  uint64_t lowering = 0;
  unsigned operationsLowered = 0;

  /// Returns the processor time that is acceptable for this number of
  /// operations, even on a slow machine.
  static uint64_t getAllowance(unsigned operations);
  /// Returns the largest number of operations that a subject may make of a
  /// program of `before` operations.
  static uint64_t getAllowedOperations(unsigned before);
};

/// All observations of one variant on one case.
struct PipelineEvidence {
  /// The pipeline. Its name is that of the variant (padlab/codegen/Variant.h).
  const Pipeline *pipeline = nullptr;
  /// The target of the code; null if targets are not compared.
  const Target *target = nullptr;
  /// The form of the case with other extents, see padlab/codegen/ExtentForm.h;
  /// null if the variant uses the case itself.
  const Case *form = nullptr;
  SubjectResult subject;
  /// The result of interpreting the subject's output. Empty if the subject
  /// changed nothing or failed, or if the reference cannot interpret its
  /// output.
  std::optional<Interpretation> interpretation;
  Examination examination;
  CompileCost cost;
  /// The index of the earlier pipeline whose code is also this one's, because
  /// the subjects of both left the program as it was. Then this pipeline has no
  /// code of its own, and only its subject's run is judged: its cost,
  /// repetition and round trips.
  std::optional<unsigned> sharesWith;
  bool compiled = false;
  /// False if the program has dialects that no lowering supports, so that only
  /// the reference can judge it.
  bool hasLowering = true;
  /// Whether no native code was made, because the reference has judged the
  /// program, because `hasLowering` is false, or because the last stage
  /// (Differential.h) is an earlier one.
  bool isLeftOut = false;
  std::string compileStep, compileError;
  /// One run for each of `observations` (Differential.h); empty if not
  /// compiled. The second is left out if the first ended with a fault, a hang
  /// or a failed check.
  SmallVector<RunResult, 2> runs;
  /// If the subject left a program with parallel loops that the reference
  /// cannot run: a run with the iterations of these loops in reverse order.
  std::optional<RunResult> reversedRun;
  /// The stage that reads the program differently from the reference:
  /// `lowering` or `codegen`. Empty if no stage does, or if it is unknown
  /// which one does.
  std::string misreader;

  explicit PipelineEvidence(const Pipeline *pipeline,
                            const Target *target = nullptr)
      : pipeline(pipeline), target(target) {}
};

/// Everything that oracles judge. Oracles see values of elements, never bytes.
struct Evidence {
  const Case *theCase = nullptr;
  /// `Case::getStructuralHash`.
  uint64_t structure = 0;
  Interpretation reference;
  /// Whether this case was chosen for examination.
  bool examined = false;
  /// Observations of the case itself.
  Examination examination;
  /// Empty unless the reference has a result, or cannot run the program
  /// although the program is total (defined for all inputs): then the pipelines
  /// are compared with one another.
  std::vector<PipelineEvidence> pipelines;
  std::vector<std::unique_ptr<Case>> forms;

  Evidence(const Case *theCase, Interpretation reference)
      : theCase(theCase), reference(std::move(reference)) {}
  Evidence(Evidence &&) = default;
};

/// Asks every oracle.
CaseReport judge(const Evidence &evidence);

/// Whether the variant tests the compilation to native code: it has another
/// lowering, level or CPU than the trusted pipeline, or operations of ours.
bool testsNativeCode(const Pipeline &pipeline, const Target *target);

} // namespace padlab

#endif // PADLAB_FUZZ_EVIDENCE_H
