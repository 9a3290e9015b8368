//===- AttributionWithout.h - attribution to a part of the causes -*- C++
//-*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_ATTRIBUTIONWITHOUT_H
#define PADLAB_FUZZ_ATTRIBUTIONWITHOUT_H

#include "padlab/fuzz/Attribution.h"

#include "llvm/ADT/ArrayRef.h"

#include <optional>

namespace padlab {

/// `attributeDefect`, had the catalogue not the causes `lacking`: shows whether
/// what stands close to known causes is taken for one of them.
Attribution attributeWithout(DefectProbe &probe, llvm::StringRef text,
                             const Verdict &defect,
                             llvm::ArrayRef<std::string> lacking);

/// Asks for a program that is not reduced, which may have other defects, too, at
/// the cost of one run where the causes of the catalogue do not explain
/// `defect`: then it shows under all guards as well, and there is no answer.
/// A defect that does not show although no guard meets anything has not been
/// reproduced: the answer names nothing. Where guards meet something, and
/// native code is right without them as well, it names only what was met.
/// `together` is not as small as it may be.
std::optional<Attribution>
explainDefect(DefectProbe &probe, llvm::StringRef text, const Verdict &defect);

} // namespace padlab

#endif // PADLAB_FUZZ_ATTRIBUTIONWITHOUT_H
