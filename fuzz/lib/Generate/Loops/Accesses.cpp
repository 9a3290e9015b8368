//===- Accesses.cpp - loads and stores of elements -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

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

/// An element of one buffer, changed a little, goes to another.
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

/// Reductions: an element and a value become the element.
void generate::emitUpdate(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = p.pickNonEmpty(true);
  if (!buffer)
    return emitBufferLoad(p);
  Type type = buffer->getElementType();
  Value before = p.load(*buffer), value = p.emitScalar(type);
  Value after;
  if (isa<FloatType>(type)) {
    after = p.choices.chance(50)
                ? Value(p.create<arith::AddFOp>(before, value))
                : Value(p.create<arith::MulFOp>(before, value));
  } else {
    switch (p.choices.draw(5)) {
    case 0:
      after = p.create<arith::AddIOp>(before, value);
      break;
    case 1:
      after = p.create<arith::MulIOp>(before, value);
      break;
    case 2:
      after = p.create<arith::MaxSIOp>(before, value);
      break;
    case 3:
      after = p.create<arith::MinUIOp>(before, value);
      break;
    default:
      after = p.create<arith::XOrIOp>(before, value);
    }
  }
  p.scalars.push_back(after);
  p.store(after, *buffer);
}
