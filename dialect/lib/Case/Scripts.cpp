//===- Scripts.cpp - transform scripts of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Scripts.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace padlab;

static constexpr StringLiteral interpreter = "transform-interpreter";
static constexpr StringLiteral stepBegin = "transform-interpreter{entry-point=";

bool padlab::isScript(Operation *op) {
  return op->getName().getStringRef() == "transform.named_sequence";
}

bool padlab::hasScripts(ModuleOp module) {
  return llvm::any_of(*module.getBody(),
                      [](Operation &op) { return isScript(&op); });
}

std::string padlab::makeScriptStep(StringRef name) {
  return (stepBegin + name + "}").str();
}

StringRef padlab::getScriptOfStep(StringRef step) {
  step = step.trim();
  if (!step.consume_front(stepBegin) || !step.consume_back("}"))
    return {};
  return step.take_until([](char c) { return c == ' ' || c == ','; });
}

bool padlab::hasVectorSizes(Operation *script) {
  auto result = script->walk([](Operation *op) {
    return op->hasAttr("static_vector_sizes") ? WalkResult::interrupt()
                                              : WalkResult::advance();
  });
  return result.wasInterrupted();
}

static void eraseIf(ModuleOp module, function_ref<bool(Operation *)> isGone) {
  bool erased = false;
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (isScript(&op) && isGone(&op)) {
      op.erase();
      erased = true;
    }
  if (erased && !hasScripts(module))
    module->removeAttr(withScriptsAttr);
}

void padlab::eraseScripts(ModuleOp module) {
  eraseIf(module, [](Operation *) { return true; });
}

void padlab::eraseUnusedScripts(ModuleOp module, StringRef passes) {
  eraseIf(module, [&](Operation *script) {
    StringRef name = SymbolTable::getSymbolName(script).getValue();
    return !passes.contains(makeScriptStep(name)) &&
           SymbolTable::symbolKnownUseEmpty(script, module);
  });
}

ScriptsAside::ScriptsAside(ModuleOp module, StringRef step) : module(module) {
  if (step.contains(interpreter))
    return;
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (isScript(&op)) {
      op.remove();
      scripts.push_back(&op);
    }
}

ScriptsAside::~ScriptsAside() {
  for (Operation *script : scripts)
    module.getBody()->push_back(script);
}
