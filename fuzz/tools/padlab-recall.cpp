//===- padlab-recall.cpp - which causes a fuzzer finds again --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/Recall.h"

#include "llvm/Support/raw_ostream.h"

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-recall";

static RecallOptions options;

static ListOption programs(cl::Positional, "[FILE|DIR...]");
static TextOption catalogue("catalogue", "The folder of the catalogue",
                            cl::init(getSourceFile("/corpus/defects")),
                            cl::value_desc("dir"));
static Setting<std::string>
    state("state",
          "State directory, which has the findings and keeps the answers",
          options.state, cl::init(PADLAB_STATE_DIR), cl::value_desc("dir"));
static Setting<std::string>
    passes("passes",
           "The passes under test of programs that name none, in "
           "the form of mlir-opt's --pass-pipeline",
           options.passes, cl::value_desc("PIPELINE"));
static Flag missing("missing", "Also list causes that were not found");
static Setting<bool>
    again("again", "Run everything anew, also where the state has a result",
          options.again);
static Flag asJSON("json", "Print one JSON object");

static ExitCode run() {
  auto records = readCatalogue(catalogue);
  if (!records)
    return fail(records.takeError());
  auto found =
      programs.empty()
          ? recallFindings(options)
          : recallPrograms(std::vector<std::string>(programs), options);
  if (!found)
    return fail(found.takeError());
  RecallResult result = countRecall(*records, *found);
  // If no program can be judged, the command line is probably wrong. Then only
  // the first problem is printed, and the tool fails.
  for (const RecalledProgram &program : *found)
    if (!program.problem.empty()) {
      llvm::errs() << program.problem << '\n';
      if (result.unjudged == result.programs)
        return ExitCode::BadInput;
    }
  if (asJSON)
    llvm::outs() << json::Value(result.toJSON()) << '\n';
  else
    llvm::outs() << result.str(missing);
  return ExitCode::Agree;
}

int main(int argc, char **argv) {
  return runTool(
      argc, argv,
      "Says which causes of the catalogue (corpus/defects) a fuzzer found "
      "again, and after how long.\n\nWithout an argument it examines the "
      "findings of the state; with files or folders, it examines the\nprograms "
      "in them, which any fuzzer may have made (docs/recall.md).\n\nExit "
      "codes: 0 done, 2 a record, a program or an argument is "
      "wrong.\nExamples:\n./padlab recall\n./padlab recall --missing "
      "--json\n./padlab recall out/ --passes='builtin.module(canonicalize)'\n",
      run);
}
