//===- Lowerings.cpp - the lowerings that pipelines share -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Pipeline.h"
#include "padlab/codegen/Workarounds.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace padlab;

/// These passes run before any folding, because upstream's folders treat some
/// cases of the shape dialect differently from docs/shape-semantics.md.
static const char shapesToTensors[] = "mark-encoded-checks,"
                                      "convert-shape-functions-to-func,"
                                      "convert-error-carrying-shape";

/// Bufferizes programs without any optimization, because compared programs must
/// only differ by the subject. Entry points take and return packed buffers
/// (identity layouts), which is what the engine passes and what upstream
/// bufferizes most completely. Buffers ask for no alignment beyond that of
/// their elements, so that they end right at the guard page. Pads are lowered
/// first, because passes that fold would drop a pad that shifts, that is, adds
/// as many elements as it crops.
static const char bufferize[] =
    "verify-pad-extents,"
    "split-cropping-pad,"
    "convert-integer-type-to-signless,"
    "lower-general-forms,"
    "convert-check-to-runtime,"
    "convert-tensor-bitcast-to-linalg,"
    "convert-pack-to-linalg,"
    "convert-tensor-gather-to-linalg,"
    "convert-tensor-scatter-to-scf,"
    "convert-tensor-expand-shape-to-reshape,"
    "fold-empty-tensor-collapse-shape,"
    "materialize-reshape-shape,"
    "fold-empty-concat-inputs,"
    "normalize-unit-strides,"
    "expand-rank-reducing-slices,"
    "copy-aliasing-slices,"
    "copy-shared-yields,"
    "guard-pad-region,"
    "read-partly-written-inits,"
    "one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map "
    "allow-return-allocs-from-loops buffer-alignment=0}";

/// Upstream's pipeline of deallocation with padlab's `clone-ranked-buffers`,
/// but without its optimizations, canonicalization and
/// `buffer-deallocation-simplification`. The latter crashes when it checks for
/// aliases of an unranked cast's buffer.
static const char deallocate[] = "expand-realloc,"
                                 "ownership-based-buffer-deallocation,"
                                 "bufferization-lower-deallocations,"
                                 "clone-ranked-buffers,"
                                 "convert-bufferization-to-memref";

/// Lowers buffers to loops by upstream's rewrites, in passes that do not fold
/// or undo anything. This saves time: half of the time of a differential case
/// is spent here.
static const char bufferToLoops[] =
    "convert-assert-to-runtime,"
    "padlab-allocate-lazy-pads,"
    "padlab-mark-uncalled,"
    "func.func(padlab-pad-to-loops,padlab-buffers-to-loops)";

/// Does the same as `bufferToLoops`, but writes pads by the method that suits
/// their sizes, adds versions of pads without clamps, reorders the loops of
/// reductions, and fuses nests of loops.
static const char tunedBufferToLoops[] =
    "convert-assert-to-runtime,"
    "padlab-allocate-lazy-pads{tuned=true},"
    "padlab-mark-uncalled{tuned=true},"
    "func.func(padlab-version-pads,padlab-pad-to-loops{tuned=true},"
    "padlab-buffers-to-loops{tuned=true},padlab-fuse-nests)";

static std::string join(llvm::ArrayRef<llvm::StringRef> passes) {
  return llvm::join(passes, ",");
}

static const char complexAndSmall[] = "expand-complex,"
                                      "expand-small-floats,"
                                      "expand-vectors";

static const char exactArith[] =
    "expand-exact-arith,"
    "arith-emulate-unsupported-floats{source-types=bf16,f16 target-type=f32},"
    "strip-fastmath";

static std::string scalarsToRuntime() {
  return join({complexAndSmall, "convert-math-to-runtime", exactArith});
}

/// Inlines math functions where that lets loops be vectorized.
static std::string tunedScalarsToRuntime() {
  return join(
      {complexAndSmall, "convert-math-to-runtime{inlined=true}", exactArith});
}

static const char loopsToLLVM[] = "padlab-outline-parallel-loops,"
                                  "padlab-loops-to-llvm,"
                                  "reconcile-unrealized-casts";

/// Does the same as `loopsToLLVM`, but without threads for loops that take only
/// some microseconds.
static const char tunedLoopsToLLVM[] =
    "padlab-outline-parallel-loops{least-work=65536},"
    "padlab-loops-to-llvm,"
    "reconcile-unrealized-casts";

/// Only `clean-loops` and `tiny-loops` vectorize code, for what is timed or
/// compiled ahead of time: other code would only take longer to compile.
static const char vectors[] = "padlab-vectorize-rows";

/// Keeps LLVM from unrolling loops around long inner loops, which it would
/// compile for minutes.
static const char keepNests[] = "padlab-keep-nests";

static const char soundCanonicalize[] = "sound-canonicalize";

