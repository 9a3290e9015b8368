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

/// Offers to remove the operations at the top level of the scripts with their
/// regions, the last operation first. An operation that has uses when the edit
/// is applied stays.
void padlab::offerScriptBlocks(func::FuncOp entry, Edits &edits) {
  for (Operation *script : collectScripts(entry))
    for (Operation &op : llvm::reverse(script->getRegion(0).front()))
      if (!isTerminator(&op))
        edits.push_back([&op] {
          if (op.use_empty())
            op.erase();
        });
}

/// Offers to remove transforms that contain no other transforms, the last one
/// first.
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

/// Moves the contents of `body` before `op`, replaces the results of `op` by
/// the values that `body` yields and the arguments of `body` by `arguments`,
/// and marks `op` as erased.
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

/// Offers to use the operand of a `split_handle` instead of each part, and the
/// first operand of a `merge_handles` instead of the merged handle.
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

/// Offers to replace `foreach`, `alternatives` and `sequence` by the transforms
/// inside them, applied to all operands of the operation at once, or to the
/// whole module. The edit with the operands comes first, because a transform of
/// the whole module may find more operations than the defect needs. Also offers
/// whole handles in place of their parts (`offerWholeHandle`).
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
      if (op->getNumOperands() == body.getNumArguments())
        edits.push_back([=, &body] {
          unwrap(op, body, SmallVector<Value>(op->getOperands()));
        });
      SmallVector<Value> whole(body.getNumArguments(), root);
      edits.push_back([=, &body] { unwrap(op, body, whole); });
    });
  }
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

/// Returns the matches before `match` in its block that are equal to it.
static SmallVector<Operation *> collectEqualMatches(transform::MatchOp match) {
  SmallVector<Operation *> equal;
  for (Operation *op = match->getPrevNode(); op; op = op->getPrevNode())
    if (OperationEquivalence::isEquivalentTo(
            op, match, OperationEquivalence::exactValueMatch,
            /*markEquivalent=*/nullptr, OperationEquivalence::IgnoreLocations))
      equal.push_back(op);
  return equal;
}

/// Whether the operation has the attributes that `match` asks for.
static bool hasMatchedAttributes(Operation *op, transform::MatchOp match) {
  return llvm::all_of(*match.getOpAttrs(), [&](NamedAttribute attribute) {
    return op->getAttr(attribute.getName()) == attribute.getValue();
  });
}

/// Offers to match an operation by its name instead of its attributes.
static void offerMatchByName(func::FuncOp entry, transform::MatchOp match,
                             Edits &edits) {
  if (!match.getOpAttrs() || match.getOps())
    return;
  for (Operation *op : collectOperations(entry))
    if (hasMatchedAttributes(op, match)) {
      StringRef name = op->getName().getStringRef();
      edits.push_back([=]() mutable {
        match.removeOpAttrsAttr();
        match.setOpsAttr(Builder(match.getContext()).getStrArrayAttr(name));
      });
      return;
    }
}

/// Lists the handles of type `type` that may replace a handle that `op` makes,
/// the nearest first: results of earlier operations, then arguments of the
/// blocks around `op`.
static SmallVector<Value> collectEarlierHandles(Operation *op, Type type) {
  SmallVector<Value> handles = collectEarlier(op, type);
  for (Operation *at = op; !isScript(at); at = at->getParentOp())
    for (Value argument : at->getBlock()->getArguments())
      if (argument.getType() == type)
        handles.push_back(argument);
  return handles;
}

/// Offers to use one of several equal matches for all of them, to match names
/// instead of attributes, and to use an earlier handle of the same type in
/// place of another handle, even if the two stand for different operations. The
/// nearest earlier handle comes first.
void padlab::offerScriptHandles(func::FuncOp entry, Edits &edits) {
  auto replace = [&](Value handle, Value earlier) {
    edits.push_back([=]() mutable { handle.replaceAllUsesWith(earlier); });
  };
  for (Operation *script : collectScripts(entry))
    script->walk([&](Operation *op) {
      if (auto match = dyn_cast<transform::MatchOp>(op)) {
        for (Operation *equal : collectEqualMatches(match))
          replace(match.getResult(), equal->getResult(0));
        offerMatchByName(entry, match, edits);
      }
      for (OpResult handle : op->getResults())
        if (!handle.use_empty())
          for (Value earlier : collectEarlierHandles(op, handle.getType()))
            replace(handle, earlier);
    });
}

/// Removes an attribute. An array is emptied instead, and an attribute with a
/// default gets its default, because upstream's transforms expect that these
/// attributes are there.
static void dropAttribute(Operation *op, StringAttr name) {
  if (isa_and_nonnull<DenseI64ArrayAttr>(op->getAttr(name)))
    op->setAttr(name, DenseI64ArrayAttr::get(op->getContext(), {}));
  else
    op->removeAttr(name);
  if (op->getPropertiesStorageSize())
    op->getName().populateDefaultProperties(op->getPropertiesStorage());
}

/// Offers to drop attributes of transforms, and to make the numbers in arrays
/// smaller. Arrays stay as they are if the script has sizes of vectors.
void padlab::offerScriptAttributes(func::FuncOp entry, Edits &edits) {
  for (Operation *script : collectScripts(entry)) {
    bool sizesMatter = hasVectorSizes(script);
    script->walk([&](Operation *op) {
      // A match keeps its attributes, because they choose the operations to
      // which transforms are applied.
      if (op == script || isa<transform::MatchOp>(op))
        return;
      for (NamedAttribute attribute : op->getAttrDictionary()) {
        StringAttr name = attribute.getName();
        auto numbers = dyn_cast<DenseI64ArrayAttr>(attribute.getValue());
        if (name.getValue().ends_with("SegmentSizes") ||
            (numbers && sizesMatter))
          continue;
        // The arrays of `pack_greedily` must have the same length, so none of
        // them is emptied.
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
