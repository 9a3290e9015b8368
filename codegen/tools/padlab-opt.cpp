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

namespace {
enum class MatrixFormat { None, Text, JSON };
} // namespace

static void printMatrix(MatrixFormat format,
                        const mlir::DialectRegistry &registry) {
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  std::vector<padlab::OpMatrixRow> rows = padlab::getOpMatrix(&context);
  if (format == MatrixFormat::JSON)
    llvm::outs() << padlab::toJSON(rows) << '\n';
  else
    padlab::printOpMatrix(rows, llvm::outs());
}

static std::shared_ptr<padlab::ActiveGuards> guards;

/// `MlirOptMain` makes the context; what is registered can still get at it.
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
      llvm::cl::desc("Withhold the wrong applications that these causes of the "
                     "catalogue are about, and say how often"));
  llvm::cl::opt<bool> isStd(
      "std", llvm::cl::desc("Read the Standard dialect's old spelling, as "
                            "files that end in .std are read"));
  llvm::cl::opt<MatrixFormat> matrix(
      "op-matrix", llvm::cl::ValueOptional, llvm::cl::init(MatrixFormat::None),
      llvm::cl::desc("Print what is done with each operation, and stop"),
      llvm::cl::values(clEnumValN(MatrixFormat::Text, "text", "as a table"),
                       clEnumValN(MatrixFormat::JSON, "json", "for programs"),
                       clEnumValN(MatrixFormat::Text, "", "")));
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv, "padlab's modular optimizer driver\n", registry);
  if (matrix != MatrixFormat::None) {
    printMatrix(matrix, registry);
    return EXIT_SUCCESS;
  }
  if (!guardNames.empty()) {
    auto active = padlab::ActiveGuards::create(guardNames);
    if (!active) {
      llvm::errs() << "padlab-opt: error: "
                   << llvm::toString(active.takeError()) << '\n';
      return static_cast<int>(padlab::ExitCode::BadInput);
    }
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
