//===- CaseChunks.h - several cases in one file -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A file may hold several cases, separated by lines `// -----`, each judged
/// alone. A comment at the very top of a case says what is expected of it:
///
///   // EXPECT-ERROR: text      `Case::parse` refuses it (syntax, verifier or
///                              the rules of Case.h); the diagnostic contains
///                              the text
///   // EXPECT-UNDEFINED: text  the reference refuses it; the reason contains
///                              the text
///   // EXPECT-STOP: text       the program stops with an error, in the
///                              reference and in native code; the reference's
///                              message contains the text
///   // EXPECT-NOT-READ-BACK: text  its printed form cannot be parsed; the
///                              diagnostic contains the text
///   // EXPECT-UNSUPPORTED: text  the reference does not know an operation, or
///                              this form of it; the reason contains the text
///   // EXPECT-NOT-COMPILED: text  the reference runs it, but one pipeline or
///                              more do not compile it; each of their errors
///                              contains the text; the other pipelines agree
///
/// Without such a line, all pipelines must agree with the reference.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_CASECHUNKS_H
#define PADLAB_DIALECT_CASECHUNKS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace padlab {

/// The outcome that a case expects.
struct Expectation {
  enum class Kind {
    Agree,
    Error,
    Undefined,
    Stop,
    NotReadBack,
    Unsupported,
    NotCompiled
  };
  Kind kind = Kind::Agree;
  /// A part of the expected diagnostic, reason or message; empty for `Agree`.
  std::string text;
  /// Prints the expectation: `agreement`, `an error with 'text'` and so on.
  std::string str() const;
};

/// One case of a file.
struct CaseChunk {
  /// The text of the case. It begins with one empty line for each line of the
  /// file before the case, so that locations in the text are also right in the
  /// file.
  std::string text;
  /// The line of the file on which the case begins, counted from 1.
  unsigned line = 1;
  Expectation expectation;
  /// Says what is wrong with the comment that states the expectation, if
  /// anything is: it has no text or an unknown word, is a second one, or
  /// follows the first line of the program. Empty if the comment is right or
  /// absent.
  std::string defect;
};

/// Splits a text into its cases, in order. Chunks of nothing but white space
/// are left out; a text without separators is one case.
std::vector<CaseChunk> splitCases(llvm::StringRef text);

/// Reads the cases of a file; `-` reads standard input. Fails if the file
/// cannot be read, or is longer than a case may be.
llvm::Expected<std::vector<CaseChunk>> readCases(llvm::StringRef path);

} // namespace padlab

#endif // PADLAB_DIALECT_CASECHUNKS_H
