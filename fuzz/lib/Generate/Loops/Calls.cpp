//===- Calls.cpp - calls with buffers as arguments and results -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static SmallVector<TrackedBuffer> pickArguments(LoopProgram &p) {
  SmallVector<TrackedBuffer> arguments;
  for (uint64_t count = 1 + p.choices.draw(3); count > 0; --count)
    if (std::optional<TrackedBuffer> buffer =
            p.pickBuffer([](const TrackedBuffer &candidate) {
              return candidate.owners.empty() &&
                     !llvm::is_contained(candidate.extents, 0);
            }))
      arguments.push_back(*buffer);
  return arguments;
}

namespace {
/// The operands of a call, and what the program knows about them. The operands
/// are some buffers and, as the last one, an index.
struct Callee {
  SmallVector<TrackedBuffer> given;
  RangedIndex number;

  SmallVector<Value> getOperands() const {
    SmallVector<Value> operands;
    for (const TrackedBuffer &buffer : given)
      operands.push_back(buffer.value);
    operands.push_back(number.value);
    return operands;
  }
};
} // namespace

/// Emits a call of a new function; `emitBody` emits its body except the
/// terminator, and returns its results.
static func::CallOp
emitCall(LoopProgram &p, const Callee &callee,
         function_ref<SmallVector<Value>(Block *)> emitBody) {
  SmallVector<Value> operands = callee.getOperands();
  func::FuncOp function;
  {
    OpBuilder::InsertionGuard guard(p.builder);
    Block *module = p.getModule().getBody();
    p.builder.setInsertionPointToEnd(module);
    function = p.create<func::FuncOp>(
        ("callee" + llvm::Twine(module->getOperations().size())).str(),
        p.builder.getFunctionType(TypeRange(ValueRange(operands)),
                                  TypeRange()));
    function.setPrivate();
    Block *body = function.addEntryBlock();
    BodyScope scope(p, body, 1);
    llvm::SaveAndRestore<bool> isCallee(p.isCallee, true);
    p.indices.clear();
    p.scalars.clear();
    p.buffers.clear();
    for (auto [argument, buffer] :
         llvm::zip(body->getArguments(), callee.given)) {
      p.buffers.push_back(buffer);
      p.buffers.back().value = argument;
    }
    p.addIndex(body->getArguments().back(), callee.number.range);
    SmallVector<Value> returned = emitBody(body);
    scope.finish();
    p.create<func::ReturnOp>(returned);
    function.setType(p.builder.getFunctionType(
        TypeRange(ValueRange(operands)), TypeRange(ValueRange(returned))));
  }
  return p.create<func::CallOp>(function, operands);
}

void generate::emitCallOf(LoopProgram &p,
                          function_ref<void(LoopProgram &)> emitBody) {
  Callee callee = {pickArguments(p), p.pickIndex()};
  if (callee.given.empty() || p.isCallee)
    return emitMove(p);
  // Whether the callee also returns one of its arguments.
  bool returns = p.choices.chance(40);
  unsigned shown = p.choices.draw(callee.given.size());
  func::CallOp call = emitCall(p, callee, [&](Block *body) {
    emitBody(p);
    SmallVector<Value> returned;
    if (returns)
      returned.push_back(body->getArgument(shown));
    for (uint64_t count = p.choices.weighted({60, 25, 15}); count > 0; --count)
      returned.push_back(p.emitScalar(p.pickType()));
    return returned;
  });
  if (returns)
    p.addView(callee.given[shown], call.getResult(0),
              callee.given[shown].extents);
  llvm::append_range(p.scalars, call.getResults().drop_front(returns));
}

/// Emits the steps of a callee. At times a loop nest comes first, because some
/// passes only handle a loop at the beginning of a function.
static void emitCalleeSteps(LoopProgram &p) {
  if (p.choices.chance(p.features.calleeNests)) {
    // Make the bounds constants, because other numbers are defined in the
    // entry.
    llvm::SaveAndRestore<unsigned> dynamic(p.features.dynamic, 0);
    emitAffineNest(p);
  }
  p.emitSteps(loopBudget::maxNestedSteps);
}

void generate::emitBufferCall(LoopProgram &p) {
  emitCallOf(p, emitCalleeSteps);
}

void generate::emitNestInCallee(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.calleeNests, 100);
  emitBufferCall(p);
}

//===----------------------------------------------------------------------===//
// Buffers that a callee makes
//===----------------------------------------------------------------------===//

/// Adds a buffer that the callee returns, and which it therefore does not free.
static TrackedBuffer addReturned(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> stack(p.features.stack, 0);
  TrackedBuffer buffer = p.addBuffer(p.pickExtents(), p.pickType());
  p.allocated.pop_back();
  return buffer;
}

/// Emits a callee that returns one or two new buffers. At times it returns the
/// first one twice.
void generate::emitBufferFromCallee(LoopProgram &p) {
  if (p.isCallee || p.trips > 16)
    return emitMove(p);
  Callee callee = {pickArguments(p), p.pickIndex()};
  SmallVector<TrackedBuffer> made;
  size_t owned = 0;
  func::CallOp call = emitCall(p, callee, [&](Block *) {
    if (p.choices.chance(40))
      p.emitSteps(1);
    for (unsigned i = 0, e = 1 + p.choices.weighted({75, 25}); i < e; ++i)
      made.push_back(addReturned(p));
    owned = made.size();
    if (p.choices.chance(15))
      made.push_back(made.front());
    p.emitSteps(2);
    SmallVector<Value> returned;
    for (const TrackedBuffer &buffer : made)
      returned.push_back(buffer.value);
    return returned;
  });
  for (auto [i, buffer] : llvm::enumerate(made)) {
    buffer.value = call.getResult(i);
    if (i < owned)
      p.allocated.push_back(buffer.value);
    p.buffers.push_back(buffer);
  }
}

/// Emits a callee that returns a buffer of static shape, because a pass may
/// change such a callee so that its caller allocates the buffer.
void generate::emitStaticBufferFromCallee(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> dynamic(p.features.dynamic, 0);
  emitBufferFromCallee(p);
}

/// Emits a callee that returns a view of one of its arguments or, if no view is
/// possible, its first argument.
void generate::emitViewFromCallee(LoopProgram &p) {
  Callee callee = {pickArguments(p), p.pickIndex()};
  if (p.isCallee || callee.given.empty())
    return emitMove(p);
  std::optional<TrackedBuffer> view;
  func::CallOp call = emitCall(p, callee, [&](Block *) {
    // Emit the view before other steps: it must not be a view of a buffer that
    // these steps allocate, because the callee may free such a buffer at its
    // end.
    view = emitSomeView(p);
    if (!view)
      view = p.buffers.front();
    if (p.choices.chance(50))
      p.emitSteps(2);
    return SmallVector<Value>{view->value};
  });
  view->value = call.getResult(0);
  p.buffers.push_back(*view);
}
