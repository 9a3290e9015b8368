//===- padlab-recall.cpp - which causes a fuzzer finds again --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/Recall.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-recall options");
static cl::list<std::string> programs(cl::Positional, cl::cat(category),
                                      cl::desc("[FILE|DIR...]"));
static cl::opt<std::string>
    catalogue("catalogue", cl::desc("The folder of the catalogue"),
              cl::init(getSourceFile("/corpus/defects")), cl::value_desc("dir"),
              cl::cat(category));
static cl::opt<std::string> state(
    "state", cl::init(PADLAB_STATE_DIR), cl::value_desc("dir"),
    cl::cat(category),
    cl::desc("State directory, which has the findings and keeps the answers"));
static cl::opt<std::string>
    passes("passes", cl::value_desc("PIPELINE"), cl::cat(category),
           cl::desc("The passes under test of programs that name none, in the "
                    "form of mlir-opt's --pass-pipeline"));
static cl::opt<bool> missing("missing", cl::cat(category),
                             cl::desc("Also list causes that were not found"));
static cl::opt<bool>
    again("again", cl::cat(category),
          cl::desc("Run everything anew, also where the state has a result"));
static cl::opt<bool> json("json", cl::cat(category),
                          cl::desc("Print one JSON object"));

static ExitCode fail(llvm::Error error) {
  llvm::errs() << "padlab-recall: error: " << llvm::toString(std::move(error))
               << '\n';
  return ExitCode::BadInput;
}

static ExitCode run() {
  auto records = readCatalogue(catalogue);
  if (!records)
    return fail(records.takeError());
  RecallOptions options;
  options.state = state;
  options.again = again;
  options.passes = passes;
  auto found =
      programs.empty()
          ? recallFindings(options)
          : recallPrograms(std::vector<std::string>(programs), options);
  if (!found)
    return fail(found.takeError());
  RecallResult result = countRecall(*records, *found);
  // If no program can be judged, the command line is probably wrong: print only
  // the first problem, and fail.
  for (const RecalledProgram &program : *found)
    if (!program.problem.empty()) {
      llvm::errs() << program.problem << '\n';
      if (result.unjudged == result.programs)
        return ExitCode::BadInput;
    }
  if (json)
    llvm::outs() << llvm::json::Value(result.toJSON()) << '\n';
  else
    llvm::outs() << result.str(missing);
  return ExitCode::Agree;
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(
          argc, argv,
          "Says which causes of the catalogue (corpus/defects) a fuzzer found "
          "again, and after how long.\n\n"
          "Without an argument it examines the findings of the state; with "
          "files or folders, it examines the\n"
          "programs in them, which any fuzzer may have made (docs/recall.md).\n"
          "\n"
          "Exit codes: 0 done, 2 a record, a program or an argument is wrong.\n"
          "Examples:\n"
          "./padlab recall\n"
          "./padlab recall --missing --json\n"
          "./padlab recall out/ --passes='builtin.module(canonicalize)'\n"))
    return static_cast<int>(ExitCode::BadInput);
  return exitWith("padlab-recall", run());
}
