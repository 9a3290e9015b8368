//===- CompileCommand.cpp - what padlab-compile does -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/CompileCommand.h"

#include "AheadOfTime.h"
#include "ArgumentNames.h"
#include "CInterface.h"
#include "OutputFiles.h"

#include "padlab/codegen/CPUName.h"
#include "padlab/dialect/Diagnostics.h"
#include "padlab/dialect/Std/StdReader.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace padlab;
using namespace padlab::aot;
namespace fs = llvm::sys::fs;

static ExitCode stop(ExitCode code, const llvm::Twine &line,
                     llvm::raw_ostream &err) {
  err << line << '\n';
  return code;
}

/// Describes the mistake in the command line; returns an empty string if there
/// is none.
static std::string checkRequest(const CompileRequest &request) {
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
  if (!request.functionName.empty() && !isFunctionName(request.functionName))
    return "'" + request.functionName + "' is no name for a C function";
  if (auto cpu = resolveCPUName(request.cpu); !cpu)
    return llvm::toString(cpu.takeError());
  return "";
}

//===----------------------------------------------------------------------===//
// The source
//===----------------------------------------------------------------------===//

namespace {
/// The contents of the input file: a case, or the functions of a plain module.
struct SourceFile {
  std::optional<Case> theCase;
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> programs;
  std::vector<AheadSource> functions;
};
} // namespace

/// Reads a case as one function. The function gets the name in the request or,
/// if there is none, a name made from the file's name.
static bool readCase(const CompileRequest &request, mlir::MLIRContext *context,
                     SourceFile &file) {
  auto theCase = Case::parseFile(request.casePath, context);
  if (mlir::failed(theCase))
    return false;
  file.theCase = std::move(*theCase);
  std::string name =
      request.functionName.empty()
          ? makeFunctionName(llvm::sys::path::stem(request.casePath))
          : request.functionName;
  file.functions.push_back(
      {file.theCase->getModule(), &*file.theCase, name, {}});
  return true;
}

/// Returns a copy of `module` without the other `func.func`, and without the
/// private symbols, that the function `name` does not need. This function is
/// the entry of the copy.
static mlir::OwningOpRef<mlir::ModuleOp> extractFunction(mlir::ModuleOp module,
                                                         llvm::StringRef name) {
  mlir::OwningOpRef<mlir::ModuleOp> program = module.clone();
  for (auto function : program->getOps<mlir::func::FuncOp>())
    if (function.getSymName() != name)
      function.setPrivate();
  auto entry = program->lookupSymbol<mlir::func::FuncOp>(name);
  entry->setAttr(attrs::seed, mlir::Builder(entry).getI64IntegerAttr(0));
  mlir::PassManager passes(module.getContext());
  passes.addPass(mlir::createSymbolDCEPass());
  (void)passes.run(*program);
  return program;
}

/// Returns the C name of a function: its MLIR name, changed if C does not allow
/// it. If the function is the only one of the file, a name in the request takes
/// precedence, and a name made from the file's name is used if C does not allow
/// the MLIR name.
static std::string nameFunction(const CompileRequest &request,
                                mlir::func::FuncOp function, bool isAlone) {
  if (isAlone && !request.functionName.empty())
    return request.functionName;
  llvm::StringRef name = function.getSymName();
  return makeFunctionName(isAlone && !isFunctionName(name)
                              ? llvm::sys::path::stem(request.casePath)
                              : name);
}

/// Reads every public function of a plain module that has a body.
static bool readModule(const CompileRequest &request, llvm::StringRef text,
                       mlir::MLIRContext *context, SourceFile &file) {
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      text, mlir::ParserConfig(context), request.casePath);
  if (!module)
    return false;
  llvm::SmallVector<mlir::func::FuncOp> functions;
  for (auto function : module->getOps<mlir::func::FuncOp>())
    if (function.isPublic() && !function.isDeclaration())
      functions.push_back(function);
  auto loc = mlir::FileLineColLoc::get(context, request.casePath, 1, 1);
  if (functions.empty()) {
    mlir::emitError(loc) << "there is no public function to compile";
    return false;
  }
  bool isAlone = functions.size() == 1;
  if (!isAlone && !request.functionName.empty()) {
    mlir::emitError(loc) << "--function-name names one function, and there are "
                         << functions.size();
    return false;
  }
  for (mlir::func::FuncOp function : functions) {
    file.programs.push_back(extractFunction(*module, function.getSymName()));
    file.functions.push_back({*file.programs.back(),
                              nullptr,
                              nameFunction(request, function, isAlone),
                              {}});
  }
  return true;
}

static bool readSource(const CompileRequest &request,
                       mlir::MLIRContext *context, SourceFile &file) {
  auto buffer = llvm::MemoryBuffer::getFile(request.casePath, /*IsText=*/true);
  // A file that cannot be read is treated as a case, because the parser of
  // cases reports the error.
  llvm::StringRef text = buffer ? (*buffer)->getBuffer() : "";
  bool isCase = !buffer || standard::isStdFile(request.casePath) ||
                text.contains(attrs::seed);
  if (!(isCase ? readCase(request, context, file)
               : readModule(request, text, context, file)))
    return false;
  auto names = readArgumentNames(text, context);
  for (AheadSource &function : file.functions)
    function.argumentNames =
        names.lookup(findEntry(function.program).getSymName());
  return true;
}

ExitCode padlab::compileCommand(const CompileRequest &request,
                                llvm::raw_ostream &err) {
  std::string wrong = checkRequest(request);
  if (!wrong.empty())
    return stop(ExitCode::BadInput, "padlab-compile: error: " + wrong, err);
  Compiler compiler(Target{request.cpu, /*optLevel=*/3});
  DiagnosticPrinter printer(compiler.getContext(), err);
  SourceFile file;
  if (!readSource(request, compiler.getContext(), file))
    return ExitCode::BadInput;

  const Pipeline &pipeline = *findPipeline(request.pipeline);
  if (pipeline.subjectFromCase && !file.theCase)
    return stop(ExitCode::BadInput,
                "padlab-compile: error: pipeline '" + pipeline.name +
                    "' is for cases, and this is plain MLIR",
                err);
  CompiledObject compiled =
      compileAhead(compiler, file.functions, pipeline, request.casePath);
  if (!compiled.error.empty()) {
    mlir::func::FuncOp entry =
        findEntry(file.functions[compiled.failed].program);
    return stop(compiled.exitCode,
                formatLocation(entry.getLoc()) + ": error: " + compiled.error,
                err);
  }
  llvm::StringRef object(compiled.object.data(), compiled.object.size());
  if (llvm::Error error = writeFiles({{request.objectPath, object},
                                      {request.headerPath, compiled.header}}))
    return stop(ExitCode::BadInput,
                "padlab-compile: error: " + llvm::toString(std::move(error)),
                err);
  return ExitCode::Agree;
}
