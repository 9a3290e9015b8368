//===- Shares.h - how a night is shared out --------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_SHARES_H
#define PADLAB_FUZZ_LIB_NIGHTLY_SHARES_H

#include "llvm/ADT/StringRef.h"

namespace padlab::nightly {

/// Returns the seconds of a phase in a night that fuzzes for this number of
/// seconds.
double getShareSeconds(llvm::StringRef phase, double fuzzSeconds);

/// Returns the weight of a target in fuzzing, relative to the others.
unsigned getFuzzWeight(llvm::StringRef target);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_SHARES_H
