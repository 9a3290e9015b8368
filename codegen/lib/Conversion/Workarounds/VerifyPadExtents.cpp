//===- VerifyPadExtents.cpp - rejects impossible padding ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks the rules of docs/negative-padding.md as far as that is possible
/// without running the program. Of the pads that break them, upstream's
/// verifier only refuses those whose static amounts make a static extent
/// negative.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadInterior.h"
#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_VERIFYPADEXTENTS
#include "padlab/codegen/Passes.h.inc"

/// Explains which rule dimension `dim` breaks. Returns an empty text if the
/// amounts and the extent of this dimension alone do not show it.
static std::string explain(tensor::PadOp pad, unsigned dim) {
  Known low = getConstantIntValue(pad.getMixedLowPad()[dim]);
  Known high = getConstantIntValue(pad.getMixedHighPad()[dim]);
  int64_t source = pad.getSourceType().getDimSize(dim);
  if (ShapedType::isDynamic(source))
    return "";
  std::string text;
  llvm::raw_string_ostream os(text);
  int64_t cut = -std::min<int64_t>(low.value_or(0), 0) -
                std::min<int64_t>(high.value_or(0), 0);
  if (low && high && source + *low + *high < 0)
    os << "padding " << *low << " and " << *high << " of extent " << source
       << " makes a negative extent";
  else if (cut > source)
    os << "negative padding crops " << cut << " of extent " << source
       << ", more than the source has";
  return text;
}

static void refuse(tensor::PadOp pad) {
  for (int64_t dim = 0, e = pad.getSourceType().getRank(); dim < e; ++dim)
    if (std::string reason = explain(pad, dim); !reason.empty()) {
      pad.emitOpError() << "dimension " << dim << ": " << reason;
      return;
    }
  pad.emitOpError("has padding that no extent of its source allows, by the "
                  "formula low + extent + high");
}

/// Whether the pad runs whenever its function does, and nothing in the module
/// refers to the function, so that only the caller of the whole program decides
/// whether the function runs. If this is not so, a program may be defined
/// because it never reaches the pad.
static bool isReachedForSure(tensor::PadOp pad, Operation *module) {
  auto function = dyn_cast<FunctionOpInterface>(pad->getParentOp());
  return function && pad->getBlock()->isEntryBlock() &&
         SymbolTable::symbolKnownUseEmpty(function, module);
}

namespace {
struct VerifyPadExtents : impl::VerifyPadExtentsBase<VerifyPadExtents> {
  void runOnOperation() override {
    getOperation()->walk([&](tensor::PadOp pad) {
      if (findKnownInterior(pad) || !isReachedForSure(pad, getOperation()))
        return;
      refuse(pad);
      signalPassFailure();
    });
  }
};
} // namespace

} // namespace padlab
