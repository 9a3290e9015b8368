//===- Dialects.h - the dialects of programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The dialects that a case may use, upstream's and ours, without anything
/// that compiles them. codegen adds passes, interfaces and translations.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_DIALECTS_H
#define PADLAB_DIALECT_DIALECTS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace padlab {

void registerProgramDialects(mlir::DialectRegistry &registry);
/// Registers the dialects of scripts (Scripts.h): the transform dialect and
/// those of its extensions that are about programs. Contexts that compile
/// programs do not preload them, because that loads further dialects; the
/// parser loads them for a case with scripts.
void registerScriptDialects(mlir::DialectRegistry &registry);

} // namespace padlab

#endif // PADLAB_DIALECT_DIALECTS_H