/// Cleans up first as any compiler would, so that no subject is credited for
/// what the clean-up gains: pads without padding fold, for example. Forms that
/// upstream's clean-up would break are rewritten before it. This clean-up:
///  * folds pads that shift, that is, add as many elements as they crop;
///  * forgets which unit extents a slice drops, once further extents are known
///    to be one;
///  * forgets the length at which the result of an unpack is cut off;
///  * forgets encodings;
///  * makes constants with dynamic extents from arithmetic on whole tensors;
///  * replaces a complex sum minus one term by the other term, regardless of
///    rounding;
///  * drops both of two equal bounds of an affine loop;
///  * misreads `mod` in loops that begin below zero.
static std::string cleanUpTensors() {
  return join({"strip-tensor-encodings", "split-cropping-pad",
               "lower-subject-forms", "expand-rank-reducing-slices",
               "convert-pack-to-linalg", "convert-elementwise-tensor-to-linalg",
               "expand-complex", soundCanonicalize, "cse"});
}

/// Removes copies of a slice onto itself that bufferization leaves. Such copies
/// fold after `cse` has merged equal subviews into one value.
static std::string cleanUpBuffers() {
  return join({soundCanonicalize, "cse", soundCanonicalize});
}

/// Turns strided copies into loops. Otherwise they would become calls of the
/// runtime.
static const char copiesToLoops[] = "padlab-strided-copy-to-linalg";

static Lowering makeLoops() {
  return {"loops", "one-shot bufferization, then scalar loops",
          join({shapesToTensors, bufferize, bufferToLoops, scalarsToRuntime(),
                loopsToLLVM})};
}

/// Runs parallel iterations in reverse order: results that differ from those of
/// `loops` depend on the order.
static Lowering makeLoopsReversed() {
  return {"loops-reversed",
          "loops, and parallel iterations run from the last to the first",
          join({shapesToTensors, bufferize, "reverse-parallel-loops",
                bufferToLoops, scalarsToRuntime(), loopsToLLVM})};
}

static Lowering makeLoopsDealloc() {
  return {"loops-dealloc",
          "loops, and every buffer is freed by upstream's ownership-based "
          "deallocation",
          join({shapesToTensors, bufferize, "padlab-allocate-lazy-pads",
                "func.func(padlab-pad-to-loops)", deallocate, bufferToLoops,
                scalarsToRuntime(), loopsToLLVM})};
}

static Lowering makeCleanLoops() {
  return {"clean-loops",
          "loops without redundant copies, for what is timed: LLVM does the "
          "rest",
          join({shapesToTensors, cleanUpTensors(), bufferize, cleanUpBuffers(),
                copiesToLoops, tunedBufferToLoops, tunedScalarsToRuntime(),
                vectors, keepNests, tunedLoopsToLLVM})};
}

/// Makes `clean-loops` with thresholds so low that small programs count as
/// large.
static Lowering makeTinyLoops() {
  std::string passes = makeCleanLoops().passes;
  auto setTiny = [&](llvm::StringRef before, llvm::StringRef after) {
    size_t place = passes.find(before);
    assert(place != std::string::npos && "clean-loops has the pass");
    passes.replace(place, before.size(), after);
  };
  setTiny("padlab-pad-to-loops{tuned=true}",
          "padlab-pad-to-loops{tuned=true tiny=true}");
  setTiny("padlab-vectorize-rows", "padlab-vectorize-rows{tiny=true}");
  setTiny(tunedLoopsToLLVM, loopsToLLVM);
  setTiny("padlab-fuse-nests", "padlab-fuse-nests{tiny=true}");
  return {"tiny-loops",
          "clean-loops with thresholds so low that small programs meet the "
          "code of large ones, for tests",
          std::move(passes)};
}

/// Lowers a pad as upstream does, as a baseline: its strided copies are calls.
static Lowering makeCleanCopyCalls() {
  return {"clean-copy-calls",
          "clean-loops, but with upstream's calls of the runtime for strided "
          "copies",
          join({shapesToTensors, cleanUpTensors(), bufferize, cleanUpBuffers(),
                bufferToLoops, scalarsToRuntime(), keepNests, loopsToLLVM})};
}

const std::vector<Lowering> &padlab::getLowerings() {
  static const std::vector<Lowering> lowerings = {
      makeLoops(),        makeCleanLoops(), makeCleanCopyCalls(),
      makeLoopsDealloc(), makeTinyLoops(),  makeLoopsReversed()};
  return lowerings;
}

const Lowering *padlab::findLowering(llvm::StringRef name) {
  auto it = llvm::find_if(getLowerings(),
                          [&](const Lowering &l) { return l.name == name; });
  return it == getLowerings().end() ? findLoweringWithout(name) : &*it;
}
