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

/// Fills in fields that older verdicts lack (reports/schema.md): their detail
/// described the crash, and their pass also named the operation of a script.
/// Only this function parses such text.
void readOldDetail(Verdict &verdict);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_ORACLES_OLDVERDICT_H
