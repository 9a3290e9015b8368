//===- padlab-compile.cpp - a case to an object and a C header -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/CompileCommand.h"
#include "padlab/dialect/CommandLine.h"

#include "llvm/Support/CommandLine.h"

namespace cl = llvm::cl;
using namespace padlab;

static cl::OptionCategory category("padlab-compile options");
static cl::opt<std::string> casePath(cl::Positional, cl::desc("FILE"),
                                     cl::cat(category));
static cl::opt<std::string>
    cpu("cpu", cl::init("native"), cl::cat(category),
        cl::desc("`native` (default), `aarch64`, or an LLVM CPU name of this "
                 "machine's architecture, such as x86-64-v3"));
static cl::opt<std::string> pipeline("pipeline", cl::init("fused"),
                                     cl::cat(category),
                                     cl::desc("a pipeline (default: fused)"));
static cl::opt<std::string> functionName(
    "function-name", cl::cat(category),
    cl::desc("name of the C function (default: the case's file name; functions "
             "of a plain module keep their names)"));
static cl::opt<std::string> object("o", cl::value_desc("file"),
                                   cl::cat(category),
                                   cl::desc("the object to write"));
static cl::opt<std::string> header("header", cl::value_desc("file"),
                                   cl::cat(category),
                                   cl::desc("the C header to write"));

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(
          argc, argv,
          "Compiles a case, or the public functions of a plain MLIR module, "
          "ahead of time, to an object and a C header that says how to call "
          "it.\n"
          "Exit codes: 0 done, 1 a pass leaves an invalid program, 2 bad "
          "usage, unreadable input, or a file\n"
          "that cannot be written; 4 the pipeline cannot compile it, or C "
          "has no type for a parameter or result;\n"
          "70 a defect of padlab itself.\n"
          "Examples:\n"
          "./padlab compile CASE.mlir --cpu=x86-64-v3 -o case.o "
          "--header=case.h\n"
          "./padlab compile MODULE.mlir -o module.o --header=module.h\n"))
    return static_cast<int>(ExitCode::BadInput);
  CompileRequest request;
  request.casePath = casePath;
  request.pipeline = pipeline;
  request.cpu = cpu;
  request.functionName = functionName;
  request.objectPath = object;
  request.headerPath = header;
  return exitWith("padlab-compile", compileCommand(request, llvm::errs()));
}
