//===- Reductions.cpp - the registry of reductions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "padlab/dialect/Scripts.h"
#include "padlab/fuzz/Reduce.h"

#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace padlab;

llvm::ArrayRef<Reduction> padlab::getReductions() {
  static constexpr Reduction reductions[] = {
      // Only padlab has guards, which keep passes from known defects. They go
      // first, so that the rest of the reduction works on what stock tools do.
      {"drop-guards", offerGuards},
      // This makes most cases small, because code that only the dropped steps
      // need can then be removed.
      {"drop-passes", offerPassSteps},
      {"drop-script-blocks", offerScriptBlocks},
      // Once the script is short, most of the program is dead.
      {"unwrap-transforms", offerScriptUnwrapping},
      {"drop-transforms", offerScriptTransforms},
      {"share-handles", offerScriptHandles},
      {"drop-results", offerResults},
      {"drop-functions", offerFunctions},
      {"change-entry", offerEntries},
      {"inline-calls", offerInlining},
      {"drop-signatures", offerSignatures},
      {"unwrap-regions", offerRegions},
      {"drop-carried-values", offerCarriedValues},
      {"erase-dead", offerDeadOperations},
      {"erase-effects", offerEffects},
      {"bypass-operations", offerBypasses},
      {"return-operands", offerReturnedOperands},
      {"replace-operations", offerReplacements},
      {"argument-buffers", offerArgumentBuffers},
      {"static-buffers", offerStaticBuffers},
      {"simplify-subscripts", offerSubscripts},
      {"merge-constants", offerMergedConstants},
      {"share-values", offerSharedValues},
      {"simplify-bodies", offerGenericBodies},
      {"drop-generic-operands", offerGenericOperands},
      // This precedes the edits that set amounts of padding to zero, because a
      // static pad by zero folds away.
      {"make-static", offerStaticExtents},
      {"simplify-pads", offerPads},
      // This follows the reductions that take extents from constants.
      {"argument-constants", offerArgumentConstants},
      {"drop-arguments", offerArguments},
      {"share-arguments", offerSharedArguments},
      {"canonicalize-maps", offerGenericMaps},
      {"lower-ranks", offerRanks},
      {"shrink-extents", offerExtents},
      {"simplify-types", offerElementTypes},
      {"simplify-constants", offerConstants},
      {"simplify-inputs", offerInputs},
      {"drop-pass-options", offerPassOptions},
      {"simplify-transforms", offerScriptAttributes},
      {"drop-attributes", offerAttributes},
  };
  return reductions;
}

std::vector<std::string> padlab::getReductionNames() {
  std::vector<std::string> names;
  for (const Reduction &reduction : getReductions())
    names.push_back(reduction.name);
  return names;
}

//===----------------------------------------------------------------------===//
// Helpers of several reductions
//===----------------------------------------------------------------------===//

func::ReturnOp padlab::getReturn(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return {};
  return dyn_cast<func::ReturnOp>(function.getBody().front().getTerminator());
}

void padlab::updateFunctionType(func::FuncOp function) {
  if (function.isDeclaration())
    return;
  TypeRange results = function.getResultTypes();
  if (func::ReturnOp ret = getReturn(function))
    results = ret.getOperandTypes();
  function.setFunctionType(FunctionType::get(
      function.getContext(), function.getBody().front().getArgumentTypes(),
      results));
}

TypedAttr padlab::getScalarAttr(Type type, int64_t value) {
  if (isa<IntegerType, IndexType>(type))
    return IntegerAttr::get(type, type.isInteger(1) ? value & 1 : value);
  if (isa<FloatType>(type))
    return FloatAttr::get(type, static_cast<double>(value));
  return {};
}

TypedAttr padlab::getConstantAttr(Type type, int64_t value) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return getScalarAttr(type, value);
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto vector = dyn_cast<VectorType>(type);
  bool isPlain = (tensor && tensor.hasStaticShape() && !tensor.getEncoding()) ||
                 (vector && !vector.isScalable());
  TypedAttr element =
      isPlain ? getScalarAttr(shaped.getElementType(), value) : TypedAttr();
  return element ? DenseElementsAttr::get(shaped, Attribute(element))
                 : TypedAttr();
}

llvm::SmallVector<Operation *> padlab::collectOperations(func::FuncOp entry) {
  llvm::SmallVector<Operation *> operations;
  for (Operation &top : *entry->getParentOfType<ModuleOp>().getBody()) {
    if (isScript(&top))
      continue;
    top.walk([&](Operation *op) {
      if (!isa<func::FuncOp>(op) && !op->hasTrait<OpTrait::IsTerminator>())
        operations.push_back(op);
    });
  }
  return operations;
}

Value padlab::addArgument(func::FuncOp entry, Type type, StringRef name,
                          Attribute attribute) {
  NamedAttrList attributes;
  if (attribute)
    attributes.set(name, attribute);
  unsigned index = entry.getNumArguments();
  if (failed(entry.insertArgument(index, type,
                                  attributes.getDictionary(entry.getContext()),
                                  entry.getLoc())))
    return {};
  return entry.getArgument(index);
}

void padlab::eraseArguments(func::FuncOp function,
                            const llvm::BitVector &arguments) {
  (void)function.eraseArguments(arguments);
}
