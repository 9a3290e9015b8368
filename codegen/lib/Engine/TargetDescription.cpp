//===- TargetDescription.cpp - what a target tells passes -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/TargetDescription.h"

#include "ObjectEmitter.h"

#include "padlab/codegen/TargetTraits.h"

using namespace padlab;

void padlab::describeTarget(mlir::ModuleOp module, const Target &target) {
  if (module->hasAttr(TargetTraits::getAttrName()))
    return;
  auto emitter = ObjectEmitter::create(target);
  if (!emitter)
    return llvm::consumeError(emitter.takeError());
  module->setAttr(TargetTraits::getAttrName(),
                  TargetTraits::get((*emitter)->getMachine(), target.cpu)
                      .toAttribute(module.getContext()));
}
