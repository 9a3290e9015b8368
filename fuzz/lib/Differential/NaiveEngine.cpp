//===- NaiveEngine.cpp - what our engine is measured against ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/NaiveEngine.h"

#include "Acceptance.h"

#include "padlab/codegen/CPUName.h"
#include "padlab/codegen/RuntimeSymbols.h"
#include "padlab/codegen/TensorEntry.h"
#include "padlab/dialect/Interpreter.h"
#include "padlab/dialect/Scripts.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"

using namespace mlir;
using namespace padlab;

static llvm::orc::SymbolMap getSymbols(llvm::orc::MangleAndInterner intern) {
  llvm::orc::SymbolMap symbols;
  for (const RuntimeSymbol &symbol : getRuntimeSymbols())
    symbols[intern(symbol.name)] = {
        llvm::orc::ExecutorAddr::fromPtr(symbol.address),
        llvm::JITSymbolFlags::Exported};
  return symbols;
}

static LogicalResult runPasses(ModuleOp module, StringRef list) {
  if (list.empty())
    return success();
  PassManager passes(module.getContext());
  if (failed(parsePassPipeline(list, passes)))
    return failure();
  return passes.run(module);
}

/// Returns the program after the subject and the lowering, or null.
static OwningOpRef<ModuleOp> lower(const Case &theCase,
                                   const Pipeline &pipeline) {
  OwningOpRef<ModuleOp> module = theCase.getModule().clone();
  if (failed(runPasses(*module, pipeline.subjectFromCase ? theCase.getPasses()
                                                         : pipeline.subject)))
    return {};
  eraseScripts(*module);
  std::string ignored;
  if (pipeline.hasSubject() &&
      !restoreTensorEntry(*module, theCase.getEntry().getFunctionType(),
                          ignored))
    return {};
  func::FuncOp entry = findEntry(*module);
  entry->setAttr("llvm.emit_c_interface", UnitAttr::get(module->getContext()));
  if (failed(runPasses(*module, findLowering(pipeline.lowering)->passes)))
    return {};
  return module;
}

/// Returns the machine for a target; null for the default target, because an
/// engine makes that machine itself.
static Expected<std::unique_ptr<llvm::TargetMachine>>
makeMachine(const Target &target) {
  if (target == Target())
    return nullptr;
  auto name = resolveCPUName(target.cpu);
  if (!name)
    return name.takeError();
  llvm::orc::JITTargetMachineBuilder builder(name->triple);
  builder.setCPU(name->cpu).addFeatures(
      llvm::SubtargetFeatures(name->features).getFeatures());
  builder.setCodeGenOptLevel(*llvm::CodeGenOpt::getLevel(target.optLevel));
  return builder.createTargetMachine();
}

static bool makeCallable(ModuleOp module, StringRef name,
                         const Target &target) {
  auto machine = makeMachine(target);
  if (!machine)
    return llvm::consumeError(machine.takeError()), false;
  ExecutionEngineOptions options;
  options.jitCodeGenOptLevel = llvm::CodeGenOpt::getLevel(target.optLevel);
  std::function<Error(llvm::Module *)> optimize;
  if (target.optLevel) {
    optimize = makeOptimizingTransformer(target.optLevel, /*sizeLevel=*/0,
                                         machine->get());
    options.transformer = optimize;
  }
  auto engine = ExecutionEngine::create(module, options, std::move(*machine));
  if (!engine)
    return llvm::consumeError(engine.takeError()), false;
  (*engine)->registerSymbols(getSymbols);
  auto function = (*engine)->lookupPacked(name);
  if (!function)
    return llvm::consumeError(function.takeError()), false;
  return *function;
}

bool padlab::compileNaively(const Case &theCase, const Variant &variant) {
  std::optional<Case> form;
  if (variant.form != ExtentForm::AsWritten)
    form = makeForm(theCase, variant.form);
  const Case &compiled = form ? *form : theCase;
  OwningOpRef<ModuleOp> module = lower(compiled, variant.pipeline);
  return module && makeCallable(*module, compiled.getEntry().getSymName(),
                                variant.target);
}

/// Whether the variant makes native code from the case, see
/// `Differential::addVariants`.
static bool isCompiled(const Acceptance &acceptance, const Case &theCase,
                       const Variant &variant) {
  if (!acceptance.accepts(variant.pipeline) ||
      !acceptance.hasLowering(variant.pipeline))
    return false;
  return variant.form == ExtentForm::AsWritten ||
         makeForm(theCase, variant.form).has_value();
}

NaiveCounts padlab::checkNaively(const Case &theCase,
                                 ArrayRef<Variant> variants) {
  NaiveCounts counts;
  ScopedDiagnosticHandler silence(theCase.getContext(),
                                  [](Diagnostic &) { return success(); });
  if (!interpret(theCase).isTruth())
    return counts;
  Acceptance acceptance(theCase);
  for (const Variant &variant : variants) {
    if (!isCompiled(acceptance, theCase, variant))
      continue;
    ++counts.programs;
    counts.failures += !compileNaively(theCase, variant);
  }
  return counts;
}
