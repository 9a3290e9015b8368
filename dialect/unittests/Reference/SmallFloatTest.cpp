//===- SmallFloatTest.cpp - small floats, and others without a type of C --===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "../ScalarTables.h"
#include "../TestContext.h"

#include "gtest/gtest.h"

using namespace padlab;

namespace {

/// Runs the programs of ScalarTables.h, and compares the results with theirs.
TEST(SmallFloatTest, EveryValueIsThatOfTheTable) {
  for (const test::ScalarTable &table : test::makeScalarTables()) {
    Interpretation result = interpret(test::parseCase(table.program));
    ASSERT_TRUE(result.isDefined()) << table.name << ": " << result.str();
    EXPECT_EQ(table.findMistake(result.results, /*isNative=*/false), "");
  }
}

/// f8E8M0FNU has powers of two and a NaN.
TEST(SmallFloatTest, Scales) {
  test::expectCasts({
      {"arith.extf", "f8E8M0FNU", "1.0", "1", "", "f32"},
      {"arith.truncf", "f32", "4.0", "4", "", "f8E8M0FNU"},
      {"arith.truncf", "f32", "5.5", "4", "", "f8E8M0FNU"},
      {"arith.truncf", "f32", "6.0", "8", "", "f8E8M0FNU"},
      {"arith.truncf", "f32", "0.0", "poison", "", "f8E8M0FNU"},
      {"arith.truncf", "f32", "-1.0", "poison", "", "f8E8M0FNU"},
      {"arith.truncf", "f32", "0x7FC00000", "nan", "", "f8E8M0FNU"},
      {"arith.extf", "f8E8M0FNU", "0xFF", "nan", "", "f16"},
  });
  test::expectBinary({{"arith.addf", "f8E8M0FNU", "1.0", "1.0",
                       "unsupported: arith.addf: arithmetic on f8E8M0FNU, "
                       "which is a scale"}});
}

/// Tests floats and integers of more than 64 bits, some of whose results f64
/// cannot represent, and tf32.
TEST(SmallFloatTest, WiderThanDouble) {
  test::expectBinary({
      {"arith.addf", "f80", "1.0", "0x3FC08000000000000000",
       "1.00000000000000000011"},
      {"arith.subf", "f128", "1.0", "0x3F8E0000000000000000000000000000",
       "0.999999999999999999999999999999999903"},
      {"arith.mulf", "tf32", "1.0009765625", "1.0009765625", "1.002"},
      {"arith.addi", "i128", "170141183460469231731687303715884105727", "1",
       "-170141183460469231731687303715884105728"},
      {"arith.muli", "i100", "1125899906842624", "1125899906842624", "0"},
      {"arith.divsi", "i65", "-18446744073709551616", "3",
       "-6148914691236517205"},
  });
}

} // namespace
