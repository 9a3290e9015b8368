//===- Ways.h - what cases were compared by ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_WAYS_H
#define PADLAB_FUZZ_LIB_NIGHTLY_WAYS_H

#include "padlab/fuzz/Funnel.h"
#include "padlab/fuzz/Generator.h"

namespace padlab::nightly {

/// Describes how many cases of `target` were compared by each pipeline,
/// lowering, level, CPU and form of extents of its variants, including unused
/// ones: `axis`, `value`, `cases`, and whether this machine can run it.
llvm::json::Array describeWays(const FuzzTarget &target,
                               const Funnel::Counts &comparedByVariant);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_WAYS_H
