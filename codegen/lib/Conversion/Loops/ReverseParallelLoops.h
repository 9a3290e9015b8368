//===- ReverseParallelLoops.h - reverses parallel loops ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_REVERSEPARALLELLOOPS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_REVERSEPARALLELLOOPS_H

namespace padlab {

/// Registers `reverse-parallel-loops`.
void registerReverseParallelLoops();

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_REVERSEPARALLELLOOPS_H
