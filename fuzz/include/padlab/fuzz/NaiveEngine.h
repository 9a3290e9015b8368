//===- NaiveEngine.h - what our engine is measured against ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Differential testing as one writes it first: only the context is kept. Each
/// program parses the pass lists of its pipeline, runs them with the verifier
/// after each pass, as pass managers do unless told otherwise, and makes an
/// mlir::ExecutionEngine of its own. It shares nothing between the variants of
/// a case. How many times as fast we are is a measurement, see
/// `padlab-bench --suite=throughput` and `padlab-fuzz-pad --naive-every`.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_NAIVEENGINE_H
#define PADLAB_FUZZ_NAIVEENGINE_H

#include "padlab/codegen/Variant.h"
#include "padlab/dialect/Case.h"

namespace padlab {

/// Does everything up to a callable function; the call itself costs next to
/// nothing. False when there is none: a subject failed, or the engine does not
/// take what it left.
bool compileNaively(const Case &theCase, const Variant &variant);

struct NaiveCounts {
  /// Programs that were to be compiled, and how many of them failed to compile.
  unsigned programs = 0, failures = 0;
};

/// Asks the reference, and compiles every variant of a case that it defines.
/// Variants that have no say in the case are left out, as `Differential` does.
/// Diagnostics are swallowed.
NaiveCounts checkNaively(const Case &theCase, llvm::ArrayRef<Variant> variants);

} // namespace padlab

#endif // PADLAB_FUZZ_NAIVEENGINE_H
