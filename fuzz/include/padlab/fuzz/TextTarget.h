//===- TextTarget.h - raw bytes for our readers -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_TEXTTARGET_H
#define PADLAB_FUZZ_TEXTTARGET_H

#include "padlab/fuzz/Generator.h"

namespace padlab {

/// Not a target of cases, so not registered with them: its inputs are bytes,
/// without a generator or mutators of ours.
const FuzzTarget &getTextTarget();

} // namespace padlab

#endif // PADLAB_FUZZ_TEXTTARGET_H
