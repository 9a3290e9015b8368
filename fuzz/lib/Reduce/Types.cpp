//===- Types.cpp - familiar element types, simple constants -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "../Support/Operations.h"

#include "padlab/dialect/Scripts.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace padlab;

namespace {

Attribute convertElement(Attribute attr, Type to) {
  double value = 0;
  if (auto number = dyn_cast<FloatAttr>(attr))
    value = number.getValueAsDouble();
  else if (auto number = dyn_cast<IntegerAttr>(attr))
    value = static_cast<double>(number.getValue().getSExtValue());
  if (!isa<FloatType>(to))
    return IntegerAttr::get(to, static_cast<int64_t>(value));
  llvm::APFloat converted(value);
  bool losesInfo;
  converted.convert(cast<FloatType>(to).getFloatSemantics(),
                    llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return FloatAttr::get(to, converted);
}

Attribute convertDense(DenseElementsAttr attr, Type to) {
  ShapedType type = attr.getType().clone(to);
  llvm::SmallVector<Attribute> values;
  if (attr.isSplat())
    values.push_back(convertElement(attr.getSplatValue<Attribute>(), to));
  else
    for (Attribute element : attr.getValues<Attribute>())
      values.push_back(convertElement(element, to));
  return DenseElementsAttr::get(type, values);
}

/// Applies `replacer` to the program, but not to its scripts, because
/// transforms require certain types of the numbers in scripts.
void replaceInProgram(func::FuncOp entry, AttrTypeReplacer &replacer) {
  for (Operation &op : *entry->getParentOfType<ModuleOp>().getBody())
    if (!isScript(&op))
      replacer.recursivelyReplaceElementsIn(&op, /*replaceAttrs=*/true,
                                            /*replaceLocs=*/false,
                                            /*replaceTypes=*/true);
}

/// Replaces `from` by `to` everywhere in the program. If the program converts
/// between the two types, the result does not verify, and the candidate is
/// dropped.
void retype(func::FuncOp entry, Type from, Type to) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([=](Type type) -> std::optional<Type> {
    return type == from ? std::optional(to) : std::nullopt;
  });
  replacer.addReplacement(
      [=](Attribute attr) -> std::optional<std::pair<Attribute, WalkResult>> {
        // Arrays of sizes, offsets and the like are i64, whatever types the
        // program has.
        if (isa<DenseArrayAttr>(attr))
          return std::make_pair(attr, WalkResult::skip());
        auto typed = dyn_cast<TypedAttr>(attr);
        // A complex constant must not be changed, because its numbers would
        // keep the bytes of the old type. If it is left as it is, the candidate
        // does not verify, and is dropped.
        if (auto dense = dyn_cast<DenseElementsAttr>(attr);
            dense && isa<ComplexType>(dense.getElementType()))
          return std::make_pair(attr, WalkResult::skip());
        if (!typed || getElementTypeOrSelf(typed.getType()) != from)
          return std::nullopt;
        if (auto dense = dyn_cast<DenseElementsAttr>(attr))
          return std::make_pair(convertDense(dense, to), WalkResult::skip());
        if (isa<IntegerAttr, FloatAttr>(attr))
          return std::make_pair(convertElement(attr, to), WalkResult::skip());
        return std::nullopt;
      });
  // Attributes of the case format keep their types: the seed is always an i64.
  Attribute seed = entry->getAttr(attrs::seed);
  replaceInProgram(entry, replacer);
  entry->setAttr(attrs::seed, seed);
}

/// Collects the integer and float types of results and block arguments, or of
/// their elements. Types of attributes do not count.
llvm::SmallSetVector<Type, 4> collectElementTypes(func::FuncOp entry) {
  llvm::SmallSetVector<Type, 4> types;
  auto add = [&](Type type) {
    type = getElementTypeOrSelf(type);
    if (isa<IntegerType, FloatType>(type))
      types.insert(type);
  };
  entry->getParentOfType<ModuleOp>().walk([&](Operation *op) {
    llvm::for_each(op->getResultTypes(), add);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArgumentTypes(), add);
  });
  return types;
}

} // namespace

/// Drops the encodings of all tensors.
static void dropEncodings(func::FuncOp entry) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](RankedTensorType type) -> std::optional<Type> {
    return type.dropEncoding();
  });
  replaceInProgram(entry, replacer);
}

static bool hasEncodings(func::FuncOp entry) {
  auto isEncoded = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getEncoding();
  };
  return llvm::any_of(entry.getArgumentTypes(), isEncoded) ||
         hasOperation(entry->getParentOfType<ModuleOp>(), [&](Operation *op) {
           return llvm::any_of(op->getResultTypes(), isEncoded);
         });
}

void padlab::offerElementTypes(func::FuncOp entry, Edits &edits) {
  if (hasEncodings(entry))
    edits.push_back([=] { dropEncodings(entry); });
  Builder builder(entry.getContext());
  for (Type from : collectElementTypes(entry)) {
    llvm::SmallVector<Type> simpler;
    if (isa<FloatType>(from))
      simpler = {builder.getF32Type(), builder.getF64Type()};
    else
      simpler = {builder.getI32Type(), builder.getI64Type()};
    for (Type to : simpler) {
      if (to == from)
        break;
      edits.push_back([=] { retype(entry, from, to); });
    }
  }
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static llvm::SmallVector<TypedAttr> getSimplerConstants(TypedAttr attr) {
  llvm::SmallVector<TypedAttr> simpler;
  Type element = getElementTypeOrSelf(attr.getType());
  for (int64_t value : {0, 1, 2}) {
    TypedAttr candidate = getConstantAttr(attr.getType(), value);
    if (!candidate)
      continue;
    if (candidate == attr)
      break;
    simpler.push_back(candidate);
  }
  if (auto integer = dyn_cast<IntegerAttr>(attr);
      integer && integer.getValue().getSExtValue() / 2 > 2)
    simpler.push_back(
        getScalarAttr(element, integer.getValue().getSExtValue() / 2));
  return simpler;
}

void padlab::offerConstants(func::FuncOp entry, Edits &edits) {
  entry->getParentOfType<ModuleOp>().walk([&](arith::ConstantOp op) {
    for (TypedAttr attr : getSimplerConstants(op.getValue()))
      edits.push_back([=]() mutable { op.setValueAttr(attr); });
  });
}
