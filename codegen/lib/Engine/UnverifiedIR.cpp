//===- UnverifiedIR.cpp - invalid IR that upstream's verifier lets pass ---===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/UnverifiedIR.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;

static bool hasDynamicShape(arith::ConstantOp op) {
  auto type = dyn_cast<ShapedType>(op.getType());
  return type && !type.hasStaticShape();
}

/// Whether neither the expression nor any operand in it is null.
static bool isWhole(AffineExpr expr) {
  auto binary = dyn_cast_if_present<AffineBinaryOpExpr>(expr);
  return binary ? isWhole(binary.getLHS()) && isWhole(binary.getRHS())
                : bool(expr);
}

static bool hasMapWithoutExpression(Operation *op) {
  if (!isa_and_present<affine::AffineDialect>(op->getDialect()))
    return false;
  // Attributes are looked up by name, because a walk over all attributes would
  // first have to build a dictionary of them.
  return llvm::any_of(op->getName().getAttributeNames(), [&](StringAttr name) {
    auto map = dyn_cast_if_present<AffineMapAttr>(
        op->getInherentAttr(name).value_or(Attribute()));
    return map && !llvm::all_of(map.getValue().getResults(), isWhole);
  });
}

bool padlab::findUnverifiedIR(ModuleOp program, std::string &error) {
  llvm::raw_string_ostream os(error);
  return program
      .walk([&](Operation *op) {
        if (auto constant = dyn_cast<arith::ConstantOp>(op);
            constant && hasDynamicShape(constant))
          os << "a constant of " << constant.getType()
             << " has no static shape";
        else if (hasMapWithoutExpression(op))
          os << "an affine map of '" << op->getName()
             << "' has a result without an expression";
        else
          return WalkResult::advance();
        return WalkResult::interrupt();
      })
      .wasInterrupted();
}
