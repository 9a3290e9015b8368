//===- padlab-opt.cpp - mlir-opt with our dialects and passes -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Registration.h"
#include "padlab/codegen/StdInput.h"
#include "padlab/dialect/Std/StdReader.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"

int main(int argc, char **argv) {
  padlab::registerAllPasses();
  mlir::DialectRegistry registry;
  padlab::registerAllDialects(registry);
  llvm::cl::opt<bool> isStd(
      "std", llvm::cl::desc("Read the Standard dialect's old spelling, as "
                            "files that end in .std are read"));
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv, "padlab's modular optimizer driver\n", registry);
  return mlir::asMainReturnCode(
      isStd || padlab::standard::isStdFile(input)
          ? padlab::optimizeStd(input, output, registry)
          : mlir::MlirOptMain(argc, argv, input, output, registry));
}
