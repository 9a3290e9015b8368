//===- CEntry.h - functions that C calls -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_AOT_CENTRY_H
#define PADLAB_CODEGEN_LIB_AOT_CENTRY_H

#include "CInterface.h"

#include "llvm/IR/Module.h"

namespace padlab::aot {

/// Defines the C functions of `interface`, which call the functions that the
/// lowering made.
///
/// `entry` takes the arguments of the program and then a destination for each
/// tensor among its results, and returns all results. `shapes` is the entry of
/// the shape program (ResultShapes.h), or null if all extents of results are
/// static. If a C function is called with invalid arguments (see the statuses
/// in padlab/codegen/Application.h), it returns a status before it calls
/// `entry`. It checks the arguments of the program before it calls `shapes`,
/// and the memory for the results afterwards, when their extents are known.
void defineCFunctions(const CInterface &interface, llvm::Function &entry,
                      llvm::Function *shapes);

/// Gives every definition of `module` internal linkage, so that other objects
/// do not see it.
void makeLocal(llvm::Module &module);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_CENTRY_H
