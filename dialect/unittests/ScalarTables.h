//===- ScalarTables.h - operations on all small values ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Programs that apply operations to every value, or every pair of values, of a
/// type of at most 8 bits, with the expected results: floats are computed in
/// double and rounded once (SmallFormats.h), integers in 64 bits. Other
/// programs truncate chosen values of f32 and f64 to such a type. Both the
/// reference and native code are compared with these.
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

/// One operation of a table, with the expected results.
struct ScalarColumn {
  /// The operation, for example `arith.addf %x, %y : f4E2M1FN`.
  std::string operation;
  std::string type;
  /// Returns the expected bits for the operands in this row; nullopt if the
  /// result is poison.
  std::function<std::optional<uint64_t>(unsigned x, unsigned y)> expected;
  /// Returns whether the bits are a NaN: if one is expected, any NaN is right.
  std::function<bool(uint64_t bits)> isNaN = [](uint64_t) { return false; };
};

struct ScalarTable {
  std::string name;
  /// A case whose entry returns a tensor for each column: over all patterns of
  /// x and y, over the patterns of x alone, or over chosen values of x.
  std::string program;
  std::vector<ScalarColumn> columns;
  unsigned countX, countY;

  /// Describes the first wrong result; empty if all are right. Native code may
  /// return anything for poison.
  std::string findMistake(llvm::ArrayRef<RuntimeValue> results,
                          bool isNative) const;
};

std::vector<ScalarTable> makeScalarTables();

} // namespace padlab::test

#endif // PADLAB_DIALECT_UNITTESTS_SCALARTABLES_H
