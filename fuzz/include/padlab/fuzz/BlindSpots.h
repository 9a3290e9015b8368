//===- BlindSpots.h - what programs never have -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's own registrations say what a program could have: operations,
/// their attributes, bodies and element types, passes and options. A blind spot
/// is an entry of that list which no program of a corpus, or of a run of the
/// generators, has. Each should be generated some day, or has a reason against
/// that in corpus/blind-spots/reasons.json.
///
/// | axis | an entry is | it is seen in a program that |
/// |---|---|---|
/// | dialect | a dialect of mlir-opt | has any operation of it |
/// | operation | an operation | has it |
/// | body | an operation and a body | has the operation directly in the body |
/// | attribute | an operation and an attribute | sets it unusually (below) |
/// | element | an operation, a class of types | has a value of such a type |
/// | pass | a pass of mlir-opt | has it in its sequence |
/// | option | a pass and an option | sets the option |
/// | form | a subject, a form for it | has a sequence about it on that form |
///
/// An attribute is seen if its value differs from that in most programs, or if
/// it is absent although most programs have it. A subject is what a sequence of
/// target `passes` is about (`Focus`); its forms are programs on which it
/// fires.
///
/// An operation that is never seen has no other entry, and a dialect that is
/// never seen has none for its operations.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_BLINDSPOTS_H
#define PADLAB_FUZZ_BLINDSPOTS_H

#include "mlir/IR/BuiltinOps.h"
#include "padlab/fuzz/Names.h"

#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"

#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

namespace padlab {

/// An entry of the list of what a program could have.
struct Spot {
  std::string axis;
  std::string of;   ///< An operation, a pass, a dialect, a subject.
  std::string with; ///< It is paired with this; empty: with nothing.

  bool operator<(const Spot &other) const {
    return std::tie(axis, of, with) <
           std::tie(other.axis, other.of, other.with);
  }
  bool operator==(const Spot &other) const {
    return std::tie(axis, of, with) ==
           std::tie(other.axis, other.of, other.with);
  }
  std::string str() const {
    return axis + " " + of + (with.empty() ? "" : " x " + with);
  }
};

/// A pass as mlir-opt lists it.
struct ListedPass {
  std::string name;
  std::vector<std::string> options;
};

/// Returns the passes that `mlir-opt --list-passes` of the installed LLVM
/// prints. Fails with an error of one line if mlir-opt cannot be run.
Expected<std::vector<ListedPass>> listPassesOfMlirOpt();
/// Parses what `mlir-opt --list-passes` prints.
std::vector<ListedPass> parsePassListing(StringRef text);

/// A reason that applies to all entries that match the globs.
struct SpotReason {
  std::string axis, of, with, because;
  /// The patterns, compiled from the three fields.
  std::vector<llvm::GlobPattern> globs;

  bool explains(const Spot &spot) const;
};
/// Returns the first reason that explains `spot`, or null.
const SpotReason *findReason(ArrayRef<SpotReason> reasons, const Spot &spot);

/// Reads `{"schema": "padlab-blind-spot-reasons-1", "reasons": [...]}`. Every
/// field is required, unknown fields are errors, and axes must exist. The error
/// is one line with `name`.
Expected<std::vector<SpotReason>> parseReasons(StringRef text, StringRef name);

/// The entries, and in how many programs each was seen.
struct SpotCounts {
  std::map<Spot, uint64_t> seen; ///< 0: never.
  uint64_t programs = 0;
  uint64_t unreadable = 0; ///< Files that were no cases.
  uint64_t filesLeft = 0;  ///< Files not read for lack of time.
  uint64_t passesOfMlirOpt = 0, passesWithoutTable = 0;
};

/// Counts what the programs of one context contain.
class SpotCounter {
public:
  explicit SpotCounter(mlir::MLIRContext *context);
  ~SpotCounter();

  /// Counts the entries that `program`, which must verify, and the sequence of
  /// its entry function have.
  void look(mlir::ModuleOp program);
  /// Counts the entries that the case in a file has.
  void lookAtFile(const std::string &path);
  /// Generates `rounds` rounds of programs, in each of which every target
  /// except `tosa` and `sparse` has its share, and counts them; then tries each
  /// form of each subject. Starts from `seed`. Calls `show` with the work done
  /// and the total.
  void generate(uint64_t rounds, uint64_t seed,
                llvm::function_ref<void(uint64_t, uint64_t)> show);

  /// Returns the counts of all entries, which are 0 for those that no program
  /// has. Passes and options are entries if `passes` lists them.
  SpotCounts finish(ArrayRef<ListedPass> passes) const;

private:
  struct State;
  std::unique_ptr<State> state;
};

/// The committed list of blind spots (corpus/blind-spots/baseline.json).
struct SpotBaseline {
  uint64_t rounds = 0, seed = 0;
  uint64_t programs = 0;
  uint64_t passesOfMlirOpt = 0, passesWithoutTable = 0;
  /// All spots that are blind or rare, and have no recorded reason. `true`
  /// means rare: the spot was seen, but in so few programs that a shorter run
  /// may miss it by chance.
  std::map<Spot, bool> spots;

  static Expected<SpotBaseline> parse(StringRef text, StringRef name);
  /// Prints one entry per line, sorted.
  std::string str() const;
};

/// The entries that no program has: those without a recorded reason (`blind`),
/// and the number of the others.
struct SpotReport {
  std::vector<Spot> blind;
  /// How many each reason explains, in the order of the reasons.
  std::vector<uint64_t> explained;
  /// Indices of reasons that fit no entry at all, blind or not.
  std::vector<size_t> stale;
};
SpotReport explainSpots(const SpotCounts &counts, ArrayRef<SpotReason> reasons);

/// Finds entries that are blind in `report` although the baseline saw them, and
/// more often than by chance. Entries that the baseline did not know, such as
/// those of a new operation, are not included.
std::vector<Spot> findReturned(const SpotReport &report,
                               const SpotBaseline &baseline);

/// Makes a baseline of what a run saw. A spot is marked as rare if a run of
/// `shortRounds` may miss it.
SpotBaseline makeBaseline(const SpotCounts &counts, const SpotReport &report,
                          ArrayRef<SpotReason> reasons, uint64_t rounds,
                          uint64_t shortRounds, uint64_t seed);

/// Converts to the schema `padlab-blind-spots-1` of reports/schema.md.
json::Object describeSpots(const SpotCounts &counts, const SpotReport &report,
                           ArrayRef<SpotReason> reasons);

} // namespace padlab

#endif // PADLAB_FUZZ_BLINDSPOTS_H
