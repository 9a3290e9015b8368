//===- OldVerdict.h - verdicts of older versions ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_ORACLES_OLDVERDICT_H
#define PADLAB_FUZZ_LIB_ORACLES_OLDVERDICT_H

#include "padlab/fuzz/Verdict.h"

namespace padlab {

/// Before verdicts had fields for it (reports/schema.md), the detail described
/// the crash, and the pass named the operation of a script. Only this function
/// parses that.
void readOldDetail(Verdict &verdict);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_ORACLES_OLDVERDICT_H
