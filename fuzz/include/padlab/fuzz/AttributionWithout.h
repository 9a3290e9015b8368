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

namespace padlab {

/// `attributeDefect`, had the catalogue not the causes `lacking`: shows whether
/// what stands close to known causes is taken for one of them.
Attribution attributeWithout(DefectProbe &probe, llvm::StringRef text,
                             const Verdict &defect,
                             llvm::ArrayRef<std::string> lacking);

/// `attributeDefect` among the causes that have guards on patterns only. Costs a run of the case or two where none of these guards meets anything,
/// even where the program dies.
Attribution attributeByPatterns(DefectProbe &probe, llvm::StringRef text,
                                const Verdict &defect);

} // namespace padlab

#endif // PADLAB_FUZZ_ATTRIBUTIONWITHOUT_H
