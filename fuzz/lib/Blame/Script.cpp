//===- Script.cpp - scripts of the transform dialect, shortened -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bisection.h"

#include "padlab/fuzz/Blame.h"

#include "mlir/Dialect/Transform/IR/TransformOps.h"

using namespace mlir;
using namespace padlab;

/// The value of an option of a pass: `x` of `entry-point` in
/// `transform-interpreter{entry-point=x}`.
static llvm::StringRef getOption(llvm::StringRef step, llvm::StringRef key) {
  size_t at = step.find((key + "=").str());
  if (at == llvm::StringRef::npos)
    return {};
  return step.drop_front(at + key.size() + 1).take_until([](char c) {
    return c == ' ' || c == '}';
  });
}

static transform::NamedSequenceOp findScript(ModuleOp program,
                                             llvm::StringRef step) {
  if (getPassArgument(step) != "transform-interpreter")
    return {};
  llvm::StringRef name = getOption(step, "entry-point");
  if (name.empty())
    name = "__transform_main";
  return program.lookupSymbol<transform::NamedSequenceOp>(name);
}

static Block *findScriptBody(ModuleOp program, llvm::StringRef step) {
  auto script = findScript(program, step);
  return script && !script.isExternal() ? &script.getBody().front() : nullptr;
}

std::optional<unsigned> padlab::countScriptOperations(ModuleOp program,
                                                      llvm::StringRef step) {
  Block *body = findScriptBody(program, step);
  if (!body)
    return std::nullopt;
  return body->without_terminator().empty()
             ? 0
             : static_cast<unsigned>(body->getOperations().size() - 1);
}

OwningOpRef<ModuleOp>
padlab::shortenScript(ModuleOp program, llvm::StringRef step, unsigned length) {
  OwningOpRef<ModuleOp> copy = program.clone();
  Block *body = findScriptBody(*copy, step);
  llvm::SmallVector<Operation *> ops;
  for (Operation &op : body->without_terminator())
    ops.push_back(&op);
  body->getTerminator()->setOperands({});
  // Backwards: what is taken away is used by what was taken away before.
  for (Operation *op : llvm::reverse(llvm::ArrayRef(ops).drop_front(length))) {
    op->dropAllUses();
    op->erase();
  }
  return copy;
}

std::string padlab::getScriptOperation(ModuleOp program, llvm::StringRef step,
                                       unsigned index) {
  Operation &op = *std::next(findScriptBody(program, step)->begin(), index);
  std::string name = op.getName().getStringRef().str();
  if (auto pass = op.getAttrOfType<StringAttr>("pass_name"))
    name += " " + pass.str();
  return name;
}
