//===- BlindSpots.h - what programs never have -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The registrations of LLVM and padlab say what a program could have:
/// operations, their attributes, bodies and element types, passes and their
/// options. This file calls each item of that list an entry. A blind spot is an
/// entry that no program of a corpus, or of a run of the generators, has. Each
/// blind spot should be generated some day, or corpus/blind-spots/reasons.json
/// says why it should not.
///
/// | axis | an entry is | a program has the entry if it |
/// |---|---|---|
/// | dialect | a registered dialect | has any operation of the dialect |
/// | operation | an operation | has the operation |
/// | body | an operation and a body | has the operation directly in the body |
/// | attribute | an operation and an attribute | sets it unusually (below) |
/// | element | an operation, a class of types | has a value of such a type |
/// | pass | a pass of mlir-opt | has the pass in its sequence |
/// | option | a pass and an option | sets the option |
/// | form | a focus and a form | has a sequence that aims at both (below) |
///
/// An attribute counts as seen in a program if its value differs from the most
/// frequent one, or if it is absent although most programs have it. A focus is
/// the pass, transform or pattern set that a sequence of target `passes` is to
/// test (`Focus`). Its forms are kinds of programs that the focus changes. Only
/// a run of the generators tries them: for a corpus, the list has no forms. In
/// the bodies that a named operation of linalg implies, nothing counts as seen.
///
/// If no program has an operation, the list has no attributes, bodies and
/// element types of this operation. If no program has an operation of a
/// dialect, the list has no operations of this dialect.
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

/// An entry of the list of what a program could have (see the table above).
struct Spot {
  std::string axis;
  std::string of;   ///< An operation, a pass, a dialect, a focus.
  std::string with; ///< The second part of a pair; empty if there is none.

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
/// prints. Fails with an error of one line if mlir-opt cannot be run, or lists
/// no passes.
Expected<std::vector<ListedPass>> listPassesOfMlirOpt();
/// Parses what `mlir-opt --list-passes` prints.
std::vector<ListedPass> parsePassListing(StringRef text);

/// A reason why certain blind spots are intended. It applies to all entries
/// that match the globs.
struct SpotReason {
  std::string axis, of, with, because;
  /// The patterns, compiled from `axis`, `of` and `with`.
  std::vector<llvm::GlobPattern> globs;

  bool explains(const Spot &spot) const;
};
/// Returns the first reason that explains `spot`, or null.
const SpotReason *findReason(ArrayRef<SpotReason> reasons, const Spot &spot);

/// Reads `{"schema": "padlab-blind-spot-reasons-1", "reasons": [...]}`. Every
/// field is required, unknown fields are errors, and axes must exist. The error
/// is one line with `name`.
Expected<std::vector<SpotReason>> parseReasons(StringRef text, StringRef name);

/// The number of programs that have each entry.
struct SpotCounts {
  /// For a form, an estimate of how many of 48 attempts to draw such a program
  /// succeed, in place of the number of programs. 0: no program has the entry.
  std::map<Spot, uint64_t> seen;
  uint64_t programs = 0;
  uint64_t unreadable = 0; ///< Files that are not cases.
  uint64_t filesLeft = 0;  ///< Files not read for lack of time.
  uint64_t passesOfMlirOpt = 0, passesWithoutTable = 0;
};

/// Counts what the programs of one context contain.
class SpotCounter {
public:
  explicit SpotCounter(mlir::MLIRContext *context);
  ~SpotCounter();

  /// Counts the entries that `program`, which must verify, has, including those
  /// of the pass sequence of its entry function.
  void look(mlir::ModuleOp program);
  /// Counts the entries of the case in a file.
  void lookAtFile(const std::string &path);
  /// Generates programs in `rounds` rounds and counts their entries. Each round
  /// has a fixed number of programs of every target except `tosa`, `sparse` and
  /// `text`. Then tries each form of each focus. `seed` is the first seed.
  /// Calls `show` after each round with the number of rounds done and of all
  /// rounds.
  void generate(uint64_t rounds, uint64_t seed,
                llvm::function_ref<void(uint64_t, uint64_t)> show);

  /// Returns the counts of all entries, which are 0 for entries that no program
  /// has. The list of passes and options is `passes`.
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
  /// All entries that are blind spots or rare, and have no recorded reason.
  /// `true` means rare: programs had the entry, but so few of them that a
  /// shorter run may miss it by chance.
  std::map<Spot, bool> spots;

  static Expected<SpotBaseline> parse(StringRef text, StringRef name);
  /// Prints one entry per line, sorted.
  std::string str() const;
};

/// The blind spots of a run: those without a recorded reason (`blind`), and
/// how many of the others each reason explains.
struct SpotReport {
  std::vector<Spot> blind;
  /// For each reason, the number of blind spots that it explains and no earlier
  /// reason does.
  std::vector<uint64_t> explained;
  /// Indices of reasons that are not the first match of any entry, blind or
  /// not.
  std::vector<size_t> stale;
};
SpotReport explainSpots(const SpotCounts &counts, ArrayRef<SpotReason> reasons);

/// Returns the entries that are blind spots now, although programs had them
/// when the baseline was made, and so many that this is no chance. Pairs with
/// an operation that was itself a blind spot then are not included, because the
/// baseline could not list them. Entries that did not exist then, such as an
/// operation that upstream has added since, are included.
std::vector<Spot> findReturned(const SpotReport &report,
                               const SpotBaseline &baseline);

/// Makes a baseline of what a run of `rounds` rounds saw. An entry is marked as
/// rare if a run of only `shortRounds` rounds may miss it by chance.
SpotBaseline makeBaseline(const SpotCounts &counts, const SpotReport &report,
                          ArrayRef<SpotReason> reasons, uint64_t rounds,
                          uint64_t shortRounds, uint64_t seed);

/// Returns the schema `padlab-blind-spots-1` of reports/schema.md.
json::Object describeSpots(const SpotCounts &counts, const SpotReport &report,
                           ArrayRef<SpotReason> reasons);

} // namespace padlab

#endif // PADLAB_FUZZ_BLINDSPOTS_H
