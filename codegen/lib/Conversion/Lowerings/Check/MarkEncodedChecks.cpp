//===- MarkEncodedChecks.cpp - assertions about shapes ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "padlab/dialect/Check/Check.h"
#include "padlab/dialect/ShapeEncoding.h"
#include "padlab/dialect/ShapeMessages.h"

#include "llvm/ADT/SetVector.h"

namespace padlab {

#define GEN_PASS_DEF_MARKENCODEDCHECKS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

static bool isEncodable(Value value) {
  return isa<shape::SizeType, shape::ShapeType>(value.getType());
}

/// Returns every error message that a size or shape of the module may carry:
/// the messages of the shape dialect, and the texts in its operations.
static llvm::SetVector<StringRef> collectMessages(ModuleOp module) {
  llvm::SetVector<StringRef> texts;
  texts.insert_range(messages::invalidValues);
  module.walk([&](Operation *op) {
    if (!isa_and_nonnull<shape::ShapeDialect>(op->getDialect()))
      return;
    for (NamedAttribute attr : op->getAttrs())
      if (auto text = dyn_cast<StringAttr>(attr.getValue()))
        texts.insert(text.getValue());
  });
  return texts;
}

static SmallVector<int64_t> getCodes(const llvm::SetVector<StringRef> &texts,
                                     StringRef wanted) {
  SmallVector<int64_t> codes;
  for (StringRef text : texts)
    if (text.contains(wanted))
      codes.push_back(encoding::getErrorCode(text));
  return codes;
}

namespace {
struct MarkEncodedChecks
    : padlab::impl::MarkEncodedChecksBase<MarkEncodedChecks> {
  void runOnOperation() override {
    std::optional<llvm::SetVector<StringRef>> texts;
    auto mark = [&](check::ExpectErrorOp op) {
      if (op.isAnnouncement() || op.getText().empty() || op.getCodes())
        return;
      if (!texts)
        texts = collectMessages(getOperation());
      op.setCodes(getCodes(*texts, op.getText()));
    };
    getOperation().walk([&](Operation *op) {
      if (auto eq = dyn_cast<check::ExpectEqOp>(op))
        eq.setEncoded(eq.getEncoded() || isEncodable(eq.getActual()));
      else if (auto extents = dyn_cast<check::ExpectShapeOp>(op))
        extents.setEncoded(extents.getEncoded() ||
                           isEncodable(extents.getValue()));
      else if (auto error = dyn_cast<check::ExpectErrorOp>(op))
        mark(error);
    });
  }
};
} // namespace
