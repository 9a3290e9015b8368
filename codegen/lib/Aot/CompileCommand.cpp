//===- CompileCommand.cpp - what padlab-compile does -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/CompileCommand.h"

#include "AheadOfTime.h"
#include "CInterface.h"
#include "OutputFiles.h"

#include "padlab/codegen/CPUName.h"
#include "padlab/dialect/Diagnostics.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace padlab;
using namespace padlab::aot;
namespace fs = llvm::sys::fs;

static ExitCode stop(ExitCode code, const llvm::Twine &line,
                     llvm::raw_ostream &err) {
  err << line << '\n';
  return code;
}

/// What is wrong with the command line, or empty.
static std::string checkRequest(const CompileRequest &request,
                                llvm::StringRef functionName) {
  if (request.casePath.empty())
    return "no case given";
  if (request.objectPath.empty() || request.headerPath.empty())
    return "no place for the object (-o F.o) and its header (--header=F.h)";
  if (request.objectPath == request.headerPath)
    return "object and header are one file";
  for (llvm::StringRef output : {request.objectPath, request.headerPath})
    if (fs::equivalent(output, request.casePath))
      return "'" + output.str() + "' is the case itself";
  if (!findPipeline(request.pipeline))
    return "unknown pipeline '" + request.pipeline +
           "' (padlab-run --pipeline=list lists them)";
  if (!isFunctionName(functionName))
    return "'" + functionName.str() + "' is no name for a C function";
  if (auto cpu = resolveCPUName(request.cpu); !cpu)
    return llvm::toString(cpu.takeError());
  return "";
}

static std::string getFunctionName(const CompileRequest &request) {
  return request.functionName.empty()
             ? makeFunctionName(llvm::sys::path::stem(request.casePath))
             : request.functionName;
}

ExitCode padlab::compileCommand(const CompileRequest &request,
                                llvm::raw_ostream &err) {
  std::string name = getFunctionName(request);
  std::string wrong = checkRequest(request, name);
  if (!wrong.empty())
    return stop(ExitCode::BadInput, "padlab-compile: error: " + wrong, err);
  Compiler compiler(Target{request.cpu, /*optLevel=*/3});
  DiagnosticPrinter printer(compiler.getContext(), err);
  auto theCase = Case::parseFile(request.casePath, compiler.getContext());
  if (mlir::failed(theCase))
    return ExitCode::BadInput;

  CompiledCase compiled =
      compileAhead(compiler, *theCase, *findPipeline(request.pipeline), name,
                   request.casePath);
  if (!compiled.error.empty())
    return stop(compiled.exitCode,
                formatLocation(theCase->getEntry().getLoc()) +
                    ": error: " + compiled.error,
                err);
  llvm::StringRef object(compiled.object.data(), compiled.object.size());
  if (llvm::Error error = writeFiles({{request.objectPath, object},
                                      {request.headerPath, compiled.header}}))
    return stop(ExitCode::BadInput,
                "padlab-compile: error: " + llvm::toString(std::move(error)),
                err);
  return ExitCode::Agree;
}
