//===- LoopPasses.h - marks that control loops ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The passes of LoopPasses.td, and `registerLoopPasses()`.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LOOPPASSES_H
#define PADLAB_CODEGEN_LOOPPASSES_H

#include "mlir/Pass/Pass.h"

namespace padlab {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "padlab/codegen/LoopPasses.h.inc"

} // namespace padlab

#endif // PADLAB_CODEGEN_LOOPPASSES_H
