//===- LoopForms.h - steps that passes look for -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// More of them than Emitters.h has: of these, few programs have one that no
/// pass asked for.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_LOOPS_LOOPFORMS_H
#define PADLAB_LIB_GENERATE_LOOPS_LOOPFORMS_H

#include "Emitters.h"

namespace padlab::generate {

void emitAffineIndices(LoopProgram &program);
void emitGuardedWork(LoopProgram &program);
void emitReshapeInTurn(LoopProgram &program);

void emitCrossedNest(LoopProgram &program);
void emitAffineCarriedNest(LoopProgram &program);

void emitViewOfView(LoopProgram &program);
void emitCallWithView(LoopProgram &program);
void emitViewFromCallee(LoopProgram &program);
void emitLayoutInCall(LoopProgram &program);

void emitSlotsInBlocks(LoopProgram &program);

void emitStaticBufferFromCallee(LoopProgram &program);

void emitStaticParallel(LoopProgram &program);

void emitVectorNest(LoopProgram &program);
void emitVectorChain(LoopProgram &program);

/// A view of a buffer, which is the newest then; nullopt where none fits.
std::optional<TrackedBuffer> emitSomeView(LoopProgram &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_LOOPS_LOOPFORMS_H
