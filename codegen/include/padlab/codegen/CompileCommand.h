//===- CompileCommand.h - what padlab-compile does -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compiles the entry of a case, or all public functions of a plain module,
/// ahead of time to an object and a C header. codegen/lib/Aot/CInterface.h
/// describes the C functions. The code is compiled at optimization level 3, and
/// writes results to memory that the caller passes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_COMPILECOMMAND_H
#define PADLAB_CODEGEN_COMPILECOMMAND_H

#include "padlab/codegen/Pipeline.h"
#include "padlab/dialect/ExitCode.h"

#include "llvm/Support/raw_ostream.h"

#include <string>

namespace padlab {

struct CompileRequest {
  /// The path of a case, or of a module without `padlab.seed`.
  std::string casePath;
  /// A pipeline's name.
  std::string pipeline = "fused";
  /// A CPU that code can be generated for; this machine need not run it.
  std::string cpu = "native";
  /// The name of the C function, if there is only one. If the string is empty,
  /// the name is made from the case's file name, and functions of a plain
  /// module keep their names if C allows these.
  std::string functionName;
  std::string objectPath, headerPath;
};

/// Writes both files. On failure writes neither file, except that the object
/// may stay if the header cannot be renamed, and prints the error to `err`.
/// Returns `BadInput` for a bad request, an unreadable case, and files that
/// cannot be written; `NotCompiled` for types that C lacks, subjects that fail
/// and operations without a lowering; `Defect` if a pass under test produces
/// invalid IR; `Internal` for a defect of padlab.
ExitCode compileCommand(const CompileRequest &request, llvm::raw_ostream &err);

} // namespace padlab

#endif // PADLAB_CODEGEN_COMPILECOMMAND_H
