//===- OperationPrograms.h - a program for each operation -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The programs that the suite `operations` times. They are data, in one file
/// of bench/operations per document. A file is a list of cases with lines `//
/// -----` between them. The first line of each names what it measures:
///
///   // tensor.pad, tensor.yield
///
/// the operation itself, followed by its terminators and other operations that
/// belong to it, which cannot be timed alone. Numbers of the text that depend
/// on the size are written `${R+2}`: a name, and at most one of `+ - * /` with
/// a number. Names are R (rows), C (columns), N (R times C) and L (turns of a
/// loop). To add an operation, add a case.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_OPERATIONS_OPERATIONPROGRAMS_H
#define PADLAB_BENCH_LIB_OPERATIONS_OPERATIONPROGRAMS_H

#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace padlab {

/// The numbers that replace the names in a text.
struct OperationSize {
  /// The name, as in the series' name: `cache`, `memory`, `loop`, or `small`.
  std::string name;
  int64_t rows = 0, columns = 0, turns = 0;

  /// Returns a size that takes the reference a few milliseconds.
  static OperationSize getSmall();
};

struct OperationProgram {
  /// The first operation is measured; the others belong to it, such as its
  /// terminators.
  std::vector<std::string> operations;
  /// The text of a case, with placeholders for numbers.
  std::string text;

  /// Whether the program repeats an operation on scalars in a loop, rather than
  /// applying it to a large tensor.
  bool isLoop() const;
  /// Returns the sizes that are timed: in a cache and in memory, or one size of
  /// a loop.
  std::vector<OperationSize> getSizes() const;
  /// Returns the text of a case, with the numbers of `size`.
  std::string getText(const OperationSize &size) const;
};

/// Returns all programs of bench/operations, in the order of the files' names
/// and their text.
const std::vector<OperationProgram> &getOperationPrograms();

/// Reads the programs of one file; the error is one line and names `name`.
llvm::Expected<std::vector<OperationProgram>>
parseOperationPrograms(llvm::StringRef text, llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_OPERATIONS_OPERATIONPROGRAMS_H
