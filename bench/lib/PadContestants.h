//===- PadContestants.h - all ways to compute a padded workload -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_PADCONTESTANTS_H
#define PADLAB_BENCH_PADCONTESTANTS_H

#include "LimitCall.h"
#include "Peers.h"

#include <functional>

namespace padlab {

/// A program in one size.
struct ProgramText {
  /// The text of a case.
  std::string text;
  /// The extents of the results, which are tensors, in order.
  llvm::SmallVector<PadWorkload::Extents, 2> resultExtents;
  /// The workload in the form for limit kernels; nullopt if no kernel computes
  /// it.
  std::optional<PadWorkload> workload;
  /// The workload in the form for peers; nullopt if no peer supports it.
  std::optional<PeerWorkload> forPeers;
  /// Whether peak memory is measured on a version of the program that allocates
  /// its results, independently of what is timed. It takes one more
  /// compilation.
  bool countsAllocating = false;
};

/// A program in two sizes: one that is timed, and one small enough for the
/// reference.
struct TimedProgram {
  std::string name;
  ProgramText timed, small;

  static TimedProgram get(const PadWorkload &workload);
};

/// A contestant that is timed against the others: a compiled program, a limit
/// kernel or a peer.
struct PadContestant {
  std::string name;
  /// Null unless the contestant is a compiled program.
  const Pipeline *pipeline = nullptr;
  /// Empty unless the contestant is a compiled program.
  std::string lowering;
  LimitKernel kernel = {};
  /// The pages of the destination of a limit kernel or a peer, or of all memory
  /// of a pipeline.
  Pages pages = Pages::Huge;
  /// Whether this limit kernel is right only if the destination was zero
  /// before.
  bool needsZeros = false;
  /// For a pipeline: whether each call allocates its result. Otherwise the
  /// caller passes the destination, as for limit kernels.
  bool allocates = false;
  /// For a pipeline: the CPU that its code is compiled for; empty means that of
  /// the run.
  std::string cpu = "";

  /// Null unless the contestant is a peer.
  const padlab_peer *peer = nullptr;

  bool isLimit() const { return kernel.run != nullptr; }
  /// Returns how exact the results must be. Pipelines declare this; inexact
  /// kernels may differ as far as the licence of relaxed functions
  /// (Relaxation.h) permits; all others must be exact.
  Exactness getExactness() const;
};

/// Returns the pipelines without fusion, with upstream's and with ours, in the
/// order of their registry, each with the lowering that benchmarks use; the
/// unfused ones also with a lowering that copies by upstream's runtime; then
/// all limit kernels that this machine can run.
std::vector<PadContestant> getPadContestants(LimitForm form);

/// Returns the contestant of this name, which must exist.
PadContestant getPadContestant(LimitForm form, llvm::StringRef name);

/// Returns the peers that can compute the workload, named peer-NAME.
std::vector<PadContestant> getPeerContestants(const PeerWorkload &asked,
                                              llvm::StringRef cpu);

/// Returns the workload that a peer computes instead of the program.
PeerWorkload getPeerWorkload(const PadWorkload &workload);

/// Returns the contestants for the first use of a destination: kernels that
/// write each line once, on small pages (the limit) and on huge pages; a kernel
/// that writes only the interior, on huge pages; and the pipelines, which
/// allocate their results.
std::vector<PadContestant> getFirstUseContestants(LimitForm form);

/// A contestant that was compiled and called, and whose result was compared. It
/// can be timed if it has no error.
struct PreparedContestant {
  PadContestant contestant;
  std::unique_ptr<TimedInvocation> invocation;
  /// Prepares another invocation with memory of its own; returns null if there
  /// is no memory left, or if the peer fails.
  std::function<std::unique_ptr<TimedInvocation>()> prepareAnother;
  /// The reason why the contestant cannot be timed; empty if it can. `wrong`:
  /// its result differs from the expected one. A peer with a wrong result is
  /// left out, and the run does not fail because of it.
  std::string error;
  bool wrong = false;
  /// Whether the subject changed the program.
  bool fired = false;
  /// The maximal number of bytes that the program held at a time, in addition
  /// to its inputs; -1 if it was not counted.
  int64_t peakBytes = -1;
  /// The number of allocations of a call; -1 if they are not counted.
  int64_t allocations = -1;
  /// The code of a pipeline. Of contestants with equal code, only one needs to
  /// be timed.
  std::optional<CodeSummary> code;

  /// Replaces the invocation by another one; without memory for it, there is
  /// an error and no invocation.
  void prepareInvocation();
};

/// Compiles and calls every contestant of `program`, and compares each result
/// with that of the first, element by element if the bytes differ. An inexact
/// result that differs must be within the reference's bounds. Before that,
/// it does the same for the small program, with inputs full of corner cases,
/// and compares with the interpreter's result; if both programs are the same,
/// it is compiled once. The prepared contestant is called with ordinary inputs.
/// `cpu` is as in Target.
std::vector<PreparedContestant>
prepareContestants(const TimedProgram &program, llvm::StringRef cpu,
                   llvm::ArrayRef<PadContestant> contestants);

/// Returns the compiler for benchmarks on this CPU, which is kept for the life
/// of the process. All such compilers share a context.
Compiler &getBenchmarkCompiler(llvm::StringRef cpu);

/// Makes arguments for timing the program in `theCase`. In tensors without a
/// value in the case, small numbers replace those drawn from its seed, among
/// which denormals would slow down every strategy.
llvm::SmallVector<RuntimeValue> makeOrdinaryInputs(const Case &theCase);

} // namespace padlab

#endif // PADLAB_BENCH_PADCONTESTANTS_H
