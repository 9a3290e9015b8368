//===- Arguments.cpp - fewer and simpler inputs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace padlab;

namespace {

/// The number of seeds that are tried: other inputs often show the defect as
/// well.
constexpr uint64_t numSeeds = 8;

void setSeed(func::FuncOp entry, uint64_t seed) {
  Builder builder(entry.getContext());
  entry->setAttr(attrs::seed, builder.getI64IntegerAttr(seed));
}

/// Whether the argument still exists: an earlier edit of the same run may have
/// erased it.
bool isThere(func::FuncOp entry, BlockArgument argument) {
  return llvm::is_contained(entry.getArguments(), argument);
}

void eraseArgument(func::FuncOp entry, BlockArgument argument) {
  if (!isThere(entry, argument) || !argument.use_empty())
    return;
  llvm::BitVector erased(entry.getNumArguments());
  erased.set(argument.getArgNumber());
  eraseArguments(entry, erased);
}

} // namespace

void padlab::offerArguments(func::FuncOp entry, Edits &edits) {
  // The last argument comes first: the input of an argument is derived from its
  // position, so the arguments before a dropped one keep their inputs.
  for (BlockArgument argument : llvm::reverse(entry.getArguments())) {
    if (!argument.use_empty())
      continue;
    edits.push_back([=] { eraseArgument(entry, argument); });
  }
  // Dropping an argument moves the arguments after it, which changes their
  // inputs. So other seeds are tried, too.
  for (BlockArgument argument : llvm::reverse(entry.getArguments()))
    if (argument.use_empty())
      for (uint64_t seed = 0; seed < numSeeds; ++seed)
        edits.push_back([=] {
          eraseArgument(entry, argument);
          setSeed(entry, seed);
        });
}

/// Offers an argument in place of a constant, first with a drawn value, then
/// with the value of the constant. If the defect still shows, it does not
/// depend on folding.
void padlab::offerArgumentConstants(func::FuncOp entry, Edits &edits) {
  entry.walk([&](arith::ConstantOp constant) {
    Type type = constant.getType();
    if (!canBeArgument(type) ||
        constant->getParentWithTrait<OpTrait::IsIsolatedFromAbove>() != entry)
      return;
    for (Attribute value : {Attribute(), Attribute(constant.getValue())})
      edits.push_back([=]() mutable {
        if (constant->use_empty())
          return;
        if (Value argument = addArgument(entry, type, attrs::value, value))
          constant.replaceAllUsesWith(argument);
      });
  });
}

void padlab::offerSharedArguments(func::FuncOp entry, Edits &edits) {
  for (BlockArgument argument : entry.getArguments())
    for (BlockArgument other :
         entry.getArguments().take_front(argument.getArgNumber())) {
      if (other.getType() != argument.getType())
        continue;
      auto share = [=]() mutable {
        if (isThere(entry, argument) && isThere(entry, other))
          argument.replaceAllUsesWith(other);
      };
      edits.push_back(share);
      edits.push_back([=]() mutable {
        share();
        eraseArgument(entry, argument);
      });
    }
}

void padlab::offerInputs(func::FuncOp entry, Edits &edits) {
  for (BlockArgument argument : entry.getArguments()) {
    unsigned index = argument.getArgNumber();
    if (!entry.getArgAttr(index, attrs::value))
      continue;
    edits.push_back(
        [=]() mutable { entry.removeArgAttr(index, attrs::value); });
    for (int64_t value : {0, 1})
      if (TypedAttr attr = getScalarAttr(argument.getType(), value))
        edits.push_back(
            [=]() mutable { entry.setArgAttr(index, attrs::value, attr); });
  }
  for (uint64_t seed = 0; seed < numSeeds; ++seed)
    edits.push_back([=] { setSeed(entry, seed); });
}

void padlab::offerAttributes(func::FuncOp entry, Edits &edits) {
  auto isNeeded = [](NamedAttribute attribute) {
    StringRef name = attribute.getName();
    return name == attrs::seed || name == attrs::passes ||
           name == attrs::extents || name == attrs::value;
  };
  entry->getParentOfType<ModuleOp>()->walk([&](Operation *op) {
    for (NamedAttribute attribute : op->getDiscardableAttrs())
      if (!isNeeded(attribute))
        edits.push_back([op, name = attribute.getName()] {
          op->removeDiscardableAttr(name);
        });
  });
  for (unsigned index = 0; index < entry.getNumArguments(); ++index) {
    DictionaryAttr attributes = entry.getArgAttrDict(index);
    for (NamedAttribute attribute :
         attributes ? attributes.getValue() : ArrayRef<NamedAttribute>())
      if (!isNeeded(attribute))
        edits.push_back([=, name = attribute.getName()]() mutable {
          entry.removeArgAttr(index, name);
        });
  }
}
