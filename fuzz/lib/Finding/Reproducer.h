//===- Reproducer.h - parts of a reproducer -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_REPRODUCER_H
#define PADLAB_FUZZ_LIB_FINDING_REPRODUCER_H

#include "padlab/dialect/Interpreter.h"
#include "padlab/fuzz/Finding.h"
#include "padlab/fuzz/Names.h"

namespace padlab {

/// The name of the driver of a reproducer. The driver is a function without
/// arguments. It holds the inputs as constants, calls the entry, and prints
/// every extent and every element of every result as an integer with the same
/// bits. All NaNs of a type are printed as the same integer.
inline constexpr StringLiteral driverName = "repro";

/// Returns whether all passes of a pipeline are upstream's, so that stock tools
/// have them.
bool usesStockPasses(StringRef passes);

/// Prints the program without padlab's attributes.
std::string printPlain(mlir::ModuleOp program);

/// The position of the driver in a reproducer's program.
enum class DriverPlace {
  Inside, ///< Beside the entry: the passes under test see it.
  After,  ///< In comments `// DRIVER: `: inserted after the passes under test.
};

/// Returns the text of `program` with a driver that uses `theCase`'s inputs,
/// and with the expected output: one line `// EXPECT: r0[1,2] BITS VALUE` per
/// element, which has `poison` instead of bits if any value is right, and such
/// lines for the extents. Returns nullopt if the driver does not support a
/// type, if the entry function of `program` is missing or has another type than
/// the case's, or if `program` has a symbol with the name of the driver.
std::optional<std::string> printWithDriver(mlir::ModuleOp program,
                                           const Case &theCase,
                                           ArrayRef<RuntimeValue> expected,
                                           DriverPlace place);

/// The parameters that differ from script to script.
struct ScriptParameters {
  std::string title;    ///< One line.
  std::string before;   ///< Innocent passes before the guilty ones.
  std::string passes;   ///< The guilty passes.
  std::string pipeline; ///< The pipeline's name.
  /// The smallest exit code of `mlir-opt` that means that the defect shows.
  int leastFailure = 1;
  /// The limit of processor time, for each tool. By default, it is as long as a
  /// probe waits for a hang (WorkerLimits).
  unsigned seconds = 20;
  /// The wall-clock limit.
  unsigned wallSeconds = 120;
  /// Whether the script also runs the program without the guilty passes, and
  /// requires that this run gives the right result. False if the lowering
  /// itself contains the guilty pass, or cannot lower without it; then the
  /// script only compares the result with that of the reference.
  bool hasContrast = true;
};

/// Runs `reproScript` in a folder of its own. Returns true if it shows the
/// defect.
bool reproduces(const Finding &finding);

std::string makeScript(ScriptKind kind, const ScriptParameters &parameters);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_REPRODUCER_H
