//===- RunCommand.h - what padlab-run does ----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs one case with one pipeline, and prints its results, each on its own
/// line. With `split`, does this for all cases of a file, and separates their
/// outputs as the file separates the cases.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_RUNCOMMAND_H
#define PADLAB_CODEGEN_RUNCOMMAND_H

#include "padlab/codegen/Pipeline.h"
#include "padlab/dialect/ExitCode.h"

#include "llvm/Support/raw_ostream.h"

#include <optional>

namespace padlab {

struct RunRequest {
  std::string casePath;
  /// A variant (padlab/codegen/Variant.h), `reference` or `list`. `target` has
  /// the CPU and the level for a variant that does not name them.
  std::string pipeline;
  Target target;
  unsigned poison = 0xAA;
  std::optional<uint64_t> seed;
  bool json = false;
  bool printIR = false;
  /// Whether the case is interpreted first, and not run if it is undefined,
  /// since its native code may then do anything.
  bool checked = true;
  /// Whether the file holds several cases, see padlab/dialect/CaseChunks.h.
  bool split = false;
};

ExitCode runCommand(const RunRequest &request, llvm::raw_ostream &out,
                    llvm::raw_ostream &err);

} // namespace padlab

#endif // PADLAB_CODEGEN_RUNCOMMAND_H
