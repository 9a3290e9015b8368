//===- UpstreamPatterns.h - pattern sets without a pass -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_TRANSFORMS_UPSTREAMPATTERNS_H
#define PADLAB_CODEGEN_LIB_TRANSFORMS_UPSTREAMPATTERNS_H

namespace padlab {

/// Registers passes that apply upstream's public pattern sets which no pass and
/// no transform of libMLIR applies. Names, options and effects are those of the
/// passes that `mlir-opt` tests them with, so that it runs them, too.
void registerUpstreamPatterns();

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_UPSTREAMPATTERNS_H
