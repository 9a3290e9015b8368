//===- padlab-opt.cpp - mlir-opt with our dialects and passes -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Guards.h"
#include "padlab/codegen/OpMatrix.h"
#include "padlab/codegen/Registration.h"
#include "padlab/codegen/StdInput.h"
#include "padlab/dialect/ExitCode.h"
#include "padlab/dialect/Std/StdReader.h"

#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"

static padlab::ExitCode fail(llvm::Error error) {
  llvm::errs() << "padlab-opt: error: " << llvm::toString(std::move(error))
               << '\n';
  return padlab::ExitCode::BadInput;
}

static padlab::ExitCode printMatrix(llvm::StringRef path, bool asJSON,
                                    const mlir::DialectRegistry &registry) {
  llvm::Expected<padlab::OpEvidence> evidence =
      padlab::OpEvidence::readFile(path);
  if (!evidence)
    return fail(evidence.takeError());
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  std::vector<padlab::OpMatrixRow> rows =
      padlab::getOpMatrix(&context, *evidence);
  if (asJSON)
    llvm::outs() << padlab::toJSON(rows) << '\n';
  else
    padlab::printOpMatrix(rows, llvm::outs());
  return padlab::ExitCode::Agree;
}

static std::shared_ptr<padlab::ActiveGuards> guards;

/// Installs the guards. `MlirOptMain` makes the context itself, but it calls
/// extensions like this one, which are registered for a dialect, with the
/// context.
static void installGuards(mlir::MLIRContext *context, mlir::BuiltinDialect *) {
  if (guards)
    guards->install(context);
}

int main(int argc, char **argv) {
  padlab::registerAllPasses();
  mlir::DialectRegistry registry;
  padlab::registerAllDialects(registry);
  registry.addExtension(installGuards);
  llvm::cl::opt<std::string> guardNames(
      "guard", llvm::cl::value_desc("CAUSE,...|all"),
      llvm::cl::desc("Skip the applications of passes and patterns that are "
                     "wrong according to these causes of the catalogue "
                     "(corpus/defects), and print how many were skipped"));
  llvm::cl::opt<bool> isStd(
      "std", llvm::cl::desc("Read the Standard dialect's old spelling, as "
                            "files that end in .std are read"));
  llvm::cl::opt<std::string> matrix(
      "op-matrix", llvm::cl::value_desc("file"),
      llvm::cl::desc("Print how far each operation is supported, according to "
                     "this file that padlab-evidence wrote, and stop"));
  llvm::cl::opt<bool> asJSON("op-matrix-as-json",
                             llvm::cl::desc("Print this table as JSON"));
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv, "padlab's modular optimizer driver\n", registry);
  if (!matrix.empty())
    return static_cast<int>(printMatrix(matrix, asJSON, registry));
  if (!guardNames.empty()) {
    auto active = padlab::ActiveGuards::create(guardNames);
    if (!active)
      return static_cast<int>(fail(active.takeError()));
    guards = *active;
  }
  int code = mlir::asMainReturnCode(
      isStd || padlab::standard::isStdFile(input)
          ? padlab::optimizeStd(input, output, registry)
          : mlir::MlirOptMain(argc, argv, input, output, registry));
  if (guards)
    guards->print(llvm::errs());
  return code;
}
