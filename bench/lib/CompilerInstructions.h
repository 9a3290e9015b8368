//===- CompilerInstructions.h - series of the compiler's work ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Series of the instructions that the compiler takes. They are counted under
/// callgrind, so that other load does not change them. Hash tables of addresses
/// take a few more or less in each run, so only differences beyond
/// `compilerTolerance` (ExactCounters.h) count as changes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_COMPILERINSTRUCTIONS_H
#define PADLAB_BENCH_LIB_COMPILERINSTRUCTIONS_H

#include "SeriesGroup.h"

#include "padlab/bench/ExactCounters.h"

namespace padlab {

/// Sets figure, unit and tolerance.
inline void describeCompilerInstructions(SeriesRecord &record) {
  record.figure = "compiler_instructions";
  record.unit = "instructions";
  record.tolerance = compilerTolerance;
}

/// Sets the series' figure to `number`, and its time to a nanosecond for each
/// instruction.
inline void setCompilerInstructions(MeasuredSeries &series, int64_t number) {
  series.seconds = {double(number) * 1e-9};
  series.counters["compiler_instructions"] = double(number);
}

} // namespace padlab

#endif // PADLAB_BENCH_LIB_COMPILERINSTRUCTIONS_H
