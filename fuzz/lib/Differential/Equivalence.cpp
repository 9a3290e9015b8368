//===- Equivalence.cpp - whether two programs are one -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Examination.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/Affine/Analysis/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace padlab;

static bool areEqual(ModuleOp a, ModuleOp b) {
  return OperationEquivalence::isEquivalentTo(
      a, b, OperationEquivalence::IgnoreLocations);
}

/// Returns a copy in which each block comes after the blocks that dominate it.
/// MLIR compares block after block in their order, and cannot compare values
/// that it meets before their definition.
static OwningOpRef<ModuleOp> sortBlocks(ModuleOp module) {
  OwningOpRef<ModuleOp> copy(module.clone());
  copy->walk([](Operation *op) {
    for (Region &region : op->getRegions())
      if (!region.empty() && !region.hasOneBlock())
        for (Block *block : getBlocksSortedByDominance(region))
          block->moveBefore(&region, region.end());
  });
  return copy;
}

bool padlab::areEquivalent(ModuleOp a, ModuleOp b) {
  return areEqual(a, b) || areEqual(*sortBlocks(a), *sortBlocks(b));
}

/// Brings sums in affine maps and sets into one form, because text does not
/// preserve the order of terms.
static void sortSums(ModuleOp module) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](AffineMapAttr map) -> Attribute {
    return AffineMapAttr::get(simplifyAffineMap(map.getValue()));
  });
  replacer.addReplacement([](IntegerSetAttr set) -> Attribute {
    return IntegerSetAttr::get(affine::simplifyIntegerSet(set.getValue()));
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

/// Maps each value to its position in the program.
using Places = llvm::DenseMap<Value, unsigned>;

static Places findPlaces(ModuleOp module) {
  Places places;
  auto add = [&](Value value) { places.try_emplace(value, places.size()); };
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    llvm::for_each(op->getResults(), add);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArguments(), add);
  });
  return places;
}

/// Orders dimensions and symbols of `map` by the positions of `inputs`.
static void sortInputs(AffineMap &map, SmallVector<Value> &inputs,
                       const Places &places) {
  unsigned numDims = map.getNumDims(), numSymbols = map.getNumSymbols();
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, inputs.size()));
  auto isBefore = [&](unsigned a, unsigned b) {
    return places.lookup(inputs[a]) < places.lookup(inputs[b]);
  };
  std::sort(order.begin(), order.begin() + numDims, isBefore);
  std::sort(order.begin() + numDims, order.end(), isBefore);
  SmallVector<AffineExpr> dims(numDims), symbols(numSymbols);
  SmallVector<Value> sorted;
  for (auto [place, old] : llvm::enumerate(order)) {
    sorted.push_back(inputs[old]);
    if (old < numDims)
      dims[old] = getAffineDimExpr(place, map.getContext());
    else
      symbols[old - numDims] =
          getAffineSymbolExpr(place - numDims, map.getContext());
  }
  map = simplifyAffineMap(
      map.replaceDimsAndSymbols(dims, symbols, numDims, numSymbols));
  inputs = std::move(sorted);
}

/// Replaces the operands of a map, which start at operand `begin`, by their
/// canonical form without duplicates: the parser of the text merges duplicates,
/// and numbers operands by first use. Returns the new number of operands.
static unsigned canonicalizeMap(Operation *op, StringRef name, unsigned begin,
                                const Places &places) {
  AffineMap map = op->getAttrOfType<AffineMapAttr>(name).getValue();
  unsigned count = map.getNumInputs();
  SmallVector<Value> operands(op->getOperands().slice(begin, count));
  affine::canonicalizeMapAndOperands(&map, &operands);
  sortInputs(map, operands, places);
  op->setOperands(begin, count, operands);
  op->setAttr(name, AffineMapAttr::get(map));
  return operands.size();
}

static void canonicalizeAccess(Operation *op, const Places &places) {
  StringRef map = affine::AffineLoadOp::getMapAttrStrName();
  if (isa<affine::AffineReadOpInterface>(op)) {
    canonicalizeMap(op, map, 1, places);
  } else if (isa<affine::AffineWriteOpInterface>(op)) {
    canonicalizeMap(op, map, 2, places);
  } else if (isa<affine::AffineParallelOp>(op)) {
    unsigned begin = canonicalizeMap(
        op, affine::AffineParallelOp::getLowerBoundsMapAttrStrName(), 0,
        places);
    canonicalizeMap(op,
                    affine::AffineParallelOp::getUpperBoundsMapAttrStrName(),
                    begin, places);
  } else if (isa<affine::AffineDmaStartOp>(op)) {
    unsigned begin = 1;
    for (StringRef name : {affine::AffineDmaStartOp::getSrcMapAttrStrName(),
                           affine::AffineDmaStartOp::getDstMapAttrStrName(),
                           affine::AffineDmaStartOp::getTagMapAttrStrName()})
      begin += canonicalizeMap(op, name, begin, places) + 1;
  } else if (isa<affine::AffineDmaWaitOp>(op)) {
    canonicalizeMap(op, affine::AffineDmaWaitOp::getTagMapAttrStrName(), 1,
                    places);
  }
}

/// Whether an optional attribute with this value means the same as no
/// attribute.
static bool saysNothing(NamedAttribute attribute) {
  if (auto flag = dyn_cast<BoolAttr>(attribute.getValue()))
    return !flag.getValue();
  // The parser of LLVM's functions and globals adds this attribute even if the
  // text does not have it.
  auto number = dyn_cast<IntegerAttr>(attribute.getValue());
  return number && number.getValue().isZero() &&
         attribute.getName() == "unnamed_addr";
}

/// Clones constants into the bodies of structured operations that use them. The
/// bodies of named operations are not printed. So after printing and parsing, a
/// constant that was hoisted out of such a body is inside it again.
static void sinkConstants(linalg::LinalgOp op) {
  op->walk([&](Operation *user) {
    OpBuilder builder(user);
    for (OpOperand &operand : user->getOpOperands()) {
      Operation *constant = operand.get().getDefiningOp();
      if (user != op && constant &&
          constant->hasTrait<OpTrait::ConstantLike>() &&
          !op->isAncestor(constant))
        operand.set(builder.clone(*constant)->getResult(0));
    }
  });
}

OwningOpRef<ModuleOp> padlab::normalize(ModuleOp module) {
  OwningOpRef<ModuleOp> copy(module.clone());
  sortSums(*copy);
  copy->walk([](linalg::LinalgOp op) { sinkConstants(op); });
  Places places = findPlaces(*copy);
  copy->walk([&](Operation *op) {
    canonicalizeAccess(op, places);
    // This attribute is a cache, which is not printed.
    op->removeDiscardableAttr(
        linalg::LinalgDialect::kMemoizedIndexingMapsAttrName);
    if (op->getPropertiesStorageSize())
      op->getName().populateDefaultProperties(op->getPropertiesStorage());
    for (NamedAttribute attribute : op->getAttrDictionary())
      if (saysNothing(attribute))
        op->removeAttr(attribute.getName());
  });
  return copy;
}
