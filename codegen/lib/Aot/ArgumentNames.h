//===- ArgumentNames.h - names of arguments in the source -------*- C++ -*-===//
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

/// Returns, for the symbol of each function of the module `text` that has a
/// body and arguments, the names of the arguments in the text: `image` for
/// `%image`, an empty string for a number such as `%0`. MLIR does not keep
/// these names. Returns an empty map if the text is not a module in today's
/// spelling; emits no diagnostic.
llvm::StringMap<std::vector<std::string>>
readArgumentNames(llvm::StringRef text, mlir::MLIRContext *context);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_ARGUMENTNAMES_H
