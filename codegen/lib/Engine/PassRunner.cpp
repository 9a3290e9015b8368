//===- PassRunner.cpp - pass pipelines that are parsed once -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassRunner.h"

#include "padlab/codegen/PassList.h"
#include "padlab/codegen/Registration.h"
#include "padlab/dialect/Scripts.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace padlab;

/// The maximal number of pass managers that are kept. The registered pipelines
/// are few, but the pipelines that cases contain are many.
static constexpr unsigned maxManagers = 256;

FirstError::FirstError(MLIRContext *context)
    : handler(context, [this](Diagnostic &diagnostic) {
        if (text.empty() &&
            diagnostic.getSeverity() == DiagnosticSeverity::Error)
          text = diagnostic.str();
        return success();
      }) {}

PassManager *PassRunner::get(llvm::StringRef pipeline, std::string &error) {
  if (auto it = managers.find(pipeline); it != managers.end())
    return it->second.get();
  registerAllPasses();
  auto manager = std::make_unique<PassManager>(
      context, ModuleOp::getOperationName(), OpPassManager::Nesting::Explicit);
  manager->enableVerifier(false);
  llvm::raw_string_ostream message(error);
  if (failed(parsePassPipeline(pipeline, *manager, message)))
    return nullptr;
  if (managers.size() >= maxManagers)
    managers.clear();
  return (managers[pipeline] = std::move(manager)).get();
}

bool PassRunner::run(ModuleOp module, llvm::StringRef pipeline,
                     std::string &error) {
  if (pipeline.empty())
    return true;
  FirstError firstError(context);
  PassManager *manager = get(pipeline, error);
  if (!manager) {
    error = firstError.take(error);
    return false;
  }
  if (succeeded(manager->run(module)))
    return true;
  error = firstError.take("a pass failed without a diagnostic");
  return false;
}

std::optional<PassFailure> PassRunner::runVerified(ModuleOp module,
                                                   llvm::StringRef pipeline) {
  for (std::string &pass : splitPasses(pipeline)) {
    ScriptsAside aside(module, pass);
    std::string error;
    if (!run(module, pass, error))
      return PassFailure{std::move(pass), std::move(error)};
    FirstError firstError(context);
    if (failed(verify(module)))
      return PassFailure{std::move(pass),
                         firstError.take("the program does not verify"),
                         /*invalidIR=*/true};
  }
  return std::nullopt;
}
