//===- ScalarTables.h - operations on all small values ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Programs that do operations on every value, or on every pair of values, of a
/// type of at most 8 bits, and what each must give: floats computed in double
/// and rounded once (SmallFormats.h), integers in 64 bits. The reference and
/// native code are both held against it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_UNITTESTS_SCALARTABLES_H
#define PADLAB_DIALECT_UNITTESTS_SCALARTABLES_H

#include "padlab/dialect/RuntimeValue.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace padlab::test {

/// One operation of a table.
struct ScalarColumn {
  /// `arith.addf %x, %y : f4E2M1FN`
  std::string operation;
  std::string type;
  /// The bits for the operands in this row; nothing where the operation gives
  /// poison.
  std::function<std::optional<uint64_t>(unsigned x, unsigned y)> expected;
  /// Any NaN will do where one is expected.
  std::function<bool(uint64_t bits)> isNaN = [](uint64_t) { return false; };
};

struct ScalarTable {
  std::string name;
  /// A case whose entry returns a tensor for each column: of the patterns of x
  /// by those of y, or of the patterns of x alone.
  std::string program;
  std::vector<ScalarColumn> columns;
  unsigned countX, countY;

  /// Describes the first wrong result; empty if all are right. Native code may
  /// give anything for poison.
  std::string findMistake(llvm::ArrayRef<RuntimeValue> results,
                          bool isNative) const;
};

std::vector<ScalarTable> makeScalarTables();

} // namespace padlab::test

#endif // PADLAB_DIALECT_UNITTESTS_SCALARTABLES_H
