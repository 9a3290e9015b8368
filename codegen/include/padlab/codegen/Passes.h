//===- Passes.h - padlab's passes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declarations that TableGen makes from Passes.td. To add a pass, add one
/// entry to Passes.td and one file to codegen/lib/Transforms/ or to a folder of
/// codegen/lib/Conversion/.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PASSES_H
#define PADLAB_CODEGEN_PASSES_H

#include "mlir/Pass/Pass.h"

namespace padlab {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

#endif // PADLAB_CODEGEN_PASSES_H
