//===- ViewChains.cpp - views of views -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "Nests.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

std::optional<TrackedBuffer> generate::emitSomeView(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> views(p.features.views, 100);
  using Emit = void (*)(LoopProgram &);
  static constexpr Emit all[] = {
      emitSubView, emitReinterpretCast, emitReshapeBuffer, emitCastBuffer,
      emitSubView, emitTransposeBuffer, emitReshapeBuffer, emitSubView};
  // Not every view fits every buffer, so it is tried several times.
  for (unsigned tries = 0; tries < 3; ++tries) {
    size_t before = p.buffers.size();
    p.choices.pick(ArrayRef<Emit>(all))(p);
    if (p.buffers.size() > before)
      return p.buffers.back();
  }
  return std::nullopt;
}

/// Runs `emit`, which only sees the buffers `some`. Buffers that it adds are
/// known afterwards.
static void emitOn(LoopProgram &p, std::vector<TrackedBuffer> some,
                   function_ref<void()> emit) {
  size_t count = some.size();
  std::vector<TrackedBuffer> all = std::exchange(p.buffers, std::move(some));
  emit();
  all.insert(all.end(), p.buffers.begin() + count, p.buffers.end());
  p.buffers = std::move(all);
}

/// Accesses known buffers, mostly in a nest over the extents of `view`.
static void emitAccesses(LoopProgram &p, const TrackedBuffer &view) {
  bool isWalked =
      !view.extents.empty() &&
      getNumElements(view.extents) * p.trips <= loopBudget::maxTrips;
  if (!isWalked || p.choices.chance(35))
    return emitWork(p);
  SmallVector<Bounds> bounds;
  for (int64_t extent : view.extents)
    bounds.push_back({0, extent, 1});
  emitLoops(p, bounds, p.choices.chance(p.features.affine),
            [&] { emitWork(p); });
}

/// Emits a view and views of that, and reads and writes through some of them.
void generate::emitViewOfView(LoopProgram &p) {
  std::optional<TrackedBuffer> view = emitSomeView(p);
  if (!view)
    return emitMove(p);
  emitOn(p, {*view}, [&] {
    for (unsigned i = 0, e = 1 + p.choices.draw(2); i < e; ++i)
      emitSomeView(p);
    TrackedBuffer last = p.buffers.back();
    emitAccesses(p, last);
  });
}

/// Emits a callee that takes a view, and sometimes also its source.
void generate::emitCallWithView(LoopProgram &p) {
  std::optional<TrackedBuffer> view =
      p.isCallee ? std::nullopt : emitSomeView(p);
  if (!view)
    return emitMove(p);
  std::vector<TrackedBuffer> given;
  for (const TrackedBuffer &buffer : p.buffers)
    if (buffer.value == view->value ||
        (buffer.mayAlias(*view) && p.choices.chance(35)))
      given.push_back(buffer);
  emitOn(p, given, [&] { emitBufferCall(p); });
}
