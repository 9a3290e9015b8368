//===- Reproducer.h - parts of a reproducer -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_REPRODUCER_H
#define PADLAB_FUZZ_LIB_FINDING_REPRODUCER_H

#include "padlab/dialect/Interpreter.h"

namespace padlab {

/// The driver of a reproducer: a function without arguments that holds the
/// inputs as constants, calls the entry and prints every element of every
/// result as the integer that its bits are.
inline constexpr llvm::StringLiteral driverName = "repro";

/// The case without padlab's attributes.
std::string printPlain(const Case &theCase);

/// `printPlain` plus the driver plus what it should print, one
/// `// EXPECT: r0[1,2] BITS VALUE` an element; `poison` instead of bits where
/// any value is right. nullopt when a type is beyond the driver.
std::optional<std::string>
printWithDriver(const Case &theCase, llvm::ArrayRef<RuntimeValue> expected);

/// What differs from script to script.
struct ScriptParameters {
  std::string title;    ///< One line.
  std::string passes;   ///< The subject.
  std::string pipeline; ///< Its name.
  /// Exit code of `mlir-opt` from which on the defect shows.
  int leastFailure = 1;
};

/// Runs `repro.mlir` with and without the subject and compares the results.
std::string makeValueScript(const ScriptParameters &parameters);
/// Compiles `repro.mlir` with and without the subject.
std::string makeCompileScript(const ScriptParameters &parameters);
/// Asks `padlab diff`.
std::string makePadlabScript(const ScriptParameters &parameters);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_REPRODUCER_H
