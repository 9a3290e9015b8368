//===- HostMathTest.cpp - folds compute as the reference does ----- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace padlab;

/// The C library's functions for float give another last bit for some of these.
TEST(HostMath, FoldsGiveWhatTheReferenceGives) {
  DefectProbe probe;
  for (const char *name :
       {"acos",  "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos",
        "cosh",  "erf",   "erfc", "exp",   "exp2", "expm1", "log",  "log10",
        "log1p", "log2",  "sin",  "sinh",  "tan",  "tanh"}) {
    std::string body, results, types;
    for (unsigned i = 0; i < 16; ++i) {
      // acosh has values from 1 on, others up to 1.
      double value = llvm::StringRef(name) == "acosh" ? 4.0 + i * 0.1875
                                                      : 0.03125 + i * 0.0546875;
      body += llvm::formatv("%c{0} = arith.constant {1:e} : f32\n"
                            "%r{0} = math.{2} %c{0} : f32\n",
                            i, value, name);
      results += llvm::formatv("{0}%r{1}", i ? ", " : "", i);
      types += i ? ", f32" : "f32";
    }
    std::string text =
        llvm::formatv("func.func @main() -> ({0}) attributes {{padlab.passes = "
                      "\"canonicalize\", padlab.seed = 1 : i64} {{\n{1}return "
                      "{2} : {0}\n}\n",
                      types, body, results);
    CaseReport report = probe.check(text, {"passes"});
    EXPECT_EQ(describeOutcome(report), "agree") << text;
  }
}
