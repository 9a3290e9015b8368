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

/// Returns the target `text`. It is not registered with the targets of cases:
/// its inputs are bytes, and padlab has no generator or mutators for them.
const FuzzTarget &getTextTarget();

} // namespace padlab

#endif // PADLAB_FUZZ_TEXTTARGET_H
