//===- StripTensorEncodings.cpp - tensors without encodings -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_STRIPTENSORENCODINGS
#include "padlab/codegen/Passes.h.inc"

static RankedTensorType stripEncoding(RankedTensorType type) {
  return type.dropEncoding();
}

/// Strips the type of a constant, which the replacer does not change.
static std::optional<Attribute> stripConstant(DenseElementsAttr attr) {
  auto type = dyn_cast<RankedTensorType>(attr.getType());
  if (!type || !type.getEncoding())
    return std::nullopt;
  return attr.reshape(type.dropEncoding());
}

namespace {
struct StripTensorEncodings
    : impl::StripTensorEncodingsBase<StripTensorEncodings> {
  void runOnOperation() override {
    AttrTypeReplacer replacer;
    replacer.addReplacement(stripEncoding);
    replacer.addReplacement(stripConstant);
    replacer.recursivelyReplaceElementsIn(getOperation(), /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
  }
};
} // namespace

} // namespace padlab
