//===- Registration.h - registers all dialects and passes -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Registers all dialects and passes. Upstream's `InitAll*.h` are slow to
/// compile, so only one translation unit includes them:
/// codegen/lib/Registration.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_REGISTRATION_H
#define PADLAB_CODEGEN_REGISTRATION_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace padlab {

/// Registers all dialects, upstream's and ours, with the interfaces that
/// bufferization, conversion to LLVM and translation need.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Registers all passes, upstream's and ours. Idempotent.
void registerAllPasses();

} // namespace padlab

#endif // PADLAB_CODEGEN_REGISTRATION_H
