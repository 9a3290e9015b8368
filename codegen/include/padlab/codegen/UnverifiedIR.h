//===- UnverifiedIR.h - invalid IR that upstream's verifier lets pass -----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_UNVERIFIEDIR_H
#define PADLAB_CODEGEN_UNVERIFIEDIR_H

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace padlab {

/// Finds IR that passes the verifier although its text cannot be parsed (a
/// constant whose type has no static shape), or although it cannot even be
/// printed (an affine map without an expression). Describes this IR in `error`;
/// returns false if the program has no such IR.
bool findUnverifiedIR(mlir::ModuleOp program, std::string &error);

} // namespace padlab

#endif // PADLAB_CODEGEN_UNVERIFIEDIR_H
