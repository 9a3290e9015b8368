//===- InjectionTest.cpp - slow-downs that a test asks for ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Injection.h"

#include <gtest/gtest.h>

using namespace padlab;

static std::string explain(llvm::StringRef text) {
  llvm::Expected<Injection> injection = Injection::parse(text);
  return injection ? "" : llvm::toString(injection.takeError());
}

TEST(Injection, Parse) {
  Injection injection = llvm::cantFail(Injection::parse("a:b/fused$:2.5%"));
  EXPECT_EQ(injection.pattern, "a:b/fused$");
  EXPECT_DOUBLE_EQ(injection.share, 0.025);
  EXPECT_TRUE(injection.matches("x/a:b/fused"));
  EXPECT_FALSE(injection.matches("x/a:b/fused-fill"));
  for (const char *wrong : {"fused", "fused:5", "fused:-1%", ":5%", "a:x%", ""})
    EXPECT_EQ(explain(wrong),
              "'" + std::string(wrong) + "' is not REGEX:PERCENT%");
  EXPECT_NE(explain("(:5%").find("is no regular expression"),
            std::string::npos);
}

TEST(Injection, ContestantsHaveTheNameOfTheirGroup) {
  Injections &all = Injections::get();
  EXPECT_EQ(all.getShareOfContestant("fused"), 0);
  all.add({"^s/w/fused$", 0.05});
  EXPECT_EQ(all.getShareOfContestant("fused"), 0);
  {
    Injections::Group group("s/w");
    EXPECT_EQ(all.getShareOfContestant("fused"), 0.05);
    EXPECT_EQ(all.getShareOfContestant("unfused"), 0);
  }
  EXPECT_EQ(all.getShareOfContestant("fused"), 0);
}
