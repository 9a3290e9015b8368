//===- PadlabPlugin.h - the two halves of the plug-in -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions that PadlabPluginPasses.so exports and PadlabPlugin.so calls. Each
/// function returns null on success, and otherwise the reason why it did
/// nothing: a sentence without a full stop.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PLUGIN_PADLABPLUGIN_H
#define PADLAB_CODEGEN_PLUGIN_PADLABPLUGIN_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

extern "C" {
/// Registers the passes of pad fusion. They can be registered only once in a
/// process.
const char *padlabRegisterPasses();
/// Adds the dialect `pad` and the transform operations to `registry`.
const char *padlabRegisterDialects(mlir::DialectRegistry *registry);
}

#endif // PADLAB_CODEGEN_PLUGIN_PADLABPLUGIN_H
