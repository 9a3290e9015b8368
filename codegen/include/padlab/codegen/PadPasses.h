//===- PadPasses.h - the passes of pad fusion's library ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declarations that TableGen makes from PadPasses.td: `createFusePad()` and a
/// function like this for each other pass, and `registerPadPasses()`, which
/// registers all these passes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADPASSES_H
#define PADLAB_CODEGEN_PADPASSES_H

#include "mlir/Pass/Pass.h"

namespace padlab {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "padlab/codegen/PadPasses.h.inc"

} // namespace padlab

#endif // PADLAB_CODEGEN_PADPASSES_H
