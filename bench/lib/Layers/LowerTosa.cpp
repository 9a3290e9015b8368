//===- LowerTosa.cpp - TOSA programs as cases -----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LowerTosa.h"

#include "mlir/Conversion/TosaToArith/TosaToArith.h"
#include "mlir/Conversion/TosaToLinalg/TosaToLinalg.h"
#include "mlir/Conversion/TosaToTensor/TosaToTensor.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

llvm::Expected<std::string> padlab::lowerTosa(StringRef text) {
  DialectRegistry registry;
  registry.insert<func::FuncDialect, tosa::TosaDialect>();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  // Cases have attributes of a dialect that is not registered here.
  context.allowUnregisteredDialects();
  std::string diagnostic;
  context.getDiagEngine().registerHandler([&](Diagnostic &one) {
    if (diagnostic.empty())
      diagnostic = one.str();
    return success();
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  PassManager passes(&context);
  OpPassManager &ofFunctions = passes.nest<func::FuncOp>();
  ofFunctions.addPass(tosa::createTosaToLinalgNamed());
  ofFunctions.addPass(tosa::createTosaToLinalg());
  ofFunctions.addPass(createTosaToArithPass());
  ofFunctions.addPass(createTosaToTensorPass());
  passes.addPass(createCanonicalizerPass());
  if (!module || failed(passes.run(*module)))
    return llvm::createStringError("TOSA: " + diagnostic);
  std::string lowered;
  llvm::raw_string_ostream(lowered) << *module << '\n';
  return lowered;
}
