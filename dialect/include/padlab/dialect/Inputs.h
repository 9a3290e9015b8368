//===- Inputs.h - concrete inputs from a seed -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Derives the inputs of a case from its text. The rule is part of the format:
/// changing it changes every stored case.
///
/// Element `j` (row-major) of argument `i` depends only on (seed, i, j), so
/// that reducing one argument leaves the others alone:
///
///   w = mix(mix(mix(seed) + i) + j)        modulo 2^64
///   c = w / 8                              the choice
///
/// where `mix` is one step of splitmix64. When `w mod 8 != 0` the value is the
/// small integer `c mod 16 - 8`, which floats of fewer than 8 bits round, and
/// of which integers of fewer than 4 bits keep the low bits. Otherwise it is
/// special:
///
///   floats    c / 2 mod 6: zero, infinity, NaN (quiet, positive), smallest
///             denormal, largest denormal, largest finite value; the last one
///             also where the type has no infinity or NaN; negative when c is
///             odd (NaN excepted)
///   integers  c mod 4: zero, all ones, signed minimum, signed maximum
///
/// f8E8M0FNU has no zero: its ordinary value is 2 to the power of the small
/// integer above, and its special value is, for c / 2 mod 3 = 0, 1, 2, its
/// smallest number, its largest number, NaN.
///
/// Part p of a complex number (0 real, 1 imaginary) has a word of its own,
/// `mix(w + p)`, and is derived from this word like any other number of its
/// type.
///
/// Scalars are element 0. Scalars of type `index` are most often sizes and
/// positions: they are `w mod 4`, never special. Values of the shape dialect
/// follow their own rules; invalid ones have no message:
///
///   !shape.size     when `w mod 8 != 0` known, `c mod 5`; else c mod 2:
///                   unknown, invalid
///   !shape.shape    when `w mod 8 != 0` ranked, of rank `c mod 5`, where
///                   extent d is `c' mod 5` with the word `w' = mix(w + d)`,
///                   unknown when `w' mod 8 = 0`; else c mod 2: unranked,
///                   invalid
///   !shape.witness  passing when `w mod 8 != 0`
///   !shape.value_shape
///                   an unknown value of a shape derived like a !shape.shape
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_INPUTS_H
#define PADLAB_DIALECT_INPUTS_H

#include "padlab/dialect/Case.h"

namespace padlab {

/// Returns the value of element `element` of argument `argument` under `seed`.
Element deriveElement(mlir::Type type, uint64_t seed, uint64_t argument,
                      uint64_t element);

/// Returns the shape that the entry's argument `argument`, a tensor or vector,
/// has at run time: the shape of its type, with the case's extents
/// (`padlab.extents`) for the dynamic ones. Requires that `Case` has checked
/// the entry.
llvm::SmallVector<int64_t, 6> getConcreteShape(mlir::func::FuncOp entry,
                                               unsigned argument);

/// Makes the value of an argument of the entry. This cannot fail, because
/// `Case` has checked the attributes.
RuntimeValue materializeInput(const Case &theCase, unsigned argument);
/// Makes one value for each argument of the entry.
llvm::SmallVector<RuntimeValue> materializeInputs(const Case &theCase);

} // namespace padlab

#endif // PADLAB_DIALECT_INPUTS_H
