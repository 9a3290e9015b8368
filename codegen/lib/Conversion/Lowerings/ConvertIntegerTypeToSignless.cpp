//===- ConvertIntegerTypeToSignless.cpp - signless integers ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Replaces integer types such as `ui8` and `si8` by signless types (`i8`). The
/// signs only say how bits are to be read, and upstream's lowering rejects them
/// nearly everywhere. (Upstream has such a pass, but only for tosa.)
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTINTEGERTYPETOSIGNLESS
#include "padlab/codegen/Passes.h.inc"

static bool hasSign(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && !integer.isSignless();
}

/// Whether a value of the program has a type that is, or contains, an integer
/// type with a sign. Checks each type only once, because a program has few
/// different ones.
static bool hasSignedValues(Operation *root) {
  llvm::DenseSet<Type> seen;
  auto mentionsSign = [&](Type type) {
    if (!seen.insert(type).second)
      return false;
    return type
        .walk([](Type part) {
          return hasSign(part) ? WalkResult::interrupt()
                               : WalkResult::advance();
        })
        .wasInterrupted();
  };
  return root
      ->walk<WalkOrder::PreOrder>([&](Block *block) {
        bool found = llvm::any_of(block->getArgumentTypes(), mentionsSign);
        for (Operation &op : *block)
          found |= llvm::any_of(op.getResultTypes(), mentionsSign);
        return found ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

static IntegerType makeSignless(IntegerType type) {
  return IntegerType::get(type.getContext(), type.getWidth());
}

/// Converts the elements' type of a constant, which the replacer does not
/// change.
static std::optional<Attribute> convertConstant(DenseElementsAttr attr) {
  auto integer = dyn_cast<IntegerType>(attr.getElementType());
  if (!integer || integer.isSignless())
    return std::nullopt;
  return attr.bitcast(makeSignless(integer));
}

namespace {
struct ConvertIntegerTypeToSignless
    : impl::ConvertIntegerTypeToSignlessBase<ConvertIntegerTypeToSignless> {
  void runOnOperation() override {
    if (!hasSignedValues(getOperation()))
      return;
    AttrTypeReplacer replacer;
    replacer.addReplacement(makeSignless);
    replacer.addReplacement(convertConstant);
    replacer.recursivelyReplaceElementsIn(getOperation(), /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
  }
};
} // namespace

} // namespace padlab
