//===- KnownValues.h - what a program computes before a place -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_KNOWNVALUES_H
#define PADLAB_LIB_MUTATE_KNOWNVALUES_H

#include "../Generate/ProgramBuilder.h"

namespace padlab::mutate {

/// Gives a builder the values that the first block of a case's entry computes
/// before `end`: tensors with their extents, scalars, and indices with their
/// numbers. They are found by running the program up to there, whatever it
/// consists of. Returns false if it does not get there in `maxSteps`, or is
/// undefined.
bool collectKnownValues(const Case &theCase, mlir::func::FuncOp entry,
                        mlir::Operation *end, uint64_t maxSteps,
                        generate::ProgramBuilder &program);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_KNOWNVALUES_H
