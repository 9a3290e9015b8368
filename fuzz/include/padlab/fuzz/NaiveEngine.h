//===- NaiveEngine.h - what our engine is measured against ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Differential testing in its simplest form, which keeps nothing but the
/// context from one program to the next. For each program it parses the pass
/// lists of the pipeline, runs them with the verifier after each pass, as pass
/// managers do by default, and creates an mlir::ExecutionEngine. The variants
/// of a case share no compilation. It is there to measure how much faster
/// padlab's own engine is, see `padlab-bench --suite=throughput` and
/// `padlab-fuzz-pad --naive-every`.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_NAIVEENGINE_H
#define PADLAB_FUZZ_NAIVEENGINE_H

#include "padlab/codegen/Variant.h"
#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Names.h"

namespace padlab {

/// Compiles the case up to a function that could be called, but does not call
/// it, because the call costs next to nothing. Returns false if there is no
/// such function: the subject or the lowering failed, the subject changed the
/// type of the entry function in a way that cannot be undone, or the engine
/// could not be made. A case that lacks the variant's form is compiled as it is
/// written.
bool compileNaively(const Case &theCase, const Variant &variant);

struct NaiveCounts {
  /// The programs that were to be compiled, and how many of them failed.
  unsigned programs = 0, failures = 0;
};

/// Runs the reference on a case and, if the case is defined, compiles every
/// variant of it. Leaves out variants that do not apply to the case, as
/// `Differential` does. Discards diagnostics.
NaiveCounts checkNaively(const Case &theCase, ArrayRef<Variant> variants);

} // namespace padlab

#endif // PADLAB_FUZZ_NAIVEENGINE_H
