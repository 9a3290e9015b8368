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

/// A program that is timed, in one size.
struct ProgramText {
  /// A case.
  std::string text;
  /// The extents of the results, which are tensors, in order.
  llvm::SmallVector<PadWorkload::Extents, 2> resultExtents;
  /// The same as limit kernels take it; null where there are none.
  std::optional<PadWorkload> workload;
  /// The same as peers take it; null where none does.
  std::optional<PeerWorkload> forPeers;
  /// Whether peaks are those of programs that allocate their results, under the
  /// runtime's accounting, whatever is timed. It takes one more compilation.
  bool countsAllocating = false;
};

/// A program in the size that is timed, and small enough for the reference.
struct TimedProgram {
  std::string name;
  ProgramText timed, small;

  static TimedProgram get(const PadWorkload &workload);
};

/// A contestant that is timed against the others: a compiled program, a limit
/// kernel or a peer.
struct PadContestant {
  std::string name;
  /// Null for others than compiled programs.
  const Pipeline *pipeline = nullptr;
  /// Empty for others than compiled programs.
  std::string lowering;
  LimitKernel kernel = {};
  /// The pages of a limit kernel's destination, or of all memory of a pipeline.
  Pages pages = Pages::Huge;
  /// A limit kernel that is right only where the destination was zero.
  bool needsZeros = false;
  /// For a pipeline: each call allocates its result. Otherwise the caller
  /// passes the destination, as to limit kernels.
  bool allocates = false;
  /// For a pipeline: the CPU that its code is made for; empty for that of the
  /// run.
  std::string cpu = "";

  /// Null for others than peers.
  const padlab_peer *peer = nullptr;

  bool isLimit() const { return kernel.run != nullptr; }
  /// How its results are compared: peers and kernels have the licence of
  /// relaxed functions, or none.
  Exactness getExactness() const;
};

/// Pipelines without fusion, with upstream's and with ours, each by the
/// lowering that benchmarks use; the unfused one also as upstream bufferizes
/// it; then all limit kernels of this machine. In the order of the registry.
std::vector<PadContestant> getPadContestants(LimitForm form);

/// The one of them that has the name, which must be there.
PadContestant getPadContestant(LimitForm form, llvm::StringRef name);

/// The peers that can do what is asked, named peer-NAME.
std::vector<PadContestant> getPeerContestants(const PeerWorkload &asked,
                                              llvm::StringRef cpu);

/// The workload that a peer is asked for in place of the program.
PeerWorkload getPeerWorkload(const PadWorkload &workload);

/// The contestants of a first use. The first is the one that the others are
/// measured by: each line written once, on small pages. Then the same on huge
/// ones, and only its interior. Pipelines allocate their results.
std::vector<PadContestant> getFirstUseContestants(LimitForm form);

/// A contestant that is right and ready.
struct PreparedContestant {
  PadContestant contestant;
  std::unique_ptr<TimedInvocation> invocation;
  /// Another of the same, with memory of its own; null when there is none left.
  std::function<std::unique_ptr<TimedInvocation>()> prepareAnother;
  /// Why it cannot be timed; empty when it can. `wrong`: its result differs;
  /// a peer is refused then, and nobody to blame.
  std::string error;
  bool wrong = false;
  /// Whether the subject changed the program.
  bool fired = false;
  /// Most bytes that the program held at a time, beside its inputs; -1
  /// where nobody counts.
  int64_t peakBytes = -1;
  /// Allocations of a call; -1 where nobody counts.
  int64_t allocations = -1;
  /// The code of a pipeline. Contestants of equal code need not be timed twice.
  std::optional<CodeSummary> code;
};

/// Compiles and calls every contestant of `program`, and compares each result
/// with the first one's, element by element where the bytes differ. Before
/// that, the same for the small program, with inputs full of corner cases and
/// the interpreter's result; where both are one program, it is compiled once.
/// The prepared contestant is called with ordinary inputs. `cpu` as in Target.
std::vector<PreparedContestant>
prepareContestants(const TimedProgram &program, llvm::StringRef cpu,
                   llvm::ArrayRef<PadContestant> contestants);

/// The compiler for benchmarks of this CPU, kept for the life of the process.
/// All of them share a context.
Compiler &getBenchmarkCompiler(llvm::StringRef cpu);

/// Arguments of the program in `theCase` for timing: small numbers in place of
/// all that it derives from its seed, because denormals cost what no strategy
/// can change.
llvm::SmallVector<RuntimeValue> makeOrdinaryInputs(const Case &theCase);

} // namespace padlab

#endif // PADLAB_BENCH_PADCONTESTANTS_H
