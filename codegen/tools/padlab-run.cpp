//===- padlab-run.cpp - one case, one way -----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/RunCommand.h"
#include "padlab/dialect/CommandLine.h"

#include "llvm/Support/CommandLine.h"

namespace cl = llvm::cl;
using namespace padlab;

static cl::OptionCategory category("padlab-run options");
static cl::opt<std::string> casePath(cl::Positional, cl::desc("CASE"),
                                     cl::cat(category));
static cl::opt<std::string> pipeline(
    "pipeline", cl::init("unfused"), cl::cat(category),
    cl::desc(
        "PIPELINE[@CPU][:LOWERING][:O0..O3] (default: unfused), `reference` to "
        "interpret, or `list`, which equals --list-pipelines"));
static cl::opt<bool>
    listPipelines("list-pipelines", cl::cat(category),
                  cl::desc("list the pipelines and lowerings"));
static cl::opt<std::string>
    cpu("cpu", cl::init("native"), cl::cat(category),
        cl::desc("LLVM CPU name, or `native` (default)"));
static cl::opt<unsigned>
    optLevel("opt-level", cl::init(0), cl::cat(category),
             cl::desc("optimization level, 0 (default) to 3"));
static cl::opt<uint64_t> seed("seed", cl::cat(category),
                              cl::desc("replaces the seed of the case"));
static cl::opt<unsigned>
    poison("poison", cl::init(0xAA), cl::cat(category),
           cl::desc("byte with which new buffers are filled (default: 0xAA)"));
static cl::opt<bool> json("json", cl::cat(category),
                          cl::desc("print one JSON object"));
static cl::opt<bool> printIR(
    "print-ir-after-subject", cl::cat(category),
    cl::desc(
        "print the program after the passes under test, before it is lowered"));
static cl::opt<bool>
    unchecked("unchecked", cl::cat(category),
              cl::desc("do not interpret the case first, so that native code "
                       "of undefined programs runs, too"));
static cl::opt<bool> split("split-input-file", cl::cat(category),
                           cl::desc("run each case between lines `// -----`"));

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(argc, argv,
                        "Runs a case with one pipeline. A program that is "
                        "undefined for its inputs ends with exit code 3.\n"
                        "Examples:\n"
                        "./padlab run CASE.mlir --pipeline=reference\n"
                        "./padlab run CASE.mlir --pipeline=fused\n"))
    return static_cast<int>(ExitCode::BadInput);
  RunRequest request;
  request.casePath = casePath;
  request.pipeline = listPipelines ? "list" : std::string(pipeline);
  request.target.cpu = cpu;
  request.target.optLevel = optLevel;
  request.poison = poison;
  if (seed.getNumOccurrences())
    request.seed = seed;
  request.json = json;
  request.printIR = printIR;
  request.checked = !unchecked;
  request.split = split;
  return exitWith("padlab-run",
                  runCommand(request, llvm::outs(), llvm::errs()));
}
