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
#include "padlab/fuzz/Generator.h"

#include "llvm/Support/xxhash.h"

namespace padlab {

/// The body of a target whose inputs are cases. Nothing is ever cleaned up or
/// replaced here: a child that has grown is.
class CaseBody : public LoopBody {
public:
  /// Compiles a program without operations, so that children need not set up
  /// what that takes. `drawsExtras`: `variants` are the target's defaults, of
  /// which a case meets some.
  CaseBody(const FuzzTarget &target, llvm::ArrayRef<std::string> variants,
           bool drawsExtras, unsigned nativeEvery, unsigned guardedEvery,
           CurrentCase &current);
  std::string serve(const LoopRequest &request) override;
  void noteEnd(llvm::StringRef text, const WorkerReply *death) override;

private:
  RunAnswer run(llvm::StringRef input);
  std::string locate(const LoopRequest &request);
  std::string confirm(llvm::StringRef text);
  std::string mutate(const LoopRequest &request);
  std::string crossOver(const LoopRequest &request);

  std::string remember(std::string text, Case theCase);
  std::optional<Case> decode(llvm::StringRef text);
  std::string generate(size_t maxSize, Choices &choices);
  std::string mutateOrGenerate(llvm::StringRef input, size_t maxSize,
                               Choices &choices);
  bool mutateOnce(Case &theCase, Choices &choices) const;

  CaseReport check(const Case &theCase);
  /// Whether the case is one of those that all guards are on for.
  bool isGuarded(llvm::StringRef text) const {
    return guardedEvery && llvm::xxh3_64bits(text) % guardedEvery == 0;
  }
  CaseReport checkGuarded(Case &theCase, bool verifies);
  /// False for some of those that mostly die.
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
  /// libFuzzer runs what it has just mutated, and mutates what it has just
  /// run: that need not be parsed again.
  std::string lastText;
  std::optional<Case> lastCase;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_CASEBODY_H
