//===- CompilationOracles.cpp - oracles on how pipelines compile ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
using namespace padlab::oracles;

//===----------------------------------------------------------------------===//
// Programs that do not verify after a pass, and errors of compilation
//===----------------------------------------------------------------------===//

static Detail judgeInvalidIR(const Interpretation &,
                             const PipelineEvidence &pipeline) {
  if (!pipeline.subject.invalidIR)
    return std::nullopt;
  const SubjectResult &subject = pipeline.subject;
  return subject.pass.empty()
             ? subject.error
             : "after '" + subject.pass + "': " + subject.error;
}

static void describeInvalidIR(const Interpretation &,
                              const PipelineEvidence &pipeline,
                              Verdict &verdict) {
  verdict.message = pipeline.subject.error;
  verdict.operations = listQuotedNames(verdict.message);
}

const PipelineOracle oracles::invalidIR = {
    "invalid-ir", Phase::Verify, Scope::All, judgeInvalidIR, describeInvalidIR};

static Detail judgeRejection(const Interpretation &,
                             const PipelineEvidence &pipeline) {
  if (pipeline.compiled || pipeline.isLeftOut || pipeline.subject.invalidIR)
    return std::nullopt;
  return pipeline.compileStep + ": " + pipeline.compileError;
}

static void describeRejection(const Interpretation &,
                              const PipelineEvidence &pipeline,
                              Verdict &verdict) {
  verdict.phase = getPhaseOfStep(pipeline.compileStep);
  verdict.message = verdict.detail;
}

const PipelineOracle oracles::rejection = {
    "rejected", Phase::Run, Scope::Truths, judgeRejection, describeRejection};

//===----------------------------------------------------------------------===//
// Two compilations of one program that differ
//===----------------------------------------------------------------------===//

static Detail judgeNondeterminism(const Interpretation &,
                                  const PipelineEvidence &pipeline) {
  const std::string &found = pipeline.examination.nondeterminism;
  return found.empty() ? std::nullopt : std::optional(found);
}

const PipelineOracle oracles::nondeterminism = {
    "nondeterminism", Phase::Subject, Scope::Compilations, judgeNondeterminism};

//===----------------------------------------------------------------------===//
// Compilations that take too much time or make too much code
//===----------------------------------------------------------------------===//

/// `baseAllowance` is ten times what a compiler needs for the work that it does
/// only once per process (patterns, target machines, pages of its libraries).
/// Small programs take less than 0.1 ms for each operation, at every level.
static constexpr uint64_t baseAllowance = 1'000'000'000,
                          allowancePerOperation = 5'000'000;

uint64_t CompileCost::getAllowance(unsigned operations) {
  return baseAllowance + operations * allowancePerOperation;
}

/// The limits leave room for programs whose passes unroll loops on request.
static constexpr uint64_t baseOperations = 100'000,
                          operationsPerOperation = 1000;

uint64_t CompileCost::getAllowedOperations(unsigned before) {
  return baseOperations + before * operationsPerOperation;
}

static Detail judgeStep(const char *step, uint64_t nanoseconds,
                        unsigned operations) {
  uint64_t allowance = CompileCost::getAllowance(operations);
  if (nanoseconds <= allowance)
    return std::nullopt;
  return llvm::formatv("{0}: {1:F1} s of processor time for {2} operations, "
                       "which explain {3:F1} s",
                       step, nanoseconds / 1e9, operations, allowance / 1e9)
      .str();
}

static Detail judgeSlowCompile(const Interpretation &,
                               const PipelineEvidence &pipeline) {
  const CompileCost &cost = pipeline.cost;
  if (auto detail = judgeStep("subject", cost.subject, cost.operationsBefore))
    return detail;
  return judgeStep("lowering", cost.lowering, cost.operationsLowered);
}

const PipelineOracle oracles::slowCompile = {
    "slow-compile", Phase::Subject, Scope::Compilations, judgeSlowCompile};

static Detail judgeIRGrowth(const Interpretation &,
                            const PipelineEvidence &pipeline) {
  const CompileCost &cost = pipeline.cost;
  if (cost.operationsAfter <=
      CompileCost::getAllowedOperations(cost.operationsBefore))
    return std::nullopt;
  return llvm::formatv("{0} operations become {1}", cost.operationsBefore,
                       cost.operationsAfter)
      .str();
}

const PipelineOracle oracles::irGrowth = {"ir-growth", Phase::Subject,
                                          Scope::Compilations, judgeIRGrowth};
