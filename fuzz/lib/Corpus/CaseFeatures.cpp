//===- CaseFeatures.cpp - what a case shows to a reader --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Corpus.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab;

namespace {

class FeatureLister {
public:
  std::set<std::string> list(ModuleOp module) {
    module.walk([&](Operation *op) {
      features.insert(op->getName().getStringRef().str());
      if (auto pad = dyn_cast<tensor::PadOp>(op))
        addPad(pad);
    });
    features.erase("builtin.module");
    return std::move(features);
  }

private:
  void add(const Twine &feature) {
    features.insert(("tensor.pad " + feature).str());
  }

  void addPad(tensor::PadOp pad) {
    addAmounts("low", pad.getStaticLow());
    addAmounts("high", pad.getStaticHigh());
    addValue(pad);
    addNeighbours(pad);
    RankedTensorType type = pad.getSourceType();
    add("rank " + Twine(type.getRank()));
    add(type.hasStaticShape() ? "static source" : "dynamic source");
    if (llvm::is_contained(type.getShape(), 0))
      add("empty source");
    std::string element;
    llvm::raw_string_ostream(element) << type.getElementType();
    add("element " + element);
    if (type.getEncoding())
      add("encoding");
    if (pad.getNofold())
      add("nofold");
  }

  void addAmounts(StringRef side, ArrayRef<int64_t> amounts) {
    for (int64_t amount : amounts)
      add(side + (ShapedType::isDynamic(amount) ? " dynamic"
                  : amount < 0                  ? " negative"
                  : amount == 0                 ? " zero"
                                                : " positive"));
  }

  void addValue(tensor::PadOp pad) {
    auto yield = cast<tensor::YieldOp>(pad.getBody()->getTerminator());
    Value value = yield.getValue();
    if (matchPattern(value, m_Constant()))
      add("value constant");
    else if (value.getParentRegion() != &pad.getRegion())
      add("value from outside");
    else
      add("value computed");
    for (BlockArgument index : pad.getBody()->getArguments())
      if (!index.use_empty())
        add("value of the index");
  }

  void addNeighbours(tensor::PadOp pad) {
    if (Operation *producer = pad.getSource().getDefiningOp()) {
      add("of " + producer->getName().getStringRef());
      if (!pad.getSource().hasOneUse())
        add("of a source with other uses");
    } else
      add("of an argument");
    for (Operation *user : pad->getUsers())
      add("before " + user->getName().getStringRef());
    if (pad->hasOneUse() || pad->use_empty())
      return;
    add("with several uses");
  }

  std::set<std::string> features;
};

} // namespace

std::set<std::string> padlab::listCaseFeatures(const Case &theCase) {
  return FeatureLister().list(theCase.getModule());
}
