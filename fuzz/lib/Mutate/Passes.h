//===- Passes.h - changes of a case's pass sequence -*- C++ -*- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_PASSES_H
#define PADLAB_LIB_MUTATE_PASSES_H

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Choices.h"

namespace padlab::mutate {

/// Changes the program or its pass sequence; the sequence is legal afterwards.
bool mutatePassesCase(Case &theCase, Choices &choices);

/// Combines both programs, or takes that of `a`, and joins the beginning of
/// `a`'s sequence with the end of `b`'s.
std::optional<Case> crossPassesCases(const Case &a, const Case &b,
                                     Choices &choices);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_PASSES_H
