//===- VariantTest.cpp - names of variants --------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Variant.h"

#include "gtest/gtest.h"

using namespace padlab;

namespace {

TEST(Variant, WhatIsSpelledOutMeansTheSameToAnyTool) {
  Target given{"x86-64-v3", 2};
  for (const char *name :
       {"fused", "fused+dynamic", "fused@aarch64", "fused:clean-loops",
        "fused:O1", "fused+static@aarch64:clean-loops:O0",
        "{padlab-fuse-pad{break-rule=3},cse}:clean-loops"}) {
    llvm::Expected<Variant> said = parseVariant(name, given);
    ASSERT_TRUE(static_cast<bool>(said)) << name;
    llvm::Expected<Variant> spelled = parseVariant(spellOut(name, given));
    ASSERT_TRUE(static_cast<bool>(spelled)) << spellOut(name, given);
    EXPECT_TRUE(spelled->target == said->target) << spellOut(name, given);
    EXPECT_EQ(spelled->form, said->form) << name;
    EXPECT_EQ(spelled->pipeline.lowering, said->pipeline.lowering) << name;
    EXPECT_EQ(spelled->pipeline.subject, said->pipeline.subject) << name;
  }
}

TEST(Variant, WhatSaysAllIsLeftAsItIs) {
  for (const char *name : {"fused", "fused@aarch64:clean-loops:O2",
                           "{cse{a=b}}+dynamic", "passes:O1"})
    EXPECT_EQ(spellOut(name, Target()), name);
}

} // namespace
