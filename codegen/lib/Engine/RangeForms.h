//===- RangeForms.h - maxima by VRANGEPS ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_ENGINE_RANGEFORMS_H
#define PADLAB_CODEGEN_LIB_ENGINE_RANGEFORMS_H

#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

namespace padlab {

/// Replaces `llvm.maximum` and `llvm.minimum` of vectors by VRANGEPS or
/// VRANGEPD, instructions of AVX-512 that order zeros by their signs, and a
/// select for NaN. The results are the same, except for the bits of a NaN. LLVM
/// 22.1.8 itself makes masks of the signs to exchange the operands, which takes
/// six instructions instead of three. Returns false if the machine does not
/// have these instructions.
bool takeRangeForms(llvm::Module &module, const llvm::TargetMachine &machine);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_ENGINE_RANGEFORMS_H
