//===- PatternPasses.h - pattern sets that only tests apply -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_PATTERNPASSES_H
#define PADLAB_LIB_GENERATE_PASSES_PATTERNPASSES_H

#include "PassTable.h"

namespace padlab::generate {

/// Returns the passes that codegen's registerUpstreamPatterns registers.
llvm::ArrayRef<PassEntry> getPatternPasses();

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_PATTERNPASSES_H
