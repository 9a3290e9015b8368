//===- Scripts.cpp - changes of transform scripts -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes.h"

#include "../Generate/Transforms/Script.h"

#include "padlab/dialect/Scripts.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;
using namespace padlab::mutate;

/// Returns the script that `step` runs; null if there is none or it has no
/// body.
static Operation *findScript(ModuleOp program, StringRef step) {
  StringRef name = getScriptOfStep(step);
  Operation *script =
      name.empty() ? nullptr : SymbolTable::lookupSymbolIn(program, name);
  return script && isScript(script) && !script->getRegion(0).empty() ? script
                                                                     : nullptr;
}

static Operation *addCopy(Operation *script, ModuleOp program,
                          std::string &step) {
  std::string name = findFreeScriptName(program);
  Operation *copy = script->clone();
  SymbolTable::setSymbolName(copy, StringAttr::get(program.getContext(), name));
  program.push_back(copy);
  program->setAttr(withScriptsAttr, UnitAttr::get(program.getContext()));
  step = makeScriptStep(name);
  return copy;
}

std::string mutate::importScript(ModuleOp from, ModuleOp to, StringRef step) {
  std::string imported = step.str();
  if (Operation *script = findScript(from, step))
    addCopy(script, to, imported);
  return imported;
}

/// Removes one operation with a region from the top level of the script, and
/// the matches whose results only this operation used.
static bool dropTransform(Operation *script, Choices &choices) {
  Block &body = script->getRegion(0).front();
  SmallVector<Operation *> blocks;
  for (Operation &op : body.without_terminator())
    if (op.getNumRegions() != 0 && op.use_empty())
      blocks.push_back(&op);
  if (blocks.size() < 2)
    return false;
  Operation *block = blocks[choices.draw(blocks.size())];
  llvm::SmallSetVector<Operation *, 4> matches;
  for (Value operand : block->getOperands())
    if (Operation *match = operand.getDefiningOp())
      matches.insert(match);
  block->erase();
  for (Operation *match : matches)
    if (match->use_empty())
      match->erase();
  return true;
}

static bool appendTransforms(Operation *script, Operation *other) {
  if (!other)
    return false;
  Block &body = script->getRegion(0).front();
  Block &more = other->getRegion(0).front();
  IRMapping mapping;
  mapping.map(more.getArguments(), body.getArguments());
  OpBuilder builder(body.getTerminator());
  for (Operation &op : more.without_terminator())
    builder.clone(op, mapping);
  if (other->hasAttr(reassociatesAttr))
    script->setAttr(reassociatesAttr, UnitAttr::get(script->getContext()));
  return true;
}

/// Changes a tile, packed or padding size. A zero is not changed, because it
/// means that the loop is not tiled, and neither is a size that is computed. A
/// script that names vector sizes is not changed at all, because these must not
/// be smaller than the tiles.
static bool changeNumber(Operation *script, Choices &choices) {
  SmallVector<std::pair<Operation *, NamedAttribute>> found;
  script->walk([&](Operation *op) {
    for (NamedAttribute attribute : op->getAttrDictionary()) {
      StringRef name = attribute.getName();
      if (isa<DenseI64ArrayAttr>(attribute.getValue()) &&
          (name == "static_sizes" || name == "static_tile_sizes" ||
           name == "static_packed_sizes" || name == "static_padding_sizes"))
        found.push_back({op, attribute});
    }
  });
  if (found.empty() || hasVectorSizes(script))
    return false;
  auto [op, attribute] = found[choices.draw(found.size())];
  SmallVector<int64_t> sizes(
      cast<DenseI64ArrayAttr>(attribute.getValue()).asArrayRef());
  if (sizes.empty())
    return false;
  int64_t &size = sizes[choices.draw(sizes.size())];
  int64_t changed = choices.range(1, 9);
  if (size <= 0 || size == changed)
    return false;
  size = changed;
  op->setAttr(attribute.getName(),
              DenseI64ArrayAttr::get(op->getContext(), sizes));
  return true;
}

bool mutate::changeScript(ModuleOp program, std::string &step, StringRef other,
                          Choices &choices) {
  Operation *script = findScript(program, step);
  if (!script)
    return false;
  std::string changedStep;
  Operation *copy = addCopy(script, program, changedStep);
  bool changed = false;
  switch (choices.weighted({30, 30, 40})) {
  case 0:
    changed = dropTransform(copy, choices);
    break;
  case 1:
    changed = appendTransforms(copy, findScript(program, other));
    break;
  default:
    changed = changeNumber(copy, choices);
  }
  if (!changed || failed(verify(copy))) {
    copy->erase();
    return false;
  }
  step = changedStep;
  return true;
}
