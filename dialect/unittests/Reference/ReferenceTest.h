//===- ReferenceTest.h - tables of programs and their meaning -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A row is a small program with the reference's answer: its results as text,
/// or a refusal such as `undefined: operation: reason`. If a row fails, the
/// message contains the program.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_UNITTESTS_REFERENCE_REFERENCETEST_H
#define PADLAB_DIALECT_UNITTESTS_REFERENCE_REFERENCETEST_H

#include "padlab/dialect/Interpreter.h"

#include <string>
#include <vector>

namespace padlab::test {

/// Returns what interpreting the case in `text` gives: its results, joined by
/// `; `, or the refusal.
std::string interpretText(llvm::StringRef text,
                          const InterpreterOptions &options = {});

/// The body of a function without arguments.
struct Program {
  const char *results; ///< Result types.
  const char *body;
  const char *expected;
};
void expectPrograms(llvm::ArrayRef<Program> programs);

/// A row for the operation `result = op lhs, rhs flags : type`; an operand may
/// be `poison`.
struct Binary {
  const char *op, *type, *lhs, *rhs, *expected;
  const char *flags = "";
  const char *resultType = nullptr; ///< Null: the type of the operands.
};
void expectBinary(llvm::ArrayRef<Binary> rows);

/// A row for the operation `result = op operand flags : type`; a cast ends with
/// `: type to resultType`.
struct Unary {
  const char *op, *type, *operand, *expected;
  const char *flags = "";
  const char *resultType = nullptr;
};
void expectUnary(llvm::ArrayRef<Unary> rows);
void expectCasts(llvm::ArrayRef<Unary> rows);

} // namespace padlab::test

#endif // PADLAB_DIALECT_UNITTESTS_REFERENCE_REFERENCETEST_H
