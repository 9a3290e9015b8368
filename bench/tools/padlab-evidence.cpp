//===- padlab-evidence.cpp - the evidence of the matrix -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/OperationEvidence.h"
#include "padlab/codegen/Registration.h"
#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/AtomicFile.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-evidence options");
static cl::list<std::string> corpora(cl::Positional, cl::OneOrMore,
                                     cl::desc("FOLDER..."), cl::cat(category));
static cl::opt<std::string> output("o", cl::init("-"), cl::value_desc("file"),
                                   cl::desc("Where to write (default: stdout)"),
                                   cl::cat(category));
static cl::opt<bool> checks(
    "check",
    cl::desc("Print each gap in the evidence, such as 'tensor.pad is not "
             "compared', and exit with 1 if there is one"),
    cl::cat(category));

static ExitCode fail(const llvm::Twine &message) {
  llvm::errs() << "padlab-evidence: error: " << message << '\n';
  return ExitCode::BadInput;
}

static ExitCode write(llvm::StringRef text) {
  if (output == "-") {
    llvm::outs() << text;
    return ExitCode::Agree;
  }
  llvm::Error error = writeFileAtomically(output, text);
  return error ? fail(llvm::toString(std::move(error))) : ExitCode::Agree;
}

static ExitCode check(const OpEvidence &evidence) {
  mlir::DialectRegistry registry;
  registerAllDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  std::vector<std::string> gaps = listGaps(getOpMatrix(&context, evidence));
  for (const std::string &gap : gaps)
    llvm::errs() << gap << '\n';
  return gaps.empty() ? ExitCode::Agree : ExitCode::Defect;
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(argc, argv,
                        "Records how far each operation is supported, for the "
                        "table of padlab-opt --op-matrix.\n"
                        "\n"
                        "Runs the cases of the folders, looks at generated "
                        "programs and at those of the\n"
                        "benchmarks, and writes what this shows about each "
                        "operation to a file.\n"
                        "Exit codes: 0 done, 1 --check: an operation lacks "
                        "evidence, 2 bad usage, unreadable input, or\n"
                        "a file that cannot be written.\n"
                        "Examples:\n"
                        "./padlab evidence corpus/operations corpus/seeds -o "
                        "evidence.json\n"))
    return static_cast<int>(ExitCode::BadInput);
  llvm::Expected<OpEvidence> evidence = collectEvidence(corpora);
  if (!evidence)
    return static_cast<int>(fail(llvm::toString(evidence.takeError())));
  ExitCode code = write(
      llvm::formatv("{0:2}\n", llvm::json::Value(evidence->toJSON())).str());
  if (code == ExitCode::Agree && checks)
    code = check(*evidence);
  return exitWith("padlab-evidence", code);
}
