//===- Dialects.h - the dialects of programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Registers the dialects that a case may use, upstream's and ours. The passes,
/// interfaces and translations that compile these dialects are not registered
/// here, but in codegen/; only the bufferization of `pad` is.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_DIALECTS_H
#define PADLAB_DIALECT_DIALECTS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace padlab {

void registerProgramDialects(mlir::DialectRegistry &registry);
/// Registers the dialects of scripts (Scripts.h): the transform dialect and its
/// extensions for dialects of programs and for x86. Contexts that compile
/// programs do not preload these dialects, because that would load further
/// ones; the parser loads them for a case that has scripts.
void registerScriptDialects(mlir::DialectRegistry &registry);

} // namespace padlab

#endif // PADLAB_DIALECT_DIALECTS_H
