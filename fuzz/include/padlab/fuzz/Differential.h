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

namespace padlab {

/// What is known of one pipeline's way with a case.
struct PipelineEvidence {
  const Pipeline *pipeline = nullptr;
  SubjectResult subject;
  bool compiled = false;
  std::string compileStep, compileError;
  /// One run a poison pattern and guard side; empty when not compiled.
  llvm::SmallVector<RunResult, 2> runs;
};

/// What the oracles judge. They see values, never bytes.
struct Evidence {
  const Case *theCase = nullptr;
  Interpretation reference;
  std::vector<PipelineEvidence> pipelines;
};

class Oracle {
public:
  virtual ~Oracle() = default;
  virtual llvm::StringRef getName() const = 0;
  virtual void judge(const Evidence &evidence,
                     std::vector<Verdict> &verdicts) const = 0;
};

const std::vector<std::unique_ptr<Oracle>> &getOracles();

class Differential {
public:
  /// `pipelines` by name; unknown names are a programming error.
  Differential(Compiler &compiler, llvm::ArrayRef<std::string> pipelines);

  CaseReport check(const Case &theCase);
  /// One compilation for all cases.
  std::vector<CaseReport> check(llvm::ArrayRef<const Case *> cases);

  /// Nanoseconds spent in the reference so far.
  uint64_t getReferenceTime() const { return referenceTime; }

private:
  Compiler &compiler;
  std::vector<const Pipeline *> pipelines;
  uint64_t referenceTime = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_DIFFERENTIAL_H
