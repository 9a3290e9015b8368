//===- LoopBody.h - what a fuzz loop does in its child -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The two sides of a fuzz loop. libFuzzer's process sends requests; a child,
/// which any case may kill, answers them. The counters of feedback and the
/// current case are in memory that both share.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_LOOPBODY_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_LOOPBODY_H

#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Feedback.h"

namespace padlab {

/// The case being run, in memory that outlives the child.
class CurrentCase {
public:
  /// Makes the object in shared memory; returns null if there is none. It is
  /// never freed, because all children use it.
  static CurrentCase *create();
  void clear() { textBytes = shapeBytes = 0; }
  /// A text of more than a mebibyte is not kept.
  void set(StringRef text, StringRef shape);
  StringRef getText() const { return {bytes, textBytes}; }
  /// See `getCoarseShape`.
  StringRef getShape() const { return {bytes + textBytes, shapeBytes}; }

private:
  static constexpr size_t maxBytes = size_t(1) << 20;
  size_t textBytes, shapeBytes;
  char bytes[maxBytes];
};

/// A request of libFuzzer's process to its child.
struct LoopRequest {
  enum class Kind : char {
    Run = 'r',
    Batch = 'b',
    Mutate = 'm',
    CrossOver = 'c',
    Siblings = 's',
    Confirm = 'u',
    Locate = 'l'
  };
  Kind kind = Kind::Run;
  StringRef first, second;
  /// The inputs of a `Batch`, or the encoded changes of `Siblings`.
  SmallVector<StringRef, 0> batch = {};
  /// The limit and the seed of `Mutate` and `CrossOver`.
  uint64_t maxSize = 0, seed = 0;

  std::string encode() const;
  /// Decodes a request; `bytes` must come from `encode`.
  static LoopRequest decode(StringRef bytes);

  /// Describes a mutation or crossover: prints the first program, and in
  /// comments how it was to be changed.
  std::string describe() const;
  /// Parses what `describe` printed; returns nullopt for other text. Stores the
  /// second program of a crossover in `second`. The result points into `text`
  /// and `second`.
  static std::optional<LoopRequest> parseDescription(StringRef text,
                                                     std::string &second);
};

/// The child's answer about an input.
struct RunAnswer {
  /// Whether the corpus may keep the input.
  bool breeds = false;
  CaseReport report;
  /// The variants that were used; empty means all.
  VariantChoice choice = {};
  /// The text and the coarse shape of the case. The answers to a batch must
  /// contain them, because `CurrentCase` holds only one case, and none after a
  /// batch. `text` is empty if it is the same as the input.
  std::string text = {}, shape = {};
  /// The counters that a case of a batch has marked, see `packMarks`.
  std::string marks = {};

  std::string encode() const;
  static std::optional<RunAnswer> decode(StringRef bytes);
};

/// Encodes the answers to a batch, in the order of its inputs.
std::string encodeAnswers(ArrayRef<RunAnswer> answers);
/// Returns nothing if there are not exactly `count` answers.
std::optional<std::vector<RunAnswer>> decodeAnswers(StringRef bytes,
                                                    size_t count);

/// Packs the counters of `signals` that are marked now into bytes.
/// `unpackMarks` marks these counters again, and clears no others. It ignores
/// counters that do not exist, because a child with damaged memory may name
/// any.
std::string packMarks(unsigned signals = FeedbackAll);
void unpackMarks(StringRef marks);

/// Whether the case is checked while all guards are active: this is so for one
/// case in `guardedEvery`, and for none if that is 0.
bool isGuarded(StringRef text, unsigned guardedEvery);

/// Does the work of a child. The object is made in libFuzzer's process, but
/// runs nothing there: each child gets a copy of it by the fork.
class LoopBody {
public:
  /// The step (`Activity::Step`) of `Confirm` that runs upstream's code.
  static constexpr StringLiteral upstreamStep = "parser";

  virtual ~LoopBody() = default;
  /// Answers a request:
  ///  * `Run` yields a `RunAnswer`.
  ///  * `Batch` yields a `RunAnswer` for each input; all inputs share their
  ///    compilations.
  ///  * `Mutate` and `CrossOver` yield the text of a case, or nothing.
  ///  * `Siblings` makes several such changes, and yields an encoded `Message`
  ///    with the texts.
  ///  * `Confirm` finds out why padlab's own code died on these bytes. If the
  ///    target has no generator, it runs upstream's code on them, and of
  ///    padlab's code only what makes today's spelling of them. If the target
  ///    has one, it does the part of the case that `second` encodes, see
  ///    `findDeathCause`.
  ///  * `Locate` is for targets with a generator: it yields the pass that
  ///    causes the verdict that `second` encodes, see `findGuiltyPass`.
  virtual std::string serve(const LoopRequest &request) = 0;
  /// Called in libFuzzer's process after each `Run`: takes over the coverage of
  /// padlab's own code, which the child has left in shared memory.
  virtual void takeCoverage() {}
  /// Called in libFuzzer's process when the case with this text has ended:
  /// records what later children should know about the case. `death` is null if
  /// the child survived.
  virtual void noteEnd(StringRef text, const WorkerReply *death) {}
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_LOOPBODY_H
