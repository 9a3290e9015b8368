//===- TestPrograms.h - programs of unit tests ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_UNITTESTS_TESTPROGRAMS_H
#define PADLAB_CODEGEN_UNITTESTS_TESTPROGRAMS_H

#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/Case.h"

#include "gtest/gtest.h"

namespace padlab {

/// Returns a compiler for this CPU with the settings that fuzzing uses. All
/// tests of a process share it.
inline Compiler &getTestCompiler() {
  static Compiler compiler(Target{});
  return compiler;
}

/// Parses a case; the test fails if the case is not valid.
inline Case parseCase(llvm::StringRef text,
                      Compiler &compiler = getTestCompiler()) {
  auto theCase = Case::parse(text, "case.mlir", compiler.getContext());
  EXPECT_TRUE(succeeded(theCase)) << text.str();
  return std::move(*theCase);
}

} // namespace padlab

#endif // PADLAB_CODEGEN_UNITTESTS_TESTPROGRAMS_H
