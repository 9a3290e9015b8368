//===- UnverifiedIRTest.cpp - invalid IR that verifies --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/UnverifiedIR.h"
#include "padlab/codegen/Registration.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;

namespace {

TEST(UnverifiedIR, IsAMapWithoutExpression) {
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      "func.func @main(%i: index) -> index {\n"
      "  %r = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)\n"
      "  return %r : index\n"
      "}\n",
      &context);
  ASSERT_TRUE(module);
  std::string error;
  EXPECT_FALSE(findUnverifiedIR(*module, error)) << error;
  // transform.structured.pack_greedily produces such a map if it takes the last
  // element of an empty list of dimensions.
  module->walk([&](affine::AffineApplyOp op) {
    op.setMap(AffineMap::get(1, 0, {AffineExpr()}, &context));
  });
  ASSERT_TRUE(succeeded(verify(*module)));
  EXPECT_TRUE(findUnverifiedIR(*module, error));
  EXPECT_EQ(error, "an affine map of 'affine.apply' has a result without an "
                   "expression");
}

} // namespace
