//===- Append.cpp - a mutator that appends an operation -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownExtents.h"
#include "Mutators.h"

#include "Ops/ForeignOps.h"

using namespace padlab;
using namespace padlab::mutate;

/// Emits one of `emitters`, from and with values of the program.
static bool append(Program &program,
                   llvm::ArrayRef<generate::OpEmitter> emitters) {
  generate::ProgramBuilder builder(program.choices, program.entry);
  collectKnownValues(program.entry, builder);
  size_t tensors = builder.tensors.size(), scalars = builder.scalars.size();
  llvm::SmallVector<unsigned> weights;
  for (const generate::OpEmitter &emitter : emitters)
    weights.push_back(emitter.anywhere);
  if (!emitters[program.choices.weighted(weights)].emit(builder))
    return false;
  builder.finishExtension(tensors, scalars);
  program.entry->removeAttr(program.entry.getResAttrsAttrName());
  return true;
}

/// Whatever the generator can emit: another pad of a tensor, a consumer, one
/// more producer.
bool mutate::appendOp(Program &program) {
  return append(program, generate::getOpEmitters());
}

bool mutate::appendForeignOp(Program &program) {
  return append(program, getForeignOpEmitters());
}
