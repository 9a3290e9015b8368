//===- CompilerInstructions.h - series of the compiler's work ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Instructions that the compiler takes are counted under callgrind, so that no
/// other load changes them. They are nearly exact: hash tables of addresses take
/// a few more or less, so that a change counts beyond `compilerTolerance`
/// (ExactCounters.h).
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

/// Gives the series the number as its figure, and as a time: a nanosecond each.
inline void setCompilerInstructions(MeasuredSeries &series, int64_t number) {
  series.seconds = {double(number) * 1e-9};
  series.counters["compiler_instructions"] = double(number);
}

} // namespace padlab

#endif // PADLAB_BENCH_LIB_COMPILERINSTRUCTIONS_H
