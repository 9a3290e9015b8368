//===- Append.cpp - a mutator that appends an operation -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownExtents.h"
#include "Mutators.h"

#include "../Generate/Ops/Ops.h"

using namespace padlab;
using namespace padlab::mutate;

/// Whatever the generator can emit: another pad of a tensor, a consumer, one
/// more producer.
bool mutate::appendOp(Program &program) {
  generate::ProgramBuilder builder(program.choices, program.entry);
  collectKnownValues(program.entry, builder);
  size_t tensors = builder.tensors.size(), scalars = builder.scalars.size();
  llvm::SmallVector<unsigned> weights;
  for (const generate::OpEmitter &emitter : generate::getOpEmitters())
    weights.push_back(emitter.weight);
  if (!generate::getOpEmitters()[program.choices.weighted(weights)].emit(
          builder))
    return false;
  builder.finishExtension(tensors, scalars);
  program.entry->removeAttr(program.entry.getResAttrsAttrName());
  return true;
}
