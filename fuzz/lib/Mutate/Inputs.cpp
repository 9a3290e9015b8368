//===- Inputs.cpp - mutators of a case's inputs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

/// Extents and index values stay small, since a case must run in milliseconds.
static constexpr int64_t maxNumber = 12;

bool mutate::changeSeed(Program &program) {
  uint64_t seed = program.choices.draw(uint64_t(1) << 32);
  program.entry->setAttr(attrs::seed, program.builder.getI64IntegerAttr(seed));
  return true;
}

static SmallVector<unsigned> findArguments(func::FuncOp entry,
                                           StringRef attribute) {
  SmallVector<unsigned> found;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    if (entry.getArgAttr(i, attribute))
      found.push_back(i);
  return found;
}

bool mutate::changeValue(Program &program) {
  SmallVector<unsigned> arguments = findArguments(program.entry, attrs::value);
  if (arguments.empty())
    return false;
  unsigned number = arguments[program.choices.draw(arguments.size())];
  auto old =
      dyn_cast<IntegerAttr>(program.entry.getArgAttr(number, attrs::value));
  if (!old)
    return false;
  int64_t value = program.choices.draw(maxNumber);
  Attribute changed = IntegerAttr::get(
      old.getType(), APInt(old.getValue().getBitWidth(), value,
                           /*isSigned=*/false, /*implicitTrunc=*/true));
  program.entry.setArgAttr(number, attrs::value, changed);
  return changed != old;
}

bool mutate::changeDynamicExtent(Program &program) {
  SmallVector<unsigned> arguments =
      findArguments(program.entry, attrs::extents);
  if (arguments.empty())
    return false;
  unsigned number = arguments[program.choices.draw(arguments.size())];
  auto old =
      cast<DenseI64ArrayAttr>(program.entry.getArgAttr(number, attrs::extents));
  SmallVector<int64_t> extents(old.asArrayRef());
  // An unranked tensor that has rank 0 at run time has no extents.
  if (extents.empty())
    return false;
  int64_t from = extents[program.choices.draw(extents.size())];
  int64_t to = program.choices.draw(maxNumber);
  // Change all equal extents alike, because the program probably requires that
  // they are equal.
  for (unsigned i = 0; i < program.entry.getNumArguments(); ++i) {
    if (auto attr = dyn_cast_or_null<DenseI64ArrayAttr>(
            program.entry.getArgAttr(i, attrs::extents))) {
      SmallVector<int64_t> changed(attr.asArrayRef());
      llvm::replace(changed, from, to);
      program.entry.setArgAttr(i, attrs::extents,
                               program.builder.getDenseI64ArrayAttr(changed));
    }
    if (auto attr = dyn_cast_or_null<IntegerAttr>(
            program.entry.getArgAttr(i, attrs::value)))
      if (attr.getType().isIndex() && attr.getInt() == from)
        program.entry.setArgAttr(i, attrs::value,
                                 program.builder.getIndexAttr(to));
  }
  return from != to;
}
