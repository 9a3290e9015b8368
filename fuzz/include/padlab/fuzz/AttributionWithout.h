//===- AttributionWithout.h - attribution to some causes -------*- C++ -*-===//
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

/// Does the same as `attributeDefect` would if the catalogue lacked the causes
/// `lacking`: this shows whether a defect similar to known causes is mistaken
/// for one of them.
Attribution attributeWithout(DefectProbe &probe, llvm::StringRef text,
                             const Verdict &defect,
                             llvm::ArrayRef<std::string> lacking);

/// Attributes the defect of a program that is not reduced, and may have other
/// defects. Returns nullopt, after one run, if the causes of the catalogue do
/// not explain `defect`: it then shows under all guards as well. If the defect
/// does not show although no guard withheld anything, it was not reproduced,
/// and the answer is empty. If guards withheld something, but native code is
/// right without them, too, only `met` is set. `together` need not be minimal.
std::optional<Attribution>
explainDefect(DefectProbe &probe, llvm::StringRef text, const Verdict &defect);

/// Whether nothing is wrong any more if the guards of `causes` are active, and
/// each of them withholds something: the program shows these causes.
bool isRightUnder(DefectProbe &probe, llvm::StringRef text,
                  const Verdict &defect, llvm::ArrayRef<std::string> causes);

/// Returns the causes that the raw program shows and that its reduction has
/// lost; of alternatives, only one. Returns none if the reduced program shows a
/// known cause. Returns none, either, if any cause of the raw program has a
/// guard on a pass: such a guard also hides other defects, and the smaller
/// program may well show one of these.
std::vector<std::string> listLostCauses(const Attribution &reduced,
                                        const Attribution &raw);

} // namespace padlab

#endif // PADLAB_FUZZ_ATTRIBUTIONWITHOUT_H
