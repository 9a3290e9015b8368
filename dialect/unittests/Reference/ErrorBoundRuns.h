//===- ErrorBoundRuns.h - programs whose results have bounds ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_UNITTESTS_ERRORBOUNDRUNS_H
#define PADLAB_DIALECT_UNITTESTS_ERRORBOUNDRUNS_H

#include "../TestContext.h"

#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "llvm/Support/FormatVariadic.h"

#include "gtest/gtest.h"

namespace padlab::test {

inline constexpr Licence licence{/*sums=*/true, /*expUlps=*/2};

/// The unit roundoff of f32.
inline constexpr double unit = 0x1p-24;

/// Interprets a body without arguments that returns one `type`.
inline Interpretation runBody(llvm::StringRef type, llvm::StringRef body) {
  std::string text = llvm::formatv("func.func @main() -> {0} attributes "
                                   "{{padlab.seed = 1 : i64} {{\n{1}\n}\n",
                                   type, body);
  return interpret(parseCase(text), InterpreterOptions::under(licence));
}

/// Interprets a body that returns one float, and returns the error bound of
/// this result.
inline double getErrorOf(llvm::StringRef body, llvm::StringRef type = "f32") {
  Interpretation run = runBody(type, body);
  EXPECT_TRUE(run.isDefined()) << run.str();
  EXPECT_EQ(run.boundsGivenUp, "");
  const auto &element = std::get<Element>(run.results.front());
  return getError(element.getBound(),
                  FloatLimits::get(element.getFloat().getSemantics()));
}

inline void printConstant(llvm::raw_ostream &os, const llvm::Twine &name,
                          float value) {
  os << "  %" << name << " = arith.constant "
     << llvm::format("0x%08X", llvm::bit_cast<uint32_t>(value)) << " : f32\n";
}

inline bool agrees(const Interpretation &reference, float value) {
  mlir::Type type = std::get<Element>(reference.results.front()).getType();
  return !compare(reference.results, {Element::get(type, llvm::APFloat(value))},
                  Exactness{0, licence});
}

} // namespace padlab::test

#endif // PADLAB_DIALECT_UNITTESTS_ERRORBOUNDRUNS_H
