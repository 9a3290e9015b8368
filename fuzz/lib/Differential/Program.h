//===- Program.h - a variant during compilation -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_DIFFERENTIAL_PROGRAM_H
#define PADLAB_FUZZ_LIB_DIFFERENTIAL_PROGRAM_H

#include "padlab/fuzz/Differential.h"

namespace padlab {

/// A program that is compiled for one variant and then run. What is observed of
/// the compilation and of the runs is recorded in `evidence`.
struct Differential::Program {
  mlir::ModuleOp module;
  PipelineEvidence *evidence;
  /// The name of the program's case in the batch.
  std::string caseName;
  const Inputs *inputs = nullptr;
  std::unique_ptr<Executable> executable;
  bool examined = false;
  /// See `CompileResult`.
  uint64_t compilation = 0, objectHash = 0;

  void accept(CompileResult result);
  void run();
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_PROGRAM_H
