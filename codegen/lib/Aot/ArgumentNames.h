//===- ArgumentNames.h - what the source calls arguments --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_AOT_ARGUMENTNAMES_H
#define PADLAB_CODEGEN_LIB_AOT_ARGUMENTNAMES_H

#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace padlab::aot {

/// The arguments of each function of the module `text`, by the function's
/// symbol, as the text spells them: `image` for `%image`, empty where it spells
/// a number. MLIR keeps no such names. Nothing for what is no module in today's
/// spelling; emits no diagnostic.
llvm::StringMap<std::vector<std::string>>
readArgumentNames(llvm::StringRef text, mlir::MLIRContext *context);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_ARGUMENTNAMES_H
