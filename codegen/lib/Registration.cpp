//===- Registration.cpp - everything a tool needs to know -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Registration.h"

#include "Conversion/Loops/ReverseParallelLoops.h"
#include "Conversion/Loops/SliceComparison.h"
#include "Transforms/UpstreamPatterns.h"

#include "padlab/codegen/LoopPasses.h"
#include "padlab/codegen/PadPasses.h"
#include "padlab/codegen/PadTransformOps.h"
#include "padlab/codegen/Passes.h"
#include "padlab/codegen/PlantedFaults.h"
#include "padlab/codegen/ThreadPasses.h"
#include "padlab/dialect/Dialects.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

void padlab::registerAllDialects(mlir::DialectRegistry &registry) {
  enablePlantedFaults();
  registerSliceComparison(registry);
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllToLLVMIRTranslations(registry);
  registerProgramDialects(registry);
  registerScriptDialects(registry);
  registerPadTransformOps(registry);
}

void padlab::registerAllPasses() {
  static const bool once = [] {
    mlir::registerAllPasses();
    registerPadlabPasses();
    registerLoopPasses();
    registerThreadPasses();
    // These are the passes of the library (PadPasses.td), except for
    // `padlab-fuse-pad`: padlab has its own pass of this name, with one more
    // option.
    registerPadToLoops();
    registerSelectPadStrategy();
    registerVectorizeRows();
    registerVersionPads();
    registerReverseParallelLoops();
    registerUpstreamPatterns();
    registerUpstreamUtilities();
    registerUpstreamLinalgUtilities();
    registerUpstreamConversions();
    return true;
  }();
  (void)once;
}
