//===- Accesses.cpp - loads and stores of elements -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

void generate::emitBufferLoad(LoopProgram &p) {
  if (std::optional<TrackedBuffer> buffer = p.pickNonEmpty(false))
    p.scalars.push_back(p.load(*buffer));
}

void generate::emitBufferStore(LoopProgram &p) {
  if (std::optional<TrackedBuffer> buffer = p.pickNonEmpty(true))
    p.store(p.emitScalar(buffer->getElementType()), *buffer);
}

/// Loads an element, and stores it, or a value that may depend on it, to a
/// buffer.
void generate::emitMove(LoopProgram &p) {
  std::optional<TrackedBuffer> target = p.pickNonEmpty(true);
  if (!target)
    return emitBufferLoad(p);
  Type type = target->getElementType();
  std::optional<TrackedBuffer> source =
      p.pickBuffer([&](const TrackedBuffer &buffer) {
        return buffer.getElementType() == type &&
               !llvm::is_contained(buffer.extents, 0);
      });
  Value value = source ? p.load(*source) : p.emitScalar(type);
  p.scalars.push_back(value);
  if (p.choices.chance(60))
    value = p.emitScalar(type);
  p.store(value, *target);
}

Value generate::emitCombined(LoopProgram &p, Value a, Value b) {
  static constexpr ArithOp ofFloats[] = {ArithOp::AddF, ArithOp::MulF,
                                         ArithOp::MaximumF, ArithOp::MinimumF};
  if (isa<FloatType>(getElementTypeOrSelf(a)))
    return p.create(ofFloats[p.choices.weighted({40, 40, 10, 10})], {a, b});
  return p.createOneOf({ArithOp::AddI, ArithOp::MulI, ArithOp::MaxSI,
                        ArithOp::MinUI, ArithOp::XOrI, ArithOp::AndI,
                        ArithOp::MinSI, ArithOp::MaxUI, ArithOp::OrI},
                       {a, b});
}

/// Emits an update as in reductions: combines an element with a value.
void generate::emitUpdate(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = p.pickNonEmpty(true);
  if (!buffer)
    return emitBufferLoad(p);
  Value before = p.load(*buffer);
  Value after = emitCombined(p, before, p.emitScalar(before.getType()));
  p.scalars.push_back(after);
  p.store(after, *buffer);
}
