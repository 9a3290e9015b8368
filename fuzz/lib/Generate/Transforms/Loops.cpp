//===- Loops.cpp - scripts that rewrite loops ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptTable.h"

using namespace padlab;
using namespace padlab::generate;

/// Draws which of the program's loops to transform. Most programs have one or
/// two loops.
static unsigned drawNumber(ScriptWriter &w) {
  return w.choices.weighted({70, 20, 10});
}

static Handle matchLoops(ScriptWriter &w, llvm::StringRef name = "scf.for") {
  Handle loops = w.matchTyped(name);
  return w.choices.chance(40) ? w.pickOne(loops, drawNumber(w)) : loops;
}

static bool peel(ScriptWriter &w) {
  llvm::SmallVector<std::string> attributes;
  if (w.choices.chance(40))
    attributes.push_back("peel_front = true");
  if (w.choices.chance(20))
    attributes.push_back("fail_if_already_divisible = true");
  Handle loop = w.pickOne(w.matchTyped("scf.for"), drawNumber(w));
  w.write("loop.peel", loop.name + printAttributes(attributes), {loop}, 2);
  return true;
}

static bool unroll(ScriptWriter &w) {
  bool isAffine = w.kinds & AffineLoops && w.choices.chance(50);
  Handle loop = matchLoops(w, isAffine ? "affine.for" : "scf.for");
  w.run("loop.unroll", w.pickOne(loop, drawNumber(w)),
        " {factor = " + llvm::Twine(w.choices.range(2, 5)) + "}");
  return true;
}

/// Tiles two parallel loops, and applies unroll-and-jam to the outer one. It
/// must not be applied to other loops, because their iterations may depend on
/// each other.
static bool unrollAndJam(ScriptWriter &w) {
  const Target *target = w.drawTarget([](const Target &target) {
    return target.parallel.size() > 1 && target.parallel[0] &&
           target.parallel[1];
  });
  if (!target)
    return false;
  Handle op = w.pickTarget(*target);
  Handles tiled =
      w.write("structured.tile_using_for",
              op.name + " tile_sizes [" + llvm::Twine(w.choices.range(1, 3)) +
                  ", " + llvm::Twine(w.choices.range(1, 3)) + "]",
              {op}, 3);
  w.run("loop.unroll_and_jam", tiled[1],
        " {factor = " + llvm::Twine(w.choices.range(2, 4)) + "}");
  return true;
}

/// Pipelines loops on tensors. In such a loop, only uses of values order the
/// operations, and pipelining respects these.
static bool pipeline(ScriptWriter &w) {
  llvm::SmallVector<std::string> attributes;
  // The number of stages must be less than the number of iterations. A larger
  // interval makes fewer stages.
  if (w.choices.chance(80))
    attributes.push_back(
        "iteration_interval = " +
        std::to_string(w.choices.pick<int64_t>({2, 1, 1, 3, 2, 5})));
  if (w.choices.chance(50))
    attributes.push_back("read_latency = " +
                         std::to_string(w.choices.range(1, 12)));
  w.applyToEach("loop.pipeline", w.matchTyped("scf.for"),
                printAttributes(attributes));
  return true;
}

static bool coalesce(ScriptWriter &w) {
  Handle loops = w.match("ops{[\"scf.for\", \"affine.for\"]}");
  // The match finds inner loops before outer ones. The transform fails for a
  // loop that contains no other loop; such a loop is then skipped.
  if (w.choices.chance(60)) {
    w.applyToEach("loop.coalesce", loops);
    return true;
  }
  unsigned outer = w.choices.weighted({10, 35, 20, 15, 10, 10});
  w.apply("loop.coalesce", w.pickOne(loops, outer));
  return true;
}

static bool hoistSubsets(ScriptWriter &w) {
  w.run("loop.hoist_loop_invariant_subsets",
        w.pickOne(w.matchOps("scf.for"), drawNumber(w)));
  return true;
}

static bool moveInvariants(ScriptWriter &w) {
  Handle loops = w.match("interface{LoopLikeInterface}");
  if (w.choices.chance(50))
    loops = w.pickOne(loops, drawNumber(w));
  w.run("apply_licm to", loops);
  return true;
}

static bool promoteOneIteration(ScriptWriter &w) {
  w.run("loop.promote_if_one_iteration",
        w.match("interface{LoopLikeInterface}"));
  return true;
}

static bool outline(ScriptWriter &w) {
  Handle loop = w.pickOne(w.matchOps("scf.for"), w.choices.draw(2));
  w.write("loop.outline", loop.name + " {func_name = \"outlined\"}", {loop}, 2);
  return true;
}

/// Tries the transform with one to three resulting loops. It fails unless this
/// number is the rank of the `scf.forall`, which is not known here.
static bool forallToFor(ScriptWriter &w) {
  for (unsigned rank = 1; rank <= 3; ++rank)
    w.applyToEach("loop.forall_to_for", w.matchOps("scf.forall"), "", rank);
  return true;
}

static bool forallToParallel(ScriptWriter &w) {
  Handle loop = w.pickOne(w.matchOps("scf.forall"), w.choices.draw(2));
  w.write("loop.forall_to_parallel", loop.name, {loop}, 1);
  return true;
}

static bool parallelToFor(ScriptWriter &w) {
  for (unsigned rank = 1; rank <= 3; ++rank)
    w.applyToEach("loop.parallel_for_to_nested_fors",
                  w.matchOps("scf.parallel"), "", rank);
  return true;
}

static bool simplifyBounds(ScriptWriter &w) {
  Handle bounds = w.match("ops{[\"affine.min\", \"affine.max\"]}");
  if (w.choices.chance(60))
    w.run("affine.simplify_min_max_affine_ops", bounds);
  else
    w.run("affine.simplify_bounded_affine_ops", bounds,
          " with [] within [] and []");
  return true;
}

llvm::ArrayRef<ScriptEntry> generate::getLoopScripts() {
  static constexpr unsigned levels = OnTensors | OnBuffers | anyLoops;
  // Some transforms do not support loops that yield tensors.
  static constexpr unsigned lower = OnBuffers | anyLoops;
  static constexpr unsigned loops = Loops | AffineLoops;
  static constexpr ScriptEntry entries[] = {
      {"loop.peel", 8, levels, Loops, AffineBounds, peel},
      {"loop.unroll", 7, levels, loops, 0, unroll},
      {"loop.unroll_and_jam", 6, OnTensors | OnBuffers, Structured, Loops,
       unrollAndJam},
      {"loop.pipeline", 5, OnTensors, Loops, 0, pipeline},
      {"loop.coalesce", 9, levels, loops, 0, coalesce},
      {"loop.hoist_loop_invariant_subsets", 6, levels, Loops, 0, hoistSubsets},
      {"apply_licm", 10, levels, loops | Foralls | ParallelLoops, 0,
       moveInvariants},
      {"loop.promote_if_one_iteration", 5, levels,
       loops | Foralls | ParallelLoops, 0, promoteOneIteration},
      {"loop.outline", 5, levels, Loops, 0, outline, false, Place::Function},
      {"loop.forall_to_for", 6, lower, Foralls, Loops, forallToFor},
      {"loop.forall_to_parallel", 6, lower, Foralls, ParallelLoops,
       forallToParallel},
      {"loop.parallel_for_to_nested_fors", 5, levels, ParallelLoops, Loops,
       parallelToFor},
      {"affine.simplify_bounds", 5, levels, AffineBounds, 0, simplifyBounds},
  };
  return entries;
}
