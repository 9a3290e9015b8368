//===- Pipeline.h - named ways from a case to native code -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A pipeline is data: a subject (the passes under test, from the tensor level
/// to any level) followed by a lowering that all pipelines trust (from any
/// level to the LLVM dialect). To add a pipeline, add one entry to
/// codegen/lib/Pipelines/Pipelines.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PIPELINE_H
#define PADLAB_CODEGEN_PIPELINE_H

#include "padlab/dialect/Comparison.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace padlab {

/// The trusted second half of a pipeline.
struct Lowering {
  std::string name;
  std::string description;
  /// Textual pass pipeline on `builtin.module`, without the anchor.
  std::string passes;
};

struct Pipeline {
  std::string name;
  std::string description;
  /// Textual pass pipeline on `builtin.module`, without the anchor: the passes
  /// under test. If it is empty, the case is lowered as it is.
  std::string subject;
  /// Whether the subject is the case's own attribute `padlab.passes`.
  bool subjectFromCase = false;
  bool hasSubject() const { return subjectFromCase || !subject.empty(); }
  /// Whether what the subject does is upstream's. It is false for pad fusion
  /// and for subjects that are not registered. It is true for pipelines that
  /// only check claims (`claims`, `shape-functions`), although stock `mlir-opt`
  /// lacks their passes: they optimize nothing that would have to be timed, or
  /// compiled on each program (`testsNativeCode`). It is true for `passes`,
  /// whatever passes the case names.
  bool isUpstream = true;
  /// Name of the lowering.
  std::string lowering = "loops";
  Exactness exactness = Exactness::exact();
};

/// The CPU and optimization level of native code. They vary independently of
/// the pipeline.
struct Target {
  /// A name of a CPU, as CPUName.h takes it.
  std::string cpu = "native";
  /// The level, from 0 (FastISel, for differential testing) to 3 (for
  /// benchmarks).
  unsigned optLevel = 0;
  bool operator==(const Target &other) const {
    return cpu == other.cpu && optLevel == other.optLevel;
  }
};

/// Returns all pipelines, in the order in which they are registered and
/// reported.
const std::vector<Pipeline> &getPipelines();
/// Returns null if no pipeline has this name.
const Pipeline *findPipeline(llvm::StringRef name);
const std::vector<Lowering> &getLowerings();
const Lowering *findLowering(llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_CODEGEN_PIPELINE_H
