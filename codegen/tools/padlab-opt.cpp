//===- padlab-opt.cpp - mlir-opt with our dialects and passes -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/OpMatrix.h"
#include "padlab/codegen/Registration.h"
#include "padlab/codegen/StdInput.h"
#include "padlab/dialect/Std/StdReader.h"

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

int main(int argc, char **argv) {
  padlab::registerAllPasses();
  mlir::DialectRegistry registry;
  padlab::registerAllDialects(registry);
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
  return mlir::asMainReturnCode(
      isStd || padlab::standard::isStdFile(input)
          ? padlab::optimizeStd(input, output, registry)
          : mlir::MlirOptMain(argc, argv, input, output, registry));
}
