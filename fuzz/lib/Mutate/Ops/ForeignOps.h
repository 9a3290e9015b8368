//===- ForeignOps.h - what the generator does not emit -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Operations that only mutation adds: the generator stays with what pad fusion
/// is about, and feedback leads on from there. To add one: a function here and
/// one line in ForeignOps.cpp. An emitter keeps the program defined, as those
/// of the generator do.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_OPS_FOREIGNOPS_H
#define PADLAB_LIB_MUTATE_OPS_FOREIGNOPS_H

#include "../../Generate/Ops/Ops.h"

namespace padlab::mutate {

llvm::ArrayRef<generate::OpEmitter> getForeignOpEmitters();

/// A tensor with elements, of at least this rank, that may be copied once more.
std::optional<generate::TrackedTensor>
pickCopyable(generate::ProgramBuilder &program, unsigned minRank);

bool emitCollapseShape(generate::ProgramBuilder &program);
bool emitExpandShape(generate::ProgramBuilder &program);
bool emitReshape(generate::ProgramBuilder &program);

bool emitGenerate(generate::ProgramBuilder &program);
bool emitSplat(generate::ProgramBuilder &program);
bool emitFromElements(generate::ProgramBuilder &program);
bool emitConcat(generate::ProgramBuilder &program);
bool emitInsert(generate::ProgramBuilder &program);

bool emitMap(generate::ProgramBuilder &program);
bool emitReduce(generate::ProgramBuilder &program);
bool emitTranspose(generate::ProgramBuilder &program);
bool emitBroadcast(generate::ProgramBuilder &program);
bool emitNamedUnary(generate::ProgramBuilder &program);
bool emitNamedBinary(generate::ProgramBuilder &program);
bool emitContraction(generate::ProgramBuilder &program);
bool emitWindow(generate::ProgramBuilder &program);

bool emitIf(generate::ProgramBuilder &program);
bool emitFor(generate::ProgramBuilder &program);
bool emitSelect(generate::ProgramBuilder &program);
bool emitAffine(generate::ProgramBuilder &program);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_OPS_FOREIGNOPS_H
