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

/// Returns the compiler for this CPU that fuzzing uses; all tests of a process
/// share it.
inline Compiler &getTestCompiler() {
  static Compiler compiler(Target{});
  return compiler;
}

/// Returns a case, which must be valid.
inline Case parseCase(llvm::StringRef text,
                      Compiler &compiler = getTestCompiler()) {
  auto theCase = Case::parse(text, "case.mlir", compiler.getContext());
  EXPECT_TRUE(succeeded(theCase)) << text.str();
  return std::move(*theCase);
}

} // namespace padlab

#endif // PADLAB_CODEGEN_UNITTESTS_TESTPROGRAMS_H
