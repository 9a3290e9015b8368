//===- HostMathTest.cpp - folds compute as the reference does ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/dialect/MathFunctions.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace padlab;

/// The functions that HostMath.cpp defines, and the number of operands of each.
static constexpr std::pair<const char *, unsigned> functions[] = {
#define PADLAB_UNARY(NAME, OP) {#NAME, 1},
#define PADLAB_BINARY(NAME, OP) {#NAME, 2},
    PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_UNARY)
        PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_BINARY)
#undef PADLAB_UNARY
#undef PADLAB_BINARY
};

/// For some of these operands, the results of the C library's functions for
/// float differ from the reference's in the last bit.
TEST(HostMath, FoldsGiveWhatTheReferenceGives) {
  DefectProbe probe;
  for (auto [name, numOperands] : functions) {
    // Later releases fold rsqrt by two operations, and round twice.
    if (llvm::StringRef(name) == "rsqrt" && !llvm_version::isCorpusRelease)
      continue;
    constexpr unsigned count = 16;
    std::string constants, body, results, types;
    for (unsigned i = 0; i < count; ++i) {
      // acosh is defined from 1 upwards; some other functions only up to 1.
      double value = llvm::StringRef(name) == "acosh" ? 4.0 + i * 0.1875
                                                      : 0.03125 + i * 0.0546875;
      constants +=
          llvm::formatv("%c{0} = arith.constant {1:e} : f32\n", i, value);
      body += llvm::formatv("%r{0} = math.{1} %c{0}", i, name);
      if (numOperands == 2)
        body += llvm::formatv(", %c{0}", (7 * i + 3) % count);
      body += " : f32\n";
      results += llvm::formatv("{0}%r{1}", i ? ", " : "", i);
      types += i ? ", f32" : "f32";
    }
    std::string text = llvm::formatv(
        "func.func @main() -> ({0}) attributes {{padlab.passes = "
        "\"canonicalize\", padlab.seed = 1 : i64} {{\n{1}{2}return "
        "{3} : {0}\n}\n",
        types, constants, body, results);
    CaseReport report = probe.check(text, {"passes"});
    EXPECT_EQ(describeOutcome(report), "agree") << text;
  }
}
