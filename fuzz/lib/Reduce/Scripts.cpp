//===- Scripts.cpp - smaller transform scripts ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "padlab/dialect/Scripts.h"

#include "mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.h"
#include "mlir/Dialect/Transform/IR/TransformOps.h"

using namespace mlir;
using namespace padlab;

static SmallVector<Operation *> collectScripts(func::FuncOp entry) {
  SmallVector<Operation *> scripts;
  for (Operation &op : *entry->getParentOfType<ModuleOp>().getBody())
    if (isScript(&op))
      scripts.push_back(&op);
  return scripts;
}

static bool isTerminator(Operation *op) {
  return op->hasTrait<OpTrait::IsTerminator>();
}

/// Offers to remove the operations at the top of the scripts, the last one
/// first: each with its regions, once it has no uses.
void padlab::offerScriptBlocks(func::FuncOp entry, Edits &edits) {
  for (Operation *script : collectScripts(entry))
    for (Operation &op : llvm::reverse(script->getRegion(0).front()))
      if (!isTerminator(&op))
        edits.push_back([&op] {
          if (op.use_empty())
            op.erase();
        });
}

/// Offers to remove transforms that hold no others, the last one first.
void padlab::offerScriptTransforms(func::FuncOp entry, Edits &edits) {
  for (Operation *script : collectScripts(entry)) {
    SmallVector<Operation *> leaves;
    script->walk([&](Operation *op) {
      if (op->getNumRegions() == 0 && !isTerminator(op))
        leaves.push_back(op);
    });
    for (Operation *op : llvm::reverse(leaves))
      edits.push_back([op] {
        if (op->use_empty())
          op->erase();
      });
  }
}

/// Moves the contents of `body` before `op`, replaces `op`'s results by what it
/// yields, and marks `op`. `arguments` replace the block's.
static void unwrap(Operation *op, Block &body, ValueRange arguments) {
  for (auto [argument, value] : llvm::zip(body.getArguments(), arguments))
    argument.replaceAllUsesWith(value);
  Operation *yield = body.getTerminator();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations(), body.begin(),
                                         yield->getIterator());
  for (auto [result, value] : llvm::zip(op->getResults(), yield->getOperands()))
    result.replaceAllUsesWith(value);
  op->setAttr(erasedMark, UnitAttr::get(op->getContext()));
}

/// Offers the original handle in place of each of its parts, and the first of
/// several merged handles in place of the merged one.
static void offerWholeHandle(Operation *op, Edits &edits) {
  if (!isa<transform::SplitHandleOp, transform::MergeHandlesOp>(op) ||
      op->getNumOperands() == 0)
    return;
  edits.push_back([op] {
    Value whole = op->getOperand(0);
    for (Value part : op->getResults())
      if (part.getType() == whole.getType())
        part.replaceAllUsesWith(whole);
    if (op->use_empty())
      op->setAttr(erasedMark, UnitAttr::get(op->getContext()));
  });
}

/// Offers a script without an operation that runs others for each of its
/// operands or in turn: the inner ones are applied to all at once, or to the
/// whole module.
void padlab::offerScriptUnwrapping(func::FuncOp entry, Edits &edits) {
  for (Operation *script : collectScripts(entry)) {
    Value root = script->getRegion(0).getArgument(0);
    script->walk([&](Operation *op) {
      offerWholeHandle(op, edits);
      if (!isa<transform::ForeachOp, transform::AlternativesOp,
               transform::SequenceOp>(op) ||
          op == script)
        return;
      Block &body = op->getRegion(0).front();
      SmallVector<Value> whole(body.getNumArguments(), root);
      edits.push_back([=, &body] { unwrap(op, body, whole); });
      if (op->getNumOperands() == body.getNumArguments())
        edits.push_back([=, &body] {
          unwrap(op, body, SmallVector<Value>(op->getOperands()));
        });
    });
  }
}

/// Upstream's transforms are not ready for attributes with a default, or for
/// arrays, that are not there.
static void dropAttribute(Operation *op, StringAttr name) {
  if (isa_and_nonnull<DenseI64ArrayAttr>(op->getAttr(name)))
    op->setAttr(name, DenseI64ArrayAttr::get(op->getContext(), {}));
  else
    op->removeAttr(name);
  if (op->getPropertiesStorageSize())
    op->getName().populateDefaultProperties(op->getPropertiesStorage());
}

/// Attributes that a transform can do without, and smaller numbers.
void padlab::offerScriptAttributes(func::FuncOp entry, Edits &edits) {
  for (Operation *script : collectScripts(entry)) {
    bool sizesMatter = hasVectorSizes(script);
    script->walk([&](Operation *op) {
      // A transform must not choose the operations to which it is applied.
      if (op == script || isa<transform::MatchOp>(op))
        return;
      for (NamedAttribute attribute : op->getAttrDictionary()) {
        StringAttr name = attribute.getName();
        auto numbers = dyn_cast<DenseI64ArrayAttr>(attribute.getValue());
        if (name.getValue().ends_with("SegmentSizes") ||
            (numbers && sizesMatter))
          continue;
        // The verifier compares arrays that must have the same length.
        if (!isa<transform::PackGreedilyOp>(op))
          edits.push_back([=] { dropAttribute(op, name); });
        for (int64_t i = 0, e = numbers ? numbers.size() : 0; i < e; ++i)
          for (int64_t smaller : {0, 1, 2}) {
            SmallVector<int64_t> changed(numbers.asArrayRef());
            if (changed[i] <= smaller)
              continue;
            changed[i] = smaller;
            edits.push_back([=] {
              op->setAttr(name,
                          DenseI64ArrayAttr::get(op->getContext(), changed));
            });
          }
      }
    });
  }
}
