//===- CaseBody.h - running and mutating cases -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_CASEBODY_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_CASEBODY_H

#include "LoopBody.h"
#include "SequenceLosses.h"

#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/FuzzLoop.h"
#include "padlab/fuzz/Generator.h"

#include <deque>

namespace padlab {

/// The body of a target whose inputs are cases. It remembers only the last
/// cases, but never frees what its compiler has cached, because a child whose
/// memory has grown is replaced.
class CaseBody : public LoopBody {
public:
  /// The number of steps of the reference after which a request begins no
  /// further mutation. One mutation has a limit of its own (Mutators.h). Both
  /// limits together must be reached well within the processor time of a
  /// request.
  static constexpr uint64_t maxMutationSteps = 600'000;

  /// Compiles a trivial program, so that children need not set up the compiler
  /// again. With `drawsExtras`, `variants` are all variants of the
  /// target that run on this machine, and each case is checked with those that
  /// are drawn for it; otherwise each case is checked with all `variants`.
  CaseBody(const FuzzTarget &target, ArrayRef<std::string> variants,
           bool drawsExtras, unsigned nativeEvery, unsigned guardedEvery,
           CurrentCase &current);
  std::string serve(const LoopRequest &request) override;
  void noteEnd(StringRef text, const WorkerReply *death) override;

private:
  /// A case with its text, and with its run if that is known already.
  struct KnownCase : RunCase {
    std::string text;
  };
  using SharedCase = std::shared_ptr<KnownCase>;
  /// An input of libFuzzer, as a case.
  struct Input {
    SharedCase known;
    /// Whether the case is the input itself, and not what a generator made of
    /// its bytes.
    bool isText;
  };

  RunAnswer run(StringRef input);
  std::vector<RunAnswer> runBatch(ArrayRef<StringRef> inputs);
  Input read(StringRef input);
  /// Tells the parent which case is checked, and records its features.
  void begin(const KnownCase &known);
  /// Fills in `answer`, and remembers the case, because libFuzzer mostly asks
  /// next for a mutation of it.
  void end(Input input, CaseReport report, RunAnswer &answer);
  std::string locate(const LoopRequest &request);
  std::string confirm(const LoopRequest &request);
  std::string mutate(const LoopRequest &request);
  std::string crossOver(const LoopRequest &request);
  std::string makeSiblings(ArrayRef<StringRef> changes);

  /// Keeps a case, so that it need not be parsed or run by the reference again
  /// when it is checked or mutated next. Returns its text.
  const std::string &remember(SharedCase added);
  const std::string &remember(std::string text, RunCase added) {
    return remember(std::make_shared<KnownCase>(
        KnownCase{std::move(added), std::move(text)}));
  }
  /// Returns the case with this text, which is parsed unless it is remembered;
  /// null if it is not a case.
  SharedCase decode(StringRef text);
  std::optional<Case> parse(StringRef text);
  std::string generate(size_t maxSize, Choices &choices);
  std::string mutateOrGenerate(StringRef input, size_t maxSize,
                               Choices &choices);
  /// Returns a mutation of the case. Tries none once the reference has taken
  /// `end` steps.
  std::optional<RunCase> mutateOnce(const RunCase &from, Choices &choices,
                                    uint64_t end) const;

  /// Chooses the variants of a case by `first`, the structural hash of the
  /// first case of its batch.
  CaseWays chooseWays(const Case &theCase, uint64_t structure, uint64_t first,
                      RunAnswer &answer) const;
  CaseReport check(const Case &theCase, RunAnswer &answer);
  CaseReport checkGuarded(Case &theCase, RunAnswer &answer);
  /// Returns false for a part of those cases that are likely to kill the
  /// process.
  bool isWorthRunning(const Case &theCase, Choices &choices) const {
    return losses.accepts(theCase.getPasses(), choices);
  }

  const FuzzTarget &target;
  bool drawsExtras;
  unsigned guardedEvery;
  CurrentCase &current;
  SequenceLosses losses;
  Compiler compiler;
  Differential differential;
  /// The number of cases that are remembered. libFuzzer also mutates cases that
  /// it took some batches ago.
  static constexpr unsigned maxKnown = 8 * FuzzOptions::maxBatch;
  struct Remembered {
    /// The hash of the text, so that few texts must be compared.
    uint64_t hash;
    SharedCase theCase;

    bool isOf(uint64_t other, StringRef text) const {
      return hash == other && theCase->text == text;
    }
  };
  /// The last cases, which need not be parsed again: libFuzzer mostly runs what
  /// it has just mutated, and mutates what it has just run.
  std::deque<Remembered> known;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_CASEBODY_H
