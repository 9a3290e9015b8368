//===- PadlabPluginPasses.cpp - pad fusion for another program's MLIR -----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadlabPlugin.h"

#include "padlab/codegen/PadPasses.h"
#include "padlab/codegen/PadTransformOps.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassRegistry.h"

/// MLIR ends the process if two passes or dialects with the same name are
/// registered, for example if two copies of this plug-in are loaded, or if
/// padlab-opt, which has the passes, loads it. So these functions first check
/// what is registered.
extern "C" [[gnu::visibility("default")]] const char *padlabRegisterPasses() {
  if (mlir::PassInfo::lookup("padlab-fuse-pad"))
    return "its passes are registered already";
  padlab::registerPadPasses();
  return nullptr;
}

extern "C" [[gnu::visibility("default")]] const char *
padlabRegisterDialects(mlir::DialectRegistry *registry) {
  if (registry->getDialectAllocator("pad"))
    return "a dialect 'pad' is registered already";
  registry->insert<padlab::pad::PadDialect>();
  padlab::pad::registerBufferization(*registry);
  padlab::registerPadTransformOps(*registry);
  return nullptr;
}
