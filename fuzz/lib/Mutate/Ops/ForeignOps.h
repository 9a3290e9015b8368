//===- ForeignOps.h - what the generator does not emit -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Operations that only mutation adds: the generator stays with what pads are
/// fused with, and feedback leads on from there. To add one: a function here and
/// one line in ForeignOps.cpp. An emitter keeps the program defined, as those
/// of the generator do.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_OPS_FOREIGNOPS_H
#define PADLAB_LIB_MUTATE_OPS_FOREIGNOPS_H

#include "../../Generate/Ops/Ops.h"

namespace padlab::mutate {

llvm::ArrayRef<generate::OpEmitter> getForeignOpEmitters();

bool emitGenerate(generate::ProgramBuilder &program);
bool emitSplat(generate::ProgramBuilder &program);
bool emitFromElements(generate::ProgramBuilder &program);
bool emitConcat(generate::ProgramBuilder &program);
bool emitInsert(generate::ProgramBuilder &program);

bool emitIf(generate::ProgramBuilder &program);
bool emitFor(generate::ProgramBuilder &program);
bool emitSelect(generate::ProgramBuilder &program);
bool emitAffine(generate::ProgramBuilder &program);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_OPS_FOREIGNOPS_H
