//===- Script.cpp - scripts of the transform dialect, shortened -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bisection.h"

#include "../Support/Operations.h"

#include "padlab/dialect/Scripts.h"
#include "padlab/fuzz/Blame.h"

using namespace mlir;
using namespace padlab;

transform::NamedSequenceOp padlab::findScript(ModuleOp program,
                                              StringRef step) {
  if (getPassArgument(step) != "transform-interpreter")
    return {};
  return program.lookupSymbol<transform::NamedSequenceOp>(
      getScriptOfStep(step));
}

/// Returns whether the operation only says to what the operations inside of it
/// are applied.
static bool isWrapper(Operation &op) {
  return isa<transform::ForeachOp, transform::AlternativesOp,
             transform::SequenceOp>(op) &&
         op.getNumResults() == 0;
}

static void collect(Block &body, llvm::SmallVectorImpl<Operation *> &ops) {
  for (Operation &op : body.without_terminator())
    if (isWrapper(op))
      collect(op.getRegion(0).front(), ops);
    else
      ops.push_back(&op);
}

std::optional<SmallVector<Operation *>> padlab::collectScript(ModuleOp program,
                                                              StringRef step) {
  auto script = findScript(program, step);
  if (!script || script.isExternal())
    return std::nullopt;
  SmallVector<Operation *> ops;
  collect(script.getBody().front(), ops);
  return ops;
}

std::optional<unsigned> padlab::countScriptOperations(ModuleOp program,
                                                      StringRef step) {
  auto ops = collectScript(program, step);
  if (!ops)
    return std::nullopt;
  return static_cast<unsigned>(ops->size());
}

OwningOpRef<ModuleOp> padlab::shortenScript(ModuleOp program, StringRef step,
                                            unsigned length) {
  OwningOpRef<ModuleOp> copy = program.clone();
  findScript(*copy, step).getBody().front().getTerminator()->setOperands({});
  auto ops = collectScript(*copy, step);
  // Goes backwards, because the users of an operation come after it, and
  // because an enclosing operation is erased only when it is empty.
  for (Operation *op : llvm::reverse(ArrayRef(*ops).drop_front(length))) {
    while (!op->use_empty())
      op->user_begin()->erase();
    op->erase();
  }
  return copy;
}

static std::string getNameInScript(Operation *op) {
  std::string name = op->getName().getStringRef().str();
  if (auto pass = op->getAttrOfType<StringAttr>("pass_name"))
    name += " " + pass.str();
  return name;
}

std::string padlab::getScriptOperation(ModuleOp program, StringRef step,
                                       unsigned index) {
  return getNameInScript((*collectScript(program, step))[index]);
}

bool padlab::hasScriptOperation(ModuleOp program, StringRef step,
                                StringRef name) {
  // If an operation inside one of these is guilty, the enclosing operation may
  // have been blamed. A smaller script may run the former without the latter.
  if (name == transform::ForeachOp::getOperationName() ||
      name == transform::AlternativesOp::getOperationName() ||
      name == transform::SequenceOp::getOperationName())
    return true;
  auto script = findScript(program, step);
  return script && hasOperation(script, [&](Operation *op) {
           return getNameInScript(op) == name;
         });
}

bool padlab::changesProgram(Operation *op) {
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects)
    return true;
  SmallVector<MemoryEffects::EffectInstance> instances;
  effects.getEffects(instances);
  return llvm::any_of(instances, [](const auto &instance) {
    return isa<MemoryEffects::Write>(instance.getEffect()) &&
           isa<transform::PayloadIRResource>(instance.getResource());
  });
}

unsigned padlab::findLastChange(ModuleOp program, StringRef step,
                                unsigned index) {
  auto ops = collectScript(program, step);
  for (unsigned at = index + 1; at-- > 0;)
    if (changesProgram((*ops)[at]))
      return at;
  return index;
}
