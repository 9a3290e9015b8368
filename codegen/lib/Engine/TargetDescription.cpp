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

bool padlab::describeTarget(mlir::ModuleOp module,
                            const llvm::TargetMachine &machine,
                            llvm::StringRef cpu) {
  if (module->hasAttr(TargetTraits::getAttrName()))
    return false;
  module->setAttr(
      TargetTraits::getAttrName(),
      TargetTraits::get(machine, cpu).toAttribute(module.getContext()));
  return true;
}

llvm::Error padlab::describeTarget(mlir::ModuleOp module,
                                   const Target &target) {
  auto emitter = ObjectEmitter::create(target);
  if (!emitter)
    return emitter.takeError();
  describeTarget(module, (*emitter)->getMachine(), target.cpu);
  return llvm::Error::success();
}
