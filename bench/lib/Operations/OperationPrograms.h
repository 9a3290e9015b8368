//===- OperationPrograms.h - a program for each operation -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The programs that the suite `operations` times: data, in the files of
/// bench/operations, one a document. A file is a list of cases with lines
/// `// -----` between them. The first line of each names what it measures:
///
///   // tensor.pad, tensor.yield
///
/// the operation itself, and behind it those that end or name a part of it,
/// which cannot be timed alone. Numbers of the text that depend on the size are
/// written `${R+2}`: a name, and at most one of `+ - * /` with a number. Names
/// are R (rows), C (columns), N (R times C) and L (turns of a loop). To add an
/// operation, add a case.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_OPERATIONS_OPERATIONPROGRAMS_H
#define PADLAB_BENCH_LIB_OPERATIONS_OPERATIONPROGRAMS_H

#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace padlab {

/// The numbers that the names in a text stand for.
struct OperationSize {
  /// As in the series' name: `cache`, `memory`, `loop`, or `small`.
  std::string name;
  int64_t rows = 0, columns = 0, turns = 0;

  /// A size that takes the reference a few milliseconds.
  static OperationSize getSmall();
};

struct OperationProgram {
  /// The first one is measured; the others end or name a part of it.
  std::vector<std::string> operations;
  /// A case, with places for numbers.
  std::string text;

  /// Whether it repeats an operation on scalars, instead of being large.
  bool isLoop() const;
  /// The sizes in which it is timed: in a cache and in memory, or one of a
  /// loop.
  std::vector<OperationSize> getSizes() const;
  /// The case.
  std::string getText(const OperationSize &size) const;
};

/// All of bench/operations, in the order of the files' names and their text.
const std::vector<OperationProgram> &getOperationPrograms();

/// The programs of one file; the error is one line and names `name`.
llvm::Expected<std::vector<OperationProgram>>
parseOperationPrograms(llvm::StringRef text, llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_OPERATIONS_OPERATIONPROGRAMS_H
