//===- Interpreting.cpp - judging what a subject left -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file The reference runs the program that a subject left before anything is
/// compiled. If the reference and native code disagree on a program, other ways
/// of compiling show which one is wrong: the lowering, LLVM, or the reference.
///
//===----------------------------------------------------------------------===//

#include "../Oracles/Oracles.h"
#include "../Support/Operations.h"
#include "Examination.h"

#include "padlab/codegen/ShapeClaims.h"
#include "padlab/codegen/StageClock.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

static bool isFalseClaim(const Interpretation &result) {
  return result.status == Interpretation::Status::CheckFailed &&
         findShapeClaim(result.location);
}

std::optional<Interpretation>
padlab::interpretOutput(ModuleOp program, ArrayRef<RuntimeValue> inputs,
                        const Licence &licence) {
  func::FuncOp entry = findEntry(program);
  if (!entry || entry.isDeclaration())
    return std::nullopt;
  // Programs that take more steps than this are left to native code, which is
  // faster.
  InterpreterOptions options = InterpreterOptions::under(licence);
  options.maxSteps = 5'000'000;
  Interpretation result = interpret(entry, inputs, options);
  if (result.status == Interpretation::Status::Unsupported ||
      result.status == Interpretation::Status::TooLong)
    return std::nullopt;
  // The reference does not know the bits of a NaN. Expansions of float
  // operations compute with such bits all the same, but then choose another
  // value. Claims do not depend on such bits, because they are about extents.
  if (result.readsOpenBits && !isFalseClaim(result))
    return std::nullopt;
  return result;
}

void padlab::boundResults(Evidence &evidence, ArrayRef<RuntimeValue> inputs) {
  Licence licence;
  for (const PipelineEvidence &entry : evidence.pipelines)
    licence = licence.join(entry.pipeline->exactness.licence);
  if (licence.isEmpty())
    return;
  if (evidence.reference.isTruth())
    evidence.reference = interpret(evidence.theCase->getEntry(), inputs,
                                   InterpreterOptions::under(licence));
  if (!evidence.reference.isTruth() ||
      !evidence.reference.boundsGivenUp.empty())
    llvm::erase_if(evidence.pipelines, [](const PipelineEvidence &entry) {
      return !entry.pipeline->exactness.licence.isEmpty();
    });
}

void Differential::interpretOutput(PipelineEvidence &entry,
                                   const Inputs &inputs) {
  // If the reference crashes, this is a defect of padlab, not of the pipeline.
  noteActivity(Activity::Step, "reference");
  uint64_t start = readStageClock();
  entry.interpretation = padlab::interpretOutput(
      *entry.subject.module, inputs, entry.pipeline->exactness.licence);
  referenceTime += readStageClock() - start;
}

/// Whether `entry` is the trusted pipeline, and a variant with a subject of
/// padlab's own runs on the same case: the code of both is compared.
static bool isCounterpart(const Evidence &evidence,
                          const PipelineEvidence &entry) {
  return !entry.pipeline->hasSubject() &&
         llvm::any_of(evidence.pipelines, [](const PipelineEvidence &other) {
           return other.pipeline->hasSubject() && !other.pipeline->isUpstream;
         });
}

bool Differential::isCompiled(const Evidence &evidence,
                              const PipelineEvidence &entry) const {
  if (!entry.hasLowering ||
      options.lastStage != DifferentialOptions::Stage::NativeCode)
    return false;
  bool isJudged = entry.subject.changed ? entry.interpretation.has_value()
                                        : evidence.reference.isTruth();
  if (options.nativeEvery <= 1 || !isJudged ||
      testsNativeCode(*entry.pipeline, entry.target) ||
      isCounterpart(evidence, entry))
    return true;
  oracles::Reading reading = oracles::readOutput(evidence.reference, entry);
  // Such native code may do anything, so that it proves nothing.
  if (reading == oracles::Reading::Undefined)
    return false;
  // If the reference finds the subject wrong, native code is made to confirm
  // that not the reference is wrong.
  return oracles::isDecided(reading) ||
         isDrawn(evidence.structure, options.nativeEvery);
}

//===----------------------------------------------------------------------===//
// Parallel loops in another order
//===----------------------------------------------------------------------===//

static bool hasParallelLoops(ModuleOp program) {
  return hasOperation(program, [](Operation *op) {
    return isa<affine::AffineParallelOp, scf::ForallOp, scf::ParallelOp>(op);
  });
}

std::optional<RunResult> padlab::runReversed(Compiler &compiler,
                                             ModuleOp program,
                                             StringRef lowering,
                                             ArrayRef<RuntimeValue> inputs) {
  std::string reversed = (lowering + "-reversed").str();
  if (!findLowering(reversed) || !hasParallelLoops(program))
    return std::nullopt;
  CompileResult code = std::move(compiler.compile({program}, reversed).front());
  if (!code.executable)
    return std::nullopt;
  return code.executable->run(inputs);
}

//===----------------------------------------------------------------------===//
// Finding the stage that misreads a program
//===----------------------------------------------------------------------===//

/// Returns whether the program, compiled by `compiler` with `lowering`, does
/// what the reference says.
static bool agreesWhenCompiled(Compiler &compiler, StringRef lowering,
                               const Interpretation &reference,
                               const PipelineEvidence &entry,
                               ArrayRef<RuntimeValue> inputs) {
  CompileResult code =
      std::move(compiler.compile({*entry.subject.module}, lowering).front());
  return code.executable &&
         !oracles::findMisreading(reference, *entry.interpretation,
                                  code.executable->run(inputs),
                                  entry.pipeline->exactness);
}

/// Returns the stage that is wrong. If optimized code of the same lowering
/// agrees with the reference, this is `codegen`; if code of another lowering
/// agrees, it is `lowering`; if neither does, the result is empty.
static std::string findMisreader(Compiler &plain, Compiler &optimized,
                                 const Interpretation &reference,
                                 const PipelineEvidence &entry,
                                 ArrayRef<RuntimeValue> inputs) {
  if (agreesWhenCompiled(optimized, entry.pipeline->lowering, reference, entry,
                         inputs))
    return "codegen";
  if (agreesWhenCompiled(plain, "clean-loops", reference, entry, inputs))
    return "lowering";
  return {};
}

bool Differential::findMisreaders(Evidence &evidence, const Inputs &inputs,
                                  const CaseReport &report) {
  if (report.getExitCode() != ExitCode::Internal)
    return false;
  bool found = false;
  for (PipelineEvidence &entry : evidence.pipelines) {
    if (oracles::readOutput(evidence.reference, entry) !=
        oracles::Reading::Misread)
      continue;
    noteActivity(Activity::Step, entry.pipeline->name);
    Compiler &plain = getCompiler(*entry.target);
    Target optimized = *entry.target;
    optimized.optLevel = 2;
    entry.misreader = findMisreader(plain, getCompiler(optimized),
                                    evidence.reference, entry, inputs);
    found |= !entry.misreader.empty();
  }
  return found;
}
