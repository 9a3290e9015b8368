//===- Scripts.cpp - transform scripts of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Scripts.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace padlab;

static constexpr StringLiteral interpreter = "transform-interpreter";
static constexpr StringLiteral entryPoint = "entry-point=";
/// The script that the interpreter runs without the option `entry-point`.
static constexpr StringLiteral defaultScript = "__transform_main";

bool padlab::isScript(Operation *op) {
  return op->getName().getStringRef() == "transform.named_sequence";
}

bool padlab::hasScripts(ModuleOp module) {
  return llvm::any_of(*module.getBody(),
                      [](Operation &op) { return isScript(&op); });
}

std::string padlab::makeScriptStep(StringRef name) {
  return (interpreter + "{" + entryPoint + name + "}").str();
}

/// Returns the text in the braces at the beginning of `text`; empty if there
/// are none.
static StringRef getBraced(StringRef text) {
  int depth = 0;
  for (size_t at = 0; at != text.size(); ++at) {
    depth += text[at] == '{';
    depth -= text[at] == '}';
    if (depth == 0)
      return text.slice(1, at);
  }
  return {};
}

/// Returns the names of the scripts that `passes` runs, in order.
static SmallVector<StringRef> getScriptsOf(StringRef passes) {
  SmallVector<StringRef> names;
  size_t at;
  while ((at = passes.find(interpreter)) != StringRef::npos) {
    passes = passes.drop_front(at + interpreter.size());
    StringRef name = defaultScript;
    for (StringRef option : llvm::split(getBraced(passes), ' '))
      if (option.consume_front(entryPoint))
        name = option;
    names.push_back(name);
  }
  return names;
}

StringRef padlab::getScriptOfStep(StringRef step) {
  SmallVector<StringRef> names = getScriptsOf(step);
  return names.empty() ? StringRef() : names.front();
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
  SmallVector<StringRef> used = getScriptsOf(passes);
  eraseIf(module, [&](Operation *script) {
    StringRef name = SymbolTable::getSymbolName(script).getValue();
    return !llvm::is_contained(used, name) &&
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
