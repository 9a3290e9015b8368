//===- Inputs.h - concrete inputs from a seed -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The documented rule by which a case's inputs follow from its text. Element
/// `j` of argument `i` depends only on (seed, i, j): a counter-based generator
/// (splitmix64 of a mix of the three), so that reducing one argument leaves the
/// others alone. Seven of eight values are small integers that every element
/// type holds exactly; one of eight is special: signed zeros, infinities, NaN,
/// denormals and extremes for floats, extremes for integers. Scalars of type
/// `index` without a value are 0 to 3.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_INPUTS_H
#define PADLAB_DIALECT_INPUTS_H

#include "padlab/dialect/Case.h"

namespace padlab {

/// The value of element `j` of argument `i` under `seed`.
Element deriveElement(mlir::Type type, uint64_t seed, uint64_t argument,
                      uint64_t element);

/// One value for each argument of the entry. Cannot fail: `Case` checked.
llvm::SmallVector<RuntimeValue> materializeInputs(const Case &theCase);

} // namespace padlab

#endif // PADLAB_DIALECT_INPUTS_H
