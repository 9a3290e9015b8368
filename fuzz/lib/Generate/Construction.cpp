//===- Construction.cpp - the base of all program builders ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Construction.h"

#include "padlab/dialect/Case.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

ModuleOp Construction::getModule() {
  Operation *parent = builder.getInsertionBlock()->getParentOp();
  auto module = dyn_cast<ModuleOp>(parent);
  return module ? module : parent->getParentOfType<ModuleOp>();
}

SmallVector<int64_t> Construction::hideExtents(ArrayRef<int64_t> extents,
                                               unsigned percent) {
  SmallVector<int64_t> shape(extents);
  for (int64_t &extent : shape)
    if (choices.chance(percent))
      extent = ShapedType::kDynamic;
  return shape;
}

EntryBuilder::EntryBuilder(Choices &choices, MLIRContext *context)
    : Construction(choices, ownBuilder, UnknownLoc::get(context)),
      ownBuilder(context), module(ModuleOp::create(location)) {
  builder.setInsertionPointToEnd(module->getBody());
  entry = create<func::FuncOp>("main", builder.getFunctionType({}, {}));
  builder.setInsertionPointToEnd(entry.addEntryBlock());
}

EntryBuilder::EntryBuilder(Choices &choices, func::FuncOp entry)
    : Construction(choices, ownBuilder, UnknownLoc::get(entry.getContext())),
      entry(entry), ownBuilder(entry.getContext()) {
  builder.setInsertionPoint(entry.getBody().front().getTerminator());
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    DictionaryAttr attrs = entry.getArgAttrDict(i);
    argumentAttrs.push_back(attrs ? attrs : builder.getDictionaryAttr({}));
  }
}

Value EntryBuilder::addArgument(Type type, Attribute value,
                                ArrayRef<int64_t> dynamic) {
  SmallVector<NamedAttribute, 2> attributes;
  if (auto tensor = dyn_cast<TensorType>(type);
      tensor && !tensor.hasStaticShape())
    attributes.push_back(builder.getNamedAttr(
        attrs::extents, builder.getDenseI64ArrayAttr(dynamic)));
  if (value)
    attributes.push_back(builder.getNamedAttr(attrs::value, value));
  argumentAttrs.push_back(builder.getDictionaryAttr(attributes));
  return entry.getBody().front().addArgument(type, location);
}

void EntryBuilder::setSignature(ValueRange results) {
  entry.setFunctionType(builder.getFunctionType(
      entry.getBody().front().getArgumentTypes(), results.getTypes()));
  entry.setAllArgAttrs(argumentAttrs);
}

OwningOpRef<ModuleOp> EntryBuilder::finishEntry(Operation *end, uint64_t seed) {
  setSignature(end->getOperands());
  entry->setAttr(attrs::seed, builder.getI64IntegerAttr(seed));
  return std::move(module);
}

Extents generate::getDynamic(ArrayRef<int64_t> shape,
                             ArrayRef<int64_t> extents) {
  Extents dynamic;
  for (auto [size, extent] : llvm::zip_equal(shape, extents))
    if (ShapedType::isDynamic(size))
      dynamic.push_back(extent);
  return dynamic;
}
